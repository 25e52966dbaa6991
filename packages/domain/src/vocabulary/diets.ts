import type { Allergen } from './allergens.ts';
import type { AnimalClass, Without } from './animals.ts';

/** What is told of a diet. */
interface DietFacts {
  /** What it does without, where that is all: it follows from the animals. What does not fit another diet says so itself. */
  readonly without?: Without;
  /** What never fits it, so that an ingredient that holds it has to say so. */
  readonly neverAllergen?: Allergen;
  readonly neverAnimal?: AnimalClass;
  /** What it never serves together: one of the first with one of the second. */
  readonly apart?: readonly [readonly AnimalClass[], readonly AnimalClass[]];
  /** Grams of carbohydrate in a serving, without its fibre, at most. */
  readonly mostCarbohydrate?: number;
}

const TABLE = {
  vegetarian: { without: 'flesh' },
  vegan: { without: 'animals' },
  gluten_free: { neverAllergen: 'wheat' },
  keto: { mostCarbohydrate: 15 },
  paleo: {},
  low_carb: { mostCarbohydrate: 30 },
  dairy_free: { without: 'dairy' },
  halal: { neverAnimal: 'pork' },
  // Fish may be served with dairy.
  kosher: { neverAllergen: 'shellfish', neverAnimal: 'pork', apart: [['dairy'], ['poultry', 'red-meat']] },
} as const satisfies Record<string, DietFacts>;

/** The dietary restrictions of a cook's preferences. */
export type Diet = keyof typeof TABLE;

/** The diets that do not follow from the animals, so that an ingredient has to state them. */
export type StatedDiet = {
  [D in Diet]: (typeof TABLE)[D] extends { without: Without } ? never : D;
}[Diet];

export const DIETS = Object.keys(TABLE) as readonly Diet[];
export const DIET_FACTS: Readonly<Record<Diet, DietFacts>> = TABLE;
export const STATED_DIETS = DIETS.filter(
  (diet): diet is StatedDiet => DIET_FACTS[diet].without === undefined,
);
