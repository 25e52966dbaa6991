export {
  NutritionTable,
  type Nutrition,
  type NutritionTableLabels,
  type NutritionTableProps,
} from './nutrition-table.tsx';
