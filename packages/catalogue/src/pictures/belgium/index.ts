import type { PictureSpec } from '@larder/plates';
import { BELGIUM_BAKES_AND_FISH } from './bakes-and-fish.ts';
import { BELGIUM_BREAKFASTS } from './breakfasts.ts';
import { BELGIUM_CLASSICS } from './classics.ts';
import { BELGIUM_DESSERTS } from './desserts.ts';
import { BELGIUM_FROM_THE_COAST } from './from-the-coast.ts';
import { BELGIUM_MEAT_DISHES } from './meat-dishes.ts';
import { BELGIUM_QUICK_DINNERS } from './quick-dinners.ts';
import { BELGIUM_QUICK_PLATES } from './quick-plates.ts';
import { BELGIUM_SOUPS_AND_STARTERS } from './soups-and-starters.ts';
import { BELGIUM_STEWS } from './stews.ts';
import { BELGIUM_WEEKNIGHTS } from './weeknights.ts';

/** The tables of the Belgian recipes. */
export const BELGIUM: Readonly<Record<string, PictureSpec>> = {
  ...BELGIUM_CLASSICS,
  ...BELGIUM_BREAKFASTS,
  ...BELGIUM_SOUPS_AND_STARTERS,
  ...BELGIUM_MEAT_DISHES,
  ...BELGIUM_QUICK_PLATES,
  ...BELGIUM_STEWS,
  ...BELGIUM_BAKES_AND_FISH,
  ...BELGIUM_DESSERTS,
  ...BELGIUM_QUICK_DINNERS,
  ...BELGIUM_FROM_THE_COAST,
  ...BELGIUM_WEEKNIGHTS,
};
