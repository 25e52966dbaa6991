export { RecipeCard, type RecipeCardLabels, type RecipeCardProps } from './recipe-card.tsx';
export { RecipeCardSkeleton, type RecipeCardSkeletonProps } from './recipe-card-skeleton.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
