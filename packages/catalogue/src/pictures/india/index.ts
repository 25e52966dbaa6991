import type { PictureSpec } from '@larder/plates';
import { INDIA_BREADS_AND_SNACKS } from './breads-and-snacks.ts';
import { INDIA_BREAKFASTS } from './breakfasts.ts';
import { INDIA_CHICKEN } from './chicken.ts';
import { INDIA_CLASSICS } from './classics.ts';
import { INDIA_DALS_AND_BEANS } from './dals-and-beans.ts';
import { INDIA_FISH_AND_DESSERTS } from './fish-and-desserts.ts';
import { INDIA_HALF_HOUR } from './half-hour.ts';
import { INDIA_LAMB_AND_PORK } from './lamb-and-pork.ts';
import { INDIA_QUICK_DINNERS } from './quick-dinners.ts';
import { INDIA_RICH_DINNERS } from './rich-dinners.ts';
import { INDIA_SIDES } from './sides.ts';
import { INDIA_STARTERS_AND_SOUPS } from './starters-and-soups.ts';
import { INDIA_VEGETABLES } from './vegetables.ts';
import { INDIA_WEEKNIGHTS } from './weeknights.ts';

/** The tables of the Indian recipes. */
export const INDIA: Readonly<Record<string, PictureSpec>> = {
  ...INDIA_CLASSICS,
  ...INDIA_BREAKFASTS,
  ...INDIA_STARTERS_AND_SOUPS,
  ...INDIA_DALS_AND_BEANS,
  ...INDIA_VEGETABLES,
  ...INDIA_SIDES,
  ...INDIA_CHICKEN,
  ...INDIA_LAMB_AND_PORK,
  ...INDIA_FISH_AND_DESSERTS,
  ...INDIA_QUICK_DINNERS,
  ...INDIA_RICH_DINNERS,
  ...INDIA_BREADS_AND_SNACKS,
  ...INDIA_WEEKNIGHTS,
  ...INDIA_HALF_HOUR,
};
