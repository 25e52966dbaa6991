import {
  compile,
  searchLocally,
  WEIGHTS,
  type Found,
  type Problem,
  type Weights,
} from '@larder/domain/planner';

const NOTHING: Weights = {
  savedDollar: 0,
  savedGood: 0,
  keptDollar: 0,
  line: 0,
  item: 0,
  shop: 0,
  leftOverDollar: 0,
  goodness: 1,
};

/**
 * What each bound is looked for with, heavy enough to outweigh all but the rules of a good week. The last four look for
 * the shortest list and the cheapest shop that save as much as the planner's week.
 */
export const LOOKS: Readonly<Record<string, Weights>> = {
  own: WEIGHTS,
  saved: { ...NOTHING, savedDollar: 400, savedGood: 300 },
  lines: { ...NOTHING, line: 60 },
  short: { ...NOTHING, savedDollar: 100, savedGood: 80, item: -50 },
  shorter: { ...NOTHING, savedDollar: 200, savedGood: 160, item: -50 },
  cheap: { ...NOTHING, savedDollar: 100, savedGood: 80, shop: 15 },
  cheaper: { ...NOTHING, savedDollar: 200, savedGood: 160, shop: 15 },
};

const LONG = { starts: 12, steps: 20_000 };

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
