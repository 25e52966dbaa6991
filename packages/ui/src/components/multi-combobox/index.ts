export type { MultiComboboxOption } from './filter-options.ts';
export type { MultiComboboxLabels } from './multi-combobox-words.ts';
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx';
