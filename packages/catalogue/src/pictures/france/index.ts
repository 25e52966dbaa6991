import type { PictureSpec } from '@larder/plates';
import { FRANCE_BAKES_AND_SIDES } from './bakes-and-sides.ts';
import { FRANCE_BREAKFASTS_AND_DESSERTS } from './breakfasts-and-desserts.ts';
import { FRANCE_FISH } from './fish.ts';
import { FRANCE_QUICK_DINNERS } from './quick-dinners.ts';
import { FRANCE_SALADS } from './salads.ts';
import { FRANCE_SOUPS } from './soups.ts';
import { FRANCE_STEWS } from './stews.ts';

/** The tables of the French recipes. */
export const FRANCE: Readonly<Record<string, PictureSpec>> = {
  ...FRANCE_STEWS,
  ...FRANCE_FISH,
  ...FRANCE_SOUPS,
  ...FRANCE_SALADS,
  ...FRANCE_QUICK_DINNERS,
  ...FRANCE_BAKES_AND_SIDES,
  ...FRANCE_BREAKFASTS_AND_DESSERTS,
};
