import type { RecipeSource } from '../../model.ts';
import { BELGIUM_BEEF_AND_PORK } from './beef-and-pork.ts';
import { BELGIUM_BREAKFASTS } from './breakfasts.ts';
import { BELGIUM_CHICKEN } from './chicken.ts';
import { BELGIUM_DESSERTS } from './desserts.ts';
import { BELGIUM_FEASTS } from './feasts.ts';
import { BELGIUM_FISH_AND_VEGETABLES } from './fish-and-vegetables.ts';
import { BELGIUM_QUICK_DINNERS } from './quick-dinners.ts';
import { BELGIUM_QUICK_MAINS } from './quick-mains.ts';
import { BELGIUM_SIDES } from './sides.ts';
import { BELGIUM_SOUPS_AND_STARTERS } from './soups-and-starters.ts';

/** Recipes of Belgium. */
export const BELGIUM_RECIPES: readonly RecipeSource[] = [
  ...BELGIUM_BREAKFASTS,
  ...BELGIUM_SOUPS_AND_STARTERS,
  ...BELGIUM_QUICK_DINNERS,
  ...BELGIUM_QUICK_MAINS,
  ...BELGIUM_FISH_AND_VEGETABLES,
  ...BELGIUM_CHICKEN,
  ...BELGIUM_BEEF_AND_PORK,
  ...BELGIUM_FEASTS,
  ...BELGIUM_SIDES,
  ...BELGIUM_DESSERTS,
];
