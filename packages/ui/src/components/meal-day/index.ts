export { MealDay, type MealDayProps, type MealActions, type PlannedMeal } from './meal-day.tsx';
export { MealDayHeader, type MealDayHeaderProps, type MealDayLabels } from './meal-day-header.tsx';
export { MealDaySkeleton, type MealDaySkeletonProps } from './meal-day-skeleton.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
