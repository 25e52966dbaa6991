import { isTag, type Element } from 'domhandler';
import { isOtherHeading } from '../text/headings.ts';
import { isLikeIngredient } from '../text/like-ingredient.ts';
import type { PlacedLine } from './amount-column.ts';
import { isAside, isPart } from './asides.ts';
import type { Block, Part } from './blocks.ts';
import { isWithin } from './within.ts';

/** Characters. */
const LONGEST_HEADING = 80;
/** No part of a recipe has as many. */
const MOST_LINES = 10_000;

/** The lines of the region that has most with a class for this part, and of those around it. */
export function linesNamed(
  blocks: readonly Block[],
  part: Part,
  isLikely: (text: string) => boolean,
): PlacedLine[] {
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
    const last = region.lines.at(-1);
    if (last && isNoteOf(block, blocks[at - 1], last)) {
      region.lines[region.lines.length - 1] = { ...last, text: `${last.text} ${block.text}` };
      continue;
    }
    if (block.level > 0 || isOverItems(block, blocks[at - 1], blocks[at + 1])) region.heading = block.text;
    else {
      const { text, home, isItem } = block;
      region.lines.push({ heading: region.heading, text, home, isItem });
    }
  }
  return regions;
}

/** Whether a line is alone in a list inside the item before it: '238 g peppers', and in it 'two medium ones'. */
function isNoteOf({ home, isItem }: Block, before: Block | undefined, last: PlacedLine): boolean {
  const isInside =
    isItem && isTag(home) && home.name !== 'li' && before?.text === last.text && home.parent === last.home;
  return (
    isInside && home.children.filter((child) => isTag(child)).length === 1 && isLikeIngredient(last.text)
  );
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
