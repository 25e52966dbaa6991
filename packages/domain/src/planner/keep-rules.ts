import type { Found } from './local-search.ts';
import type { Problem } from './problem.ts';
import { NEARLY_NOTHING, Scale } from './weigh.ts';

/** Searches a problem, from a week if there is one. */
export type Search = (problem: Problem, from?: readonly number[]) => Found;

/**
 * The week that was found, or, if it breaks a rule, one that breaks fewer: a search for the rules alone finds out whether
 * there is one, and another makes the best of it. `rulesOf` is the same problem as judged by the rules alone.
 */
export function keepingRules(found: Found, problem: Problem, rulesOf: () => Problem, search: Search): Found {
  const broken = (week: readonly number[]) => {
    const scale = new Scale(problem);
    scale.weigh(week);
    return scale.broken;
  };
  const before = broken(found.week);
  if (before === 0) return found;
  const { week } = search(rulesOf());
  if (broken(week) <= before + NEARLY_NOTHING) return found;
  const better = search(problem, week);
  return broken(better.week) > before + NEARLY_NOTHING ? better : found;
}
