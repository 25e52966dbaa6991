export { RecipeHeader, type RecipeHeaderLabels, type RecipeHeaderProps } from './recipe-header.tsx';
