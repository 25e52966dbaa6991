import { unitLabel } from '@larder/domain';
import type { ConflictingField } from '@larder/ui/conflict-notice';
import type { EditedIngredient } from '@larder/ui/edit-ingredient-dialog';
import type { LocaleFormat } from '@larder/ui/locale';
import type { Conflicts } from '../../../platform/queries/conflict.ts';
import type { PantryItem } from '../../pantry.query.ts';

/** An item with the values that another device has saved. */
export function withTheirs(item: PantryItem, conflicts: Conflicts): PantryItem {
  const { ingredient_name: name, ...saved } = Object.fromEntries(conflicts);
  return { ...item, ...saved, ...(typeof name === 'string' && { ingredients: { name } }) };
}

/** The edited values, replaced by the other device's where they conflict. */
export function valuesWithTheirs(
  { name, expires, ...values }: EditedIngredient,
  theirs: PantryItem,
  conflicts: Conflicts,
): EditedIngredient {
  const { quantity, unit, storage, opened } = theirs;
  return {
    ...values,
    ...(name !== undefined && !conflicts.has('ingredient_name') && { name }),
    ...(expires !== undefined && !conflicts.has('expiry_date') && { expires }),
    ...(conflicts.has('quantity') && { quantity, unit }),
    ...(conflicts.has('storage') && { storage }),
    ...(conflicts.has('opened') && { isOpened: opened }),
  };
}

/** The fields of the dialog that another device has changed too, in words. */
export function conflictingFields(
  theirs: PantryItem,
  conflicts: Conflicts,
  format: LocaleFormat,
): ConflictingField[] {
  const { quantity, unit, expiry_date: expires, storage, opened, ingredients } = theirs;
  const said = [
    { name: 'ingredient_name', field: 'Ingredient', value: ingredients.name },
    {
      name: 'quantity',
      field: 'Quantity',
      value: quantity === null ? 'some' : `${format.count(quantity)} ${unitLabel(unit, quantity)}`,
    },
    { name: 'expiry_date', field: 'Expires', value: expires && format.date(expires) },
    { name: 'storage', field: 'Kept in', value: PLACES[storage] },
    { name: 'opened', field: 'Opened', value: opened ? 'yes' : 'no' },
  ];
  return said.filter(({ name }) => conflicts.has(name)).map(({ field, value }) => ({ field, value }));
}

const PLACES = { fridge: 'Fridge', freezer: 'Freezer', cupboard: 'Cupboard' } as const;
