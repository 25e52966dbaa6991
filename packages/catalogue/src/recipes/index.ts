import type { RecipeSource } from '../model.ts';
import { BELGIUM_RECIPES } from './belgium/index.ts';
import { INDIA_RECIPES } from './india/index.ts';
import { ITALY_RECIPES } from './italy/index.ts';
import { KOREA_RECIPES } from './korea/index.ts';
import { MEXICO_RECIPES } from './mexico/index.ts';
import { SPAIN_RECIPES } from './spain/index.ts';

/** Every recipe as it is written, country by country in the order of the domain's `COUNTRIES`. */
export const RECIPES: readonly RecipeSource[] = [
  ...INDIA_RECIPES,
  ...MEXICO_RECIPES,
  ...ITALY_RECIPES,
  ...SPAIN_RECIPES,
  ...KOREA_RECIPES,
  ...BELGIUM_RECIPES,
];
