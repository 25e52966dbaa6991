export { IngredientChip, type IngredientChipProps } from './ingredient-chip.tsx';
export { IngredientChipsSkeleton, type IngredientChipsSkeletonProps } from './ingredient-chips-skeleton.tsx';
export {
  IngredientChips,
  type IngredientChipsBatch,
  type IngredientChipsItem,
  type IngredientChipsLabels,
  type IngredientChipsProps,
} from './ingredient-chips.tsx';
