export { MealSwapDialog, type MealSwapDialogProps, type MealSwapState } from './meal-swap-dialog.tsx';
export { MealSwapOption, type MealProposal, type MealSwapOptionProps } from './meal-swap-option.tsx';
export type { MealSwapDialogLabels } from './meal-swap-labels.ts';
