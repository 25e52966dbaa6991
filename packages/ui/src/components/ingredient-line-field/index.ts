export { IngredientLineField, type IngredientLineFieldProps } from './ingredient-line-field.tsx';
export {
  mendedLine,
  readLine,
  typedLine,
  UNREAD_LINE,
  type IngredientLineValue,
  type LineCertainty,
  type LineIngredient,
  type LineReading,
} from './ingredient-line.ts';
export type { IngredientLineFieldLabels } from './ingredient-line-words.ts';
