import { regionalName, regionalSentence } from '../platform/locale/shown-name.ts';
import type { MealSwap } from './meal-swaps.query.ts';
import { namesIn } from './names-in.ts';

/** What a swap changes in the week, as the dialog says it. */
export const changesOf = ({ meal, adds, saves, difference }: MealSwap) => ({
  reason: regionalSentence(meal.reason, namesIn(meal)),
  adds: adds.map(({ name }) => regionalName(name)),
  saves: saves.map(({ name }) => regionalName(name)),
  difference,
});
