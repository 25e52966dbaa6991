import { CATALOGUE } from '@larder/catalogue';
import type { Unit } from '@larder/domain';
import type { Candidate, Need, StockItem, Wishes } from '@larder/domain/planner';
import { candidatesOf } from '../../bench/planner/candidates.ts';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';

/** Every recipe of the catalogue as the planner scores it. */
export const CANDIDATES: readonly Candidate[] = candidatesOf(CATALOGUE);

export const need = (
  ingredientId: number,
  quantity: number,
  unit: Unit,
  grams: number | null = null,
  own: Partial<Need> = {},
): Need => ({
  ingredientId,
  name: `ingredient ${ingredientId}`,
  quantity,
  unit,
  grams,
  dollarsPerGram: 0,
  packGrams: null,
  ...own,
});

/** An easy Indian main dish without anything that anyone avoids. */
export const candidate = (id: number, needs: readonly Need[], own: Partial<Candidate> = {}): Candidate => ({
  id,
  country: 'india',
  difficulty: 'easy',
  spice: 'none',
  course: 'main',
  role: 'dinner',
  appliances: ['stovetop'],
  allergens: [],
  diets: [],
  dietary: CATALOGUE.recipes.find(({ dietary }) => dietary.vegan)!.dietary,
  proteins: [],
  totalTime: 40,
  waitingTime: 0,
  waitingKind: null,
  eveningBefore: null,
  servings: 4,
  costPerServing: 2,
  costTotal: 8,
  calories: 500,
  protein: 20,
  carbohydrates: 60,
  vegetables: 200,
  base: null,
  needs,
  ...own,
});

export const stock = (
  ingredientId: number,
  quantity: number | null,
  unit: Unit,
  own: Partial<StockItem> = {},
): StockItem => ({
  id: `item ${ingredientId} ${unit}`,
  name: `ingredient ${ingredientId}`,
  covers: [ingredientId],
  quantity,
  unit,
  grams: null,
  expiresOn: null,
  ...own,
});

export const TODAY = '2030-05-06';

/** A cook without preferences or filters. */
export const wishes = (
  preferences: Partial<Wishes['preferences']> = {},
  filters: Partial<Wishes['filters']> = {},
): Wishes => ({
  preferences: { ...NO_PREFERENCES, ...preferences },
  filters: { flags: [], countries: [], ...filters },
  today: TODAY,
});
