import type { Document, Element } from 'domhandler';
import { NOTHING, type FoundRecipe } from '../schema/found-recipe.ts';
import { tidiedLine } from '../schema/ingredients.ts';
import { minutesIn } from '../schema/durations.ts';
import { addressOf } from '../schema/addresses.ts';
import type { Block, Part } from './blocks.ts';
import { byLook, isLikeStep, stepsAfter } from './by-look.ts';
import { isAside, isPart, YIELD } from './asides.ts';
import { elementText } from './element-text.ts';
import { elementsIn } from './tree.ts';
import { isWithin } from './within.ts';
import { withAmounts, type PlacedLine } from './amount-column.ts';
import { under } from './headed-lines.ts';
import {
  isIngredientsHeading,
  isMakingHeading,
  isMethodHeading,
  isOtherHeading,
  isStepsHeading,
} from '../text/headings.ts';
import { isLikeIngredient } from '../text/like-ingredient.ts';

/** Characters. */
const LONGEST_HEADING = 80;
/** No part of a recipe has as many. */
const MOST_LINES = 10_000;

/** Reads a page without markup from its visible content: headings, lists and class names. */
export function readVisible(
  page: Document,
  blocks: readonly Block[],
  address: string | null,
): FoundRecipe | null {
  const listed = under(blocks, isIngredientsHeading, isLikeIngredient);
  let ingredients = best(listed.lines, within(blocks, 'ingredients', isLikeIngredient), isLikeIngredient);
  let steps = best(headedSteps(blocks), within(blocks, 'steps', isLikeStep), isLikeStep);
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

/** The lines of the region that has most with a class for this part, and of those around it. */
function within(blocks: readonly Block[], part: Part, isLikely: (text: string) => boolean): PlacedLine[] {
  const regions = regionsOf(blocks, part);
  const all = [...regions];
  const worth = (lines: readonly PlacedLine[]) =>
    lines.filter(({ text }) => isLikely(text)).length + lines.length / MOST_LINES;
  let most = 0;
  let largest: Element | null | undefined;
  for (const [region, { lines }] of all) {
    if (worth(lines) <= most) continue;
    most = worth(lines);
    largest = region;
  }
  // If each line or group has the class, each is a region of its own.
  const longest = largest === undefined ? 0 : (regions.get(largest)?.lines.length ?? 0);
  return all.flatMap(([region, { lines }]) => {
    if (longest < 2 || isSister(region, largest)) return lines;
    // What surrounds a list may be more lists, and also settings and remarks.
    return isAround(region, largest) ? lines.filter(({ isItem }) => isItem) : [];
  });
}

interface Region {
  heading: string | null;
  /** Under 'Allergens' or the like, until the region ends. */
  isOther: boolean;
  readonly lines: PlacedLine[];
}

function regionsOf(blocks: readonly Block[], part: Part): ReadonlyMap<Element | null, Region> {
  const regions = new Map<Element | null, Region>();
  for (const [at, block] of blocks.entries()) {
    if (block.part !== part || isPart(block.text) || isAside(block.text)) continue;
    const region = regions.get(block.region) ?? { heading: null, isOther: false, lines: [] };
    regions.set(block.region, region);
    if (isOtherHeading(block.text)) region.isOther = true;
    if (region.isOther) continue;
    if (block.level > 0 || isOverItems(block, blocks[at - 1], blocks[at + 1])) region.heading = block.text;
    else {
      const { text, home, isItem } = block;
      region.lines.push({ heading: region.heading, text, home, isItem });
    }
  }
  return regions;
}

/** Whether a short line between two lists is the heading of the second. */
const isOverItems = ({ text, isItem }: Block, before: Block | undefined, after: Block | undefined): boolean =>
  !isItem &&
  text.length <= LONGEST_HEADING &&
  !/\d|[.!?]$/.test(text) &&
  before?.isItem === true &&
  after?.isItem === true &&
  before.home !== after.home;

/** Whether a region holds the other. */
const isAround = (outer: Element | null, inner: Element | null | undefined): boolean =>
  outer !== null && inner !== null && inner !== undefined && isWithin(inner, outer);

/** Whether two regions are groups of one list: siblings with the same class. */
function isSister(one: Element | null | undefined, other: Element | null | undefined): boolean {
  if (!one || !other) return one === other;
  return one === other || (one.parent === other.parent && one.attribs.class === other.attribs.class);
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
