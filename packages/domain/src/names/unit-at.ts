import { UNITS, type Unit } from '../units.ts';
import type { Token } from './text.ts';
import { unitMeaning } from './unit-words.ts';

/** What the word at a place means as a unit; undefined if it is none. */
export function unitAt(
  tokens: readonly Token[],
  at: number,
): { unit: Unit | null; factor: number } | undefined {
  const word = tokens[at]?.lower;
  return word === undefined ? undefined : unitMeaning(word);
}

/** Whether a unit is one of weight or volume. */
export function isMeasured(unit: Unit | null): boolean {
  return unit !== null && (UNITS[unit].kind === 'weight' || UNITS[unit].kind === 'volume');
}
