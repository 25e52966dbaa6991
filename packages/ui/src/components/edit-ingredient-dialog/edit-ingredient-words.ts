import { MESSAGES } from '@larder/domain';

/** The words of the dialog. */
export interface EditIngredientDialogLabels {
  title: string;
  ingredient: string;
  quantity: string;
  unit: string;
  update: string;
  updating: string;
  remove: string;
  removing: string;
  cancel: string;
  /** The name of the closing cross. */
  close: string;
  /** The names of the buttons that count the quantity. */
  less: string;
  more: string;
  quantityPositive: string;
  quantityTooLarge: string;
  unitRequired: string;
}

export const LABELS: EditIngredientDialogLabels = {
  title: 'Edit Ingredient',
  ingredient: 'Ingredient',
  quantity: 'Quantity',
  unit: 'Unit',
  update: 'Update',
  updating: 'Updating...',
  remove: 'Remove',
  removing: 'Removing...',
  cancel: 'Cancel',
  close: 'Close',
  less: 'Less',
  more: 'More',
  quantityPositive: MESSAGES.quantityPositive,
  quantityTooLarge: MESSAGES.quantityTooLarge,
  unitRequired: MESSAGES.unitRequired,
};
