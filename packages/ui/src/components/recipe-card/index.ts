export { RecipeCard, type RecipeCardProps } from './recipe-card.tsx';
export {
  RecipeCardActions,
  RecipeCardFacts,
  RecipeCardFrame,
  RecipeCardMissing,
  RecipeCardSubtitle,
  RecipeCardTitle,
  type MissingIngredients,
  type RecipeCardActionsProps,
  type RecipeCardFactsProps,
  type RecipeCardFrameProps,
  type RecipeCardMissingProps,
  type RecipeCardSubtitleProps,
  type RecipeCardTitleProps,
} from './recipe-card-parts.tsx';
export { RecipeCardSkeleton, type RecipeCardSkeletonProps } from './recipe-card-skeleton.tsx';
export { RecipeCardStage, type RecipeCardStageProps } from './recipe-card-stage.tsx';
export type { RecipeCardLabels, RecipeTime } from './recipe-card-words.ts';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
