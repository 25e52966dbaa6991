import type { ReadAmount } from './amount.ts';
import { amountsAtFront } from './amounts.ts';
import type { NameLookup } from './lookup.ts';
import { lastOf } from './main-part.ts';
import type { NamedThing } from './named-thing.ts';
import { isDescription } from './preparation.ts';
import { keysOf, tokensOf, type Parts } from './text.ts';
import { isMeasured } from './unit-at.ts';

interface Match<Thing> {
  readonly named: NamedThing<Thing>;
  readonly amount: ReadAmount;
}

/** The last word of a list may belong to all: 'avocado, peanut or corn oil', '18 corn or 12 flour tortillas'. */
export function sharedInNotes<Thing>(
  lookup: NameLookup<Thing>,
  { amount, named }: Match<Thing>,
  { main, notes }: Parts,
): NamedThing<Thing> | undefined {
  // In 'rice, or noodles' nothing is shared.
  const list = notes.find(
    (note) => /^or\s+\S+\s/i.test(note) || (/\sor\s+\S+\s/i.test(note) && !/\d/.test(note)),
  );
  // '40 g butter or 2 tbsp double cream' is no buttercream.
  const second = lastOf(amountsAtFront(tokensOf(list?.replace(/^or\s+/i, '') ?? '')));
  if (isMeasured(second.unit)) return undefined;
  const other = keysOf(tokensOf(list ?? ''));
  const own = keysOf(main.slice(amount.length));
  const last = other.at(-1);
  if (!last || own.some((key) => other.includes(key))) return undefined;
  const shared = sharing(lookup, own, last);
  return shared?.kindOf?.includes(named.thing) ? undefined : shared;
}

/** Words for what stands in for meat or milk. */
const STAND_INS: ReadonlySet<string> = new Set('soy soya vegan vegetarian veggie meatless'.split(' '));

/**
 * Whether the second of two may share its last word with the first: no sausage is meant in 'or soy sausage', and
 * 'canned tomatoes or tomato purée' are whole names.
 */
export function mayShare(first: readonly string[], second: readonly string[]): boolean {
  return second.length > 1 && !second.some((key) => STAND_INS.has(key) || first.includes(key));
}

/** What words name together with the last one of something else; not that itself: 'onion or shallots'. */
export function sharing<Thing>(
  lookup: NameLookup<Thing>,
  own: readonly string[],
  last: string,
): NamedThing<Thing> | undefined {
  if (isDescription([last])) return undefined;
  const whole = lookup.exact([...own, last]);
  if (whole) return whole;
  // 'Parsley roots or parsley stems.'
  const self = lookup.exact(own);
  if (self) return own.length > 1 ? self : undefined;
  const shared = lookup.search([...own, last])?.named;
  const isLast = shared === lookup.exact([last]);
  return isLast && lookup.search(own) ? undefined : shared;
}

/** Whether the name among these words has this word: 'finely chopped chipotles in adobo'. */
export function isNamedWith<Thing>(
  lookup: NameLookup<Thing>,
  word: string,
  keys: readonly string[],
): boolean {
  const found = lookup.search(keys);
  return found !== undefined && keys.slice(found.from, found.to).includes(word);
}
