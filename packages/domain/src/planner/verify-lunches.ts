import type { WeekDay } from '../meal-week.ts';
import { isAllowed, limitsOf } from './limits.ts';
import type { Candidate, Plan, Wishes } from './model.ts';
import { limitsOn } from './of-days.ts';

/** Lists what is wrong with the lunches of a plan, in sentences. */
export function faultsOfLunches(
  { meals, lunchless = [] }: Plan,
  { candidates, wishes }: { readonly candidates: readonly Candidate[]; readonly wishes: Wishes },
): string[] {
  const limits = limitsOf(wishes);
  const { lunches: wanted = [], fixed = [] } = wishes;
  const settled = new Map<WeekDay, number>(
    fixed.filter(({ slot }) => slot === 'lunch').map(({ day, recipe }) => [day, recipe.id]),
  );
  const lunches = meals.filter(({ slot }) => slot === 'lunch');
  const chosen = lunches.filter(({ day }) => !settled.has(day));
  const known = new Map(candidates.map((recipe) => [recipe.id, recipe]));
  return [
    ...[...settled].flatMap(([day, id]) =>
      lunches.some((meal) => meal.day === day && meal.recipe.id === id)
        ? []
        : [`Recipe ${id} is not the lunch of ${day}`],
    ),
    ...wanted.flatMap((day) =>
      lunches.some((meal) => meal.day === day) || lunchless.includes(day) ? [] : [`${day} has no lunch`],
    ),
    ...chosen.flatMap(({ recipe: { id }, day }) => {
      const recipe = known.get(id);
      return [
        ...(wanted.includes(day) ? [] : [`A lunch on ${day}`]),
        ...(recipe && isAllowed(recipe, [...limits, ...limitsOn(day, wishes)])
          ? []
          : [`Recipe ${id} is not allowed`]),
        ...(recipe && recipe.totalTime - recipe.waitingTime > 30 ? [`Recipe ${id} is no quick lunch`] : []),
      ];
    }),
    ...(new Set(lunches.map(({ day }) => day)).size === lunches.length ? [] : ['Two lunches on a day']),
  ];
}
