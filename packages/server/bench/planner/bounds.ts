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
 * What each bound is looked for with: all of them among weeks that are good to eat. 'wide' and 'thrifty' look for the
 * shortest list and the cheapest shop that save as much.
 */
export const LOOKS: Readonly<Record<string, Weights>> = {
  saved: { ...NOTHING, savedDollar: 30, savedGood: 15 },
  lines: { ...NOTHING, line: 5 },
  short: { ...NOTHING, savedDollar: 16, savedGood: 8, item: -8 },
  shorter: { ...NOTHING, savedDollar: 8, savedGood: 4, item: -8 },
  wide: { ...NOTHING, savedDollar: 24, savedGood: 12, item: -4 },
  cheap: { ...NOTHING, savedDollar: 12, savedGood: 6, shop: 4 },
  thrifty: { ...NOTHING, savedDollar: 24, savedGood: 12, shop: 3 },
  own: WEIGHTS,
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
