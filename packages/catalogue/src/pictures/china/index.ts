import type { PictureSpec } from '@larder/plates';
import { CHINA_BREAKFASTS_AND_SIDES } from './breakfasts-and-sides.ts';
import { CHINA_DESSERTS } from './desserts.ts';
import { CHINA_QUICK_DINNERS } from './quick-dinners.ts';
import { CHINA_SPICY_DINNERS } from './spicy-dinners.ts';
import { CHINA_WEEKEND_DINNERS } from './weekend-dinners.ts';

/** The tables of the Chinese recipes. */
export const CHINA: Readonly<Record<string, PictureSpec>> = {
  ...CHINA_QUICK_DINNERS,
  ...CHINA_SPICY_DINNERS,
  ...CHINA_WEEKEND_DINNERS,
  ...CHINA_BREAKFASTS_AND_SIDES,
  ...CHINA_DESSERTS,
};
