export { MethodPicker, type MethodPickerLabels, type MethodPickerProps } from './method-picker.tsx';
