import type { CatalogueSnapshot } from '../../recipes/catalogue/snapshot.ts';
import type { Plan, StockItem, Wishes } from '@larder/domain/planner';

/** A week that the planner has made, and all that a language model is asked about it. */
export interface Telling {
  readonly catalogue: CatalogueSnapshot;
  /** With the candidates that may take a meal's place. */
  readonly week: Plan;
  readonly pantry: readonly StockItem[];
  readonly wishes: Wishes;
  /** What the candidates are called. */
  readonly titles: ReadonlyMap<number, string>;
  /** The moment by which an answer is wanted, on the clock of `performance.now()`. */
  readonly until: number;
}

/** What a language model made of a week, all of it checked. */
export interface Told {
  /** The planner's week, or another of its candidates that keeps every hard limit. */
  readonly week: Plan;
  /** By the id of a meal's recipe; who has none keeps the planner's. */
  readonly reasons: ReadonlyMap<number, string>;
  /** What follows the planner's notes. */
  readonly remark: string | null;
}

/** A language model that may choose among the planner's candidates and write the words of a week. */
export interface LanguageModel {
  /** What a plan depends on of it. */
  readonly name: string;
  /** How many candidates it chooses from. */
  readonly candidates: number;
  /** Never fails: null when it is of no help, in time at the latest. */
  tell(telling: Telling): Promise<Told | null>;
}
