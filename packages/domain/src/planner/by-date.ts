import type { Found } from './local-search.ts';
import type { Problem } from './problem.ts';
import { Scale } from './weigh.ts';

const NEARLY_NOTHING = 1e-9;

/**
 * The same meals in the order in which the fewest stand after the date of something that they would have used, where that
 * costs no more at the shop. Of such orders the one that is worth most, and of equals the one nearest to what was found.
 */
export function byDate(problem: Problem, found: Found): Found {
  const scale = new Scale(problem);
  scale.weigh(found.week);
  if (scale.tooLate === 0) return found;
  const least = scale.shopping - NEARLY_NOTHING;
  let fewest = scale.tooLate;
  let best = found;
  for (const week of ordersOf(found.week)) {
    const points = scale.weigh(week);
    if (scale.tooLate > fewest || scale.shopping < least) continue;
    if (scale.tooLate === fewest && points <= best.points + NEARLY_NOTHING) continue;
    fewest = scale.tooLate;
    best = { week: [...week], points };
  }
  return best;
}

/** Every order of a week, its own first. A week of seven has 5,040. */
function* ordersOf(week: readonly number[], first: readonly number[] = []): Generator<readonly number[]> {
  if (week.length === 0) yield first;
  for (const [place, choice] of week.entries()) yield* ordersOf(week.toSpliced(place, 1), [...first, choice]);
}
