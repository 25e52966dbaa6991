import type { Need, PlannedMeal } from './model.ts';

/** In grams: amounts below this are rounding errors. */
export const HAIR = 1e-6;

/** An ingredient that a meal buys, and how many grams of it. */
export interface Bought {
  readonly need: Need;
  readonly grams: number;
}

/** What a meal buys, by ingredient, in the order of its lines. */
export function boughtFor({ recipe, coverage }: PlannedMeal): Map<number, Bought> {
  const bought = new Map<number, Bought>();
  for (const [place, need] of recipe.needs.entries()) {
    const { need: first = need, grams = 0 } = bought.get(need.ingredientId) ?? {};
    const toBuy = ((need.grams ?? 0) * (coverage.toBuy[place] ?? 0)) / need.quantity;
    if (grams + toBuy > HAIR) bought.set(need.ingredientId, { need: first, grams: grams + toBuy });
  }
  return bought;
}

/** How many grams whole packs leave of what meals need. */
export const restOfPacks = (grams: number, packGrams: number): number =>
  packGrams * Math.ceil(grams / packGrams - HAIR) - grams;
