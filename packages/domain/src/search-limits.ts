import { sayMinutes } from './time.ts';

/** Choices for the maximum total time, in minutes. */
export const TIME_LIMITS: readonly number[] = [20, 30, 45, 60];

/** Choices for the maximum number of things to buy. */
export const MISSING_LIMITS: readonly number[] = [0, 2, 5];

/** Search limits other than flags and countries. Absent ones do not apply. */
export interface SearchLimits {
  /** Minutes, one of {@link TIME_LIMITS}. */
  maxTime?: number | undefined;
  /** Things to buy, one of {@link MISSING_LIMITS}. */
  maxMissing?: number | undefined;
  /** Sorts by time; by relevance if absent. */
  sort?: 'time' | undefined;
}

/** Drops values that are not among the choices. */
export function canonicalLimits({
  maxTime,
  maxMissing,
  sort,
}: {
  maxTime?: number | undefined;
  maxMissing?: number | undefined;
  sort?: string | undefined;
}): SearchLimits {
  return {
    ...(maxTime !== undefined && TIME_LIMITS.includes(maxTime) && { maxTime }),
    ...(maxMissing !== undefined && MISSING_LIMITS.includes(maxMissing) && { maxMissing }),
    ...(sort === 'time' && { sort }),
  };
}

/** One choice of a group, with its labels for the panel and for a chip. */
export interface LimitOption {
  readonly id: string;
  readonly label: string;
  readonly chip: string;
  readonly limits: SearchLimits;
}

/** The choices, in groups with at most one active. */
export const LIMIT_GROUPS: readonly {
  readonly id: 'max_time' | 'max_missing' | 'sort';
  readonly key: keyof SearchLimits;
  readonly label: string;
  readonly options: readonly LimitOption[];
}[] = [
  {
    id: 'max_time',
    key: 'maxTime',
    label: 'Ready in',
    options: TIME_LIMITS.map((maxTime) => ({
      id: `max_time_${maxTime}`,
      label: sayMinutes(maxTime),
      chip: `Ready in ${sayMinutes(maxTime)}`,
      limits: { maxTime },
    })),
  },
  {
    id: 'max_missing',
    key: 'maxMissing',
    label: 'To buy',
    options: MISSING_LIMITS.map((maxMissing) => ({
      id: `max_missing_${maxMissing}`,
      label: maxMissing === 0 ? 'Nothing' : `Up to ${maxMissing}`,
      chip: maxMissing === 0 ? 'Nothing to buy' : `Up to ${maxMissing} to buy`,
      limits: { maxMissing },
    })),
  },
  {
    id: 'sort',
    key: 'sort',
    label: 'Order',
    options: [{ id: 'sort_time', label: 'Quickest first', chip: 'Quickest first', limits: { sort: 'time' } }],
  },
];

/** The active options, in group order. */
export function activeLimits(limits: SearchLimits): LimitOption[] {
  return LIMIT_GROUPS.flatMap(({ key, options }) =>
    options.filter((option) => limits[key] !== undefined && option.limits[key] === limits[key]),
  );
}

/** Turns an option on, replacing any other of its group, or off. */
export function withLimit(limits: SearchLimits, { limits: own }: LimitOption, on: boolean): SearchLimits {
  const off = Object.fromEntries(Object.keys(own).map((key) => [key, undefined]));
  return canonicalLimits({ ...limits, ...(on ? own : off) });
}
