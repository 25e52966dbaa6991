/** A unit of time that cooks use. */
export type DateUnit = 'day' | 'week' | 'month' | 'year';

/** The meaning of one word of a typed date. */
export type DateWord =
  | { kind: 'filler' | 'next' | 'last' | 'this' | 'ago' | 'after' | 'end' | 'none' }
  /** 0 is Monday. */
  | { kind: 'weekday'; value: number }
  /** 1 is January. */
  | { kind: 'month'; value: number }
  | { kind: 'number'; value: number }
  /** Days from today. */
  | { kind: 'offset'; value: number }
  /** A number of units: a fortnight is two weeks. */
  | { kind: 'unit'; unit: DateUnit; value: number };

/** Words in lower case without accents. Names of days and months may be abbreviated. */
export type DateVocabulary = ReadonlyMap<string, DateWord>;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const FILLERS =
  'on in by the of and at is it about around circa until till to use best before bb bbe exp expires expiry expire good date now from st nd rd th s';

const words = (text: string, word: DateWord) => text.split(' ').map((each) => [each, word] as const);

/** English date words. */
export const ENGLISH_DATE_WORDS: DateVocabulary = new Map<string, DateWord>([
  ...words(FILLERS, { kind: 'filler' }),
  ...words('none no never nothing n/a', { kind: 'none' }),
  ...words('today tonight', { kind: 'offset', value: 0 }),
  ...words('tomorrow tomorow tommorow tommorrow tmr tmrw', { kind: 'offset', value: 1 }),
  ...words('yesterday', { kind: 'offset', value: -1 }),
  ...words('next following', { kind: 'next' }),
  ...words('last past', { kind: 'last' }),
  ...words('this coming', { kind: 'this' }),
  ...words('ago', { kind: 'ago' }),
  ...words('after', { kind: 'after' }),
  ...words('end', { kind: 'end' }),
  ...words('d day days', { kind: 'unit', unit: 'day', value: 1 }),
  ...words('w wk wks week weeks', { kind: 'unit', unit: 'week', value: 1 }),
  ...words('fortnight fortnights', { kind: 'unit', unit: 'week', value: 2 }),
  ...words('m mo mth mths month months', { kind: 'unit', unit: 'month', value: 1 }),
  ...words('y yr yrs year years', { kind: 'unit', unit: 'year', value: 1 }),
  ...words('a an', { kind: 'number', value: 1 }),
  ...words('couple', { kind: 'number', value: 2 }),
  ...words('few', { kind: 'number', value: 3 }),
  ...NUMBERS.map((name, index) => [name, { kind: 'number', value: index + 1 }] as const),
  ...WEEKDAYS.map((name, value) => [name, { kind: 'weekday', value }] as const),
  ...MONTHS.map((name, index) => [name, { kind: 'month', value: index + 1 }] as const),
]);

/** Normalises a word as vocabularies store it: lower case, no accents. */
export const dateWordKey = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

const SHORTEST = 2;

/**
 * Looks up a word, or the one day or month it abbreviates ('fri', 'sept'). Undefined for an unknown word or
 * an ambiguous abbreviation ('ju').
 */
export function findDateWord(word: string, vocabulary: DateVocabulary): DateWord | undefined {
  const key = dateWordKey(word);
  const whole = vocabulary.get(key);
  if (whole) return whole;
  if (key.length < SHORTEST) return undefined;
  const begun = new Map<string, DateWord>();
  for (const [name, meaning] of vocabulary) {
    if ((meaning.kind === 'weekday' || meaning.kind === 'month') && name.startsWith(key))
      begun.set(`${meaning.kind} ${meaning.value}`, meaning);
  }
  return begun.size === 1 ? [...begun.values()][0] : undefined;
}
