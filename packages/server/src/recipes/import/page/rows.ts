import type { FoundRecipe, Headed } from '../schema/found-recipe.ts';
import { tidiedLine } from '../schema/ingredients.ts';
import { withoutBullet } from '../draft/tidy-steps.ts';
import { isOtherHeading } from '../text/headings.ts';
import { isLikeIngredient } from '../text/like-ingredient.ts';
import { isAside, isPart } from './asides.ts';
import { isAmountOfColumn, sideOfAmounts, type Side } from './amount-column.ts';
import type { Block } from './blocks.ts';

/** Candidate starts of a list: a page may repeat it in its introduction, for printing and for shopping. */
const MOST_BEGINNINGS = 20;
/** At most a heading and an advertisement separate two ingredients. */
const MOST_BETWEEN = 6;
/** A row is an amount, an ingredient and a note. */
const LONGEST_AMOUNT = 30;
const LONGEST_NOTE = 160;
const LONGEST_LINE = 400;
/** As many as a draft has. */
const MOST_LINES = 300;

/**
 * Completes the ingredients of a marked-up recipe from the visible page: the markup of many sites leaves out amounts
 * or headings.
 */
export function withRows(recipe: FoundRecipe, blocks: readonly Block[]): FoundRecipe {
  const lines = recipe.ingredients.slice(0, MOST_LINES).map(({ text }) => keyOf(text));
  const rows = rowsOf(lines, blocks);
  if (!rows) return recipe;
  const isWithoutAmounts =
    recipe.ingredients.filter(({ text }) => !hasAmount(text)).length * 2 > lines.length;
  const headings = headingsOf(rows, blocks);
  const side = sideOfAmounts(rows, blocks);
  const ingredients = recipe.ingredients.map((line, nth): Headed => {
    const row = rows[nth] ?? null;
    const isAlone = row === null || row + side !== rows[nth + side];
    return {
      heading: line.heading ?? headings[nth] ?? null,
      text:
        row === null ? line.text : fuller(line.text, blocks, row, isWithoutAmounts, isAlone ? side : null),
    };
  });
  const main = lines.length < MOST_LINES ? mainLine(rows, blocks) : null;
  return { ...recipe, ingredients: main === null ? ingredients : [main, ...ingredients] };
}

/** What a page sets right above its list and the markup leaves out: the main ingredient, in the element around the list. */
function mainLine(rows: readonly (number | null)[], blocks: readonly Block[]): Headed | null {
  const [first] = rows;
  const block = typeof first === 'number' ? blocks[first] : undefined;
  const above = typeof first === 'number' ? blocks[first - 1] : undefined;
  const isMain =
    block?.isItem === true &&
    above?.level === 0 &&
    !above.isItem &&
    above.part === 'ingredients' &&
    above.home === block.home.parent &&
    isLikeIngredient(above.text) &&
    !isAside(above.text);
  return isMain ? { heading: null, text: tidiedLine(above.text) } : null;
}

/** The page's heading above each row. The first row's must be of the same level as one of the others. */
function headingsOf(rows: readonly (number | null)[], blocks: readonly Block[]): (string | null)[] {
  const begin = rows.find((row) => row !== null) ?? 0;
  let over: Block | null = null;
  let from = begin;
  const between = rows.map((row) => {
    if (row !== null) {
      // 'Tools' may be set like any other line, and what comes after it is not to be eaten.
      over = blocks.slice(from, row).findLast(({ level, text }) => level > 0 || isOtherHeading(text)) ?? over;
      from = row + 1;
    }
    return over;
  });
  const first = blocks[begin - 1];
  const isLikeOthers = between.some((block) => block && first && block.level === first.level);
  const start = first && isLikeOthers && !isPart(first.text) ? first : null;
  return between.map((block) => (block ?? start)?.text ?? null);
}

/**
 * The line, or the visible row if it has the amount that the line lacks.
 * @param side where its amount may be in a column of its own; null if another row is there
 */
function fuller(
  line: string,
  blocks: readonly Block[],
  row: number,
  isWithoutAmounts: boolean,
  side: Side | null,
): string {
  const block = blocks[row] as Block;
  const seen = tidiedLine(withoutBullet(block.text));
  const key = keyOf(seen);
  const at = key.indexOf(keyOf(line));
  if (isWithoutAmounts ? startsWithAmount(line) : hasAmount(line)) return line;
  const isShort = key.length - keyOf(line).length <= 2 * LONGEST_AMOUNT;
  if (at > 0 && isShort && (startsWithAmount(seen) || isWithoutAmounts)) return seen;
  const amount = side === null ? undefined : blocks[row + side];
  if (!isWithoutAmounts || at !== 0 || !amount) return line;
  if (!isAmountOfColumn(amount.text) || !isBeside(amount, block)) return line;
  if (side === -1) return `${amount.text} ${line}`;
  // Behind a name, a bare number may be a price or a footnote.
  return /\p{L}/u.test(amount.text) ? `${line} ${amount.text}` : line;
}

/** Whether two blocks are columns of the same row. */
function isBeside(one: Block, other: Block): boolean {
  if (one.home === other.home) return !one.isItem && !other.isItem;
  return one.home.parent === other.home.parent || one.home === other.home.parent;
}

/** The block of each line, where most of them appear in order; null if nowhere. */
function rowsOf(lines: readonly string[], blocks: readonly Block[]): (number | null)[] | null {
  const keys = blocks.map(({ text }) => (text.length <= LONGEST_LINE ? keyOf(text) : ''));
  let best: (number | null)[] | null = null;
  let most = Math.max(1, lines.length * 0.6);
  let tried = 0;
  const [first = '', second = ''] = lines;
  for (const [at, key] of keys.entries()) {
    if ((!isRow(key, first) && !isRow(key, second)) || isSentence(blocks[at] as Block)) continue;
    tried += 1;
    if (tried > MOST_BEGINNINGS) break;
    const rows = rowsFrom(lines, keys, at);
    const many = rows.filter((row) => row !== null).length;
    if (many <= most) continue;
    best = rows;
    most = many;
  }
  return best;
}

function rowsFrom(lines: readonly string[], keys: readonly string[], at: number): (number | null)[] {
  let from = at;
  return lines.map((line) => {
    for (let row = from; row < Math.min(keys.length, from + MOST_BETWEEN); row += 1)
      if (isRow(keys[row] ?? '', line)) {
        from = row + 1;
        return row;
      }
    return null;
  });
}

function isRow(key: string, line: string): boolean {
  if (line.length < 2 || key.length - line.length > LONGEST_AMOUNT + LONGEST_NOTE) return false;
  const at = key.indexOf(line);
  return at !== -1 && at <= LONGEST_AMOUNT;
}

/** A description that begins with the first ingredient. */
const isSentence = ({ text }: Block) => text.length > 60 && /^[^\d].*\p{L}\.$/u.test(text);

const hasAmount = (text: string) => /[\d\p{No}]/u.test(text);
/** Whether a line begins with a number. */
export const startsWithAmount = (text: string): boolean => /^[\d\p{No}]/u.test(text);
/** A key for comparing lines: their letters and digits. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/]/gu, '');
