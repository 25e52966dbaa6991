import { mergeChanges, type SentMarks, type ShelfLife, type StoragePlace, type Unit } from '@larder/domain';
import { changedElsewhere, type FieldConflict } from '../platform/http/problem.ts';
import { placeOf } from './batch-marks.ts';
import type { PantryItem } from './pantry.store.ts';

/** A change to an item. Omitted properties are unchanged. */
export interface ItemChange extends SentMarks {
  /** Null means 'some'. Sent together with the unit. */
  quantity?: number | null | undefined;
  unit?: Unit | undefined;
  /** A new name, for an ingredient named by the user. */
  ingredient_name?: string | undefined;
}

/** An item as the client saw it. Omitted values are unknown. */
export type ItemBase = Omit<ItemChange, 'expiry_is_guess'>;

/** The compared fields. Quantity and unit are one field: neither means anything alone. */
interface Compared {
  amount: string;
  expiry_date: string | null;
  storage: StoragePlace;
  opened: boolean;
  ingredient_name: string;
}

function comparedOf({
  quantity,
  unit,
  expiry_date,
  storage,
  opened,
  ingredient_name,
}: ItemBase): Partial<Compared> {
  return {
    ...(quantity !== undefined && unit !== undefined && { amount: `${quantity} ${unit}` }),
    ...(expiry_date !== undefined && { expiry_date }),
    ...(storage !== undefined && { storage }),
    ...(opened !== undefined && { opened }),
    ...(ingredient_name !== undefined && { ingredient_name }),
  };
}

/**
 * A change merged with what another device has changed since its base; 409 if both have changed the same field.
 */
export function changeSince(
  base: ItemBase,
  { quantity, unit, expiry_date, expiry_is_guess, storage, opened, ingredient_name }: ItemChange,
  item: PantryItem,
  life: ShelfLife,
): ItemChange {
  // A flag alone refers to the date that the client saw.
  const date = expiry_date === undefined && expiry_is_guess !== undefined ? base.expiry_date : expiry_date;
  const mine = comparedOf({ quantity, unit, expiry_date: date, storage, opened, ingredient_name });
  const theirs = {
    amount: `${item.quantity} ${item.unit}`,
    expiry_date: item.expiryDate,
    storage: placeOf(item, life),
    opened: item.opened,
    ingredient_name: item.name,
  };
  const { fields, conflicts } = mergeChanges<Compared>(comparedOf(base), mine, theirs);
  // A changed estimate is nobody's choice, so it does not conflict.
  const asked = conflicts.filter((name) => name !== 'expiry_date' || !item.expiryIsGuess);
  if (asked.length > 0) throw changedElsewhere(asked.flatMap((name) => conflictsAt(name, item, theirs)));
  const isMine = (name: keyof Compared) => fields[name] === mine[name];
  return {
    ...(isMine('amount') && { quantity, unit }),
    ...((isMine('expiry_date') || base.expiry_date === undefined) && { expiry_date, expiry_is_guess }),
    ...(isMine('storage') && { storage }),
    ...(isMine('opened') && { opened }),
    ...(isMine('ingredient_name') && { ingredient_name }),
  };
}

function conflictsAt(
  name: keyof Compared,
  { quantity, unit }: PantryItem,
  theirs: Compared,
): FieldConflict[] {
  if (name !== 'amount') return [{ path: `/${name}`, current: theirs[name] }];
  return [
    { path: '/quantity', current: quantity },
    { path: '/unit', current: unit },
  ];
}
