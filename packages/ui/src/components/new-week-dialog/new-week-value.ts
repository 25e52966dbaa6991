/** The choices for a new week. Days are dates, '2026-11-26'. */
export interface NewWeekValue {
  /** Days whose meal stays. */
  keep: readonly string[];
  /** Evenings without a meal. */
  free: readonly string[];
  /** Ids of ingredients to use up first. */
  useUp: readonly string[];
  /** Chosen wishes. */
  wishes: readonly string[];
  /** What else a sentence asked for. */
  also: readonly string[];
}

/** No choices. */
export const NO_WISHES: NewWeekValue = { keep: [], free: [], useUp: [], wishes: [], also: [] };

/** A day is either kept or free: the last choice wins. */
export function withKept(value: NewWeekValue, keep: readonly string[]): NewWeekValue {
  return { ...value, keep, free: value.free.filter((date) => !keep.includes(date)) };
}

/** The reverse. Days that must stay are left unchanged. */
export function withFree(value: NewWeekValue, free: readonly string[]): NewWeekValue {
  return { ...value, free, keep: value.keep.filter((date) => !free.includes(date)) };
}
