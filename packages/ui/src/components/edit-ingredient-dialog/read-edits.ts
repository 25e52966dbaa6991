import { LIMITS, parseQuantity } from '@larder/domain';
import type { EditIngredientDialogLabels } from './edit-ingredient-words.ts';
import type { EditedIngredient } from './editable-ingredient.ts';
import type { Edited, EditedFields } from './use-edited.ts';

/** Why a field cannot be saved, for each that cannot. */
export interface EditErrors {
  name?: string | undefined;
  quantity?: string | undefined;
  unit?: string | undefined;
}

interface Edits {
  errors: EditErrors;
  /** What to report; undefined if there are errors. */
  values: EditedIngredient | undefined;
  /** The new name; '' if there is none. */
  newName: string;
}

/** What the fields say about the ingredient that was opened, and what is wrong with it. */
export function readEdits({ fields, shown }: Edited, words: EditIngredientDialogLabels): Edits {
  const { quantity, unit } = fields;
  const name = fields.name.trim();
  const canRename = shown?.canRename === true;
  const isRenamed = canRename && name !== shown.name;
  const amount = parseQuantity(quantity);
  // An unknown quantity may stay unknown.
  const isSome = shown?.quantity === null && quantity.trim() === '';
  const errors: EditErrors = {
    name: canRename && name === '' ? words.nameRequired : undefined,
    quantity: isSome ? undefined : amountError(amount, words),
    unit: unit ? undefined : words.unitRequired,
  };
  return {
    errors,
    values:
      errors.name || errors.quantity || errors.unit
        ? undefined
        : { quantity: isSome ? null : amount, unit, ...(isRenamed && { name }), ...given(fields) },
    newName: isRenamed ? name : '',
  };
}

function amountError(amount: number, words: EditIngredientDialogLabels): string | undefined {
  if (amount < LIMITS.quantity.min) return words.quantityPositive;
  return amount > LIMITS.quantity.max ? words.quantityTooLarge : undefined;
}

/** The values to report; the date only if it was changed. */
function given({
  expires,
  storage,
  isOpened,
}: EditedFields): Pick<EditedIngredient, 'expires' | 'storage' | 'isOpened'> {
  return {
    ...(expires !== undefined && { expires }),
    ...(storage !== undefined && { storage }),
    ...(isOpened !== undefined && { isOpened }),
  };
}
