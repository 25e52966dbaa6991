import {
  compile,
  RULES_ALONE,
  searchLocally,
  WEIGHTS,
  type Effort,
  type Found,
  type Problem,
  type Weights,
} from '@larder/domain/planner';

const RULES: Weights = { ...RULES_ALONE, rules: 1 };

/**
 * The weights with which each bound is searched for: the most that can be saved, the most lines, and the shortest
 * list and the cheapest shop for much and for little saved.
 */
export const LOOKS: Readonly<Record<string, Weights>> = {
  own: WEIGHTS,
  worth: { ...RULES, savedDollar: 120, savedGood: 10 },
  goods: { ...RULES, savedDollar: 10, savedGood: 120 },
  lines: { ...RULES, line: 60 },
  short: { ...RULES, savedDollar: 100, savedGood: 80, item: -50 },
  shorter: { ...RULES, savedDollar: 250, savedGood: 200, item: -50 },
  shortest: { ...RULES, savedDollar: 500, savedGood: 400, item: -50, rules: 2 },
  cheap: { ...RULES, savedDollar: 100, savedGood: 80, shop: 15 },
  cheaper: { ...RULES, savedDollar: 250, savedGood: 200, shop: 15 },
  cheapest: { ...RULES, savedDollar: 500, savedGood: 400, shop: 15, rules: 2 },
};

/** How long to look for a bound. */
export const LONG: Effort = { starts: 5, steps: 20_000 };

/** The best week known for some weights. */
export function lookLong(
  problem: Parameters<typeof compile>,
  weights: Weights,
  effort = LONG,
): { found: Found; problem: Problem } {
  const [recipes, pantry, days, wishes] = problem;
  const compiled = compile(recipes, pantry, days, wishes, { weights });
  return { found: searchLocally(compiled, 7, effort), problem: compiled };
}
