import type { ReadAmount } from './amount.ts';
import { amountsAtFront } from './amounts.ts';
import { isDescription } from './preparation.ts';
import { beforeAfterthought, keysOf, tokensOf, type Parts } from './text.ts';

/**
 * If nothing before a dash or comma is a name, look after it: '250 g - flour', 'boneless, skinless chicken'.
 */
export function withMain(parts: Parts): Parts {
  const [next = '', ...notes] = parts.notes;
  const { length } = lastOf(amountsAtFront(parts.main));
  if (next === '' || !isDescription(keysOf(parts.main.slice(length)))) return parts;
  return withMain({ ...parts, main: [...parts.main, ...tokensOf(beforeAfterthought(next))], notes });
}

/** Otherwise take the longest amount. */
export function lastOf(amounts: readonly ReadAmount[]): ReadAmount {
  return amounts.at(-1) ?? { quantity: null, unit: null, length: 0, unitWord: null, isTin: false };
}
