/** One of the values that a cook can choose. */
export interface MultiComboboxOption {
  id: string;
  text: string;
  /** Another name, which is found too: it stands after the text. */
  note?: string | undefined;
}

/** Without case and accents: 'creme fraiche' finds 'Crème fraîche'. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The options that contain the typed text; those that begin with it first. */
export function filterOptions(
  options: readonly MultiComboboxOption[],
  typed: string,
): readonly MultiComboboxOption[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return options;
  const rank = ({ text }: MultiComboboxOption) => (folded(text).startsWith(wanted) ? 0 : 1);
  return options
    .filter(({ text, note = '' }) => folded(text).includes(wanted) || folded(note).includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b));
}
