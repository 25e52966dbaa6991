export { IngredientChip, type IngredientChipProps } from './ingredient-chip.tsx';
export { IngredientChipsSkeleton, type IngredientChipsSkeletonProps } from './ingredient-chips-skeleton.tsx';
export { IngredientChips, type IngredientChipsProps } from './ingredient-chips.tsx';
export type { IngredientChipsBatch, IngredientChipsItem } from './ingredient-chips-item.ts';
export type { IngredientChipsLabels } from './ingredient-chips-words.ts';
