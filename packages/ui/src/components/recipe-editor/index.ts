export { RecipeEditor, type RecipeEditorProps } from './recipe-editor.tsx';
export type { RecipeEditorErrors, RecipeEditorField } from './check-recipe.ts';
export {
  EMPTY_RECIPE,
  linesOfRows,
  rowsOfLines,
  rowsOfSteps,
  stepsOfRows,
  type GroupedLine,
  type IngredientHeadingRow,
  type IngredientLineRow,
  type IngredientRow,
  type RecipeEditorValue,
  type StepRow,
} from './recipe-editor-value.ts';
export type { RecipeEditorLabels } from './recipe-editor-words.ts';
