import type { PictureSpec } from '@larder/plates';
import { GREECE_BREAKFASTS } from './breakfasts.ts';
import { GREECE_DESSERTS } from './desserts.ts';
import { GREECE_IN_PITA } from './in-pita.ts';
import { GREECE_OVEN_DISHES } from './oven-dishes.ts';
import { GREECE_QUICK_DINNERS } from './quick-dinners.ts';
import { GREECE_SMALL_PLATES } from './small-plates.ts';
import { GREECE_SOUPS_AND_STEWS } from './soups-and-stews.ts';
import { GREECE_STUFFED } from './stuffed.ts';

/** The tables of the Greek recipes. */
export const GREECE: Readonly<Record<string, PictureSpec>> = {
  ...GREECE_OVEN_DISHES,
  ...GREECE_STUFFED,
  ...GREECE_SOUPS_AND_STEWS,
  ...GREECE_QUICK_DINNERS,
  ...GREECE_IN_PITA,
  ...GREECE_SMALL_PLATES,
  ...GREECE_BREAKFASTS,
  ...GREECE_DESSERTS,
};
