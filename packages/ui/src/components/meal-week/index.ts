export { MealWeek, type MealWeekLabels, type MealWeekProps } from './meal-week.tsx';
export type { FreeEvening, LeftoversOfWeek, MealOfWeek, NameOfDay } from './meal-of-week.ts';
export { MealWeekNotes, type MealWeekNotesProps } from './meal-week-notes.tsx';
export { MealWeekSkeleton, type MealWeekSkeletonProps } from './meal-week-skeleton.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
