import type { Problem } from './problem.ts';
import { Scale } from './weigh.ts';

/** So many recipes are looked at together. */
const MOST = 150;
const OF_EACH_CUISINE = 12;
const FOR_EACH_EXPIRING = 6;
const EXPIRING_ITEMS = 25;

/**
 * The choices that are worth most by themselves, with some of each cuisine and for what expires, so that the week has
 * something to vary with. Of equals the one with the lowest id.
 */
export function shortlist(problem: Problem): Problem {
  if (problem.choices.length <= MOST) return problem;
  const inOrder = byWorth(problem);
  const chosen = new Set(inOrder.slice(0, MOST / 2));
  const add = (most: number, fits: (choice: number) => boolean) => {
    for (const choice of inOrder.filter(fits).slice(0, most)) if (chosen.size < MOST) chosen.add(choice);
  };
  for (const good of goodsOfExpiring(problem)) {
    add(FOR_EACH_EXPIRING, (choice) => problem.choices[choice]!.goods.includes(good));
  }
  for (const cuisine of new Set(problem.choices.map((choice) => choice.cuisine))) {
    add(OF_EACH_CUISINE, (choice) => problem.choices[choice]!.cuisine === cuisine);
  }
  for (const choice of inOrder) if (chosen.size < MOST) chosen.add(choice);
  return {
    ...problem,
    choices: [...chosen].toSorted((a, b) => a - b).map((choice) => problem.choices[choice]!),
  };
}

/** The choices of a week, and of the others those that are worth most by themselves: so many in all. */
export function mostPromising(problem: Problem, most: number, week: readonly number[]): number[] {
  const others = byWorth(problem).filter((choice) => !week.includes(choice));
  return [...week, ...others.slice(0, Math.max(0, most - week.length))].toSorted((a, b) => a - b);
}

/** All choices, those first that are worth most by themselves on the first evening. */
export function byWorth(problem: Problem): number[] {
  const scale = new Scale(problem);
  const alone = problem.choices.map((_choice, index) => scale.weigh([index]));
  return alone.map((_points, index) => index).toSorted((a, b) => alone[b]! - alone[a]! || a - b);
}

/** The goods that can be made of what is worth most to use. */
function goodsOfExpiring({ goods, items }: Problem): number[] {
  const worthMost = new Set(
    items
      .map((_item, index) => index)
      .filter((index) => items[index]!.points > 0)
      .toSorted((a, b) => items[b]!.points - items[a]!.points || a - b)
      .slice(0, EXPIRING_ITEMS),
  );
  return goods.flatMap(({ supplies, some }, good) =>
    supplies.some(({ item }) => worthMost.has(item)) || some.some((item) => worthMost.has(item))
      ? [good]
      : [],
  );
}
