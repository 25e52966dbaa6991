import type { StepLine } from './line-words.ts';
import { ingredientsInSteps } from './mentions.ts';
import { timesIn, type StepTime } from './times.ts';

export { amountsInSteps } from './amounts.ts';
export { type StepLine } from './line-words.ts';
export { rewriteSteps, type RewritableLine, type Rewriting } from './rewrite.ts';
export { type AmountOf, type MeasuredStepLine, type StepAmount } from './step-amount.ts';
export { timesIn, type StepTime } from './times.ts';

/** What a step mentions. */
export interface ReadStep {
  /** The places of the ingredients in the recipe's list. */
  readonly ingredients: readonly number[];
  readonly times: readonly StepTime[];
}

/** Reads from a recipe's steps, by rules, which of its ingredients each mentions and how long to wait. */
export function readSteps(steps: readonly string[], lines: readonly StepLine[]): ReadStep[] {
  const mentioned = ingredientsInSteps(steps, lines);
  return steps.map((step, at) => ({ ingredients: mentioned[at] ?? [], times: timesIn(step) }));
}
