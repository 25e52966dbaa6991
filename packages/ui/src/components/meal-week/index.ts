export { MealWeek, type MealWeekLabels, type MealWeekProps, type MealOfWeek } from './meal-week.tsx';
export { MealWeekNotes, type MealWeekNotesProps } from './meal-week-notes.tsx';
export { MealWeekSkeleton, type MealWeekSkeletonProps } from './meal-week-skeleton.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
