export { MealMenu, type MealMenuProps } from './meal-menu.tsx';
export { MealMenuTrigger, type MealMenuTriggerProps } from './meal-menu-trigger.tsx';
export type { MealMenuLabels } from './meal-menu-labels.ts';
