import { MESSAGES } from '@larder/domain';
import type { AllergyNoteLabels } from '../allergy-note/index.ts';
import type { ExpiryFieldLabels } from '../expiry-field/index.ts';
import type { LocaleFormat } from '../locale/index.ts';

/** Text labels of the table. */
export interface AddIngredientsTableLabels {
  /** Accessible name of the table. */
  title: string;
  name: string;
  quantity: string;
  unit: string;
  expires: string;
  /** Labels of the date field. */
  expiry?: Partial<ExpiryFieldLabels> | undefined;
  /** Labels of the allergy note. */
  allergy?: Partial<AllergyNoteLabels> | undefined;
  /** Accessible name of a field, by its column and row number. */
  field: (column: string, row: number) => string;
  namePlaceholder: string;
  quantityPlaceholder: string;
  unitPlaceholder: string;
  /** Placeholder in rows without a name. */
  expiresPlaceholder: string;
  /** Accessible name of the column of remove buttons. */
  remove: string;
  removeRow: (row: number) => string;
  addRows: string;
  cancel: string;
  submit: string;
  submitting: string;
  /** Announced number of suggestions. */
  suggestions: (count: number) => string;
  /** Error for a row with a quantity but no name. */
  nameRequired: string;
  quantityPositive: string;
  quantityTooLarge: string;
  unitRequired: string;
  unitUnknown: (typed: string) => string;
  /** The question about an unknown name. */
  didYouMean: (typed: string, meant: string) => string;
  takeMeant: (meant: string) => string;
  keepTyped: string;
  noIngredients: string;
}

/** Labels of the errors. The package's types cannot name those of the domain, which is not published. */
type RowProblem =
  | 'nameRequired'
  | 'noIngredients'
  | 'quantityPositive'
  | 'quantityTooLarge'
  | 'unitRequired'
  | 'unitUnknown';

/** The error, in the caller's words. `unit` is the typed unit. */
export function problemText(words: AddIngredientsTableLabels, problem: RowProblem, unit: string): string {
  return problem === 'unitUnknown' ? words.unitUnknown(unit) : words[problem];
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
  nameRequired: 'Name is required',
  quantityPositive: 'Quantity must be greater than 0 if provided',
  quantityTooLarge: MESSAGES.quantityTooLarge,
  unitRequired: 'Unit is required for all ingredients',
  unitUnknown: (typed) => `“${typed}” is not a unit Larder knows. Try g, ml, piece or pack.`,
  didYouMean: (typed, meant) => `“${typed}”: did you mean ${meant}?`,
  takeMeant: (meant) => `Use ${meant}`,
  keepTyped: 'Keep as typed',
  noIngredients: MESSAGES.noIngredients,
});
