import type { LocaleFormat } from '../locale/index.ts';

/** Built-in text of the field. */
export interface MultiComboboxLabels {
  /** Accessible name of the list of chosen values, after the field's label. */
  chosen: string;
  /** Accessible name of a chip. */
  remove: (text: string) => string;
  /** Announced after a change. */
  added: (text: string) => string;
  removed: (text: string) => string;
  /** Announced number of options for the typed text. */
  count: (count: number) => string;
  /** Below the field and announced, if no option contains the text. */
  none: (typed: string) => string;
  /** The browser's message when the form is submitted with nothing chosen, if `required`. */
  required: string;
}

export const LABELS = (format: LocaleFormat): MultiComboboxLabels => ({
  chosen: 'Chosen',
  remove: (text) => `Remove ${text}`,
  added: (text) => `${text} added`,
  removed: (text) => `${text} removed`,
  count: (count) => `${format.count(count)} ${count === 1 ? 'option' : 'options'}`,
  none: (typed) => `Nothing called “${typed}”`,
  required: 'Choose at least one',
});
