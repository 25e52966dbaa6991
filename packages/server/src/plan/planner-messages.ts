import type { Candidate, Effort, Plan, StockItem, SwapWish, Wishes } from '@larder/domain/planner';

/** Messages from the server to its planner: a catalogue's recipes in chunks, and what to plan or swap. */
export type ToWorker =
  | { readonly type: 'catalogue' }
  | { readonly type: 'recipes'; readonly recipes: readonly Candidate[] }
  | ({ readonly type: 'plan'; readonly id: number } & PlanRequest)
  | ({ readonly type: 'swap'; readonly id: number } & SwapRequest);

/** A plan's inputs, apart from the catalogue. */
export interface PlanRequest {
  /** The cook's own recipes, which may be planned too. */
  readonly own?: readonly Candidate[];
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
  /** How many candidates to list; none by default. */
  readonly candidates?: number;
  /** How long to search. */
  readonly effort?: Effort;
}

/** Replacements for a meal. */
export interface SwapRequest extends PlanRequest, SwapWish {}

export type FromWorker =
  | { readonly id: number; readonly plan: Plan }
  | { readonly id: number; readonly swaps: readonly Candidate[] }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly isGivenUp: true };

/** What the worker is started with: the id of the last job that nobody is waiting for, in shared memory. */
export interface PlannerWorkerData {
  readonly givenUp: Int32Array;
}
