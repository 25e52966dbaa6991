export {
  AddIngredientsTable,
  type AddIngredientsTableLabels,
  type AddIngredientsTableProps,
  type NewIngredient,
} from './add-ingredients-table.tsx';
