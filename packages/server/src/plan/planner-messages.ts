import type { Candidate, Plan, StockItem, SwapWish, Wishes } from '@larder/domain/planner';

/** What the server tells its planner: the recipes of a catalogue, bit by bit, and what to plan or to swap. */
export type ToWorker =
  | { readonly type: 'catalogue' }
  | { readonly type: 'recipes'; readonly recipes: readonly Candidate[] }
  | ({ readonly type: 'plan'; readonly id: number } & PlanRequest & PlanPains)
  | ({ readonly type: 'swap'; readonly id: number } & SwapRequest);

/** How hard to look: how often from the beginning, and the time for a whole plan. Without any time HiGHS is left out. */
export interface PlanPains {
  readonly starts: number;
  readonly seconds: number;
}

/** What a plan is made from, beside the catalogue. */
export interface PlanRequest {
  /** Recipes of the cook's own, which may be planned too. */
  readonly own?: readonly Candidate[];
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
  /** How many candidates the plan is to name; none, if not said. */
  readonly candidates?: number;
}

/** What may take a meal's place. */
export interface SwapRequest extends PlanRequest, SwapWish {}

export type FromWorker =
  | { readonly id: number; readonly plan: Plan }
  | { readonly id: number; readonly swaps: readonly Candidate[] }
  | { readonly id: number; readonly error: string };
