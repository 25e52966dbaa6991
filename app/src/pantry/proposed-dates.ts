import { byExpiry, localDay, sentenceCase } from '@larder/domain';
import type { ExpiryListItem } from '@larder/ui/expiry-list';
import type { BookIngredient } from '../queries/pantry-items.ts';
import { expiryOf } from './expiry-of.ts';
import { nameKey, type HeardItem } from './sensible-items.ts';

/** Dates that the cook has given before anything was added, by id; null for no date. */
export type GivenDates = Readonly<Record<string, string | null>>;

interface DateSources {
  book: readonly BookIngredient[];
  /** What was said; dates in it are no guesses. */
  heard?: readonly HeardItem[] | undefined;
  given: GivenDates;
  today?: string | undefined;
}

/**
 * Until when each of these keeps, as far as can be known before they are added: as the cook has said it, else as Larder will
 * propose it. What expires first comes first, by what was known before the cook changed it: nothing jumps.
 */
export function proposedDates(
  things: readonly { id: string; name: string }[],
  { book, heard = [], given, today = localDay() }: DateSources,
): ExpiryListItem[] {
  const known = new Map(book.map((entry) => [nameKey(entry.name), entry]));
  const said = new Map(heard.map(({ name, expiry_date }) => [nameKey(name), expiry_date]));
  return things
    .map(({ id, name }) => {
      const entry = known.get(nameKey(name));
      const guess = entry ? expiryOf(entry, today) : null;
      return { id, name: sentenceCase(name), guess, spoken: said.get(nameKey(name)) ?? null };
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
