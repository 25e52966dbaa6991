export { PhotoField, type PhotoFieldLabels, type PhotoFieldProps } from './photo-field.tsx';
