import { sayAmount } from '@larder/domain';
import type { LocaleFormat } from '../locale/index.ts';
import type { IngredientAmount } from './recipe-ingredient.ts';

/** Text labels of the panel. */
export interface IngredientListLabels {
  title: string;
  inPantry: string;
  add: string;
  /** Accessible name of the button for an ingredient in the pantry. It must start with `inPantry`. */
  removeFromPantry: (ingredient: string) => string;
  /** Accessible name of the button for a missing ingredient. It must start with `add`. */
  addToPantry: (ingredient: string) => string;
  /** Next to the title: how many of the total are in the pantry. */
  matched: (there: number, total: number) => string;
  /** The number of servings the amounts are for, and the buttons that change it. */
  servings: (count: number) => string;
  fewerServings: string;
  moreServings: string;
  /** Next to the title if the pantry is unknown: the total. */
  count: (total: number) => string;
  /** The amount of an ingredient in the recipe. */
  amount: (quantity: number, unit: string) => string;
  /**
   * For an ingredient the pantry has too little of: the amount there (null if unknown) and the amount
   * missing.
   */
  shortage: (
    available: IngredientAmount | null,
    needed: IngredientAmount | null,
    lacking: IngredientAmount,
  ) => string;
  /** For an ingredient with a substitute. */
  standIn: (name: string, note: string) => string;
  /** Heading and explanation of what goes well with the dish. */
  serveWith: string;
  optional: string;
  /** The allergens of something that goes well with it: certain ones, and those of only some products. */
  contains: (allergens: readonly string[]) => string;
  mayContain: (allergens: readonly string[]) => string;
  /** Announced when an ingredient is added to or removed from the pantry. */
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
  servings: (count) => `${format.count(count)} ${count === 1 ? 'serving' : 'servings'}`,
  fewerServings: 'Fewer servings',
  moreServings: 'More servings',
  count: format.count,
  amount: (quantity, unit) => sayAmount({ quantity, unit }, { write: format.quantity }),
  shortage: (available, needed, lacking) => {
    const say = (amount: IngredientAmount) =>
      amount.said ?? sayAmount(amount, { write: format.quantity, isNamed: true });
    const more = `${say(lacking)} more`;
    if (!available || available.quantity === 0) return `Need ${more}`;
    const isCount = needed?.unit === 'piece' && available.unit === needed.unit;
    return `Have ${say(available)}${isCount ? ` of ${say(needed)}` : ''}, need ${more}`;
  },
  standIn: (name, note) => `With your ${name}. ${note}`,
  serveWith: 'Goes well with',
  optional: 'Optional, and not counted above',
  contains: (allergens) => `contains ${allergens.join(', ')}`,
  mayContain: (allergens) => `may contain ${allergens.join(', ')}`,
  added: (ingredient) => `${ingredient} added to your pantry`,
  removed: (ingredient) => `${ingredient} removed from your pantry`,
});
