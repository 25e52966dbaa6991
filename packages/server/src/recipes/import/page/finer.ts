import { withoutBullet } from '../draft/tidy-steps.ts';
import type { Headed } from '../schema/found-recipe.ts';
import { isLikeIngredient } from '../text/like-ingredient.ts';
import { isAmount } from './is-amount.ts';
import { keyOf, startsWithAmount } from './rows.ts';

const MOST_TIMES = 4;
/** Share of the additional lines that must start with an amount. */
const MOST_AMOUNTS = 0.7;
/** Share of the lines of which the page puts the amount first. */
const ENOUGH_MOVED = 0.5;
/** How many times as many lines the page has where the markup has names only. */
const TIMES_OF_NAMES = 5;
/** How many times as many lines the page has where the markup names once what is needed twice. */
const MOST_NAMED_AGAIN = 1.5;
/** Share of lines that differ from all others, in a list that is not there twice. */
const MOST_DISTINCT = 0.8;
/** Comparison cost is lines times characters. */
const MOST_LINES = 300;
const MOST_LETTERS = 40_000;

/**
 * The visible ingredients if the markup runs several into one line, cuts them apart or has only some of them; otherwise
 * those of the markup, in the page's words if only their order differs.
 */
export function finerIngredients(marked: readonly Headed[], seen: readonly Headed[]): readonly Headed[] {
  if (seen.length > MOST_LINES || marked.length > MOST_LINES) return marked;
  if (isCutApart(marked, seen) || isNamesOnly(marked, seen) || isOutOfOrder(marked, seen)) return seen;
  if (isReckoned(marked, seen)) return seen;
  const more = seen.length > marked.length ? moreIngredients(marked, seen) : marked;
  return more === marked ? withAmountsFirst(marked, seen) : more;
}

/** Whether the markup has the page's lines in pieces: some sites divide all their text at its commas. */
function isCutApart(marked: readonly Headed[], seen: readonly Headed[]): boolean {
  if (seen.length < 2 || seen.length >= marked.length) return false;
  const keysOf = (texts: readonly string[]) => texts.map(keyOf).filter(Boolean).join('\n');
  return (
    keysOf(seen.flatMap(({ text }) => text.split(','))) ===
    keysOf(marked.flatMap(({ text }) => text.split(',')))
  );
}

/** An amount that no cook measures: '18.20 gm', '15.873 oz'. */
const RECKONED = /^\d{1,5}\.(?!(?:25|75) )\d{2,6} ?(?:gm?|ml|oz|lb)\b/i;

/** Whether a program has reckoned amounts of the markup from those that the page has for the same lines. */
function isReckoned(marked: readonly Headed[], seen: readonly Headed[]): boolean {
  const isOdd = ({ text }: Headed) => RECKONED.test(withoutBullet(text));
  if (seen.length !== marked.length || !marked.some(isOdd) || seen.some(isOdd)) return false;
  return marked.every(({ text }, nth) => {
    const known = new Set(lettersIn(seen[nth]?.text ?? ''));
    const words = lettersIn(text.replace(RECKONED, ''));
    return words.filter((word) => known.has(word)).length * 2 >= words.length;
  });
}

const lettersIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether the markup names a food or two, without amounts, where the page has the whole list. */
function isNamesOnly(marked: readonly Headed[], seen: readonly Headed[]): boolean {
  return (
    marked.length * TIMES_OF_NAMES <= seen.length &&
    !marked.some(({ text }) => /\d/.test(text)) &&
    shareOf(seen, ({ text }) => isLikeIngredient(text)) >= MOST_AMOUNTS
  );
}

/**
 * Whether the markup has the names of the page's lines without their amounts, and in another order. What several parts of a
 * dish need it may name once.
 */
function isOutOfOrder(marked: readonly Headed[], seen: readonly Headed[]): boolean {
  if (seen.length < marked.length || seen.length > marked.length * MOST_NAMED_AGAIN) return false;
  if (shareOf(marked, ({ text }) => /\d/.test(text)) > 0.1) return false;
  if (shareOf(seen, ({ text }) => startsWithAmount(text)) < MOST_AMOUNTS) return false;
  if (seen.reduce((sum, { text }) => sum + text.length, 0) > MOST_LETTERS) return false;
  const left = seen.map(({ text }) => keyOf(text));
  const names = marked.map(({ text }) => keyOf(text));
  const areAllSeen = names.every((name) => {
    const at = left.findIndex((key) => key.includes(name));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return areAllSeen && left.every((key) => names.some((name) => key.includes(name)));
}

/** 'butter 75 g' in the markup is '75 g butter' where the page says it so, and a cook too. */
function withAmountsFirst(marked: readonly Headed[], seen: readonly Headed[]): readonly Headed[] {
  const byWords = new Map(seen.map(({ text }) => [wordsOf(text), text]));
  // The page may add a note: '1 lemon (unwaxed)'. Of '1 lemon (juice)' and '1 lemon (zest)' it is not known which is meant.
  const byName = new Map<string, string | null>();
  for (const { text } of seen) {
    const name = wordsOf(withoutNotes(text));
    byName.set(name, byName.has(name) ? null : text);
  }
  const lines = marked.map((line) => ({
    ...line,
    text: byWords.get(wordsOf(line.text)) ?? byName.get(wordsOf(line.text)) ?? line.text,
  }));
  const isMoved = ({ text }: Headed, nth: number) =>
    startsWithAmount(text) && !startsWithAmount(marked[nth]?.text ?? '');
  return shareOf(lines, isMoved) >= ENOUGH_MOVED ? lines : marked;
}

const withoutNotes = (text: string): string => text.replaceAll(/\([^()]{0,100}\)/g, '');

/** The words and numbers of a line, in any order. */
const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|\d+(?:[.,/⁄]\d+)*/gu) ?? []
  )
    .toSorted()
    .join(' ');

function moreIngredients(marked: readonly Headed[], seen: readonly Headed[]): readonly Headed[] {
  const markedKeys = marked.map(({ text }) => keyOf(text));
  const seenKeys = seen
    .filter(({ text }) => !isAmount(text))
    .map(({ text }) => keyOf(text))
    .filter(Boolean);
  // A page may contain its list twice, for mobile and desktop.
  const distinct = [...new Set(seenKeys)];
  const all = markedKeys.join('');
  if (all.length > MOST_LETTERS) return marked;
  const letters = lettersOf(all);
  const isSeveral = (line: string) =>
    distinct.filter((key) => key.length > 3 && line.includes(key)).length > 1;
  const isGlued =
    distinct.length >= 2 * marked.length &&
    shareOf(markedKeys, isSeveral) >= 0.5 &&
    // In letters alone: who took the line apart may have taken '1.5' for the number of a step.
    shareOf(seenKeys, (key) => letters.includes(lettersOf(key))) >= 0.7;
  // Two parts of a dish may need the same: a list that is there twice repeats all of it.
  const isTwice = distinct.length < seenKeys.length * MOST_DISTINCT;
  const whole = seenKeys.join('\n');
  const others = seen.filter(({ text }) => !markedKeys.some((key) => keyOf(text).includes(key)));
  const isSome =
    seen.length <= marked.length * MOST_TIMES &&
    others.length > 1 &&
    !isTwice &&
    shareOf(others, ({ text }) => isAmount(text)) < 0.15 &&
    shareOf(markedKeys, (key) => whole.includes(key)) === 1 &&
    shareOf(others, ({ text }) => isLikeIngredient(text)) >= MOST_AMOUNTS;
  const headings = new Set(seen.map(({ heading }) => keyOf(heading ?? '')));
  const isHeadings = markedKeys.every((key) => headings.has(key));
  return isGlued || isSome || isHeadings ? seen : marked;
}

const lettersOf = (key: string): string => key.replaceAll(/[^\p{L}]/gu, '');

function shareOf<One>(all: readonly One[], isRight: (one: One, nth: number) => boolean): number {
  return all.length === 0 ? 0 : all.filter(isRight).length / all.length;
}
