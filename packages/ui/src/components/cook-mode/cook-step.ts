import type { StepNeed } from '../../internal/step-need.ts';
import type { CookTime } from './step-text.tsx';

/** A step to cook. */
export interface CookStep {
  /** Without its number. */
  text: string;
  /** The ingredients that it mentions, with the amounts for the servings that are cooked. */
  needs?: readonly StepNeed[] | undefined;
  /** The times in its text. */
  times?: readonly CookTime[] | undefined;
}
