export { IngredientTiles, type IngredientTilesProps } from './ingredient-tiles.tsx';
export type { IngredientTile, IngredientTileGroup } from './ingredient-tile.ts';
export type { IngredientTilesLabels } from './ingredient-tiles-words.ts';
