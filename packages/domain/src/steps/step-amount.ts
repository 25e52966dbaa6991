import type { Unit } from '../units.ts';
import type { StepLine } from './line-words.ts';

/** A line of a recipe with its amount. */
export interface MeasuredStepLine extends StepLine {
  readonly quantity?: number | null | undefined;
  readonly unit?: string | null | undefined;
}

/**
 * What an amount in a step measures: a line, water, something made on the way such as broth, what each piece gets, the
 * size of a container, or something unknown. Only the first three are scaled.
 */
export interface AmountOf {
  readonly kind: 'line' | 'water' | 'made' | 'each' | 'container' | 'unknown';
  readonly line?: number;
}

/** An amount in the text of a step. */
export interface StepAmount {
  readonly quantity: number;
  /** The upper end of a range. */
  readonly upTo?: number;
  /** 'piece' for '2 eggs'; the unit of a part, as in '2 cloves of the garlic'. */
  readonly unit: Unit;
  readonly of: AmountOf;
  /** Its position in the text, from one character to another. */
  readonly from: number;
  readonly to: number;
  /** The number is a word: 'two', 'a'. */
  readonly isWord: boolean;
  /** The text gives only a unit: 'the other tablespoon'. */
  readonly isBare: boolean;
  /** The position of the noun that is counted, as in '2 eggs', but not in 'two of the eggs'. */
  readonly noun?: { readonly from: number; readonly to: number };
}
