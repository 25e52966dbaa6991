export {
  AddIngredientsTable,
  type AddIngredientsTableProps,
  type NewIngredient,
} from './add-ingredients-table.tsx';
export type { AddIngredientsTableLabels } from './add-ingredients-words.ts';
