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

/** A language model's choice of a week and of sentences about it; each sentence is the planner's. */
export interface Narration {
  /** The planner's week, or another of its candidates within every hard limit. */
  readonly week: Plan;
  /** By the id of a meal's recipe; meals without one keep the planner's. */
  readonly reasons: ReadonlyMap<number, string>;
  /** Appended to the planner's notes. */
  readonly remark: string | null;
}

/** A language model that may choose among the planner's candidates, and which true sentences are said. */
export interface LanguageModel {
  /** Identifies the model; plans depend on it. */
  readonly name: string;
  /** How many candidates it chooses from. */
  readonly candidates: number;
  /** Never throws: null if it is of no use, at the deadline at the latest. */
  narrate(request: NarrationRequest): Promise<Narration | null>;
}
