import type { RecipeSource } from '../../model.ts';
import { BREAKFASTS } from './breakfasts.ts';
import { DESSERTS } from './desserts.ts';
import { FEASTS } from './feasts.ts';
import { FISH } from './fish.ts';
import { MEAT_MAINS } from './meat-mains.ts';
import { QUICK_DINNERS } from './quick-dinners.ts';
import { SIDES } from './sides.ts';
import { SOUPS } from './soups.ts';
import { STARTERS_AND_SALADS } from './starters-and-salads.ts';
import { VEGETABLE_MAINS } from './vegetable-mains.ts';

/** Recipes of Mexico. */
export const MEXICO_RECIPES: readonly RecipeSource[] = [
  ...BREAKFASTS,
  ...STARTERS_AND_SALADS,
  ...SOUPS,
  ...FEASTS,
  ...MEAT_MAINS,
  ...VEGETABLE_MAINS,
  ...FISH,
  ...QUICK_DINNERS,
  ...SIDES,
  ...DESSERTS,
];
