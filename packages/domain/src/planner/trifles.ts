import type { PlannedMeal, Use } from './model.ts';

/** In grams: a meal is not mainly made of anything less. */
export const LEAST_GRAMS = 40;
/** In dollars and grams: nobody plans a dinner to save less than both. */
const LEAST_DOLLARS = 0.4;
const MUCH_GRAMS = 100;

/** Whether so much of something is not worth a word: 2 g of chillies, a sprig of parsley or a spoonful of milk. */
export const isTrifle = (grams: number, dollars: number): boolean =>
  grams < MUCH_GRAMS && dollars < LEAST_DOLLARS;

/** What a meal uses, the dearest first, without the items of which it uses a trifle in all. */
export function usesWorthNaming({ recipe, coverage: { uses } }: PlannedMeal): Use[] {
  const totals = new Map<string, { grams: number; dollars: number }>();
  for (const use of uses) {
    const need = recipe.needs[use.need]!;
    // What cannot be weighed may be much.
    const grams = gramsOf(use) ?? need.grams ?? MUCH_GRAMS;
    const total = totals.get(use.item.id) ?? { grams: 0, dollars: 0 };
    totals.set(use.item.id, {
      grams: total.grams + grams,
      dollars: total.dollars + grams * need.dollarsPerGram,
    });
  }
  const totalOf = ({ item }: Use) => totals.get(item.id)!;
  return uses
    .filter((use) => !isTrifle(totalOf(use).grams, totalOf(use).dollars))
    .toSorted((a, b) => totalOf(b).dollars - totalOf(a).dollars);
}

/** The weight of what a meal takes of an item; null if it is not known. */
const gramsOf = ({ item, quantity }: Use): number | null =>
  quantity === null || item.quantity === null || item.grams === null
    ? null
    : (quantity / item.quantity) * item.grams;
