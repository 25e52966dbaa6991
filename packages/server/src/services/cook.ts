import type { Day } from '@larder/domain';

/** Days as they are counted in one place. */
export interface Calendar {
  /** The day there when the request came. Whatever a request does is done on that day, also when midnight passes meanwhile. */
  readonly today: Day;
  /** The day of a moment. */
  readonly dayOf: (moment: Date) => Day;
}

/** Who asks, with the calendar of where they are: what has expired and what is proposed depends on both. */
export interface Cook extends Calendar {
  readonly userId: string;
}
