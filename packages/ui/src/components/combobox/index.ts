export { Combobox, type ComboboxLabels, type ComboboxProps } from './combobox.tsx';
