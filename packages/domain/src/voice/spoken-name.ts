import type { Day } from '../dates/day.ts';

/** An available item, with its ingredient if known. */
export interface SpokenName<Thing> {
  readonly thing: Thing | undefined;
  /** As spoken. */
  readonly said: string;
  /** The words for its amount: 'two tins of'. Empty if none. */
  readonly amount: string;
  /** Its expiry date: '2030-05-31'. Null if none was given. */
  readonly expiresOn: Day | null;
  /** Whether it is said to be open. */
  readonly isOpened: boolean;
}
