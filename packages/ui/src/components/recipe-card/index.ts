export { RecipeCard, type RecipeCardLabels, type RecipeCardProps } from './recipe-card.tsx';
export { RecipeCardSkeleton, type RecipeCardSkeletonProps } from './recipe-card-skeleton.tsx';
