import type { KeepsFor, StoragePlace } from '@larder/domain';

/** Keeps indefinitely. */
export const KEEPS = null;

export const weeks = (count: number): number => count * 7;
export const months = (count: number): number => count * 30;
export const years = (count: number): number => count * 365;

/** Days in one place, opened or not; of two figures the second is for what has been opened. */
type Days = number | null | readonly [unopened: number | null, opened: number | null];

/**
 * Foods that keep alike. The figures are from FoodKeeper of the USDA (Food Safety and Inspection Service, with Cornell
 * University and the Food Marketing Institute; public domain, https://www.foodsafety.gov/keep-food-safe/foodkeeper-app), in
 * days from the day on which it is bought or opened, never more than the upper end of a range. Raw meat, poultry, fish, eggs
 * and dairy get the lower end, or 2 days where it says 1 to 2. A place that is left out is not for this food.
 */
export interface KeepingKind {
  /** Rows of FoodKeeper by their id ('FK 113'), or how the figures were come by where it has none. */
  readonly source: string;
  readonly usual: StoragePlace;
  readonly fridge?: Days;
  readonly freezer?: Days;
  readonly cupboard?: Days;
  /** The ingredients, by slug. */
  readonly of: string;
}

/** Days in one place as the domain reads them. */
export function keepsFor(days: Days | undefined): KeepsFor | null {
  if (days === undefined) return null;
  const [unopened, opened] = typeof days === 'object' && days !== null ? days : [days, days];
  return { unopened, opened };
}
