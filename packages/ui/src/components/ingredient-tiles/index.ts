export {
  IngredientTiles,
  type IngredientTile,
  type IngredientTilesLabels,
  type IngredientTilesProps,
} from './ingredient-tiles.tsx';
