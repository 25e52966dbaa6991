import type { Document } from 'domhandler';
import { NOTHING, type FoundRecipe } from '../schema/found-recipe.ts';
import { tidiedLine } from '../schema/ingredients.ts';
import { minutesIn } from '../schema/durations.ts';
import { addressOf } from '../schema/addresses.ts';
import type { Block } from './blocks.ts';
import { byLook, isLikeStep, stepsAfter } from './by-look.ts';
import { YIELD } from './asides.ts';
import { elementText } from './element-text.ts';
import { linesNamed } from './named-lines.ts';
import { elementsIn } from './tree.ts';
import { withAmounts, type PlacedLine } from './amount-column.ts';
import { under } from './headed-lines.ts';
import { isIngredientsHeading, isMakingHeading, isMethodHeading, isStepsHeading } from '../text/headings.ts';
import { isLikeIngredient } from '../text/like-ingredient.ts';

/** Lines. A list that ends after more has its end. */
const MOST_CUT_SHORT = 4;

/** Reads a page without markup from its visible content: headings, lists and class names. */
export function readVisible(
  page: Document,
  blocks: readonly Block[],
  address: string | null,
): FoundRecipe | null {
  const listed = under(blocks, isIngredientsHeading, isLikeIngredient);
  const named = linesNamed(blocks, 'ingredients', isLikeIngredient);
  let ingredients = isCutShort(listed.lines, named) ? named : best(listed.lines, named, isLikeIngredient);
  let steps = best(headedSteps(blocks), linesNamed(blocks, 'steps', isLikeStep), isLikeStep);
  if (steps.length === 0 && listed.lines.length > 1) steps = stepsAfter(blocks, listed.end);
  if (ingredients.length === 0 || steps.length === 0) {
    const looked = byLook(blocks);
    if (ingredients.length === 0) ingredients = looked.ingredients;
    if (steps.length === 0) steps = looked.steps;
  }
  if (ingredients.length === 0 && steps.length === 0) return null;
  return {
    ...NOTHING,
    title: titleOf(page, blocks),
    ingredients: withAmounts(ingredients).map((line) => ({ ...line, text: tidiedLine(line.text) })),
    steps: steps.map(({ heading, text }) => ({ heading, text })),
    yieldText: yieldIn(blocks),
    totalTime: null,
    ...timesIn(blocks),
    source: address,
    image: metaOf(page, 'og:image', address),
  };
}

const isOfSteps = (text: string): boolean => isStepsHeading(text) || isMakingHeading(text);

/** The steps under 'Method', or else under 'How to make …': a page may link to other recipes by such headings. */
function headedSteps(blocks: readonly Block[]): readonly PlacedLine[] {
  const { lines } = under(blocks, isMethodHeading, isLikeStep);
  return lines.some(({ text }) => isLikeStep(text)) ? lines : under(blocks, isOfSteps, isLikeStep).lines;
}

/** Lines under a heading take precedence over those found by class, unless only the latter are likely: a menu has headings too. */
function best(
  headed: readonly PlacedLine[],
  named: readonly PlacedLine[],
  isLikely: (text: string) => boolean,
): readonly PlacedLine[] {
  const hasLikely = (lines: readonly PlacedLine[]) => lines.some(({ text }) => isLikely(text));
  if (!hasLikely(headed) && hasLikely(named)) return named;
  return headed.length >= 2 || headed.length >= named.length ? headed : named;
}

/** Whether lines are the first few of a list that its class shows to be longer. */
function isCutShort(few: readonly PlacedLine[], all: readonly PlacedLine[]): boolean {
  const isCut = few.length > 1 && few.length <= MOST_CUT_SHORT && few.length * 2 <= all.length;
  return isCut && few.every((line) => all.some(({ text }) => text.startsWith(line.text)));
}

/** The page's heading; of several, the one that is part of its og:title. */
function titleOf(page: Document, blocks: readonly Block[]): string {
  const headings = blocks.filter(({ level }) => level === 1).map(({ text }) => text);
  const named = metaTitle(page).toLowerCase();
  const heading = headings.find((text) => named.includes(text.toLowerCase())) ?? headings[0];
  if (heading) return heading;
  for (const element of elementsIn(page)) if (element.name === 'title') return elementText(element);
  return '';
}

/** What a page calls itself: its headings and its title. */
export function titlesOf(page: Document, blocks: readonly Block[]): readonly string[] {
  const named = [...elementsIn(page)].filter(({ name }) => name === 'title');
  return [
    metaTitle(page),
    ...blocks.filter(({ level }) => level === 1).map(({ text }) => text),
    ...named.map((element) => elementText(element)),
  ];
}

function metaTitle(page: Document): string {
  for (const { name, attribs } of elementsIn(page))
    if (name === 'meta' && attribs.property === 'og:title') return attribs.content ?? '';
  return '';
}

function metaOf(page: Document, property: string, address: string | null): string | null {
  for (const { name, attribs } of elementsIn(page))
    if (name === 'meta' && (attribs.property ?? attribs.name) === property)
      return addressOf(address, attribs.content);
  return null;
}

/** The page's statement of how many it serves. */
export function yieldIn(blocks: readonly Block[]): string | null {
  return blocks.find(({ text }) => text.length <= 60 && /\d/.test(text) && YIELD.test(text))?.text ?? null;
}

const TIMES = [
  ['prepTime', /^(?:prep(?:aration)?|vorbereitung)\b[^\d]{0,20}/i],
  ['cookTime', /^(?:cook(?:ing)?|baking|kochzeit|cuisson)\b[^\d]{0,20}/i],
  ['totalTime', /^(?:total|ready in|gesamt)\b[^\d]{0,20}/i],
] as const;

function timesIn(blocks: readonly Block[]): Partial<Record<'prepTime' | 'cookTime' | 'totalTime', number>> {
  const times: Partial<Record<'prepTime' | 'cookTime' | 'totalTime', number>> = {};
  for (const { text } of blocks) {
    if (text.length > 60 || !/\d/.test(text)) continue;
    for (const [name, words] of TIMES) {
      const minutes = words.test(text) ? minutesIn(text.replace(words, '')) : undefined;
      if (minutes) times[name] ??= minutes;
    }
  }
  return times;
}
