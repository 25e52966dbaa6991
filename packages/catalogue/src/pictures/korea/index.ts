import type { PictureSpec } from '@larder/plates';
import { KOREA_BREAKFASTS } from './breakfasts.ts';
import { KOREA_CLASSICS } from './classics.ts';
import { KOREA_DESSERTS } from './desserts.ts';
import { KOREA_MAINS } from './mains.ts';
import { KOREA_NOODLES_AND_DUMPLINGS } from './noodles-and-dumplings.ts';
import { KOREA_QUICK_DINNERS } from './quick-dinners.ts';
import { KOREA_RICE_AND_NOODLES } from './rice-and-noodles.ts';
import { KOREA_SMALL_PLATES } from './small-plates.ts';
import { KOREA_SOUPS } from './soups.ts';

/** The tables of the Korean recipes. */
export const KOREA: Readonly<Record<string, PictureSpec>> = {
  ...KOREA_CLASSICS,
  ...KOREA_BREAKFASTS,
  ...KOREA_SOUPS,
  ...KOREA_SMALL_PLATES,
  ...KOREA_MAINS,
  ...KOREA_RICE_AND_NOODLES,
  ...KOREA_QUICK_DINNERS,
  ...KOREA_DESSERTS,
  ...KOREA_NOODLES_AND_DUMPLINGS,
};
