import type { components } from '@larder/contract';
import { DEFAULT_UNIT } from '@larder/domain';
import type { BulkItem } from '../queries/pantry-mutations.ts';
import type { BookIngredient } from '../queries/pantry-items.ts';

/** An ingredient that was heard, with how much of it. */
export type HeardItem = components['schemas']['HeardItem'];

/** A name as two are compared. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/** An ingredient of the book as a tap puts it in the pantry: as much as usually comes home, or 'some'. */
export const usualItem = ({ name, default_quantity, default_unit }: BookIngredient): BulkItem => ({
  ingredient_name: name,
  quantity: default_quantity,
  unit: default_unit,
});

const NO_DATES: ReadonlyMap<string, string | null> = new Map();

/**
 * Names of a preset or of what was heard, as the pantry takes them: with the amount that was said, else with what usually
 * comes home. Of what nobody knows there is 'some'. `dates` are those that the cook has given, by `nameKey`.
 */
export function sensibleItems(
  names: readonly string[],
  book: readonly BookIngredient[],
  heard: readonly HeardItem[] = [],
  dates: ReadonlyMap<string, string | null> = NO_DATES,
): BulkItem[] {
  const said = new Map(heard.map((item) => [nameKey(item.name), item]));
  const known = new Map(book.map((entry) => [nameKey(entry.name), entry]));
  return names.map((name): BulkItem => {
    const given = dates.get(nameKey(name));
    const date = given === undefined ? {} : { expiry_date: given };
    const item = said.get(nameKey(name));
    if (item) {
      const { quantity, unit, expiry_date } = item;
      return { ingredient_name: name, quantity, unit, ...(expiry_date !== null && { expiry_date }), ...date };
    }
    const entry = known.get(nameKey(name));
    return entry
      ? { ...usualItem(entry), ingredient_name: name, ...date }
      : { ingredient_name: name, quantity: null, unit: DEFAULT_UNIT, ...date };
  });
}
