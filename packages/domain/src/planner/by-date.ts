import { fixedOn, isBarred, openEvenings } from './chosen.ts';
import type { Found } from './local-search.ts';
import type { Problem } from './problem.ts';
import { NEARLY_NOTHING, Scale } from './weigh.ts';

/**
 * Reorders the same meals so that as few as possible come after the expiry of something they would have used,
 * at no extra shopping cost, and without breaking another rule of a good week. Among equally good orders, takes the most valuable,
 * then the one closest to the original.
 */
export function byDate(problem: Problem, found: Found): Found {
  const scale = new Scale(problem);
  scale.weigh(found.week);
  if (scale.tooLate === 0) return found;
  const least = scale.shopping - NEARLY_NOTHING;
  const kept = scale.broken - NEARLY_NOTHING;
  let fewest = scale.tooLate;
  let best = found;
  for (const week of ordersOf(found.week, openEvenings(problem))) {
    if (week.some((choice, evening) => isImpossible(problem, choice, evening))) continue;
    const worth = scale.weigh(week);
    if (scale.tooLate > fewest || scale.shopping < least || scale.broken < kept) continue;
    if (scale.tooLate === fewest && worth <= best.worth + NEARLY_NOTHING) continue;
    fewest = scale.tooLate;
    best = { week: [...week], worth };
  }
  return best;
}

/** Whether a dish would have to be started before the plan existed, or breaks a limit of the day. */
const isImpossible = (problem: Problem, choice: number, evening: number): boolean =>
  fixedOn(problem, evening) === null &&
  (evening < (problem.choices[choice]?.first ?? 0) || isBarred(problem, choice, evening));

/** Every order of the meals of these evenings, the original first. A week of seven has 5,040. */
export function* ordersOf(
  week: readonly number[],
  evenings: readonly number[],
): Generator<readonly number[]> {
  for (const order of permutations(evenings.map((evening) => week[evening]!))) {
    const turn = [...week];
    for (const [place, evening] of evenings.entries()) turn[evening] = order[place]!;
    yield turn;
  }
}

function* permutations(some: readonly number[], first: readonly number[] = []): Generator<readonly number[]> {
  if (some.length === 0) yield first;
  for (const [place, one] of some.entries()) yield* permutations(some.toSpliced(place, 1), [...first, one]);
}
