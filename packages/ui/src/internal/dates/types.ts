// The same as those of the domain, whose types the library does not show.

/** A day of the calendar as ISO 8601 writes it: '2030-05-31'. */
export type Day = string;

/** Which number of '03/12' is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** A unit of time that a cook counts in. */
export type DateUnit = 'day' | 'week' | 'month' | 'year';

/** What one word of a typed date means. */
export type DateWord =
  | { kind: 'filler' | 'next' | 'last' | 'this' | 'ago' | 'after' | 'end' | 'none' }
  /** 0 is Monday. */
  | { kind: 'weekday'; value: number }
  /** 1 is January. */
  | { kind: 'month'; value: number }
  | { kind: 'number'; value: number }
  /** Days from today. */
  | { kind: 'offset'; value: number }
  /** So many of a unit: a fortnight is two weeks. */
  | { kind: 'unit'; unit: DateUnit; value: number };

/** Words by their lower case without accents. Names of days and months may be cut short. */
export type DateVocabulary = ReadonlyMap<string, DateWord>;
