import { unitLabel } from '@larder/domain';
import type { LocaleFormat } from '../locale/index.ts';

/** The words of the panel. */
export interface IngredientListLabels {
  title: string;
  inPantry: string;
  add: string;
  /** What a screen reader says of the button of an ingredient that is there. It starts with `inPantry`. */
  removeFromPantry: (ingredient: string) => string;
  /** What a screen reader says of the button of one that is missing. It starts with `add`. */
  addToPantry: (ingredient: string) => string;
  /** Beside the title: how many are there of how many. */
  matched: (there: number, total: number) => string;
  /** Beside the title when nothing is known of the pantry: how many there are. */
  count: (total: number) => string;
  /** How much of an ingredient the recipe takes. */
  amount: (quantity: number, unit: string) => string;
  /** Said aloud when an ingredient has come into the pantry, or has left it. */
  added: (ingredient: string) => string;
  removed: (ingredient: string) => string;
}

export const LABELS = (format: LocaleFormat): IngredientListLabels => ({
  title: 'Ingredients',
  inPantry: 'In Pantry',
  add: '+ Add',
  removeFromPantry: (ingredient) => `In Pantry, remove ${ingredient}`,
  addToPantry: (ingredient) => `+ Add ${ingredient}`,
  matched: (there, total) => `${format.count(there)} of ${format.count(total)}`,
  count: format.count,
  amount: (quantity, unit) => `${format.quantity(quantity)} ${unitLabel(unit, quantity)}`,
  added: (ingredient) => `${ingredient} is in your pantry`,
  removed: (ingredient) => `${ingredient} is no longer in your pantry`,
});
