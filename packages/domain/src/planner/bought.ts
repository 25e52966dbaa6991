import type { DayDish, PlannedMeal, StockItem } from './model.ts';
import { rearrange } from './rearrange.ts';
import { placeMeals, type ShelfOrder } from './shelf.ts';

/** Reallocates the stock after a purchase, so that as little as possible still has to be bought. */
export function placeBought(
  dishes: readonly DayDish[],
  pantry: readonly StockItem[],
  today: string,
): PlannedMeal[] {
  const orders: readonly ShelfOrder[] = ['own', 'dates', 'expiry'];
  const lacks = (meals: readonly PlannedMeal[]) =>
    meals.reduce((sum, { coverage }) => sum + coverage.missingIds.length, 0);
  const placed = orders.map((order) => placeMeals(dishes, pantry, today, order));
  const best = placed.reduce((least, other) => (lacks(other) < lacks(least) ? other : least));
  return lacks(best) > 0 ? rearrange(best, pantry, today) : best;
}
