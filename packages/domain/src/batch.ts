import type { StoragePlace } from './storage.ts';
import { UNITS, type Unit } from './units.ts';

/** What distinguishes one batch of an ingredient from another. */
export interface BatchMarks {
  readonly ingredientId: number;
  readonly unit: Unit;
  /** '2030-05-31'; null for none. */
  readonly expiryDate: string | null;
  /** Null: where this ingredient is usually kept. */
  readonly storage: StoragePlace | null;
  readonly opened: boolean;
}

/** Whether two lots of food are one batch: if so, their amounts are summed in one item. */
export function isSameBatch(a: BatchMarks, b: BatchMarks): boolean {
  return batchKey(a) === batchKey(b);
}

/** A key that is equal for equal batches. */
export function batchKey({ ingredientId, unit, expiryDate, storage, opened }: BatchMarks): string {
  return `${ingredientId} ${UNITS[unit].kind} ${expiryDate} ${storage} ${opened}`;
}

/** The order in which batches are used and shown: earliest expiry first, undated last. */
export function byExpiry(a: Pick<BatchMarks, 'expiryDate'>, b: Pick<BatchMarks, 'expiryDate'>): number {
  if (a.expiryDate === b.expiryDate) return 0;
  if (a.expiryDate === null) return 1;
  return b.expiryDate === null || a.expiryDate < b.expiryDate ? -1 : 1;
}

/** Whether a batch may no longer be used on a day: its date is the last day on which it may. */
export function isExpired({ expiryDate }: Pick<BatchMarks, 'expiryDate'>, day: string): boolean {
  return expiryDate !== null && expiryDate < day;
}
