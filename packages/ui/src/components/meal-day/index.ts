export {
  MealDay,
  type MealDayProps,
  type MealActions,
  type PlannedLeftovers,
  type PlannedMeal,
  type RenderMeal,
} from './meal-day.tsx';
export { MealDayFree, type MealDayFreeProps } from './meal-day-free.tsx';
export { MealDayHeader, type MealDayHeaderProps } from './meal-day-header.tsx';
export { useMealDayWords, type MealDayLabels } from './meal-day-labels.ts';
export { MealDayLeftovers, type LeftoversInfo, type MealDayLeftoversProps } from './meal-day-leftovers.tsx';
export { MealDaySlot, type MealDaySlotProps } from './meal-day-slot.tsx';
export { MealDaySkeleton, type MealDaySkeletonProps } from './meal-day-skeleton.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
