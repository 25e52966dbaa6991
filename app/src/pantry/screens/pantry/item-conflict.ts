import { unitLabel } from '@larder/domain';
import type { ConflictingField } from '@larder/ui/conflict-notice';
import type { EditedIngredient } from '@larder/ui/edit-ingredient-dialog';
import type { LocaleFormat } from '@larder/ui/locale';
import { t } from '../../../platform/language/t.ts';
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
    { name: 'ingredient_name', field: t('Ingredient'), value: ingredients.name },
    {
      name: 'quantity',
      field: t('Quantity'),
      value: quantity === null ? t('some') : `${format.count(quantity)} ${unitLabel(unit, quantity)}`,
    },
    { name: 'expiry_date', field: t('Expires'), value: expires && format.date(expires) },
    { name: 'storage', field: t('Kept in'), value: PLACES[storage]() },
    { name: 'opened', field: t('Opened'), value: opened ? t('yes') : t('no') },
  ];
  return said.filter(({ name }) => conflicts.has(name)).map(({ field, value }) => ({ field, value }));
}

const PLACES = {
  fridge: () => t('Fridge'),
  freezer: () => t('Freezer'),
  cupboard: () => t('Cupboard'),
};
