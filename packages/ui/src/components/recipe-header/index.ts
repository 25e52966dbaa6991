export { RecipeHeader, type RecipeHeaderLabels, type RecipeHeaderProps } from './recipe-header.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
