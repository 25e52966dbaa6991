export {
  IngredientList,
  type IngredientListLabels,
  type IngredientListProps,
  type RecipeIngredient,
} from './ingredient-list.tsx';
