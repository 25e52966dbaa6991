import type { Candidate, Plan, StockItem, SwapWish, Wishes } from '@larder/domain/planner';

/** Messages from the server to its planner: a catalogue's recipes in chunks, and what to plan or swap. */
export type ToWorker =
  | { readonly type: 'catalogue' }
  | { readonly type: 'recipes'; readonly recipes: readonly Candidate[] }
  | ({ readonly type: 'plan'; readonly id: number } & PlanRequest & SearchEffort)
  | ({ readonly type: 'swap'; readonly id: number } & SwapRequest);

/** The search effort: number of restarts, and the time for a whole plan. Without time HiGHS is skipped. */
export interface SearchEffort {
  readonly starts: number;
  readonly seconds: number;
}

/** A plan's inputs, apart from the catalogue. */
export interface PlanRequest {
  /** The cook's own recipes, which may be planned too. */
  readonly own?: readonly Candidate[];
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
  /** How many candidates to list; none by default. */
  readonly candidates?: number;
}

/** Replacements for a meal. */
export interface SwapRequest extends PlanRequest, SwapWish {}

export type FromWorker =
  | { readonly id: number; readonly plan: Plan }
  | { readonly id: number; readonly swaps: readonly Candidate[] }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly isGivenUp: true };

/** What the worker is started with: the id of the last job that nobody waits for any more, in memory that it shares. */
export interface PlannerWorkerData {
  readonly givenUp: Int32Array;
}
