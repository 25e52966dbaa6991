import type { Ingredient, NutritionFacts } from '../model.ts';
import { SR28 } from './sr28.ts';

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

const FOODS: ReadonlyMap<string, NutritionFacts> = new Map(
  SR28.trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...figures] = line.split('|');
      const [kcal = 0, protein = 0, carbohydrate = 0, fat = 0, fibre = 0, alcohol = 0] = figures.map(Number);
      const facts = { kcal, protein, carbohydrate, fat, fibre, ...(alcohol > 0 && { alcohol }) };
      return [id, { ...facts, source: `SR28 ${id}` }];
    }),
);

/** Figures of a food in USDA Standard Reference 28, per 100 g of its edible part. */
export function usda(id: string): NutritionFacts {
  const facts = FOODS.get(id);
  if (!facts) throw new RangeError(`no food ${id} in sr28.ts: run build:sr28`);
  return facts;
}

/** Figures of the most similar food that Standard Reference 28 lists, for one that it does not. */
export function nearest(facts: NutritionFacts): NutritionFacts {
  return { ...facts, source: `${facts.source}, nearest food` };
}

/** Figures for 100 g as bought, of which only a share is eaten: shells and bones weigh, but do not feed. */
export function edibleShare(share: number, facts: NutritionFacts): NutritionFacts {
  return { ...sum([[share, facts]]), source: `${facts.source}, ${percent(share)} edible` };
}

/** Figures of a food without its water: this many grams of the fresh one are left as 1 g. */
export function dried(from: number, facts: NutritionFacts): NutritionFacts {
  return { ...sum([[from, facts]]), source: `computed: ${facts.source}, ${from} g dried to 1 g` };
}

/**
 * Figures of what is made of other foods, for what Standard Reference 28 lacks: the weight that each has in one gram of
 * the whole. The rest up to 1 is water and salt; more than 1 has lost water in the oven or the pot.
 */
export function made(...parts: readonly Part[]): NutritionFacts {
  const recipe = parts.map(([share, { source }]) => `${percent(share)} ${source}`);
  return { ...sum(parts), source: `computed: ${recipe.join(' + ')}` };
}

type Part = readonly [share: number, facts: NutritionFacts];

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function sum(parts: readonly Part[]): Omit<NutritionFacts, 'source'> {
  const of = (figure: 'kcal' | 'protein' | 'carbohydrate' | 'fat' | 'fibre' | 'alcohol') =>
    parts.reduce((total, [share, facts]) => total + share * (facts[figure] ?? 0), 0);
  const alcohol = of('alcohol');
  return {
    kcal: of('kcal'),
    protein: of('protein'),
    carbohydrate: of('carbohydrate'),
    fat: of('fat'),
    fibre: of('fibre'),
    ...(alcohol > 0 && { alcohol }),
  };
}
