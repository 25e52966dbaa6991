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
  /** Whether the date is an estimate that the cook has not touched. */
  readonly expiryIsGuess: boolean;
}

/** How a lot is kept, and until when. */
export type LotMarks = Pick<Lot, 'expiryDate' | 'expiryIsGuess' | 'storage' | 'opened'>;

/** What happened to a lot. Null: it was not there before, or is gone. */
export interface LotChange {
  readonly before: Lot | null;
  readonly after: Lot | null;
}

/** A lot would hold more than a pantry can. */
export class TooMuch extends RangeError {
  /** Which act of the deed it was. */
  act = 0;
}

/** A lot's quantity in its unit; 0 for 'some'. */
export function amountOf({ quantity, used }: Pick<Lot, 'quantity' | 'used'>): number {
  return quantity === null ? 0 : quantity - used;
}

/** An amount as a lot keeps it, or null for nothing. Throws `TooMuch` above the largest quantity. */
export function measured(amount: number, unit: Unit): MeasuredStock | null {
  if (amount <= 0) return null;
  const stock = inWholeUnits(amount, unit);
  if (stock === 'too-much') throw new TooMuch();
  return stock;
}

export function isSameAmount(a: Lot, b: Lot): boolean {
  return a.quantity === b.quantity && a.used === b.used && a.unit === b.unit;
}

/** Whether nothing about a lot has changed. */
export function isSameLot(a: Lot | null, b: Lot | null): boolean {
  if (!a || !b) return a === b;
  return a.id === b.id && isSameAmount(a, b) && isSameBatch(a, b) && a.expiryIsGuess === b.expiryIsGuess;
}

/**
 * Two lots as one: the sum, in the first one's unit if that makes a whole number, and a guessed date only if both were
 * guesses. A measured amount says more than 'some'.
 */
export function joinLots(one: Lot, other: Lot): Lot {
  const joined = { ...one, expiryIsGuess: one.expiryIsGuess && other.expiryIsGuess };
  const [first, second] = one.quantity === null ? [other, one] : [one, other];
  if (first.quantity === null) return joined;
  const added = convertQuantity(amountOf(second), second.unit, first.unit);
  return { ...joined, ...measured(amountOf(first) + added, first.unit) };
}
