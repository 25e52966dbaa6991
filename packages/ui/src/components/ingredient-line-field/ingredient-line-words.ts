import { sayAmount } from '@larder/domain';
import type { LocaleFormat } from '../locale/index.ts';

/** Text labels of an ingredient line. */
export interface IngredientLineFieldLabels {
  /** Before the reading of a line, for screen readers. */
  readAs: string;
  /** An amount as it was read. */
  amount: (quantity: number, unit: string) => string;
  /** Instead of an amount. */
  noAmount: string;
  /** The question about a doubtful reading, its two answers. */
  doubt: string;
  yes: string;
  change: string;
  /** The text of a line that nobody knows, and its button. */
  unknown: string;
  choose: string;
  /** While a line has not been read. */
  unread: string;
  /** Accessible name of the fields in which a reading is changed. */
  mend: (line: string) => string;
  ingredient: string;
  ingredientHint: string;
  quantity: string;
  unit: string;
  noUnit: string;
  notes: string;
  done: string;
  cancel: string;
  ingredientUnknown: (typed: string) => string;
  quantityWrong: string;
  /** Announced number of suggestions. */
  suggestions: (count: number) => string;
}

export const LABELS = (format: LocaleFormat): IngredientLineFieldLabels => ({
  readAs: 'Read as',
  amount: (quantity, unit) =>
    sayAmount({ quantity, unit: unit || 'piece' }, { write: format.quantity, isNamed: true }),
  noAmount: 'no amount',
  doubt: 'Is this right?',
  yes: 'Yes',
  change: 'Change',
  unknown: 'Not an ingredient Larder knows. It stays as you wrote it.',
  choose: 'Choose ingredient',
  unread: 'Not read yet',
  mend: (line) => `What “${line}” means`,
  ingredient: 'Ingredient',
  ingredientHint: 'Leave it empty to keep the line as text',
  quantity: 'Amount',
  unit: 'Unit',
  noUnit: 'None',
  notes: 'Note',
  done: 'Done',
  cancel: 'Cancel',
  ingredientUnknown: (typed) => `Larder does not know “${typed}”. Choose one from the list.`,
  quantityWrong: 'Write a number, such as 200 or 1½',
  suggestions: (count) => `${format.count(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`,
});
