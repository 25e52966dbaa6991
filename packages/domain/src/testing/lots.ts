import type { Lot } from '../ledger/lot.ts';
import type { Unit } from '../units.ts';

export const MAY = { expiryDate: '2030-05-31' };
export const GUESS = { expiryDate: '2030-05-20', expiryIsGuess: true };
/** The properties of an opened lot in these tests, if its date was a guess. */
export const OPENED = { expiryDate: '2030-05-04', expiryIsGuess: true, opened: true };

/** A lot of the first ingredient. */
export const lot = (quantity: number | null, unit: Unit, own: Partial<Lot> = {}): Lot => ({
  id: 'lot',
  ingredientId: 1,
  quantity,
  used: 0,
  unit,
  expiryDate: null,
  expiryIsGuess: false,
  storage: null,
  opened: false,
  ...own,
});
