import type { ReadAmount } from './amount.ts';
import type { NameLookup } from './lookup.ts';
import type { NamedThing } from './named-thing.ts';
import { singular } from './plurals.ts';
import type { Token } from './text.ts';
import { isMeasured } from './unit-at.ts';

/** Liquids that tinned food is packed in. */
const LIQUIDS: ReadonlySet<string> = new Set([
  'brine',
  'oil',
  'water',
  'juice',
  'salt',
  'vinegar',
  'syrup',
  'puree',
  'purée',
]);
/** Whether one of these words is a liquid that food is packed in. */
export const isLiquid = (tokens: readonly Token[]): boolean => tokens.some(({ lower }) => LIQUIDS.has(lower));

/** Anchovies and capers are in oil or vinegar anyway; peaches in juice are no peaches. */
export function isFromJar<Thing>({ countedIn }: NamedThing<Thing>): boolean {
  return countedIn.includes('jar') || countedIn.includes('can');
}

/** A tin of something fresh is something else: a tin of peaches is not a peach. */
export function isPlausible<Thing>(named: NamedThing<Thing>, { isTin }: ReadAmount): boolean {
  return !isTin || isInTins(named);
}

/** Whether a tin of a thing is that thing. */
export function isInTins<Thing>({ countedIn, keeps = false }: NamedThing<Thing>): boolean {
  return countedIn.includes('can') || keeps;
}

/**
 * A unit that is part of the name: a stick of cinnamon is a cinnamon stick, a tin of tomatoes tinned
 * tomatoes.
 */
export function unitInName<Thing>(
  lookup: NameLookup<Thing>,
  { unit, unitWord, isTin }: ReadAmount,
  keys: readonly string[],
): NamedThing<Thing> | undefined {
  if (unitWord === null || keys.length === 0) return undefined;
  if (isTin) return lookup.exact(['tinned', ...keys]) ?? lookup.exact(['canned', ...keys]);
  // A cup of 'tomato purée' is the American one; the British is measured by the spoon.
  const american = unit === 'cup' ? lookup.exact(['american', ...keys]) : undefined;
  if (american) return american;
  // 'A sprinkle of sugar' is no sugar sprinkles, a cup of peanut butter no peanut butter cup.
  if (unit === 'pinch' || isMeasured(unit)) return undefined;
  return lookup.exact([...keys, singular(unitWord)]);
}
