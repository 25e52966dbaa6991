export {
  MultiCombobox,
  type MultiComboboxLabels,
  type MultiComboboxOption,
  type MultiComboboxProps,
} from './multi-combobox.tsx';
