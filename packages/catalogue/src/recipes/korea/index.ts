import type { RecipeSource } from '../../model.ts';
import { KOREA_BREAKFASTS } from './breakfasts.ts';
import { KOREA_DESSERTS } from './desserts.ts';
import { KOREA_FEASTS } from './feasts.ts';
import { KOREA_QUICK_DINNERS } from './quick-dinners.ts';
import { KOREA_RICE_AND_NOODLES } from './rice-and-noodles.ts';
import { KOREA_SOUPS_AND_STEWS } from './soups-and-stews.ts';
import { KOREA_STARTERS_AND_SIDES } from './starters-and-sides.ts';
import { KOREA_WEEKDAY_MAINS } from './weekday-mains.ts';

/** Recipes of Korea. */
export const KOREA_RECIPES: readonly RecipeSource[] = [
  ...KOREA_BREAKFASTS,
  ...KOREA_SOUPS_AND_STEWS,
  ...KOREA_RICE_AND_NOODLES,
  ...KOREA_WEEKDAY_MAINS,
  ...KOREA_QUICK_DINNERS,
  ...KOREA_FEASTS,
  ...KOREA_STARTERS_AND_SIDES,
  ...KOREA_DESSERTS,
];
