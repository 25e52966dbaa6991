import type { Day } from '../dates/day.ts';

/** A name that is there, with its thing where it is known. */
export interface SpokenName<Thing> {
  readonly thing: Thing | undefined;
  /** As it was said. */
  readonly said: string;
  /** The words that say how much of it there is, as they were said: 'two tins of'. Empty when nobody said. */
  readonly amount: string;
  /** Until when it is said to keep: '2030-05-31'. Null when nobody said. */
  readonly expiresOn: Day | null;
  /** It is said to be open already. */
  readonly isOpened: boolean;
}
