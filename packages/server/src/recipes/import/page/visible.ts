import type { Document } from 'domhandler';
import { NOTHING, type FoundRecipe, type Headed } from '../schema/found-recipe.ts';
import { minutesIn } from '../schema/durations.ts';
import { addressOf } from '../schema/addresses.ts';
import { blocksOf, type Block, type Part } from './blocks.ts';
import { elementText } from './element-text.ts';
import { elementsIn } from './tree.ts';
import { isIngredientsHeading, isOtherHeading, isStepsHeading } from '../text/headings.ts';

const MOST_LINES = 1_000;
const YIELD =
  /^(?:serves|servings?|makes|yields?|portions?|porties|porciones|portionen|personen|personnes?|für|pour|für|per|voor)\b|\b(?:servings?|portions?|personen|personnes|porciones|porzioni|porties|people|persone)\b/i;

/** Reads a page without markup by what a cook sees: its headings, lists, and how its parts are named. */
export function readVisible(page: Document, address: string | null): FoundRecipe | null {
  const blocks = blocksOf(page);
  const ingredients = best(under(blocks, isIngredientsHeading), within(blocks, 'ingredients'));
  const steps = best(under(blocks, isStepsHeading), within(blocks, 'steps'));
  if (ingredients.length === 0 && steps.length === 0) return null;
  return {
    ...NOTHING,
    title: titleOf(page, blocks),
    ingredients,
    steps,
    yieldText: yieldIn(blocks),
    totalTime: null,
    ...timesIn(blocks),
    source: address,
    image: metaOf(page, 'og:image', address),
  };
}

/** What stands under a heading counts before what is merely named so. */
function best(headed: readonly Headed[], named: readonly Headed[]): readonly Headed[] {
  return headed.length >= 2 || headed.length >= named.length ? headed : named;
}

/** The lines after the heading with the most of them, up to the next that is no part of it. */
function under(blocks: readonly Block[], isHeading: (text: string) => boolean): Headed[] {
  let most: Headed[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.text.length > 60 || !isHeading(block.text)) continue;
    const lines = linesFrom(blocks, at);
    if (lines.length > most.length) most = lines;
  }
  return most;
}

function linesFrom(blocks: readonly Block[], at: number): Headed[] {
  const level = blocks[at]?.level || 7;
  const lines: Headed[] = [];
  let heading: string | null = null;
  for (const block of blocks.slice(at + 1, at + 1 + MOST_LINES)) {
    if (isPart(block.text) || isOtherHeading(block.text)) break;
    if (
      block.level > 0 &&
      block.level < 7 &&
      (block.level < level || (block.level === level && lines.length > 0))
    )
      break;
    if (isAside(block.text)) continue;
    if (block.level > 0) heading = block.text;
    else lines.push({ heading, text: block.text });
  }
  return lines;
}

const isPart = (text: string) => isIngredientsHeading(text) || isStepsHeading(text);
/** Lines that stand among the ingredients and are none. */
const isAside = (text: string) =>
  (text.length <= 30 && YIELD.test(text)) ||
  /^(?:US|Metric|Imperial|Cups|\[edit.*|\d?x|Print|Save|Cook mode.*|Add to .*)$/i.test(text);

/** The lines of the region that is named so with the most of them. */
function within(blocks: readonly Block[], part: Part): Headed[] {
  const regions = new Map<unknown, { heading: string | null; lines: Headed[] }>();
  for (const block of blocks) {
    if (block.part !== part || isPart(block.text) || isAside(block.text)) continue;
    const region = regions.get(block.region) ?? { heading: null, lines: [] };
    regions.set(block.region, region);
    if (block.level > 0) region.heading = block.text;
    else region.lines.push({ heading: region.heading, text: block.text });
  }
  const all = [...regions.values()].map(({ lines }) => lines);
  const largest = all.reduce<Headed[]>((most, lines) => (lines.length > most.length ? lines : most), []);
  // A class on each line makes a region of each.
  return largest.length > 1 ? largest : all.flat();
}

function titleOf(page: Document, blocks: readonly Block[]): string {
  const heading = blocks.find(({ level }) => level === 1)?.text;
  if (heading) return heading;
  for (const element of elementsIn(page)) if (element.name === 'title') return elementText(element);
  return '';
}

function metaOf(page: Document, property: string, address: string | null): string | null {
  for (const { name, attribs } of elementsIn(page))
    if (name === 'meta' && (attribs.property ?? attribs.name) === property)
      return addressOf(address, attribs.content);
  return null;
}

function yieldIn(blocks: readonly Block[]): string | null {
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
