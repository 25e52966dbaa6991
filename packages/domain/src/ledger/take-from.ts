import { areUnitsCompatible, convertQuantity, type Unit } from '../units.ts';
import { amountOf, type Lot } from './lot.ts';
import type { Shelf } from './shelf.ts';

/**
 * Takes an amount from the first of these lots, and what it lacks from the next. 'Some' stays.
 * @param keep stores the rest of a lot; unchanged in other respects by default
 */
export function takeFrom(
  shelf: Shelf,
  ids: readonly string[],
  { amount, unit }: { readonly amount: number; readonly unit: Unit },
  keep: (lot: Lot, left: number) => void = (lot, left) => shelf.setAmount(lot, left, lot.unit),
): void {
  let rest = amount;
  for (const id of ids) {
    const lot = shelf.find(id);
    if (rest <= 0 || !lot || lot.quantity === null || !areUnitsCompatible(lot.unit, unit)) continue;
    const left = amountOf(lot) - convertQuantity(rest, unit, lot.unit);
    rest = left < 0 ? convertQuantity(-left, lot.unit, unit) : 0;
    keep(lot, left);
  }
}
