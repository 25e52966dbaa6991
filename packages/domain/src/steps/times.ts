import { tokensOf, type Token } from './words.ts';

/** A time for which a step says to wait or cook. */
export interface StepTime {
  /** In seconds; of a range, its lower end. */
  readonly seconds: number;
  /** The upper end of a range: '10 to 12 minutes'. */
  readonly upTo?: number;
  /** Its position in the step's text, from one character to another. */
  readonly from: number;
  readonly to: number;
}

/** Words with their numbers, from a table by number. */
const numbersOf = (table: Readonly<Record<number, string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([number, words]) =>
      words.split(' ').map((word) => [word, Number(number)]),
    ),
  );
const UNITS = numbersOf({
  1: 'second seconds sec secs',
  60: 'minute minutes min mins',
  3600: 'hour hours hr hrs h',
});
const WORDS = numbersOf({
  1: 'a an another one',
  ...Object.fromEntries(
    'two three four five six seven eight nine ten'.split(' ').map((word, at) => [at + 2, word]),
  ),
  12: 'twelve',
  15: 'fifteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  60: 'sixty',
  90: 'ninety',
});
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const RANGE = new Set(['-', '–', 'to', 'or']);

/** A number that ends before a token: its value and its first token. */
interface Amount {
  readonly value: number;
  readonly start: number;
}

const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d/.test(text);
const numberOf = (text: string) => Number(text.replace(',', '.'));

/** The number that ends at a token: '1½', '1 1/2', 'half an', 'three quarters of an', 'a couple of', 'twelve'. */
function amountBefore(tokens: readonly Token[], end: number): Amount | null {
  const word = (back: number) => tokens[end - back]?.text;
  const last = word(0);
  if (last === undefined) return null;
  if (last in FRACTIONS) {
    const fraction = FRACTIONS[last] ?? 0;
    const whole = word(1);
    return isNumber(whole)
      ? { value: numberOf(whole) + fraction, start: end - 1 }
      : { value: fraction, start: end };
  }
  if (isNumber(last)) {
    if (word(1) === '/' && isNumber(word(2))) {
      const fraction = numberOf(word(2) ?? '') / numberOf(last);
      const whole = word(3);
      return isNumber(whole)
        ? { value: numberOf(whole) + fraction, start: end - 3 }
        : { value: fraction, start: end - 2 };
    }
    return { value: numberOf(last), start: end };
  }
  if (last === 'half') return { value: 1 / 2, start: word(1) === 'a' ? end - 1 : end };
  if ((last === 'an' || last === 'a') && word(1) === 'half') return { value: 1 / 2, start: end - 1 };
  if ((last === 'an' || last === 'a') && word(1) === 'of' && /^quarters?$/.test(word(2) ?? '')) {
    const count = word(3) === 'three' ? 3 : 1;
    return { value: count / 4, start: count === 3 || word(3) === 'a' ? end - 3 : end - 2 };
  }
  if (last === 'of' && word(1) === 'couple') return { value: 2, start: end - 2 };
  const value = WORDS[last];
  return value === undefined ? null : { value, start: end };
}

/** A time after one of these is not one to wait for: it is an interval, a limit or the end of another. */
const NOT_AFTER = new Set(['every', 'within', 'last', 'final', 'first', 'per']);
/** A time before one of these is not one to wait for either: '2 minutes less than the packet says'. */
const NOT_BEFORE = new Set(['less', 'fewer', 'earlier', 'later', 'old', 'ago']);

/** A time that begins at a token, and the token after it. */
interface Found {
  readonly time: StepTime;
  readonly next: number;
}

function timeAt(tokens: readonly Token[], unitAt: number): Found | null {
  const unit = UNITS[tokens[unitAt]?.text ?? ''];
  if (unit === undefined) return null;
  // 'half-hour'
  const gap = tokens[unitAt - 1]?.text === '-' ? 2 : 1;
  const most = amountBefore(tokens, unitAt - gap);
  // 'a second pan'
  if (
    !most ||
    (tokens[unitAt]?.text === 'second' && /^(?:a|an|another)$/.test(tokens[most.start]?.text ?? ''))
  )
    return null;
  // 'three minute steaks'
  if (gap === 1 && most.value > 1 && /^(?:second|minute|hour)$/.test(tokens[unitAt]?.text ?? '')) return null;
  const isRange = RANGE.has(tokens[most.start - 1]?.text ?? '');
  const least = isRange ? amountBefore(tokens, most.start - 2) : null;
  const start = (least ?? most).start;
  let next = unitAt + 1;
  let [low, high] = [(least ?? most).value * unit, most.value * unit];
  const word = (ahead: number) => tokens[next + ahead]?.text;
  if (word(0) === 'and' && word(1) === 'a' && word(2) === 'half') {
    [low, high, next] = [low + unit / 2, high + unit / 2, next + 3];
  } else if (word(0) === 'or' && word(1) === 'two') {
    [high, next] = [2 * unit, next + 2];
  } else if (unit > 1) {
    // '1 hour and 30 minutes', '1 hour 30 minutes', '1 minute and 30 seconds'
    const from = word(0) === 'and' ? 1 : 0;
    for (let at = next + from + 1; at <= next + from + 3; at += 1) {
      const smaller = UNITS[tokens[at]?.text ?? ''];
      const more = smaller !== undefined && smaller < unit ? amountBefore(tokens, at - 1) : null;
      if (!more || more.start !== next + from) continue;
      [low, high, next] = [low + more.value * (smaller ?? 0), high + more.value * (smaller ?? 0), at + 1];
      break;
    }
  }
  const first = tokens[start];
  const last = tokens[next - 1];
  if (!first || !last || !isWait(tokens, start, next) || low <= 0) return null;
  const upTo = high > low ? { upTo: Math.round(high) } : {};
  return { time: { seconds: Math.round(low), ...upTo, from: first.from, to: last.to }, next };
}

/** Whether a time is one to wait for, by the words around it. */
function isWait(tokens: readonly Token[], start: number, next: number): boolean {
  const before = tokens.slice(Math.max(0, start - 3), start).map(({ text }) => text);
  const after = tokens[next]?.text ?? '';
  if (before.at(-1) !== undefined && NOT_AFTER.has(before.at(-1) ?? '')) return false;
  if (before.at(-2) === 'within' && before.at(-1) === 'about') return false;
  if (NOT_BEFORE.has(after)) return false;
  // 'Leave it for 5 minutes before serving', but 'About 25 minutes before the lamb is done'.
  return after !== 'before' || before.includes('for');
}

/**
 * The times for which a step says to wait or cook, in its order: '15 minutes', '1 hour and 30 minutes', 'half an
 * hour', '10 to 12 minutes'. Intervals ('every half minute') and limits ('within the hour') do not count.
 */
export function timesIn(step: string): StepTime[] {
  const tokens = tokensOf(step);
  const found: StepTime[] = [];
  for (let at = 1; at < tokens.length;) {
    const one = timeAt(tokens, at);
    if (one) found.push(one.time);
    at = one ? one.next : at + 1;
  }
  return found;
}
