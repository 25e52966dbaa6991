import type { Found } from './local-search.ts';
import type { Problem } from './problem.ts';
import { NEARLY_NOTHING, Scale } from './weigh.ts';

/** Searches a problem, starting from a week if given one. */
export type Search = (problem: Problem, from?: readonly number[]) => Found;

/** The extra weight of a broken rule once a better week is known, so that the search does not trade it for a shorter list. */
const STRICTER = 5;

/**
 * Returns the week found or, if it breaks a rule, one that breaks fewer. A search by the rules alone tells whether there is
 * one, and a second search improves it. `rulesOf` gives the same problem scored by the rules alone.
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
  const better = search(stricter(problem), week);
  if (broken(better.week) <= before + NEARLY_NOTHING) return found;
  return { week: better.week, worth: new Scale(problem).weigh(better.week) };
}

function stricter(problem: Problem): Problem {
  const { weights, choices } = problem;
  return {
    ...problem,
    weights: { ...weights, rules: STRICTER * weights.rules },
    choices: choices.map((choice) => ({
      ...choice,
      worth: choice.worth.map((worth, evening) => worth + (STRICTER - 1) * choice.floor[evening]!),
      floor: choice.floor.map((floor) => STRICTER * floor),
    })),
  };
}
