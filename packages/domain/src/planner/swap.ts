import { usableItems } from '../coverage/held.ts';
import { staying } from './chosen.ts';
import { canBeBegun } from './days.ts';
import { dinnersFor, homeFirst } from './dinners.ts';
import type { Candidate, StockItem, Wishes } from './model.ts';
import { isAllowedOn } from './of-days.ts';
import type { SwapWish } from './swap-wish.ts';
import { bestLunches } from './lunch-swap.ts';
import { leftBy } from './lunches.ts';
import { compile } from './problem.ts';
import { placeMeals } from './shelf.ts';
import { forCook } from './staples.ts';
import { Scale } from './weigh.ts';

/**
 * The best replacements for one meal, with the others fixed: within the limits, not in the week already, best
 * first, ties by lowest id. Every recipe is scored, so none is overlooked. At most one is a flexible dinner.
 */
export function bestSwaps(
  candidates: readonly Candidate[],
  pantry: readonly StockItem[],
  wishes: Wishes,
  wish: SwapWish,
): Candidate[] {
  if (wish.slot === 'lunch') return bestLunches(candidates, pantry, wishes, wish);
  const { week: meals, day, today, most } = wish;
  const lunches = meals.filter(({ slot }) => slot === 'lunch');
  const week = meals.filter(({ slot }) => slot !== 'lunch');
  const stock = leftBy(placeMeals(lunches, usableItems(pantry, today), wishes.today), pantry);
  const planned = new Set(meals.map(({ recipe }) => recipe.id));
  const unplanned = candidates.filter(({ id }) => !planned.has(id));
  const chosenFrom = dinnersFor(unplanned, wishes, most);
  const possible = chosenFrom.recipes
    .filter((recipe) => isAllowedOn(recipe, day, wishes))
    .filter((recipe) => canBeBegun(recipe, day, wishes.today, today))
    .toSorted((a, b) => a.id - b.id)
    .map((recipe) => forCook(recipe, wishes.preferences));
  const evening = week.findIndex((meal) => meal.day === day);
  if (evening < 0) return [];
  const days = week.map((meal) => meal.day);
  const choosable = [...possible, ...staying(week, candidates)];
  const scale = new Scale(
    compile(choosable, stock, days, wishes, { asOf: today, taste: homeFirst(chosenFrom, () => 0) }),
  );
  const choices = week.map((_meal, index) => possible.length + index);
  const inOrder = possible
    .map((recipe, choice) => ({ recipe, worth: scale.weigh(choices.with(evening, choice)) }))
    .toSorted((a, b) => b.worth - a.worth || a.recipe.id - b.recipe.id)
    .map(({ recipe }) => recipe);
  const made = inOrder.find(isFlexible);
  return inOrder.filter((recipe) => recipe === made || !isFlexible(recipe)).slice(0, most);
}

const isFlexible = ({ flexible }: Candidate): boolean => flexible !== undefined;
