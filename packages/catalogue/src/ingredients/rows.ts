import type { Ingredient, NutritionFacts } from '../model.ts';

type Blank = 'aliases' | 'parent' | 'allergens' | 'animals' | 'notFor' | 'gramsPerMl' | 'gramsPer';

/** An ingredient as it is written down: what is left out is empty. */
type IngredientRow = Omit<Ingredient, Blank> & Partial<Pick<Ingredient, Blank>>;

const NOTHING: Pick<Ingredient, Blank> = {
  aliases: [],
  parent: null,
  allergens: [],
  animals: [],
  notFor: [],
  gramsPerMl: null,
  gramsPer: {},
};

/** Completes rows with what they leave out. */
export function ingredients(rows: readonly IngredientRow[]): readonly Ingredient[] {
  return rows.map((row) => ({ ...NOTHING, ...row }));
}

/** Figures of a food in USDA Standard Reference 28, per 100 g of its edible part, alcohol where it has any. */
export function usda(
  food: string,
  kcal: number,
  protein: number,
  carbohydrate: number,
  fat: number,
  alcohol = 0,
): NutritionFacts {
  return { ...figures(kcal, protein, carbohydrate, fat, alcohol), source: `SR28 ${food}` };
}

/** Figures of the most similar food that Standard Reference 28 lists, for one that it does not. */
export function nearest(facts: NutritionFacts): NutritionFacts {
  return { ...facts, source: `${facts.source}, nearest food` };
}

/** Figures for 100 g as bought, of which only a share is eaten: shells and bones weigh, but do not feed. */
export function edibleShare(share: number, facts: NutritionFacts): NutritionFacts {
  const { kcal, protein, carbohydrate, fat, alcohol = 0, source } = facts;
  return {
    ...figures(kcal * share, protein * share, carbohydrate * share, fat * share, alcohol * share),
    source: `${source}, ${Math.round(share * 100)} % edible`,
  };
}

/** Our own estimate, from what products of this kind usually declare. */
export function estimate(
  kcal: number,
  protein: number,
  carbohydrate: number,
  fat: number,
  alcohol = 0,
): NutritionFacts {
  return { ...figures(kcal, protein, carbohydrate, fat, alcohol), source: 'estimate' };
}

function figures(kcal: number, protein: number, carbohydrate: number, fat: number, alcohol: number) {
  return { kcal, protein, carbohydrate, fat, ...(alcohol > 0 && { alcohol }) };
}
