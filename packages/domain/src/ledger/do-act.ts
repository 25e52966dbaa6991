import { byExpiry, isExpired } from '../batch.ts';
import { mergeStock } from '../stock.ts';
import { areUnitsCompatible, convertQuantity, type Unit } from '../units.ts';
import { alter } from './alter.ts';
import type { Act, Add, DeedDay, Ensure, LedgerRules, Put, Take } from './deed.ts';
import { amountOf, joinLots, TooMuch, type Lot, type LotMarks } from './lot.ts';
import type { Shelf } from './shelf.ts';
import { takeFrom } from './take-from.ts';

/** Carries out an act. Throws `TooMuch`. */
export function doAct(shelf: Shelf, act: Act, day: DeedDay, rules: LedgerRules): void {
  if (act.kind === 'take') take(shelf, act, (lot) => rules.open(lot, day));
  else if (act.kind === 'put') put(shelf, act);
  else if (act.kind === 'add') add(shelf, act, day.today);
  else if (act.kind === 'ensure') ensure(shelf, act, day.today);
  else alter(shelf, act, day, rules);
}

/** Units that are sealed individually. Several are not marked as opened, because one date applies to all. */
const PACKETS: ReadonlySet<Unit> = new Set(['bottle', 'can', 'jar', 'pack']);

/** Less than this of a package counts as nothing. */
const HAIR = 0.001;

/** Whether a lot counts as opened once only this much is left of it. */
export const isBegun = ({ unit }: Pick<Lot, 'unit'>, left: number): boolean =>
  left > HAIR && (!PACKETS.has(unit) || left < 1 - HAIR);

function take(shelf: Shelf, { lot: id, parts, ...taken }: Take, open: (lot: Lot) => LotMarks | null): void {
  takeFrom(shelf, [id, ...parts], taken, (lot, left) => {
    const marks = isBegun(lot, left) ? open(lot) : null;
    if (marks) begin(shelf, { ...lot, ...marks }, left);
    else shelf.setAmount(lot, left, lot.unit);
  });
}

/** Stores the rest of an opened lot, merged with what is open already. */
function begin(shelf: Shelf, begun: Lot, left: number): void {
  const twin = shelf.twin(begun, begun.id);
  if (!twin) return shelf.setAmount(begun, left, begun.unit);
  shelf.delete(begun.id);
  shelf.merge(begun.id, twin);
  const into = { ...twin, expiryIsGuess: twin.expiryIsGuess && begun.expiryIsGuess };
  shelf.setAmount(into, amountOf(twin) + convertQuantity(left, begun.unit, twin.unit), twin.unit);
}

function put(shelf: Shelf, { lot, amount }: Put): void {
  const twin = shelf.twin(lot);
  if (!twin) return shelf.setAmount({ ...lot, quantity: null, used: 0 }, amount, lot.unit);
  shelf.merge(lot.id, twin);
  const into = { ...twin, expiryIsGuess: twin.expiryIsGuess && lot.expiryIsGuess };
  if (twin.quantity === null) shelf.setAmount(into, amount, lot.unit);
  else shelf.setAmount(into, amountOf(twin) + convertQuantity(amount, lot.unit, twin.unit), twin.unit);
}

function add(shelf: Shelf, { lot, isPlain }: Add, today: string): void {
  const isMore = isPlain && lot.quantity === null;
  const there = shelf.twin(lot) ?? (isMore ? longestKept(shelf, lot, today) : null);
  if (!there) return shelf.set(lot);
  shelf.merge(lot.id, there);
  const isSomeMore = there.quantity === null && !there.opened && there.storage === lot.storage;
  const isRestocked = isSomeMore && there.expiryIsGuess && byExpiry(there, lot) < 0;
  const { expiryDate } = isRestocked ? lot : there;
  const guesses = [there, lot].filter((one) => one.expiryDate === expiryDate);
  const expiryIsGuess = guesses.every((one) => one.expiryIsGuess);
  const { quantity, used, unit } = together(there, lot);
  shelf.set({ ...there, quantity, used, unit, expiryDate, expiryIsGuess });
}

/** The amount of two lots: of whole units a round one, otherwise what is left of both. Throws `TooMuch`. */
function together(there: Lot, lot: Lot): Pick<Lot, 'quantity' | 'used' | 'unit'> {
  if (there.used > 0 || lot.used > 0) return joinLots(there, lot);
  const stock = mergeStock(there, lot);
  if (stock === 'too-much') throw new TooMuch();
  return { ...(stock ?? lot), used: 0 };
}

/** The lot about which another 'some' says nothing new: the one that keeps longest. */
function longestKept(shelf: Shelf, { ingredientId, unit }: Lot, today: string): Lot | null {
  const fresh = shelf
    .of(ingredientId)
    .filter((lot) => areUnitsCompatible(lot.unit, unit) && !isExpired(lot, today));
  return fresh.toSorted(byExpiry).at(-1) ?? null;
}

function ensure(shelf: Shelf, { lot }: Ensure, today: string): void {
  const [there] = shelf
    .of(lot.ingredientId)
    .filter((one) => !isExpired(one, today))
    .toSorted(byExpiry);
  if (there) shelf.merge(lot.id, there);
  else shelf.set(lot);
}
