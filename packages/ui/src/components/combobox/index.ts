export { Combobox, type ComboboxLabels, type ComboboxProps, type ComboboxSuggestion } from './combobox.tsx';
