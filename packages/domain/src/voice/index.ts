export { FALLBACK_NAMES, namesWithoutServer } from './fallback.ts';
export { SPOKEN_NAMES, spokenIngredients, type FindIngredient } from './spoken-ingredients.ts';
