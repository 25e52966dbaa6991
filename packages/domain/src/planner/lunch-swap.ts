import { placeOf } from '../meal-place.ts';
import { staying } from './chosen.ts';
import { canBeBegun } from './days.ts';
import { asChoicesOf, lunchesOf } from './lunches.ts';
import type { Candidate, StockItem, Wishes } from './model.ts';
import { isAllowedOn } from './of-days.ts';
import type { SwapWish } from './swap-wish.ts';
import { compile } from './problem.ts';
import { Scale } from './weigh.ts';

/** The best replacements for a lunch, with the other meals fixed: within the limits, best first, ties by lowest id. */
export function bestLunches(
  candidates: readonly Candidate[],
  pantry: readonly StockItem[],
  wishes: Wishes,
  { week, day, slot, today, most }: SwapWish,
): Candidate[] {
  const at = week.findIndex((meal) => placeOf(meal) === placeOf({ day, slot }));
  if (at < 0) return [];
  const possible = lunchesOf(candidates, week, wishes).filter(
    (recipe) => canBeBegun(recipe, day, wishes.today, today) && isAllowedOn(recipe, day, wishes),
  );
  const compiled = compile(
    [...possible, ...staying(week, candidates)],
    pantry,
    week.map((meal) => meal.day),
    wishes,
    { asOf: today },
  );
  const scale = new Scale(asChoicesOf(compiled, possible.length));
  const own = week.map((_meal, place) => possible.length + place);
  return possible
    .map((recipe, choice) => ({ recipe, worth: scale.weigh(own.with(at, choice)) }))
    .toSorted((a, b) => b.worth - a.worth || a.recipe.id - b.recipe.id)
    .slice(0, most)
    .map(({ recipe }) => recipe);
}
