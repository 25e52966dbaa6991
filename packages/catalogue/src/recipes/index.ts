import { DATA } from '../data/data.ts';
import type { RecipeSource } from '@larder/domain/model';

/** Every recipe as it is written, country by country in the order of `data/countries.yaml`, each by its id. */
export const RECIPES: readonly RecipeSource[] = DATA.recipes;
