import { sayMinutes } from './time.ts';

/** How long a dish may take, in minutes, waiting included: what one can choose. */
export const TIME_LIMITS: readonly number[] = [20, 30, 45, 60];

/** How many things may have to be bought: what one can choose. */
export const MISSING_LIMITS: readonly number[] = [0, 2, 5];

/** What a search asks beside flags and countries. What is absent is not asked. */
export interface SearchLimits {
  /** Minutes, one of {@link TIME_LIMITS}. */
  maxTime?: number | undefined;
  /** Things to buy, one of {@link MISSING_LIMITS}. */
  maxMissing?: number | undefined;
  /** What takes least time comes first; else what suits best. */
  sort?: 'time' | undefined;
}

/** Leaves out what cannot be chosen. */
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

/** One choice of a group, with its words in the panel and on a chip that stands alone. */
export interface LimitOption {
  readonly id: string;
  readonly label: string;
  readonly chip: string;
  readonly limits: SearchLimits;
}

/** What one can choose of each, in groups of which one option at most is on. */
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

/** The options that are on, in the order of the groups. */
export function activeLimits(limits: SearchLimits): LimitOption[] {
  return LIMIT_GROUPS.flatMap(({ key, options }) =>
    options.filter((option) => limits[key] !== undefined && option.limits[key] === limits[key]),
  );
}

/** Turns one option on, in place of another of its group, or off. */
export function withLimit(limits: SearchLimits, { limits: own }: LimitOption, on: boolean): SearchLimits {
  const off = Object.fromEntries(Object.keys(own).map((key) => [key, undefined]));
  return canonicalLimits({ ...limits, ...(on ? own : off) });
}
