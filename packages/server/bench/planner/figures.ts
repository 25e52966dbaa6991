import { daysUntil, expiringIn, type PlannedMeal, type StockItem } from '@larder/domain/planner';
import type { Household } from './households.ts';

/** A week's figures, whoever planned it. */
export interface Figures {
  readonly items: number;
  /** Shopping cost, with whole packs of perishables. */
  readonly dollars: number;
  /** Grams used of everything usable, and of what expires within a week. */
  readonly used: number;
  readonly usable: number;
  readonly saved: number;
  readonly expiring: number;
}

export const NOTHING: Figures = { items: 0, dollars: 0, used: 0, usable: 0, saved: 0, expiring: 0 };

export function add(a: Figures, b: Figures, share = 1): Figures {
  return {
    items: a.items + share * b.items,
    dollars: a.dollars + share * b.dollars,
    used: a.used + share * b.used,
    usable: a.usable + share * b.usable,
    saved: a.saved + share * b.saved,
    expiring: a.expiring + share * b.expiring,
  };
}

export function figuresOf(meals: readonly PlannedMeal[], { pantry, wishes: { today } }: Household): Figures {
  const needs = meals.flatMap(({ recipe, coverage }) =>
    recipe.needs.map((need, place) => ({ ...need, buy: coverage.toBuy[place] ?? 0 })),
  );
  const bought = new Map<number, { grams: number; pack: number; price: number }>();
  for (const { ingredientId, buy, quantity, grams, packGrams, dollarsPerGram } of needs) {
    if (buy === 0) continue;
    const before = bought.get(ingredientId)?.grams ?? 0;
    const more = ((grams ?? 0) * buy) / quantity;
    bought.set(ingredientId, { grams: before + more, pack: packGrams ?? 0, price: dollarsPerGram });
  }
  const paid = [...bought.values()].map(
    ({ grams, pack, price }) => price * (pack > 0 ? pack * Math.ceil(grams / pack - 1e-6) : grams),
  );
  const uses = meals.flatMap(({ coverage }) => coverage.uses);
  const gramsOf = (isCounted: (item: StockItem) => boolean) =>
    uses
      .filter(({ item }) => isCounted(item))
      .reduce(
        (sum, { item, quantity }) => sum + ((quantity ?? 0) / (item.quantity ?? 1)) * (item.grams ?? 0),
        0,
      );
  const all = (isCounted: (item: StockItem) => boolean) =>
    pantry.filter(isCounted).reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const isUsable = ({ expiresOn }: StockItem) => (daysUntil(expiresOn, today) ?? 0) >= 0;
  const isExpiring = (item: StockItem) => expiringIn(item, today) !== null;
  return {
    items: bought.size,
    dollars: paid.reduce((sum, price) => sum + price, 0),
    used: gramsOf(isUsable),
    usable: all(isUsable),
    saved: gramsOf(isExpiring),
    expiring: all(isExpiring),
  };
}
