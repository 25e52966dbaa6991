import type { Ingredient, NutritionFacts, ServingNutrition } from '../model/ingredient.ts';
import { alcoholLeft } from './alcohol.ts';

/** A line of a recipe with its three weights: bought, used and eaten. */
export interface WeighedLine {
  readonly ingredient: Ingredient;
  /** Grams that are bought, and paid for. */
  readonly bought: number;
  /** Grams that are eaten. Bones and skin are included: `facts` leave them out. */
  readonly eaten: number;
  /** The share of its fat that is eaten. */
  readonly fatEaten: number;
  /** What 100 g contain, prepared as the recipe says. */
  readonly facts: NutritionFacts;
}

type Figure = keyof ServingNutrition;
type Dish = Readonly<{ servings: number; cookTime: number }>;

const KCAL_PER_GRAM = { fat: 9, alcohol: 7 } as const;

/** Nutrition per serving: whole kilocalories, everything else to a tenth of a gram. */
export function nutritionPerServing(lines: readonly WeighedLine[], dish: Dish): ServingNutrition {
  const of = (figure: Figure, digits = 1) => round(perServing(lines, dish, figure), digits);
  return {
    kcal: of('kcal', 0),
    protein: of('protein'),
    carbohydrate: of('carbohydrate'),
    sugars: of('sugars'),
    fat: of('fat'),
    saturates: of('saturates'),
    fibre: of('fibre'),
    salt: of('salt'),
  };
}

/** Net carbohydrates per serving in grams, without fibre. */
export function digestibleCarbohydrate(lines: readonly WeighedLine[], dish: Dish): number {
  return perServing(lines, dish, 'carbohydrate') - perServing(lines, dish, 'fibre');
}

/** The cost of a dish in USD, by its ingredients' guide prices: of what is bought, whether or not it is eaten. */
export function costOf(
  lines: readonly WeighedLine[],
  servings: number,
): { costPerServing: number; costTotal: number } {
  const total = lines.reduce(
    (sum, { ingredient, bought }) => sum + (bought * ingredient.pricePerKg) / 1000,
    0,
  );
  return { costPerServing: round(total / servings, 2), costTotal: round(total, 2) };
}

function perServing(lines: readonly WeighedLine[], { servings, cookTime }: Dish, figure: Figure): number {
  const left = alcoholLeft(cookTime);
  return lines.reduce((sum, line) => sum + eatenOf(line, figure, left), 0) / servings;
}

/** What is eaten of one line, without the fat and the alcohol that are not. */
function eatenOf({ facts, eaten, fatEaten }: WeighedLine, figure: Figure, alcoholShare: number): number {
  const grams = (one: Figure | 'alcohol') => (eaten * (facts[one] ?? 0)) / 100;
  if (figure === 'fat' || figure === 'saturates') return grams(figure) * fatEaten;
  if (figure !== 'kcal') return grams(figure);
  const lostFat = grams('fat') * (1 - fatEaten);
  const lostAlcohol = grams('alcohol') * (1 - alcoholShare);
  return grams('kcal') - lostFat * KCAL_PER_GRAM.fat - lostAlcohol * KCAL_PER_GRAM.alcohol;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
