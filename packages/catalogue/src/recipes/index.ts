import { DATA } from '../data/data.ts';
import type { RecipeSource } from '@larder/domain/model';

/** Every recipe as written, in the country order of `data/countries.yaml`, then by id. */
export const RECIPES: readonly RecipeSource[] = DATA.recipes;
