import { areUnitsCompatible, convertQuantity } from '../units.ts';
import type { Alter, DeedDay, LedgerRules } from './deed.ts';
import { amountOf, isSameAmount, joinLots, type Lot, type LotMarks } from './lot.ts';
import type { Shelf } from './shelf.ts';
import { takeFrom } from './take-from.ts';

/** Does what a cook did to a lot to what that lot is here. */
export function alter(shelf: Shelf, act: Alter, day: DeedDay, rules: LedgerRules): void {
  const { before, after } = act;
  if (before && after) change(shelf, { ...act, before, after }, day, rules);
  else if (before) takeOut(shelf, before, act.parts);
  else if (after) arrive(shelf, after);
}

interface Change extends Alter {
  readonly before: Lot;
  readonly after: Lot;
}

function change(shelf: Shelf, act: Change, day: DeedDay, rules: LedgerRules): void {
  const { before, after, parts, spare } = act;
  const found = shelf.find(before.id);
  const there = found && areUnitsCompatible(found.unit, before.unit) ? found : null;
  const marks = marksHere(act, there ?? before, day, rules);
  const id = there?.id ?? (found ? spare : before.id);
  const said = { ...after, ...marks, id };
  if (there && isSameAmount(before, after)) {
    place(shelf, { ...there, ...marks, ingredientId: after.ingredientId });
  } else if (isSaid(before, after, there)) place(shelf, said);
  else if (isSameAmount(before, after)) return;
  else {
    const more = there ? convertQuantity(amountOf(there), there.unit, before.unit) : 0;
    const difference = more - amountOf(before);
    if (areUnitsCompatible(before.unit, after.unit)) {
      const sum = amountOf(after) + convertQuantity(difference, before.unit, after.unit);
      shelf.setAmount(said, sum, after.unit);
      const made = shelf.find(id);
      if (made) place(shelf, made);
      if (sum < 0) takeFrom(shelf, parts, { amount: -sum, unit: after.unit });
      return;
    }
    place(shelf, said);
    if (difference > 0) shelf.setAmount({ ...(there ?? before), id: spare }, difference, before.unit);
  }
}

/** Whether the amount is what the cook said: it was said of what is here, or cannot be reckoned with. */
function isSaid(before: Lot, after: Lot, there: Lot | null): boolean {
  if (there && (there.quantity === null || isSameAmount(there, before))) return true;
  return !isSameAmount(before, after) && (before.quantity === null || after.quantity === null);
}

/** How the lot is kept then. */
function marksHere({ before, after, sent }: Change, there: Lot, day: DeedDay, rules: LedgerRules): LotMarks {
  const isAsBefore =
    there.expiryDate === before.expiryDate &&
    there.expiryIsGuess === before.expiryIsGuess &&
    there.storage === before.storage &&
    there.opened === before.opened;
  if (sent && !isAsBefore) return rules.change(there, sent, day);
  const isDated =
    isAsBefore || before.expiryDate !== after.expiryDate || before.expiryIsGuess !== after.expiryIsGuess;
  const { expiryDate, expiryIsGuess } = isDated ? after : there;
  return {
    expiryDate,
    expiryIsGuess,
    storage: before.storage === after.storage ? there.storage : after.storage,
    opened: before.opened === after.opened ? there.opened : after.opened,
  };
}

/** Puts a lot on the shelf, as one with its twin. */
function place(shelf: Shelf, lot: Lot): void {
  const twin = shelf.twin(lot, lot.id);
  if (twin) {
    shelf.delete(twin.id);
    shelf.merge(twin.id, lot);
  }
  shelf.set(twin ? joinLots(lot, twin) : lot);
}

/** As much goes as was there then: what is here besides stays. Of 'some' nothing stays, but nothing else goes with it. */
function takeOut(shelf: Shelf, before: Lot, parts: readonly string[]): void {
  const lot = shelf.find(before.id);
  if (before.quantity === null) {
    if (lot?.id === before.id) shelf.delete(lot.id);
  } else if (lot?.quantity === null) shelf.delete(lot.id);
  else takeFrom(shelf, [before.id, ...parts], { amount: amountOf(before), unit: before.unit });
}

/** What has come from where nobody looked. */
function arrive(shelf: Shelf, lot: Lot): void {
  const twin = shelf.twin(lot);
  if (twin) shelf.merge(lot.id, twin);
  shelf.set(twin ? joinLots(twin, lot) : lot);
}
