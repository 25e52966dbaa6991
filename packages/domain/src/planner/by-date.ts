import type { Found } from './local-search.ts';
import type { Problem } from './problem.ts';
import { Scale } from './weigh.ts';

const NEARLY_NOTHING = 1e-9;

/**
 * Reorders the same meals so that as few as possible come after the expiry of something they would have used,
 * at no extra shopping cost. Of equally good orders, takes the most valuable, then the one closest to the
 * original.
 */
export function byDate(problem: Problem, found: Found): Found {
  const scale = new Scale(problem);
  scale.weigh(found.week);
  if (scale.tooLate === 0) return found;
  const least = scale.shopping - NEARLY_NOTHING;
  let fewest = scale.tooLate;
  let best = found;
  for (const week of ordersOf(found.week)) {
    if (week.some((choice, evening) => isTooLate(problem, choice, evening))) continue;
    if (!isApart(problem, week) && isApart(problem, found.week)) continue;
    const worth = scale.weigh(week);
    if (scale.tooLate > fewest || scale.shopping < least) continue;
    if (scale.tooLate === fewest && worth <= best.worth + NEARLY_NOTHING) continue;
    fewest = scale.tooLate;
    best = { week: [...week], worth };
  }
  return best;
}

/** Whether a dish of the week would have to be begun before there was a plan. */
const isTooLate = ({ choices }: Problem, choice: number, evening: number): boolean =>
  evening < (choices[choice]?.first ?? 0);

/** Whether no flexible dinner comes after another. */
const isApart = ({ choices }: Problem, week: readonly number[]): boolean =>
  !week.some(
    (choice, evening) =>
      evening > 0 && choices[choice]!.flexible >= 0 && choices[week[evening - 1]!]!.flexible >= 0,
  );

/** Every order of a week, the original first. A week of seven has 5,040. */
function* ordersOf(week: readonly number[], first: readonly number[] = []): Generator<readonly number[]> {
  if (week.length === 0) yield first;
  for (const [place, choice] of week.entries()) yield* ordersOf(week.toSpliced(place, 1), [...first, choice]);
}
