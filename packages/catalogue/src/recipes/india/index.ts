import type { RecipeSource } from '../../model.ts';
import { BREAKFASTS } from './breakfasts.ts';
import { CHICKEN } from './chicken.ts';
import { DALS_AND_BEANS } from './dals-and-beans.ts';
import { DESSERTS } from './desserts.ts';
import { FISH } from './fish.ts';
import { LAMB_AND_PORK } from './lamb-and-pork.ts';
import { QUICK_DINNERS } from './quick-dinners.ts';
import { SIDES } from './sides.ts';
import { STARTERS_AND_SALADS } from './starters-and-salads.ts';
import { VEGETABLE_MAINS } from './vegetable-mains.ts';

/** Recipes of India. */
export const INDIA_RECIPES: readonly RecipeSource[] = [
  ...BREAKFASTS,
  ...STARTERS_AND_SALADS,
  ...DALS_AND_BEANS,
  ...VEGETABLE_MAINS,
  ...CHICKEN,
  ...LAMB_AND_PORK,
  ...FISH,
  ...QUICK_DINNERS,
  ...SIDES,
  ...DESSERTS,
];
