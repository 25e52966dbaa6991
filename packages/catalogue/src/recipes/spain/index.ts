import type { RecipeSource } from '../../model.ts';
import { SPAIN_BREAKFASTS } from './breakfasts.ts';
import { SPAIN_CLASSICS } from './classics.ts';
import { SPAIN_DESSERTS } from './desserts.ts';
import { SPAIN_FEASTS } from './feasts.ts';
import { SPAIN_QUICK_MAINS } from './quick-mains.ts';
import { SPAIN_SIDES } from './sides.ts';
import { SPAIN_SOUPS } from './soups.ts';
import { SPAIN_STARTERS } from './starters-and-salads.ts';
import { SPAIN_WEEKDAY_MAINS } from './weekday-mains.ts';
import { SPAIN_WEEKEND_MAINS } from './weekend-mains.ts';

/** Recipes of Spain. */
export const SPAIN_RECIPES: readonly RecipeSource[] = [
  ...SPAIN_CLASSICS,
  ...SPAIN_BREAKFASTS,
  ...SPAIN_SOUPS,
  ...SPAIN_STARTERS,
  ...SPAIN_SIDES,
  ...SPAIN_QUICK_MAINS,
  ...SPAIN_WEEKDAY_MAINS,
  ...SPAIN_WEEKEND_MAINS,
  ...SPAIN_FEASTS,
  ...SPAIN_DESSERTS,
];
