import { CATALOGUE } from '@larder/catalogue';
import { IngredientFamily } from '../recipes/search/ingredient-family.ts';

let family: IngredientFamily | null = null;

/** The notes on substitutes. Built on first use, once: a plan keeps its notes whatever the catalogue becomes. */
export const standInNotes = (): IngredientFamily => (family ??= new IngredientFamily(CATALOGUE.ingredients));
