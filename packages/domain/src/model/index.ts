/** Ingredients and recipes, for the server and the catalogue. The browser knows both through the contract. */
export * from './allergen-sources.ts';
export * from './diets.ts';
export * from './ingredient.ts';
export * from './ingredient-index.ts';
export * from './noun.ts';
export * from './preferences.ts';
export * from './preset.ts';
export * from './recipe.ts';
export * from './recipe-flags.ts';
export * from './spice.ts';
