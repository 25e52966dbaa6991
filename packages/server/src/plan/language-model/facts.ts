import { lackingNames } from '../plan-writing.ts';
import {
  expiringUse,
  inDollars,
  inPantry,
  pantryShare,
  shoppingOf,
  type Plan,
  type PlannedMeal,
  type Wishes,
} from '@larder/domain/planner';

/**
 * What can be said about a meal with a number, a date or a word such as 'nothing': phrases that are true as
 * they are. A model copies them; it never writes a number of its own.
 */
export function phrasesOf(meal: PlannedMeal, { today }: Pick<Wishes, 'today'>): string[] {
  const { recipe, coverage } = meal;
  const { ingredientCount: needed } = coverage;
  const covered = inPantry(coverage);
  const expiring = expiringUse(coverage.uses, today);
  return [
    ...(expiring ? [`uses ${expiring}`] : []),
    `needs ${shoppingOf(meal)}`,
    ...(covered > 0 ? [pantryShare(covered, needed)] : []),
    `ready in ${recipe.totalTime} minutes`,
    `about ${inDollars(recipe.costPerServing)} a serving`,
    `${Math.round(recipe.calories)} kcal a serving`,
    `${Math.round(recipe.protein)} g of protein a serving`,
  ];
}

/** Likewise for a whole week. */
export function phrasesOfWeek({ meals }: Plan): string[] {
  const toBuy = lackingNames(meals).length;
  return [
    ...(meals.length > 1 ? [`${meals.length} meals`] : []),
    toBuy === 0 ? 'nothing to buy' : `${toBuy} ${toBuy === 1 ? 'item' : 'items'} to buy`,
  ];
}
