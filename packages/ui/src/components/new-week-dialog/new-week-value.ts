/** A day of the new week. */
export interface NewWeekDay {
  /** '2026-11-26'. */
  date: string;
  /** Its current meal, which can be kept. */
  meal?: string | undefined;
  /** Its meal is cooked, so it stays. */
  cooked?: boolean | undefined;
  /** The lunch that it has now, and whether that is cooked. */
  lunch?: string | undefined;
  lunchCooked?: boolean | undefined;
  /** It is too late for a lunch on it. */
  lunchPast?: boolean | undefined;
}

/** The choices for a new week. Days are dates, '2026-11-26'. */
export interface NewWeekValue {
  /** Days whose dinner stays; those whose lunch does, as in `lunchId`. */
  keep: readonly string[];
  /** Evenings without a meal. */
  free: readonly string[];
  /** Weekdays on which a lunch is planned too: 'Monday'. They stay when the week begins on another day. */
  lunches: readonly string[];
  /** Ids of what is to be used first. */
  useUp: readonly string[];
  /** Chosen wishes. */
  wishes: readonly string[];
  /** What else a sentence asked for. */
  also: readonly string[];
}

/** Nothing in particular. */
export const NO_WISHES: NewWeekValue = { keep: [], free: [], lunches: [], useUp: [], wishes: [], also: [] };

/** A day's lunch in `keep`: '2026-11-26 lunch'. */
export const lunchId = (date: string): string => `${date} lunch`;

/** A day is either kept or free: the last choice wins. */
export function withKept(value: NewWeekValue, keep: readonly string[]): NewWeekValue {
  return { ...value, keep, free: value.free.filter((date) => !keep.includes(date)) };
}

/** The reverse. Days that must stay are left unchanged. */
export function withFree(value: NewWeekValue, free: readonly string[]): NewWeekValue {
  return { ...value, free, keep: value.keep.filter((date) => !free.includes(date)) };
}
