import { isSameBatch, type BatchMarks } from '../batch.ts';
import { inWholeUnits, type MeasuredStock } from '../stock.ts';
import { convertQuantity, type Unit } from '../units.ts';

/** A batch in a pantry. */
export interface Lot extends BatchMarks {
  readonly id: string;
  /** In whole units; null for 'some'. */
  readonly quantity: number | null;
  /** The used fraction of the last unit: 0 to below 1. */
  readonly used: number;
  /** Whether the date is an estimate unchanged by the cook. */
  readonly expiryIsGuess: boolean;
}

/** How and how long a lot is stored. */
export type LotMarks = Pick<Lot, 'expiryDate' | 'expiryIsGuess' | 'storage' | 'opened'>;

/** A lot's change. Null: it did not exist before, or no longer exists. */
export interface LotChange {
  readonly before: Lot | null;
  readonly after: Lot | null;
}

/** A quantity would exceed the maximum. */
export class TooMuch extends RangeError {
  /** The index of the act in its deed. */
  act = 0;
}

/** A lot's quantity in its unit; 0 for 'some'. */
export function amountOf({ quantity, used }: Pick<Lot, 'quantity' | 'used'>): number {
  return quantity === null ? 0 : quantity - used;
}

/** An amount in whole units, or null for nothing. Throws `TooMuch` above the maximum quantity. */
export function measured(amount: number, unit: Unit): MeasuredStock | null {
  const stock = inWholeUnits(amount, unit);
  if (stock === 'too-much') throw new TooMuch();
  return stock;
}

export function isSameAmount(a: Lot, b: Lot): boolean {
  return a.quantity === b.quantity && a.used === b.used && a.unit === b.unit;
}

/** Whether two states of a lot are the same. */
export function isSameLot(a: Lot | null, b: Lot | null): boolean {
  if (!a || !b) return a === b;
  return a.id === b.id && isSameAmount(a, b) && isSameBatch(a, b) && a.expiryIsGuess === b.expiryIsGuess;
}

/**
 * Merges two lots: the amounts are summed, in the first one's unit if the sum is an integer, and the date is a guess only
 * if both were. A measured amount takes precedence over 'some'.
 */
export function joinLots(one: Lot, other: Lot): Lot {
  const joined = { ...one, expiryIsGuess: one.expiryIsGuess && other.expiryIsGuess };
  const [first, second] = one.quantity === null ? [other, one] : [one, other];
  const added = convertQuantity(amountOf(second), second.unit, first.unit);
  return { ...joined, ...measured(amountOf(first) + added, first.unit) };
}
