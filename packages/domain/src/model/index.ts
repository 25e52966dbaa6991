/** What is cooked, and what it is made of. For the server and the catalogue: the browser knows both as the contract sends them. */
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
