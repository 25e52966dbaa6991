import { MESSAGES } from '@larder/domain';
import type { ExpiryFieldLabels } from '../expiry-field/index.ts';

/** The words of the dialog. */
export interface EditIngredientDialogLabels {
  title: string;
  ingredient: string;
  quantity: string;
  unit: string;
  /** In place of a quantity that nobody has given. */
  some: string;
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
  nameRequired: string;
  expires: string;
  /** Other words of the field for the date. */
  expiry?: Partial<ExpiryFieldLabels> | undefined;
  storage: string;
  places: Record<'fridge' | 'freezer' | 'cupboard', string>;
  opened: string;
}

export const LABELS: EditIngredientDialogLabels = {
  title: 'Edit Ingredient',
  ingredient: 'Ingredient',
  quantity: 'Quantity',
  unit: 'Unit',
  some: 'some',
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
  nameRequired: MESSAGES.nameRequired,
  expires: 'Expires',
  storage: 'Kept in',
  places: { fridge: 'Fridge', freezer: 'Freezer', cupboard: 'Cupboard' },
  opened: 'Opened',
};
