import { datesOf, type PlannedWeek } from './days.ts';
import { isOfLunch } from './lunches.ts';
import { isFiller, phraseAt } from './phrases.ts';
import { wordsOf, type Word } from './word.ts';
import { LONGEST } from './words.ts';

const AND: Word = { written: 'and', word: 'and' };

/** The pieces of a sentence, each about one thing. */
export function piecesOf(text: string, week: PlannedWeek): Word[][] {
  const isDay = ({ word }: Word) => datesOf(word, week) !== null;
  const isOfDays = (piece: readonly Word[]) =>
    piece.some(isDay) && piece.every((one) => isDay(one) || isFiller(one));
  const joined: Word[][] = [];
  /** 'Monday: tacos' is about the day before the colon. */
  let heading: readonly Word[] = [];
  // Separators are at odd places.
  const parts = spelledOut(text, week).split(/([,.;:!?\n]+|\s(?:and|but|then|also|plus|&)\s)/i);
  for (let at = 0; at < parts.length; at += 2) {
    const piece = [...heading, ...wordsOf(parts[at]!)];
    heading = isOfDays(piece) && parts[at + 1]?.includes(':') ? piece : [];
    if (heading.length > 0) continue;
    const last = joined.at(-1);
    const isAnd = /and|&/i.test(parts[at - 1] ?? '');
    // 'Nothing on Friday and Saturday'.
    if (last && isOfDays(piece)) last.push(AND, ...piece);
    else if (last && isAnd && areOneDish(last, piece, isDay)) last.push(AND, ...piece);
    else if (piece.length > 0) joined.push(piece);
  }
  if (heading.length > 0) joined.push([...heading]);
  return joined.flatMap((piece) => byDays(piece, isDay));
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
function areOneDish(left: readonly Word[], right: readonly Word[], isDay: (word: Word) => boolean): boolean {
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

const hasNoPhrase = (piece: readonly Word[]) =>
  piece.every((_word, at) => phraseAt(piece.slice(at, at + LONGEST)) === null);

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
  if (groups.length < 2) return [[...piece]];
  const isDayFirst = piece.slice(0, groups[0]!.first).every(isFiller);
  const cuts = isDayFirst
    ? groups.slice(1).map(({ first }) => first)
    : groups.slice(0, -1).map(({ last }) => last + 1);
  return [0, ...cuts].map((from, at) => piece.slice(from, cuts[at]));
}
