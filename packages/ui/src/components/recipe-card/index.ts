export { RecipeCard, type RecipeCardProps } from './recipe-card.tsx';
export {
  RecipeCardFacts,
  RecipeCardFrame,
  RecipeCardTitle,
  type RecipeCardFactsProps,
  type RecipeCardFrameProps,
  type RecipeCardTitleProps,
} from './recipe-card-parts.tsx';
export { RecipeCardSkeleton, type RecipeCardSkeletonProps } from './recipe-card-skeleton.tsx';
export { RecipeCardStage, type RecipeCardStageProps } from './recipe-card-stage.tsx';
export type { RecipeCardLabels } from './recipe-card-words.ts';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
