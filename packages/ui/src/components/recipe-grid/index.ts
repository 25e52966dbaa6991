export { RecipeGrid, type RecipeGridProps } from './recipe-grid.tsx';
