import { DEFAULT_UNIT } from '@larder/domain';
import { nameKey, type HeardItem } from '../voice/heard-item.ts';
import type { BookIngredient } from './pantry-items.query.ts';
import type { BulkItem } from './pantry.change.ts';

/** An ingredient of the book as a tap puts it in the pantry: as much as usually comes home, or 'some'. */
export const usualItem = ({ name, default_quantity, default_unit }: BookIngredient): BulkItem => ({
  ingredient_name: name,
  quantity: default_quantity,
  unit: default_unit,
});

/** A name of a preset or of what was heard. */
export interface NamedThing {
  readonly name: string;
  /** What was said of it. */
  readonly heard?: HeardItem | undefined;
  /** The date that the cook has given; null for none. */
  readonly date?: string | null | undefined;
}

/** What was said of something, unless its name was corrected since: then it was said of something else. */
export const heardOf = ({ name, heard }: NamedThing): HeardItem | undefined =>
  heard && nameKey(heard.name) === nameKey(name) ? heard : undefined;

/**
 * Names of a preset or of what was heard, as the pantry takes them: with the amount that was said, else with what usually
 * comes home. Of what nobody knows there is 'some'.
 */
export function sensibleItems(things: readonly NamedThing[], book: readonly BookIngredient[]): BulkItem[] {
  const known = new Map(book.map((entry) => [nameKey(entry.name), entry]));
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
