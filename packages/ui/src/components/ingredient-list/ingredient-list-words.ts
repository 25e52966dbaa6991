import { sayAmount } from '@larder/domain';
import type { LocaleFormat } from '../locale/index.ts';
import type { IngredientAmount } from './recipe-ingredient.ts';

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
  /** Beside an ingredient of which there is not enough: what is there (null: nobody can tell), and what more is needed. */
  shortage: (
    available: IngredientAmount | null,
    needed: IngredientAmount | null,
    lacking: IngredientAmount,
  ) => string;
  /** Beside an ingredient whose place something else takes. */
  standIn: (name: string, note: string) => string;
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
  amount: (quantity, unit) => sayAmount({ quantity, unit }, { write: format.quantity }),
  shortage: (available, needed, lacking) => {
    const say = (amount: IngredientAmount) => sayAmount(amount, { write: format.quantity, isNamed: true });
    const more = `${say(lacking)} more`;
    if (!available || available.quantity === 0) return `Need ${more}`;
    const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
    return `Have ${say(available)}${isCount ? ` of ${say(needed)}` : ''}, need ${more}`;
  },
  standIn: (name, note) => `With your ${name}. ${note}`,
  added: (ingredient) => `${ingredient} added to your pantry`,
  removed: (ingredient) => `${ingredient} removed from your pantry`,
});
