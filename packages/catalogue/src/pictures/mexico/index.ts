import type { PictureSpec } from '@larder/plates';
import { MEXICO_BREAKFASTS } from './breakfasts.ts';
import { MEXICO_CLASSICS } from './classics.ts';
import { MEXICO_DESSERTS } from './desserts.ts';
import { MEXICO_FEASTS } from './feasts.ts';
import { MEXICO_FISH } from './fish.ts';
import { MEXICO_MEAT_MAINS } from './meat-mains.ts';
import { MEXICO_QUICK_DINNERS } from './quick-dinners.ts';
import { MEXICO_SIDES } from './sides.ts';
import { MEXICO_SOUPS } from './soups.ts';
import { MEXICO_TACO_FILLINGS } from './taco-fillings.ts';
import { MEXICO_VEGETABLE_MAINS } from './vegetable-mains.ts';
import { MEXICO_WEEKNIGHTS } from './weeknights.ts';

/** The tables of the Mexican recipes. */
export const MEXICO: Readonly<Record<string, PictureSpec>> = {
  ...MEXICO_CLASSICS,
  ...MEXICO_BREAKFASTS,
  ...MEXICO_SOUPS,
  ...MEXICO_FEASTS,
  ...MEXICO_MEAT_MAINS,
  ...MEXICO_VEGETABLE_MAINS,
  ...MEXICO_FISH,
  ...MEXICO_QUICK_DINNERS,
  ...MEXICO_SIDES,
  ...MEXICO_DESSERTS,
  ...MEXICO_TACO_FILLINGS,
  ...MEXICO_WEEKNIGHTS,
};
