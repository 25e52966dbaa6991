import { isLikeIngredient } from '../text/like-ingredient.ts';
import { isOtherHeading } from '../text/headings.ts';
import type { PlacedLine } from './amount-column.ts';
import { isAside, isShareBar } from './asides.ts';
import type { Block } from './blocks.ts';

/** A step is at least a sentence. */
const SHORTEST_STEP = 25;
const MOST_STEPS = 60;

/** Finds a recipe on a page without headings or classes: lines that start with an amount, and what follows them. */
export function byLook(blocks: readonly Block[]): { ingredients: PlacedLine[]; steps: PlacedLine[] } {
  let best = { from: 0, to: 0, many: 1 };
  let run = { from: 0, many: 0, others: 0 };
  for (const [at, { text }] of blocks.entries()) {
    if (isLikeIngredient(text)) {
      if (run.many === 0) run = { from: at, many: 0, others: 0 };
      run.many += 1;
      run.others = 0;
      if (run.many > best.many) best = { from: run.from, to: at + 1, many: run.many };
    } else {
      run.others += 1;
      // A line or two without an amount ('salt', a heading) may be among the ingredients.
      if (run.others > 2 || text.length > 100) run = { from: 0, many: 0, others: 0 };
    }
  }
  if (best.many < 3) return { ingredients: [], steps: [] };
  // Include the rest of the list: 'salt', 'butter', 'oil'.
  while (isSameList(blocks[best.from - 1], blocks[best.from])) best.from -= 1;
  while (isSameList(blocks[best.to], blocks[best.to - 1])) best.to += 1;
  return {
    ingredients: headed(blocks.slice(best.from, best.to)),
    steps: stepsAfter(blocks, best.to),
  };
}

const isSameList = (one: Block | undefined, other: Block | undefined) =>
  one?.isItem === true && other?.isItem === true && one.home === other.home;

/** The steps after the ingredients, up to the page's next heading. */
export function stepsAfter(blocks: readonly Block[], at: number): PlacedLine[] {
  const title = blocks.find(({ level }) => level === 1)?.text ?? '';
  return headed(stepsFrom(blocks.slice(at, at + MOST_STEPS), title));
}

/** Whether a line is long enough for a step and not an ingredient. */
export const isLikeStep = (text: string): boolean => text.length >= SHORTEST_STEP && !isLikeIngredient(text);

/** Whether a heading right below the ingredients names the dish once more, over its method. */
const isDish = (text: string, title: string): boolean => text.length > 3 && title.includes(text);

/** 'Baking time: about 30 minutes', and nothing else. */
const isTime = (text: string): boolean =>
  text.length <= 60 &&
  /^\p{L}[\p{L} ]{2,30}: [\p{L}. ]{0,12}\d{1,3}(?: ?[-–] ?\d{1,3})? ?\p{L}{1,8}\.?$/u.test(text);

function stepsFrom(blocks: readonly Block[], title: string): Block[] {
  const end = blocks.findIndex(
    ({ text, level }, at) =>
      isOtherHeading(text) ||
      isShareBar(text) ||
      (level > 0 && level < 3 && !(at === 0 && isDish(text, title))) ||
      (level > 0 && blocks[at + 1]?.isLink === true),
  );
  const from = isDish(blocks[0]?.text ?? '', title) ? 1 : 0;
  return blocks
    .slice(from, end === -1 ? blocks.length : end)
    .filter(
      ({ text, level }) => level > 0 || (text.length >= SHORTEST_STEP && !isAside(text) && !isTime(text)),
    );
}

function headed(blocks: readonly Block[]): PlacedLine[] {
  let heading: string | null = null;
  return blocks.flatMap(({ text, level, home, isItem }) => {
    if (level > 0) heading = text;
    return level > 0 ? [] : [{ heading, text, home, isItem }];
  });
}
