import type { PictureSpec } from '@larder/plates';
import { LEBANON_BREAKFASTS } from './breakfasts.ts';
import { LEBANON_DESSERTS } from './desserts.ts';
import { LEBANON_GRILLS_AND_WRAPS } from './grills-and-wraps.ts';
import { LEBANON_MEZZE } from './mezze.ts';
import { LEBANON_OVEN_DISHES } from './oven-dishes.ts';
import { LEBANON_POTS_AND_PANS } from './pots-and-pans.ts';
import { LEBANON_WEEKNIGHTS } from './weeknights.ts';

/** The tables of the Lebanese recipes. */
export const LEBANON: Readonly<Record<string, PictureSpec>> = {
  ...LEBANON_GRILLS_AND_WRAPS,
  ...LEBANON_OVEN_DISHES,
  ...LEBANON_POTS_AND_PANS,
  ...LEBANON_BREAKFASTS,
  ...LEBANON_MEZZE,
  ...LEBANON_DESSERTS,
  ...LEBANON_WEEKNIGHTS,
};
