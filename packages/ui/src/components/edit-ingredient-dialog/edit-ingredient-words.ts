import { MESSAGES } from '@larder/domain';
import type { ConflictNoticeLabels } from '../conflict-notice/index.ts';
import type { ExpiryFieldLabels } from '../expiry-field/index.ts';

/** Text labels of the dialog. */
export interface EditIngredientDialogLabels {
  title: string;
  ingredient: string;
  quantity: string;
  unit: string;
  /** Shown for an unknown quantity. */
  some: string;
  update: string;
  updating: string;
  remove: string;
  removing: string;
  cancel: string;
  /** Accessible name of the close button. */
  close: string;
  /** Accessible names of the stepper buttons. */
  less: string;
  more: string;
  quantityPositive: string;
  quantityTooLarge: string;
  unitRequired: string;
  nameRequired: string;
  expires: string;
  /** Overrides for the date field's labels. */
  expiry?: Partial<ExpiryFieldLabels> | undefined;
  storage: string;
  places: Record<'fridge' | 'freezer' | 'cupboard', string>;
  opened: string;
  /** Overrides for the labels of the question about conflicts. */
  conflict?: Partial<ConflictNoticeLabels> | undefined;
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
  nameRequired: 'Name is required',
  expires: 'Expires',
  storage: 'Kept in',
  places: { fridge: 'Fridge', freezer: 'Freezer', cupboard: 'Cupboard' },
  opened: 'Opened',
};
