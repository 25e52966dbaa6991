import type { PictureSpec } from '@larder/plates';
import { JAPAN_BREAKFASTS } from './breakfasts.ts';
import { JAPAN_MAINS } from './mains.ts';
import { JAPAN_NOODLES } from './noodles.ts';
import { JAPAN_RICE_BOWLS } from './rice-bowls.ts';
import { JAPAN_SIDES_AND_DESSERTS } from './sides-and-desserts.ts';
import { JAPAN_WEEKNIGHTS } from './weeknights.ts';

/** The tables of the Japanese recipes. */
export const JAPAN: Readonly<Record<string, PictureSpec>> = {
  ...JAPAN_RICE_BOWLS,
  ...JAPAN_NOODLES,
  ...JAPAN_MAINS,
  ...JAPAN_BREAKFASTS,
  ...JAPAN_SIDES_AND_DESSERTS,
  ...JAPAN_WEEKNIGHTS,
};
