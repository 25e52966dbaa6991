import type { Source } from '../own/source.store.ts';
import type { RecipeDraft } from './draft/draft.ts';

/** Finds the user's recipe that a draft duplicates: from the same page, or with the same title and lines. */
export function makeExistingFinder(own: readonly Source[]): (draft: RecipeDraft) => number | null {
  const byPage = new Map<string, number>();
  const byWords = new Map<string, number>();
  for (const { id, recipe } of own) {
    if (recipe.sourceUrl !== null) byPage.set(pageOf(recipe.sourceUrl), id);
    byWords.set(wordsOf(recipe.title, recipe.lines), id);
  }
  return ({ title, lines, source_url: page }) =>
    (page === null ? undefined : byPage.get(pageOf(page))) ??
    byWords.get(wordsOf(title ?? '', lines)) ??
    null;
}

/** Normalises a page URL: without 'www.', trailing slash, fragment and tracking parameters. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, searchParams } = new URL(address);
  const added = Array.from(searchParams.keys()).filter((name) => /^(?:utm_|fbclid|gclid|mc_)/.test(name));
  for (const name of added) searchParams.delete(name);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}?${searchParams}`.toLowerCase();
}

function wordsOf(title: string, lines: readonly { readonly text: string }[]): string {
  return [title, ...lines.map(({ text }) => text)]
    .map((text) => text.normalize('NFKC').trim().toLowerCase())
    .join('\n');
}
