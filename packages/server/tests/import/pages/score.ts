import type { FoundRecipe, Headed } from '../../../src/recipes/import/schema/found-recipe.ts';
import { isHeading } from '../../../src/recipes/import/line-readers.ts';
import { tidySteps, withoutBullet } from '../../../src/recipes/import/draft/tidy-steps.ts';
import { readYield } from '../../../src/recipes/import/schema/yields.ts';

/** What recipe-scrapers expects of a page. */
export interface Expected {
  readonly title?: string;
  readonly ingredients?: readonly string[];
  readonly instructions_list?: readonly string[] | string;
  readonly yields?: string | number;
}

export const PARTS = ['saved', 'title', 'yield', 'ingredients', 'steps'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Which parts of a page were read as expected. Texts are equal if their letters, figures and signs are: white space,
 * brackets, bullets, the form of an apostrophe, the way in which a fraction is written, the number before a step and the colon after a heading are not compared.
 * Headings may stand among the lines or over them, for some sites' expectations have them and others' do not.
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
  // A heading may also stand before its line, as the draft has it.
  const whole = found.map(({ heading, text }) => ({
    heading,
    text: heading === null ? text : `${heading}: ${text}`,
  }));
  return [lines(found), lines(whole)].includes(lines(expected));
}

/** Of a range, either end. */
function isYield(expected: string | number | undefined, found: string | null): boolean {
  if (expected === undefined) return true;
  const count = readYield(String(expected))?.count;
  return count === undefined || (found?.match(/\d+/g) ?? []).some((one) => Number(one) === count);
}

function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\u{200B}\u{FEFF}\u{AD}\u{2063}]/gu, '')
    .replaceAll(/[\s()]+/g, '')
    .replace(/[:.]+$/, '');
}
