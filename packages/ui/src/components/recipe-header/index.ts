export { RecipeHeader, type RecipeHeaderLabels, type RecipeHeaderProps } from './recipe-header.tsx';
export {
  RecipeHeaderActions,
  RecipeHeaderFigures,
  RecipeHeaderFrame,
  RecipeHeaderTitle,
  type RecipeHeaderActionsProps,
  type RecipeHeaderAmount,
  type RecipeHeaderFigure,
  type RecipeHeaderFiguresProps,
  type RecipeHeaderFrameProps,
  type RecipeHeaderTitleProps,
} from './recipe-header-parts.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
