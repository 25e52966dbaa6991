import { MESSAGES } from '@larder/domain';
import type { AllergyNoteLabels } from '../allergy-note/index.ts';
import type { ExpiryFieldLabels } from '../expiry-field/index.ts';
import type { LocaleFormat } from '../locale/index.ts';

/** The words of the table. */
export interface AddIngredientsTableLabels {
  /** What the table is, for screen readers. */
  title: string;
  name: string;
  quantity: string;
  unit: string;
  expires: string;
  /** The words of the field of the date. */
  expiry?: Partial<ExpiryFieldLabels> | undefined;
  /** The words of the note on what the cook avoids. */
  allergy?: Partial<AllergyNoteLabels> | undefined;
  /** The name of one field, by its column and its row from 1. */
  field: (column: string, row: number) => string;
  namePlaceholder: string;
  quantityPlaceholder: string;
  unitPlaceholder: string;
  /** In a row without a name. */
  expiresPlaceholder: string;
  /** The name of the column with the crosses, for screen readers. */
  remove: string;
  removeRow: (row: number) => string;
  addRows: string;
  cancel: string;
  submit: string;
  submitting: string;
  /** How many suggestions a field has, for people who do not see the list. */
  suggestions: (count: number) => string;
  /** In a row with a number and no name. */
  nameRequired: string;
  quantityPositive: string;
  quantityTooLarge: string;
  unitRequired: string;
  unitUnknown: (typed: string) => string;
  /** Asks about a name that nobody knows. */
  didYouMean: (typed: string, meant: string) => string;
  takeMeant: (meant: string) => string;
  keepTyped: string;
  noIngredients: string;
}

/** Which word stands for which finding of the domain's rules. */
const FINDINGS = {
  [MESSAGES.nameRequired]: 'nameRequired',
  [MESSAGES.rowQuantityPositive]: 'quantityPositive',
  [MESSAGES.quantityTooLarge]: 'quantityTooLarge',
  [MESSAGES.rowUnitRequired]: 'unitRequired',
  [MESSAGES.noIngredients]: 'noIngredients',
} as const;

/** What is wrong, in the caller's words. */
export function problemText(words: AddIngredientsTableLabels, message: string): string {
  return message in FINDINGS ? words[FINDINGS[message as keyof typeof FINDINGS]] : message;
}

export const LABELS = (format: LocaleFormat): AddIngredientsTableLabels => ({
  title: 'Ingredients to add',
  name: 'Name',
  quantity: 'Qty',
  unit: 'Unit',
  expires: 'Expires',
  field: (column, row) => `${column}, row ${format.count(row)}`,
  namePlaceholder: 'Ingredient name',
  quantityPlaceholder: 'Qty',
  unitPlaceholder: 'Unit',
  expiresPlaceholder: 'Date',
  remove: 'Remove',
  removeRow: (row) => `Remove row ${format.count(row)}`,
  addRows: 'Add more rows',
  cancel: 'Cancel',
  submit: 'Add to Pantry',
  submitting: 'Adding...',
  suggestions: (count) => `${format.count(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  nameRequired: MESSAGES.nameRequired,
  quantityPositive: MESSAGES.rowQuantityPositive,
  quantityTooLarge: MESSAGES.quantityTooLarge,
  unitRequired: MESSAGES.rowUnitRequired,
  unitUnknown: MESSAGES.rowUnitUnknown,
  didYouMean: (typed, meant) => `“${typed}”: did you mean ${meant}?`,
  takeMeant: (meant) => `Use ${meant}`,
  keepTyped: 'Keep as typed',
  noIngredients: MESSAGES.noIngredients,
});
