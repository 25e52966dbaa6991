import { isIngredientsHeading, isMethodHeading, isOtherHeading } from '../text/headings.ts';
import { isLikeIngredient } from '../text/like-ingredient.ts';
import type { PlacedLine } from './amount-column.ts';
import type { Block } from './blocks.ts';
import { isAside, isPart, isShareBar } from './asides.ts';
import { Section } from './section.ts';

const MOST_LINES = 1_000;
/** A page has few headings of each kind. */
const MOST_HEADINGS = 40;

/** One or two ingredients may well be links to a shop. */
const FEWEST_LINKS = 3;

/** Lines of a page that belong together, and the index after them. */
export interface Lines {
  readonly lines: readonly PlacedLine[];
  readonly end: number;
}

/** The lines of the section with the most likely ones, among all with a matching heading. */
export function under(
  blocks: readonly Block[],
  isHeading: (text: string) => boolean,
  isLikely: (text: string) => boolean,
): Lines {
  let best: Lines = { lines: [], end: 0 };
  let most = 0;
  let tried = 0;
  for (const [at, block] of blocks.entries()) {
    if (block.text.length > 60 || !isHeading(block.text)) continue;
    tried += 1;
    if (tried > MOST_HEADINGS) break;
    const found = linesFrom(blocks, at, isHeading, isLikely);
    // A menu may have more lines than a recipe, but no amounts.
    const worth = found.lines.filter(({ text }) => isLikely(text)).length + found.lines.length / MOST_LINES;
    if (worth <= most) continue;
    best = found;
    most = worth;
  }
  return best;
}

function linesFrom(
  blocks: readonly Block[],
  at: number,
  isHeading: (text: string) => boolean,
  isLikely: (text: string) => boolean,
): Lines {
  const first = blocks[at] as Block;
  const section = new Section(first, isLikely);
  let end = at + 1;
  // Of two tabs side by side, the first is open.
  const tab = blocks[end];
  if (tab && isTabOf(first, tab)) end += 1;
  for (let next = end; next < Math.min(blocks.length, at + MOST_LINES); next += 1) {
    const block = blocks[next] as Block;
    // Under 'Method' there may be 'Preparation' and 'Cooking'.
    if (first.level > 0 && block.level > first.level && isHeading(block.text)) continue;
    if (isPart(block.text) || isOtherHeading(block.text) || isShareBar(block.text)) break;
    if (isOverLinks(block, blocks.slice(next + 1, next + 1 + FEWEST_LINKS), first)) break;
    if (
      isNextPart(block, first.level || 7, section.lines.length > 0) &&
      !isGroup(block, first, blocks[next + 1], isLikely)
    )
      break;
    if (isAside(block.text)) continue;
    const taken = section.take(block);
    if (taken === 'ended') break;
    if (taken === 'taken') end = next + 1;
  }
  return { lines: section.lines, end };
}

/** Whether two headings of the parts stand side by side over the same lines. */
const isTabOf = (first: Block, next: Block): boolean =>
  isIngredientsHeading(first.text) &&
  isMethodHeading(next.text) &&
  first.level === next.level &&
  // Each in a tab of its own, not one right below the other.
  first.home !== next.home &&
  first.home.parent === next.home.parent;

/** Whether a block is a heading of links to other pages, and not of ingredients to buy. */
function isOverLinks({ level }: Block, after: readonly Block[], first: Block): boolean {
  if (level === 0 || after.length < FEWEST_LINKS || !after.every(({ isLink }) => isLink)) return false;
  return !isIngredientsHeading(first.text) || !after.some(({ text }) => isLikeIngredient(text));
}

/** Whether a block is a heading of at least the section's level. */
function isNextPart({ level: own }: Block, level: number, hasLines: boolean): boolean {
  return own > 0 && own < 7 && (own < level || (own === level && hasLines));
}

/** Whether a heading of the same level starts another group of ingredients: 'Crosses', 'Glaze'. */
function isGroup(
  block: Block,
  first: Block,
  next: Block | undefined,
  isLikely: (text: string) => boolean,
): boolean {
  return (
    block.level === first.level && next?.isItem === true && isLikely(next.text) && isLikeIngredient(next.text)
  );
}
