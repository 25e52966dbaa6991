import type { ExpiryFieldLabels } from '../expiry-field/index.ts';

/** The words of the list. Dates come written in the locale. */
export interface ExpiryListLabels {
  /** What the list is. */
  title: string;
  /** What expires first, beside the title: 'Milk', 'Sun, Nov 29'. */
  first: (name: string, date: string, isGuess: boolean) => string;
  /** The same while no date is known. */
  noDates: string;
  /** The name of one field. */
  field: (name: string) => string;
  /** In the field of something whose date somebody else will propose. */
  toCome: string;
  /** The words of the fields. */
  expiry?: Partial<ExpiryFieldLabels> | undefined;
}

export const LABELS = (): ExpiryListLabels => ({
  title: 'When they expire',
  first: (name, date, isGuess) => `${name} first, ${isGuess ? 'about ' : ''}${date}`,
  noDates: 'Set dates if you know them',
  field: (name) => `Expires: ${name}`,
  toCome: 'Larder guesses',
});
