import type { Unit } from '../units.ts';
import type { Amount, ReadAmount } from './amount.ts';
import { amountOf } from './amounts.ts';
import type { NamedThing } from './named-thing.ts';
import { isPreparation } from './preparation.ts';
import { tokensOf, type Parts, type Token } from './text.ts';
import { isMeasured } from './unit-at.ts';
import { unitMeaning } from './unit-words.ts';

/** What is sold with a weight on it. */
const PACKAGES: ReadonlySet<Unit> = new Set(['can', 'jar', 'pack', 'bottle']);

/**
 * A weight in brackets is more precise than a count: '1 (400 g) tin', '2 tins (400 g each)', '2 cups (250
 * g)'.
 */
export function statedAmount(amount: ReadAmount, { brackets, notes }: Parts): Amount {
  const isExact = amount.unit === 'g' || amount.unit === 'kg' || amount.unit === 'ml' || amount.unit === 'l';
  // '2 15-ounce (426 g) cans': one of them again.
  const isRestated = amount.isTin && isMeasured(amount.unit);
  const isOfEach = notes.some((note) => /\beach$/i.test(note.trim()));
  for (const text of isExact || isRestated ? [] : [...brackets, ...(amount.quantity === null ? notes : [])]) {
    const each = /\beach\b/i.test(text) || isOfEach;
    // '4 1/2 cups beans, or 3 (15-ounce) cans'.
    if (each && isMeasured(amount.unit)) continue;
    const weighed = amountOf(tokensOf(text.replace(/\beach\b/i, '')));
    if (!weighed) continue;
    const isSingle = each || amount.isTin || amount.unit === 'jar' || amount.unit === 'pack';
    if (
      amount.quantity !== null &&
      (weighed.unit === null || !['g', 'kg', 'oz', 'lb'].includes(weighed.unit))
    )
      continue;
    const times = isSingle ? (amount.quantity ?? 1) : 1;
    return { quantity: (weighed.quantity ?? 1) * times, unit: weighed.unit };
  }
  return amount;
}

/** Whether an amount may be given after the name too: 'milk 2 l', 'tin of coconut milk 400 ml'. */
export function mayFollow(before: Amount, after: Amount): boolean {
  return before.quantity === null || (!isMeasured(before.unit) && isMeasured(after.unit));
}

/** The two together: two tins of 400 g each, or four pieces that weigh 600 g. */
export function totalOf(before: ReadAmount, after: ReadAmount): ReadAmount {
  const { unit, unitWord, length } = before;
  if (before.quantity === null) return { ...after, length };
  const isPacked = unitWord !== null && (unit === null || PACKAGES.has(unit));
  const quantity = (after.quantity ?? 1) * (isPacked ? before.quantity : 1);
  return { ...before, quantity, unit: after.unit };
}

/**
 * The unit that fits the match: a stick of butter is not a stalk. It may be part of the name: '2 garlic
 * cloves' are two cloves, '3 bay leaves' three leaves.
 */
export function unitOf<Thing>(
  named: NamedThing<Thing> | undefined,
  { quantity, unit }: Amount,
  rest: readonly Token[],
): Unit | null {
  if (!named || isMeasured(unit) || unit === 'pinch') return unit;
  const words = rest.filter(({ lower }) => !isPreparation(lower));
  const ends = rest.length < 2 ? [] : [words.at(-1), words[0]].flatMap((token) => token?.lower ?? []);
  const inName = quantity === null ? [] : ends.map((word) => unitMeaning(word)?.unit ?? null);
  return [unit, ...inName].find((one) => one !== null && named.countedIn.includes(one)) ?? null;
}
