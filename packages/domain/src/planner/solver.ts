import type { Found } from './local-search.ts';
import type { Problem } from './problem.ts';

/** How far HiGHS may go. Nodes are the same on every machine; the seconds that are left are the last resort. */
export interface SolverLimits {
  readonly nodes: number;
  readonly seconds: () => number;
}

/** What HiGHS made of a week, and whether it came to its end before the clock did. */
export interface Solved extends Found {
  readonly end: 'best' | 'nodes' | 'clock';
}

/** Improves a week with HiGHS: the same problem, week and nodes give the same answer. */
export type Solver = (problem: Problem, start: Found, limits: SolverLimits) => Solved;
