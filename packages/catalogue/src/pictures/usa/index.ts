import type { PictureSpec } from '@larder/plates';
import { USA_BREAKFASTS_AND_SWEETS } from './breakfasts-and-sweets.ts';
import { USA_BURGERS } from './burgers.ts';
import { USA_OVEN } from './oven.ts';
import { USA_SIDES } from './sides.ts';
import { USA_SOUTH } from './south.ts';
import { USA_WEEKNIGHTS } from './weeknights.ts';

/** The tables of the American recipes. */
export const USA: Readonly<Record<string, PictureSpec>> = {
  ...USA_WEEKNIGHTS,
  ...USA_BURGERS,
  ...USA_OVEN,
  ...USA_SOUTH,
  ...USA_SIDES,
  ...USA_BREAKFASTS_AND_SWEETS,
};
