import { useState } from 'react';
import type { MultiComboboxOption } from './filter-options.ts';
import type { MultiComboboxLabels } from './multi-combobox-words.ts';

/** What to announce of the latest change: of the value itself, as a caller may refuse a choice. */
export function useChangeAnnounced(
  value: readonly string[],
  options: readonly MultiComboboxOption[],
  { added, removed }: MultiComboboxLabels,
): string {
  const [before, setBefore] = useState(value);
  const [said, setSaid] = useState('');
  if (before !== value) {
    const textsOf = (ids: readonly string[], others: readonly string[]) =>
      ids.flatMap((id) =>
        others.includes(id) ? [] : (options.find((option) => option.id === id)?.text ?? []),
      );
    const changes = [...textsOf(before, value).map(removed), ...textsOf(value, before).map(added)];
    setBefore(value);
    if (changes.length > 0) setSaid(changes.join(', '));
  }
  return said;
}
