export { MealCard, type MealCardProps, type MealInfo } from './meal-card.tsx';
export { MealCardFacts, type MealCardFactsProps, type MealNutrition } from './meal-card-facts.tsx';
export { MealCardFigures, type MealCardFiguresProps } from './meal-card-figures.tsx';
export type { MealCardLabels } from './meal-card-labels.ts';
export { MealCardMethod, type MealCardMethodProps } from './meal-card-method.tsx';
export { MealCardPicture, type MealCardPictureProps } from './meal-card-picture.tsx';
export { MealCardReason, type MealCardReasonProps } from './meal-card-reason.tsx';
export { MealCardSkeleton, type MealCardSkeletonProps } from './meal-card-skeleton.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
