import { percentOf } from '@larder/domain';
import { randomNumbers, type Problem } from '@larder/domain/planner';

/** The dinners with the best match, in the order of a search. */
export function topByMatch({ choices, days, items }: Problem): number[] {
  const owned = new Set(items.flatMap(({ stock }) => stock.covers));
  return choices
    .map(({ recipe }, choice) => {
      const ids = [...new Set(recipe.needs.map(({ ingredientId }) => ingredientId))];
      const missing = ids.filter((id) => !owned.has(id)).length;
      return { choice, recipe, missing, match: percentOf(ids.length - missing, ids.length) };
    })
    .filter(({ recipe }) => recipe.role === 'dinner')
    .toSorted((a, b) => b.match - a.match || a.missing - b.missing || a.choice - b.choice)
    .slice(0, days.length)
    .map(({ choice }) => choice);
}

/** Random dinners within the limits. */
export function randomWeek({ choices, days }: Problem, seed: number): number[] {
  const random = randomNumbers(seed);
  const mains = [...choices.keys()].filter((choice) => choices[choice]!.recipe.role === 'dinner');
  const week = new Set<number>();
  while (week.size < Math.min(days.length, mains.length))
    week.add(mains[Math.floor(random() * mains.length)]!);
  return [...week];
}
