import type { Day } from '../dates/day.ts';
import type { SpokenBatch } from './spoken-batches.ts';

/** What is said about each item apart from its name, one entry each. */
export interface SaidOfItems {
  /** The words for its amount. */
  readonly amounts: readonly string[];
  readonly dates: readonly (Day | null)[];
  /** Its parts with their own shelf life. */
  readonly batches: readonly (readonly SpokenBatch[])[];
  /** Whether it refers to an earlier item: 'the milk'. */
  readonly isKnown: readonly boolean[];
}
