export {
  IngredientTiles,
  type IngredientTile,
  type IngredientTileGroup,
  type IngredientTilesLabels,
  type IngredientTilesProps,
} from './ingredient-tiles.tsx';
