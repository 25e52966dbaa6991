import { DEFAULT_UNIT } from '@larder/domain';
import { nameKey, type HeardItem } from '../voice/heard-item.ts';
import { bookByName } from './book-by-name.ts';
import type { BookIngredient } from './pantry-items.query.ts';
import type { BulkItem } from './pantry.change.ts';

/** An ingredient as a tap adds it: in its usual amount, or 'some'. */
export const usualItem = ({ name, default_quantity, default_unit }: BookIngredient): BulkItem => ({
  ingredient_name: name,
  quantity: default_quantity,
  unit: default_unit,
});

/** A name from a preset or from voice input. */
export interface NamedThing {
  readonly name: string;
  /** What was said about it. */
  readonly heard?: HeardItem | undefined;
  /** The date set by the cook; null for none. */
  readonly date?: string | null | undefined;
}

/** What was said about an item, unless its name was corrected since. */
export const heardOf = ({ name, heard }: NamedThing): HeardItem | undefined =>
  heard && nameKey(heard.name) === nameKey(name) ? heard : undefined;

/**
 * Preset or recognised names as pantry input: with the amount said, otherwise the usual one, or 'some' if
 * unknown.
 */
export function sensibleItems(things: readonly NamedThing[], book: readonly BookIngredient[]): BulkItem[] {
  const known = bookByName(book);
  return things.map((thing): BulkItem => {
    const { name, date: given } = thing;
    const date = given === undefined ? {} : { expiry_date: given };
    const item = heardOf(thing);
    if (item) {
      const { quantity, unit, expiry_date, opened } = item;
      return {
        ingredient_name: name,
        quantity,
        unit,
        ...(expiry_date !== null && { expiry_date }),
        ...(opened && { opened }),
        ...date,
      };
    }
    const entry = known.get(nameKey(name));
    return entry
      ? { ...usualItem(entry), ingredient_name: name, ...date }
      : { ingredient_name: name, quantity: null, unit: DEFAULT_UNIT, ...date };
  });
}
