import type { components } from '@larder/contract';
import { INGREDIENT_INDEX } from '@larder/catalogue';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SignedIn } from '../../platform/access/caller.ts';
import { makeAccountLimit } from '../../platform/attempts/account-limit.ts';
import { badRequest, Problem, requestGivenUp } from '../../platform/http/problem.ts';
import type { Upload } from '../../platform/http/uploads.ts';
import { readWrittenSources } from '../own/source.store.ts';
import { readFile, type Failed } from './archive/read-file.ts';
import { Refusal, refusalText } from './archive/refusal.ts';
import { draftOf, draftOfLarder, type RecipeDraft } from './draft/draft.ts';
import { makeLineReader } from './draft/line-reader.ts';
import { makeExistingFinder } from './existing.ts';
import type { Rules } from './fetching/addresses.ts';
import { fetchPage, type FetchedPage } from './fetching/fetch-page.ts';
import { makeQueues, patienceOf, takeTurn } from './queues.ts';
import { readHtml, readPastedText, readTextFile, type Found } from './read-text.ts';
import { addressOf } from './schema/addresses.ts';

type ImportRequest = components['schemas']['ImportRequest'];
type ImportedDrafts = components['schemas']['ImportedDrafts'];

/** How many recipes are read from one upload. */
export const MOST_DRAFTS = 500;
/** The largest response, in characters. */
const MOST_CHARACTERS = 5_000_000;
/** A cook moving from another app may send hundreds of files, one after another. */
const IMPORTS = {
  name: 'imports',
  most: 600,
  windowMs: 600_000,
  refusal: 'That was a lot of imports. Please wait a few minutes, or combine them into one file.',
};
/** This server requests pages from other sites, so it must not be used to flood them. */
const LINKS = {
  name: 'import links',
  most: 30,
  windowMs: 60_000,
  refusal: 'That was a lot of links. Please wait a minute.',
};
/** Why a turn has not come. */
const BUSY = {
  links: 'Larder is opening many other links just now. Try again in a minute.',
  recipes: 'Larder is reading many other recipes just now. Try again in a minute.',
} as const;

export interface ImportService {
  /** Reads recipes as drafts. Nothing is stored. */
  read(caller: SignedIn, sent: ImportRequest | Upload, signal: AbortSignal): Promise<ImportedDrafts>;
}

/** Imports for cooks, from a link, a page, a text or a file. */
export function makeImportService(
  database: NodePgDatabase,
  rules: Rules,
  now: () => Date,
  queues = makeQueues(),
): ImportService {
  const limit = makeAccountLimit(database, IMPORTS, now);
  const limitLinks = makeAccountLimit(database, LINKS, now);

  /** Fetches the linked page; null if the request itself contains the recipes. */
  const fetchLink = async (sent: ImportRequest | Upload, signal: AbortSignal, patience: AbortSignal) => {
    const url = linkIn(sent);
    if (url === null) return null;
    return refusing('url', signal, () =>
      takeTurn(queues.fetching, patience, BUSY.links, () => fetchPage(url, rules, patience)),
    );
  };

  const readSent = async (
    sent: ImportRequest | Upload,
    page: FetchedPage | null,
    signal: AbortSignal,
  ): Promise<{ found: readonly Found[]; failed: readonly Failed[] }> => {
    if ('data' in sent) return readFile(sent.data, sent.name, MOST_DRAFTS);
    return { found: await readRequest(sent, page, signal), failed: [] };
  };

  return {
    async read(caller, sent, signal) {
      await limit(caller.userId);
      if (linkIn(sent) !== null) await limitLinks(caller.userId);
      const patience = patienceOf(signal, queues);
      const page = await fetchLink(sent, signal, patience);
      return takeTurn(queues.working, patience, BUSY.recipes, async () => {
        if (signal.aborted) throw requestGivenUp();
        const { found, failed } = await readSent(sent, page, signal);
        const existing = makeExistingFinder(await readWrittenSources(database, caller.userId));
        return answer(found, failed, existing, signal);
      });
    },
  };
}

/** The link to fetch, if the request contains nothing else. */
function linkIn(sent: ImportRequest | Upload): string | null {
  if ('data' in sent || sent.html !== undefined || sent.text !== undefined) return null;
  return sent.url ?? null;
}

/** Reads a JSON request: a link with its page, a page's source or a text. */
async function readRequest(
  sent: ImportRequest,
  page: FetchedPage | null,
  signal: AbortSignal,
): Promise<Found[]> {
  const { url, html, text } = sent;
  const isOne = [html ?? url, text].filter((one) => one !== undefined).length === 1;
  if (!isOne) throw badRequest([{ path: '', message: 'Please send a link, a page or a text.' }]);
  const field = html === undefined ? (text === undefined ? 'url' : 'text') : 'html';
  return refusing(field, signal, async () => {
    const found = await readField(sent, page);
    if (found.length === 0)
      throw new Refusal('There is no recipe on this page. Paste its text, or type the recipe in.');
    return found;
  });
}

/** Turns errors into a message about a field. */
async function refusing<Result>(
  field: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw requestGivenUp();
    if (error instanceof Problem) throw error;
    throw badRequest([{ path: `/${field}`, message: refusalText(error) }]);
  }
}

async function readField({ url, html, text }: ImportRequest, page: FetchedPage | null): Promise<Found[]> {
  if (html !== undefined) return readHtml(html, addressOf(null, url));
  if (text !== undefined) return readPastedText(text);
  if (page === null) return [];
  const isJson = /^\s{0,100}[[{]/.test(page.html);
  return isJson ? readTextFile(page.html, '') : readHtml(page.html, page.address);
}

async function answer(
  found: readonly Found[],
  failed: readonly Failed[],
  existing: (draft: RecipeDraft) => number | null,
  signal: AbortSignal,
): Promise<ImportedDrafts> {
  const reader = makeLineReader(INGREDIENT_INDEX);
  const drafts: RecipeDraft[] = [];
  const left: Failed[] = [];
  let characters = 0;
  for (const one of found) {
    if (signal.aborted) throw requestGivenUp();
    if (drafts.length >= MOST_DRAFTS || characters > MOST_CHARACTERS) {
      left.push({
        name: titleOf(one),
        message: 'That was too much for one import. Import this one separately.',
      });
      continue;
    }
    const draft =
      'larder' in one ? draftOfLarder(one.larder, INGREDIENT_INDEX) : await draftOf(one.recipe, reader);
    characters += JSON.stringify(draft).length;
    drafts.push({ ...draft, existing_recipe_id: existing(draft) });
  }
  return { drafts, failed: [...failed, ...left].slice(0, MOST_DRAFTS) };
}

function titleOf(found: Found): string {
  return ('larder' in found ? found.larder.title : found.recipe.title).slice(0, 150) || 'A recipe';
}
