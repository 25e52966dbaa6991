export { Faults } from './faults.ts';
export { readRecipeFile, RECIPE_LIMITS } from './recipe-file.ts';
