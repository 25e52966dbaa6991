import { scaled } from '@larder/domain';
import type { KeptMeal } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';

/** A meal scaled to another number of servings, before its plan is settled. */
export function resized(meal: KeptMeal, servings: number): KeptMeal {
  const { estimated_cost: cost, ingredients, written_servings: written, ...others } = meal;
  const factor = servings / meal.servings;
  const writtenServings = written ?? meal.servings;
  return {
    ...others,
    servings,
    ...(writtenServings !== servings && { written_servings: writtenServings }),
    estimated_cost: { ...cost, total_cost: scaled(cost.total_cost, factor) },
    ingredients: ingredients.map((line) => ({ ...line, quantity: scaled(line.quantity, factor) })),
  };
}

/** A meal scaled to the servings that a cook asks for, if any. 409 for an odd number if it is cooked double. */
export function forServings(meal: KeptMeal, servings: number | undefined): KeptMeal {
  if (servings === undefined || servings === meal.servings) return meal;
  if (meal.leftovers && servings % 2 === 1)
    throw new Problem(409, `${meal.title} is cooked double, so it takes an even number of servings.`);
  return resized(meal, servings);
}
