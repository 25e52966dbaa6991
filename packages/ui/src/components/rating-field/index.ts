export { RatingField, type RatingFieldLabels, type RatingFieldProps } from './rating-field.tsx';
export { RatingMark, type RatingMarkLabels, type RatingMarkProps } from './rating-mark.tsx';
