import { areUnitsCompatible, convertQuantity, type Unit } from '../units.ts';
import type { Alter, DeedDay, LedgerRules } from './deed.ts';
import { amountOf, isSameAmount, joinLots, measured, type Lot, type LotMarks } from './lot.ts';
import type { Shelf } from './shelf.ts';
import { takeFrom } from './take-from.ts';

/** Carries out an edit or a removal on the lot's current state. */
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
  if (act.isRename) renameOthers(shelf, act, there, (lot) => rules.become(lot, day));
  else if (before.ingredientId !== after.ingredientId) renameParts(shelf, act, there);
  const marks = marksHere(act, there ?? before, day, rules);
  const id = there?.id ?? (found ? spare : before.id);
  const said = { ...after, ...marks, id };
  if (there && isSameAmount(before, after)) {
    place(shelf, { ...there, ...marks, ingredientId: after.ingredientId });
  } else if (isSaid(before, after, there)) place(shelf, said);
  else {
    const more = there ? convertQuantity(amountOf(there), there.unit, before.unit) : 0;
    const difference = more - amountOf(before);
    if (!areUnitsCompatible(before.unit, after.unit)) {
      place(shelf, said);
      placeAmount(shelf, { ...(there ?? before), id: spare }, difference, before.unit);
      return;
    }
    const sum = amountOf(after) + convertQuantity(difference, before.unit, after.unit);
    placeAmount(shelf, said, sum, after.unit);
    if (sum < 0) takeFrom(shelf, parts, { amount: -sum, unit: after.unit });
  }
}

/**
 * Has everything become the other ingredient that was not there when it was renamed, and is in this replay: nothing may be
 * left, or come back, under a name that no longer exists.
 */
function renameOthers(
  shelf: Shelf,
  { before, after: { ingredientId } }: Change,
  renamed: Lot | null,
  become: (lot: Lot) => LotMarks,
): void {
  for (const was of shelf.of(before.ingredientId)) {
    if (was.id === renamed?.id) continue;
    const lot = { ...was, ingredientId };
    place(shelf, { ...lot, ...become(lot) });
  }
}

/** The same for what was one lot then: what was merged into it, or it itself in another kind of unit. */
function renameParts(shelf: Shelf, { before, after, parts }: Change, renamed: Lot | null): void {
  for (const id of [before.id, ...parts]) {
    const lot = shelf.find(id);
    if (!lot || lot.id === renamed?.id || lot.ingredientId !== before.ingredientId) continue;
    const { expiryDate, expiryIsGuess } = lot.expiryDate === null ? after : lot;
    const storage = lot.storage ?? after.storage;
    place(shelf, { ...lot, ingredientId: after.ingredientId, storage, expiryDate, expiryIsGuess });
  }
}

function placeAmount(shelf: Shelf, lot: Lot, amount: number, unit: Unit): void {
  const stock = measured(amount, unit);
  if (stock) place(shelf, { ...lot, ...stock });
  else shelf.delete(lot.id);
}

/** Whether the amount is exactly what the cook entered: nothing else changed it, or there is no difference to compute. */
function isSaid(before: Lot, after: Lot, there: Lot | null): boolean {
  if (there && (there.quantity === null || isSameAmount(there, before))) return true;
  return !isSameAmount(before, after) && (before.quantity === null || after.quantity === null);
}

/** The properties of the lot after the edit. */
function marksHere({ before, after, sent }: Change, there: Lot, day: DeedDay, rules: LedgerRules): LotMarks {
  const isAsBefore =
    there.expiryDate === before.expiryDate &&
    there.expiryIsGuess === before.expiryIsGuess &&
    there.storage === before.storage &&
    there.opened === before.opened;
  if (sent && !isAsBefore) return rules.change(there, sent, day);
  const isDated = before.expiryDate !== after.expiryDate || before.expiryIsGuess !== after.expiryIsGuess;
  const { expiryDate, expiryIsGuess } = isDated ? after : there;
  return {
    expiryDate,
    expiryIsGuess,
    storage: before.storage === after.storage ? there.storage : after.storage,
    opened: before.opened === after.opened ? there.opened : after.opened,
  };
}

/** Stores a lot, merged with the same batch if there is one. */
function place(shelf: Shelf, lot: Lot): void {
  const twin = shelf.twin(lot, lot.id);
  if (twin) {
    shelf.delete(twin.id);
    shelf.merge(twin.id, lot);
  }
  shelf.set(twin ? joinLots(lot, twin) : lot);
}

/** Removes the amount that was removed then, and keeps any excess. Removing 'some' removes only that lot itself. */
function takeOut(shelf: Shelf, before: Lot, parts: readonly string[]): void {
  const lot = shelf.find(before.id);
  if (before.quantity === null) {
    if (lot?.id === before.id) shelf.delete(lot.id);
  } else if (lot?.quantity === null) shelf.delete(lot.id);
  else takeFrom(shelf, [before.id, ...parts], { amount: amountOf(before), unit: before.unit });
}

/** Adds a lot that no deed explains. */
function arrive(shelf: Shelf, lot: Lot): void {
  const twin = shelf.twin(lot);
  if (twin) shelf.merge(lot.id, twin);
  shelf.set(twin ? joinLots(twin, lot) : lot);
}
