import type { Plan, StockItem, Wishes } from '@larder/domain/planner';

/** A planned week, and what to ask a language model about it. */
export interface NarrationRequest {
  /** With the candidates that may replace a meal. */
  readonly week: Plan;
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
  /** The candidates' texts. */
  readonly titles: ReadonlyMap<number, string>;
  /** The deadline for an answer, on the clock of `performance.now()`. */
  readonly until: number;
}

/** A language model's choice of a week and of sentences about it, all written by the planner. */
export interface Narration {
  /** The planner's week, or another of its candidates within every hard limit. */
  readonly week: Plan;
  /** By recipe id; other meals keep the planner's reason. */
  readonly reasons: ReadonlyMap<number, string>;
  /** Appended to the planner's notes. */
  readonly remark: string | null;
}

/** A language model that may choose among the planner's candidates, and among true sentences about them. */
export interface LanguageModel {
  /** Identifies the model; plans depend on it. */
  readonly name: string;
  /** How many candidates it chooses from. */
  readonly candidates: number;
  /** Never throws; returns null if the model fails or the deadline passes. */
  narrate(request: NarrationRequest): Promise<Narration | null>;
}
