export { PhotoField, type PhotoFieldProps } from './photo-field.tsx';
export type { PhotoFieldLabels } from './photo-field-words.ts';
