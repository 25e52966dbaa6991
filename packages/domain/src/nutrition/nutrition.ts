import type { Ingredient, Nutrition } from '../model/ingredient.ts';

/** A line of a recipe with the share that is eaten. */
export interface WeighedLine {
  readonly ingredient: Ingredient;
  readonly grams: number;
}

/** Nutrition per serving: whole kilocalories, everything else to a tenth of a gram. */
export function nutritionPerServing(lines: readonly WeighedLine[], servings: number): Nutrition {
  const of = (figure: keyof Nutrition) => perServing(lines, servings, figure);
  return {
    kcal: round(of('kcal'), 0),
    protein: round(of('protein'), 1),
    carbohydrate: round(of('carbohydrate'), 1),
    fat: round(of('fat'), 1),
  };
}

/** Net carbohydrates per serving in grams, without fibre. */
export function digestibleCarbohydrate(lines: readonly WeighedLine[], servings: number): number {
  return perServing(lines, servings, 'carbohydrate') - perServing(lines, servings, 'fibre');
}

/** The cost of a dish in USD, by its ingredients' guide prices. */
export function costOf(
  lines: readonly WeighedLine[],
  servings: number,
): { costPerServing: number; costTotal: number } {
  const total = lines.reduce((sum, { ingredient, grams }) => sum + (grams * ingredient.pricePerKg) / 1000, 0);
  return { costPerServing: round(total / servings, 2), costTotal: round(total, 2) };
}

function perServing(
  lines: readonly WeighedLine[],
  servings: number,
  figure: keyof Nutrition | 'fibre',
): number {
  return (
    lines.reduce((sum, line) => sum + (line.grams * (line.ingredient.per100g[figure] ?? 0)) / 100, 0) /
    servings
  );
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
