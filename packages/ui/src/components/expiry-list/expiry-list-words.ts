import type { ExpiryFieldLabels } from '../expiry-field/index.ts';

/** Text labels of the list. Dates are already formatted. */
export interface ExpiryListLabels {
  /** The list's title. */
  title: string;
  /** The first to expire, next to the title: 'Milk', 'Sun, Nov 29'. */
  first: (name: string, date: string, isGuess: boolean) => string;
  /** The same if no date is known. */
  noDates: string;
  /** Accessible name of a field. */
  field: (name: string) => string;
  /** Placeholder for an item whose date a later step will suggest. */
  toCome: string;
  /** Labels of the date fields. */
  expiry?: Partial<ExpiryFieldLabels> | undefined;
}

export const LABELS = (): ExpiryListLabels => ({
  title: 'When they expire',
  first: (name, date, isGuess) => `${name} first, ${isGuess ? 'about ' : ''}${date}`,
  noDates: 'Set dates if you know them',
  field: (name) => `Expires: ${name}`,
  toCome: 'Larder guesses',
});
