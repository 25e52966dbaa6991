// The same as the domain's types, which the library does not expose.

/** An ISO 8601 calendar date: '2030-05-31'. */
export type Day = string;

/** The order of day and month in dates such as '03/12'. */
export type DateOrder = 'day-first' | 'month-first';

/** A unit of time. */
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
