import type { IsGivenUp } from './given-up.ts';
import type { Found } from './local-search.ts';
import type { Problem } from './problem.ts';

/** Limits for HiGHS. Node counts are the same on every machine; the time limit is the last resort. */
export interface SolverLimits {
  readonly nodes: number;
  readonly seconds: () => number;
  readonly isGivenUp?: IsGivenUp | undefined;
}

/** HiGHS's result for a week, and why it ended. */
export interface Solved extends Found {
  readonly end: 'best' | 'nodes' | 'clock' | 'given up';
}

/** Improves a week with HiGHS: the same problem, week and node limit give the same answer. */
export type Solver = (problem: Problem, start: Found, limits: SolverLimits) => Solved;
