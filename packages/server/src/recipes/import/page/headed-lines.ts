import { isOtherHeading } from '../text/headings.ts';
import { isLikeIngredient } from '../text/like-ingredient.ts';
import type { PlacedLine } from './amount-column.ts';
import type { Block } from './blocks.ts';
import { isAside, isPart } from './asides.ts';
import { Section } from './section.ts';

const MOST_LINES = 1_000;
/** A page has few headings of each kind. */
const MOST_HEADINGS = 40;

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
    const found = linesFrom(blocks, at, isLikely);
    // A menu may have more lines than a recipe, but no amounts.
    const worth = found.lines.filter(({ text }) => isLikely(text)).length + found.lines.length / MOST_LINES;
    if (worth <= most) continue;
    best = found;
    most = worth;
  }
  return best;
}

function linesFrom(blocks: readonly Block[], at: number, isLikely: (text: string) => boolean): Lines {
  const first = blocks[at] as Block;
  const section = new Section(first, isLikely);
  let end = at + 1;
  for (let next = end; next < Math.min(blocks.length, at + MOST_LINES); next += 1) {
    const block = blocks[next] as Block;
    if (isPart(block.text) || isOtherHeading(block.text)) break;
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
