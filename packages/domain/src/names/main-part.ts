import type { ReadAmount } from './amount.ts';
import { amountsAtFront } from './amounts.ts';
import { changes, isDescription } from './preparation.ts';
import { beforeAfterthought, keysOf, tokensOf, type Parts } from './text.ts';

/**
 * If nothing before a dash or comma is a name, look after it: '250 g - flour', 'boneless, skinless chicken',
 * 'dried, crushed chilli'.
 */
export function withMain(parts: Parts): Parts {
  const [next = '', ...notes] = parts.notes;
  const { length } = lastOf(amountsAtFront(parts.main));
  const keys = keysOf(parts.main.slice(length)).filter((key) => !changes(key) && key !== 'mixed');
  if (next === '' || !isDescription(keys)) return parts;
  return withMain({ ...parts, main: [...parts.main, ...tokensOf(beforeAfterthought(next))], notes });
}

/** Otherwise take the longest amount. */
export function lastOf(amounts: readonly ReadAmount[]): ReadAmount {
  return amounts.at(-1) ?? { quantity: null, unit: null, length: 0, unitWord: null, isTin: false };
}
