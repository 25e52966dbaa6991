import type { Headed } from '../schema/found-recipe.ts';
import type { Block } from './blocks.ts';
import { commonHolder, isWithin } from './within.ts';

const LONGEST_AMOUNT = 30;

/** An amount in a column of its own, in any language: '3 κουτ. σούπας'. */
export const isAmountOfColumn = (text: string): boolean =>
  text.length <= LONGEST_AMOUNT && /^[\d\p{No}][^,;]*$/u.test(text);

/** A line of a page, the element that contains it, and whether it is a list item or a table row. */
export interface PlacedLine extends Headed {
  readonly home: Block['home'];
  readonly isItem: boolean;
}

/** As many as a draft has: rows are found by walking up from each line, so of a deep page with more they would take seconds. */
const MOST_LINES = 300;
/** Fewer rows may be a coincidence. */
const FEWEST_ROWS = 3;
/** Share of a list's lines that are in rows of two. */
const ENOUGH_IN_ROWS = 0.6;

/** Joins amounts from a column of their own with their lines. */
export function withAmounts(all: readonly PlacedLine[]): readonly Headed[] {
  if (all.length > MOST_LINES) return all.map(({ heading, text }) => ({ heading, text }));
  const lines = withNotes(all);
  const rows = rowsOfTwo(lines);
  const isRows = rows.size >= FEWEST_ROWS && rows.size * 2 >= lines.length * ENOUGH_IN_ROWS;
  return isRows ? joined(lines, rows) : withNumbers(lines);
}

/** Notes in brackets and columns of their own belong to the line before them. */
function withNotes(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const noted: PlacedLine[] = [];
  for (const line of lines) {
    const last = noted.at(-1);
    if (last && isNote(line) && line.home.parent === last.home.parent)
      noted[noted.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else noted.push(line);
  }
  return noted;
}

const isNote = ({ text, isItem }: PlacedLine): boolean => !isItem && /^\([^()]+\)$/.test(text);

/** Where a row begins that is an amount and a name, in whichever order, in an element that has nothing else. */
function rowsOfTwo(lines: readonly PlacedLine[]): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || rows.has(at - 1) || isAmountOfColumn(line.text) === isAmountOfColumn(next.text)) continue;
    const row = commonHolder(line.home, next.home);
    if (![lines[at - 1], lines[at + 2]].some((other) => other && isWithin(other.home, row))) rows.add(at);
  }
  return rows;
}

function joined(lines: readonly PlacedLine[], rows: ReadonlySet<number>): readonly Headed[] {
  return lines.flatMap(({ heading, text }, at) =>
    rows.has(at - 1) ? [] : [{ heading, text: rows.has(at) ? `${text} ${lines[at + 1]?.text ?? ''}` : text }],
  );
}

/** Numbers between the lines: in front of theirs, or behind it if one ends the list. */
function withNumbers(lines: readonly Headed[]): readonly Headed[] {
  const isColumn = lines.filter(({ text }) => /^[\d\p{No}/.,\s]{1,8}$/u.test(text)).length > 1;
  if (!isColumn) return lines.map(({ heading, text }) => ({ heading, text }));
  const isAmountAt = (at: number) => isAmountOfColumn(lines.at(at)?.text ?? '');
  const side = !isAmountAt(0) && isAmountAt(-1) ? 1 : -1;
  return lines.flatMap(({ heading, text }, at) => {
    if (isAmountAt(at)) return [];
    const amount = lines[at + side]?.text ?? '';
    if (!isAmountOfColumn(amount)) return [{ heading, text }];
    return [{ heading, text: side === 1 ? `${text} ${amount}` : `${amount} ${text}` }];
  });
}

/** Where the amounts of a list are: in the block before each row, or in the one after it. */
export type Side = -1 | 1;

/**
 * On which side of its row an amount is. Between two rows it belongs to the one that shares an inner element with it;
 * before the first or after the last there is only one.
 */
export function sideOfAmounts(rows: readonly (number | null)[], blocks: readonly Block[]): Side {
  const all = rows.filter((row) => row !== null);
  const amountAt = (at: number) => {
    const block = blocks[at];
    return block && isAmountOfColumn(block.text) ? block : undefined;
  };
  let votes = amountAt((all[0] ?? 0) - 1) ? -1 : 0;
  for (const [nth, row] of all.entries()) {
    const amount = amountAt(row + 1);
    const before = blocks[row];
    if (!amount || !before) continue;
    const after = all[nth + 1] === row + 2 ? blocks[row + 2] : undefined;
    votes += after ? nearer(amount, before, after) : 1;
  }
  return votes > 0 ? 1 : -1;
}

/** 1 if an amount is closer to the row before it, -1 if to the one after, 0 if to neither. */
function nearer(amount: Block, before: Block, after: Block): number {
  const [first, second] = [before, after].map(({ home }) => commonHolder(amount.home, home));
  if (!first || !second || first === second) return 0;
  if (isWithin(first, second)) return 1;
  return isWithin(second, first) ? -1 : 0;
}
