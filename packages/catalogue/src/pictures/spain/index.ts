import type { PictureSpec } from '@larder/plates';
import { SPAIN_BREAKFASTS_AND_DESSERTS } from './breakfasts-and-desserts.ts';
import { SPAIN_CLASSICS } from './classics.ts';
import { SPAIN_EGGS } from './eggs.ts';
import { SPAIN_FISH } from './fish.ts';
import { SPAIN_GRILLED_MEAT } from './grilled-meat.ts';
import { SPAIN_NORTH_AND_SOUTH } from './north-and-south.ts';
import { SPAIN_SOUPS_AND_STARTERS } from './soups-and-starters.ts';
import { SPAIN_STEWS } from './stews.ts';
import { SPAIN_VEGETABLES } from './vegetables.ts';
import { SPAIN_WEEKNIGHTS } from './weeknights.ts';

/** The tables of the Spanish recipes. */
export const SPAIN: Readonly<Record<string, PictureSpec>> = {
  ...SPAIN_CLASSICS,
  ...SPAIN_BREAKFASTS_AND_DESSERTS,
  ...SPAIN_SOUPS_AND_STARTERS,
  ...SPAIN_VEGETABLES,
  ...SPAIN_EGGS,
  ...SPAIN_FISH,
  ...SPAIN_STEWS,
  ...SPAIN_GRILLED_MEAT,
  ...SPAIN_NORTH_AND_SOUTH,
  ...SPAIN_WEEKNIGHTS,
};
