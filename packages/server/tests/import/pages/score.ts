import type { FoundRecipe, Headed } from '../../../src/recipes/import/schema/found-recipe.ts';
import { isHeading } from '../../../src/recipes/import/line-readers.ts';
import { tidySteps, withoutBullet } from '../../../src/recipes/import/draft/tidy-steps.ts';
import { readYield } from '../../../src/recipes/import/schema/yields.ts';

/** What recipe-scrapers expects from a page. */
export interface Expected {
  readonly title?: string;
  readonly ingredients?: readonly string[];
  readonly instructions_list?: readonly string[] | string;
  readonly yields?: string | number;
}

export const PARTS = ['saved', 'title', 'yield', 'ingredients', 'steps'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Which parts of a page were read as expected. Texts are compared by letters, digits and signs, without white space,
 * brackets, bullets, asterisks for bold, apostrophe and fraction styles, step numbers and colons after headings. Headings may be among the
 * lines or above them, since only some sites' expectations include them.
 */
export function scoreOf(expected: Expected, found: FoundRecipe | undefined): Readonly<Record<Part, boolean>> {
  if (!found) return { saved: false, title: false, yield: false, ingredients: false, steps: false };
  return {
    saved: found.ingredients.length > 0 && found.steps.length > 0 && found.title !== '',
    title: tidy(found.title) === tidy(expected.title ?? ''),
    yield: isYield(expected.yields, found.yieldText),
    ingredients: isSame(expectedLines(expected.ingredients), found.ingredients),
    steps: isSame(tidySteps(expectedLines(expected.instructions_list)), tidySteps(found.steps)),
  };
}

function expectedLines(lines: readonly string[] | string = []): Headed[] {
  return (typeof lines === 'string' ? lines.split('\n') : lines).map((text) => ({ heading: null, text }));
}

function isSame(expected: readonly Headed[], found: readonly Headed[]): boolean {
  const headings = new Set(
    found.flatMap(({ heading }) => [heading ?? '', ...(heading ?? '').split(': ')].map(tidy)),
  );
  const lines = (texts: readonly Headed[]) =>
    texts
      .filter(({ text }) => !isHeading(text) && !headings.has(tidy(text)))
      .map(({ text }) => tidy(withoutBullet(text)))
      .filter(Boolean)
      .join('\n');
  // A heading may also precede its line, as in the draft.
  const whole = found.map(({ heading, text }) => ({
    heading,
    text: heading === null ? text : `${heading}: ${text}`,
  }));
  return [lines(found), lines(whole)].includes(lines(expected));
}

/** Either end of a range is accepted. */
function isYield(expected: string | number | undefined, found: string | null): boolean {
  if (expected === undefined) return true;
  const count = readYield(String(expected))?.count;
  return count === undefined || (found?.match(/\d+/g) ?? []).some((one) => Number(one) === count);
}

function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll('**', '')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\u{200B}\u{FEFF}\u{AD}\u{2063}]/gu, '')
    .replaceAll(/[\s()]+/g, '')
    .replace(/[:.]+$/, '');
}
