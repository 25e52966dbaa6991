import type { Allergen } from './allergens.ts';
import type { AnimalClass, Without } from './animals.ts';

/** The description of a diet. */
interface DietFacts {
  /** What it excludes, if that follows from the animals alone. Otherwise ingredients state it themselves. */
  readonly without?: Without;
  /** What never fits it, so that an ingredient containing it must state the diet. */
  readonly neverAllergen?: Allergen;
  readonly neverAnimal?: AnimalClass;
  /** What it never serves together: in each pair, any of the first with any of the second. */
  readonly apart?: readonly (readonly [readonly AnimalClass[], readonly AnimalClass[]])[];
  /** Maximum net carbohydrates per serving, in grams. */
  readonly mostCarbohydrate?: number;
}

/** What a kosher kitchen calls meat. */
const MEAT: readonly AnimalClass[] = ['poultry', 'red-meat', 'lamb', 'goat'];

const TABLE = {
  vegetarian: { without: 'flesh' },
  vegan: { without: 'animals' },
  gluten_free: { neverAllergen: 'gluten' },
  keto: { mostCarbohydrate: 15 },
  paleo: {},
  low_carb: { mostCarbohydrate: 30 },
  dairy_free: { without: 'dairy' },
  halal: { neverAnimal: 'pork' },
  // Fish may be served with dairy, but not with meat.
  kosher: {
    neverAllergen: 'shellfish',
    neverAnimal: 'pork',
    apart: [
      [['dairy'], MEAT],
      [['fish'], MEAT],
    ],
  },
} as const satisfies Record<string, DietFacts>;

/** The dietary restrictions that a cook can choose. */
export type Diet = keyof typeof TABLE;

/** The diets that do not follow from the animals, so that ingredients state them. */
export type StatedDiet = {
  [D in Diet]: (typeof TABLE)[D] extends { without: Without } ? never : D;
}[Diet];

export const DIETS = Object.keys(TABLE) as readonly Diet[];
export const DIET_FACTS: Readonly<Record<Diet, DietFacts>> = TABLE;
export const STATED_DIETS = DIETS.filter(
  (diet): diet is StatedDiet => DIET_FACTS[diet].without === undefined,
);
