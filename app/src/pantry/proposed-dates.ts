import { byExpiry, localDay } from '@larder/domain';
import type { ExpiryListItem } from '@larder/ui/expiry-list';
import { t } from '../platform/language/t.ts';
import { nameKey } from '../voice/heard-item.ts';
import { bookByName } from './book-by-name.ts';
import { expiryOf } from './expiry-of.ts';
import type { BookIngredient } from './pantry-items.query.ts';
import { heardOf, type NamedThing } from './sensible-items.ts';
import { shownName } from '../platform/locale/shown-name.ts';

/** Dates the cook set before adding, by id; null for no date. */
export type GivenDates = Readonly<Record<string, string | null>>;

interface DateSources {
  book: readonly BookIngredient[];
  given: GivenDates;
  today?: string | undefined;
}

/**
 * Expiry dates as far as known before adding: the cook's, otherwise Larder's estimate. Sorted by the original
 * date, so items do not jump when edited. Batches of an ingredient are numbered in the order they were said.
 */
export function proposedDates(
  things: readonly (Pick<NamedThing, 'name' | 'heard'> & { id: string })[],
  { book, given, today = localDay() }: DateSources,
): ExpiryListItem[] {
  const known = bookByName(book);
  const batchesOf = (key: string) => things.filter(({ name }) => nameKey(name) === key);
  return things
    .map((thing) => {
      const key = nameKey(thing.name);
      const entry = known.get(key);
      const heard = heardOf(thing);
      const batches = batchesOf(key);
      const name = shownName(thing.name);
      return {
        id: thing.id,
        name:
          batches.length > 1
            ? t('{name}, batch {number}', { name, number: batches.indexOf(thing) + 1 })
            : name,
        guess: entry ? expiryOf(entry, today, heard?.opened) : null,
        spoken: heard?.expiry_date ?? null,
      };
    })
    .map((thing) => ({ ...thing, expiryDate: thing.spoken ?? thing.guess }))
    .toSorted(byExpiry)
    .map(({ id, name, spoken, expiryDate }): ExpiryListItem => {
      const own = given[id];
      return own === undefined
        ? { id, name, expires: expiryDate, isGuess: spoken === null && expiryDate !== null }
        : { id, name, expires: own };
    });
}
