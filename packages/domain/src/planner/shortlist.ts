import { isBarred, openChoices } from './chosen.ts';
import type { Problem } from './problem.ts';
import { Scale } from './weigh.ts';
import { NOT_ON_THIS_DAY, POOR_SHARE, TOO_LATE_TO_BEGIN } from './weights.ts';

/** How many recipes are searched together. */
const MOST = 180;
const OF_EACH_CUISINE = 12;
const FOR_EACH_EXPIRING = 6;
const EXPIRING_ITEMS = 25;
const FOR_EACH_LIMITED_DAY = 40;

/**
 * The most valuable choices on their own, plus some of each cuisine and some that use expiring stock, so that
 * the week can vary. Ties go to the lowest id.
 */
export function shortlist(problem: Problem): Problem {
  const open = openChoices(problem);
  if (open.length <= MOST) return problem;
  const isRecipe = (choice: number) => problem.choices[choice]!.flexible < 0;
  const inOrder = byWorth(problem).filter(isRecipe);
  const chosen = new Set(inOrder.slice(0, MOST / 2));
  const add = (most: number, fits: (choice: number) => boolean) => {
    for (const choice of inOrder.filter(fits).slice(0, most)) if (chosen.size < MOST) chosen.add(choice);
  };
  // What is best on the whole may be nothing for a day with limits of its own.
  for (const evening of problem.days.keys()) {
    if (inOrder.some((choice) => isBarred(problem, choice, evening)))
      add(FOR_EACH_LIMITED_DAY, (choice) => !isBarred(problem, choice, evening));
  }
  for (const good of goodsOfExpiring(problem)) {
    add(FOR_EACH_EXPIRING, (choice) => problem.choices[choice]!.goods.includes(good));
  }
  for (const cuisine of new Set(problem.choices.map((choice) => choice.cuisine))) {
    add(OF_EACH_CUISINE, (choice) => problem.choices[choice]!.cuisine === cuisine);
  }
  for (const choice of inOrder) if (chosen.size < MOST) chosen.add(choice);
  // There are few flexible dinners, and they displace no recipe.
  for (const choice of open) if (!isRecipe(choice)) chosen.add(choice);
  const settled = new Set(problem.fixed?.flatMap((choice) => choice ?? []));
  const kept = [...chosen, ...settled].toSorted((a, b) => a - b);
  const { fixed } = problem;
  return {
    ...problem,
    choices: kept.map((choice) => problem.choices[choice]!),
    ...(fixed && { fixed: fixed.map((choice) => (choice === null ? null : kept.indexOf(choice))) }),
  };
}

/** The choices of a week and the most valuable others, up to a total. */
export function mostPromising(problem: Problem, most: number, week: readonly number[]): number[] {
  const others = byWorth(problem).filter((choice) => !week.includes(choice));
  return [...week, ...others.slice(0, Math.max(0, most - week.length))].toSorted((a, b) => a - b);
}

/** All choices that are not fixed, by their value on the first evening, even if they are not possible on it. */
export function byWorth(problem: Problem): number[] {
  // If a week may have some dinners low in vegetables, that alone rules none out.
  const mayBePoor = Math.floor(problem.days.length * POOR_SHARE) > 0;
  const choices = problem.choices.map((choice) => ({ ...choice, isPoor: choice.isPoor && !mayBePoor }));
  const scale = new Scale({ ...problem, choices });
  const alone = problem.choices.map(
    ({ first, barred }, index) =>
      scale.weigh([index]) - (first === 0 ? 0 : TOO_LATE_TO_BEGIN) - (barred?.[0] ? NOT_ON_THIS_DAY : 0),
  );
  return openChoices(problem).toSorted((a, b) => alone[b]! - alone[a]! || a - b);
}

/** The goods that the most valuable stock supplies. */
function goodsOfExpiring({ goods, items }: Problem): number[] {
  const worthMost = new Set(
    items
      .map((_item, index) => index)
      .filter((index) => items[index]!.worth > 0)
      .toSorted((a, b) => items[b]!.worth - items[a]!.worth || a - b)
      .slice(0, EXPIRING_ITEMS),
  );
  return goods.flatMap(({ supplies, some }, good) =>
    supplies.some(({ item }) => worthMost.has(item)) || some.some((item) => worthMost.has(item))
      ? [good]
      : [],
  );
}
