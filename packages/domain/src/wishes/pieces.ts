import type { WishContext } from './asked.ts';
import { datesOf, type PlannedWeek } from './days.ts';
import { exceptAs, isExcept, withExcepts } from './except.ts';
import { isOfLunch } from './lunches.ts';
import { isFiller, phraseAt } from './phrases.ts';
import { wordsOf, type Word } from './word.ts';
import { COOKING, LONGEST } from './words.ts';

const AND: Word = { written: 'and', word: 'and' };
/** What something is taken out of: 'anything but fish'. */
const ALL = new Set([
  'anything',
  'everything',
  'nothing',
  'something',
  'anyone',
  'everyone',
  'all',
  'any',
  'every',
  'whatever',
]);

/** The pieces of a sentence, each about one thing. */
export function piecesOf(text: string, week: WishContext): Word[][] {
  const isDay = ({ word }: Word) => datesOf(word, week) !== null;
  const isOfDays = (piece: readonly Word[]) =>
    piece.some(isDay) && piece.every((one) => isDay(one) || isFiller(one));
  /** Whether a piece is only an exception: 'except for fish on Friday', 'every day except Sunday'. */
  const isException = (piece: readonly Word[]) => {
    const at = piece.findIndex(isExcept);
    const [before, after] = [piece.slice(0, Math.max(0, at)), piece.slice(at + 1)];
    const isAlone = before.every((word) => isFiller(word) && !COOKING.has(word.word)) && isOfDays(after);
    return at === 0 ? after.some(isDay) : at > 0 && isAlone;
  };
  const joined: Word[][] = [];
  /** An exception before everything else: 'except on Sunday, vegan'. */
  let opening: readonly Word[] = [];
  /** 'Monday: tacos' is about the day before the colon. */
  let heading: readonly Word[] = [];
  // Separators are at odd places.
  const parts = spelledOut(text, week).split(/([,.;:!?\n]+|\s(?:and|but|then|also|plus|&)\s)/i);
  for (let at = 0; at < parts.length; at += 2) {
    const words = withExcepts(wordsOf(parts[at]!), isDay);
    const piece = [...heading, ...words];
    const before = joined.at(-1);
    const isBut = /but/i.test(parts[at - 1] ?? '');
    // 'Vegan all week but Friday' is not vegan on Friday.
    if (before && isBut && (isOfDays(piece) || ALL.has(before.at(-1)?.word ?? ''))) {
      before.push(exceptAs('but'), ...piece);
      continue;
    }
    if (before && isBut && words[0]?.word === 'not' && isOfDays(words.slice(1))) {
      before.push(exceptAs('but not'), ...words.slice(1));
      continue;
    }
    if (isException(piece)) {
      if (before) before.push(...piece);
      else opening = piece;
      continue;
    }
    heading = isOfDays(piece) && parts[at + 1]?.includes(':') ? piece : [];
    if (heading.length > 0) continue;
    const last = joined.at(-1);
    const isAnd = /and|&/i.test(parts[at - 1] ?? '');
    // 'Nothing on Friday and Saturday'.
    if (last && isOfDays(piece)) last.push(AND, ...piece);
    else if (last && isAnd && areOneDish(last, piece, week)) last.push(AND, ...piece);
    else if (piece.length > 0) {
      if (last && isAnd) shareDays(last, piece, isDay);
      joined.push([...piece, ...opening]);
      opening = [];
    }
  }
  if (heading.length + opening.length > 0) joined.push([...heading, ...opening]);
  return joined.flatMap((piece) => byWeek(piece, isDay)).flatMap((piece) => byDays(piece, isDay));
}

/** Divides 'vegetarian week with fish on Friday' into the week and its dish. */
function byWeek(piece: readonly Word[], isDay: (word: Word) => boolean): Word[][] {
  const at = piece.findIndex(({ word }) => word === 'with');
  const before = piece.slice(0, Math.max(0, at));
  const isOfWeek = before.some(({ word }) => word === 'week') && !before.some(isDay);
  return isOfWeek && piece.slice(at).some(isDay) ? [before, piece.slice(at + 1)] : [[...piece]];
}

/** 'Monday-Thursday' is 'Monday to Thursday'. */
function spelledOut(text: string, week: PlannedWeek): string {
  const isDay = (one: Word | undefined) => one !== undefined && datesOf(one.word, week) !== null;
  const parts = text.split(/[-–—]/);
  const joints = parts
    .slice(1)
    .map((part, at) => (isDay(wordsOf(parts[at]!).at(-1)) && isDay(wordsOf(part)[0]) ? ' to ' : '-'));
  return parts.map((part, at) => `${part}${joints[at] ?? ''}`).join('');
}

/** Whether two pieces name one dish together: 'mac and cheese on Friday', 'on Friday fish and chips'. */
function areOneDish(left: readonly Word[], right: readonly Word[], week: WishContext): boolean {
  const isDay = ({ word }: Word) => datesOf(word, week) !== null;
  const hasNoPhrase = (piece: readonly Word[]) =>
    piece.every((_word, at) => phraseAt(piece.slice(at, at + LONGEST), week.find) === null);
  const plain = (piece: readonly Word[]) =>
    piece.length > 0 &&
    !piece.some(isDay) &&
    !isOfLunch(piece) &&
    hasNoPhrase(piece) &&
    !piece.every(isFiller);
  const beginsWithDay = left.find((one) => isDay(one) || !isFiller(one));
  return (
    (plain(left) && right.some(isDay)) ||
    (beginsWithDay !== undefined && isDay(beginsWithDay) && plain(right) && hasNoPhrase(left))
  );
}

/** 'No lunch and no dinner on Friday', 'dinner on Saturday and lunch': a lunch without a day has those of its neighbour. */
function shareDays(left: Word[], right: Word[], isDay: (word: Word) => boolean): void {
  if (isLunchOfNoDay(left, isDay) && !isOfLunch(right)) left.push(...firstDays(right, isDay));
  else if (isLunchOfNoDay(right, isDay) && !isOfLunch(left)) right.push(...firstDays(left, isDay));
}

/** What makes a lunch one of the whole week. */
const OF_WEEK = new Set(['lunches', 'lunchtimes', 'week', 'weekly', 'every', 'each', 'day', 'days', 'daily']);

const isLunchOfNoDay = (piece: readonly Word[], isDay: (word: Word) => boolean) =>
  isOfLunch(piece) && !piece.some((one) => isDay(one) || OF_WEEK.has(one.word));

/** The first days of a piece, with the words between them: 'Monday to Wednesday'. */
function firstDays(piece: readonly Word[], isDay: (word: Word) => boolean): Word[] {
  const from = piece.findIndex(isDay);
  if (from === -1) return [];
  const rest = piece.slice(from);
  const after = rest.findIndex((one) => !isDay(one) && !isFiller(one));
  const group = after === -1 ? rest : rest.slice(0, after);
  return group.slice(0, group.findLastIndex(isDay) + 1);
}

/** Divides 'tacos Friday pizza Saturday' into its days. */
function byDays(piece: readonly Word[], isDay: (word: Word) => boolean): Word[][] {
  // Where the days of a group begin and end: between those of one group there are only words like 'and' and 'to'.
  const groups: { first: number; last: number }[] = [];
  for (const [at, word] of piece.entries()) {
    if (!isDay(word)) continue;
    const group = groups.at(-1);
    if (group && piece.slice(group.last + 1, at).every(isFiller)) group.last = at;
    else groups.push({ first: at, last: at });
  }
  // 'Vegan Monday to Thursday but Wednesday' is about all its days.
  if (groups.length < 2 || piece.some(isExcept)) return [[...piece]];
  const isDayFirst = piece.slice(0, groups[0]!.first).every(isFiller);
  const cuts = isDayFirst
    ? groups.slice(1).map(({ first }) => first)
    : groups.slice(0, -1).map(({ last }) => last + 1);
  return [0, ...cuts].map((from, at) => piece.slice(from, cuts[at]));
}
