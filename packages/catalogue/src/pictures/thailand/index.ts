import type { PictureSpec } from '@larder/plates';
import { THAILAND_BREAKFASTS_AND_DESSERTS } from './breakfasts-and-desserts.ts';
import { THAILAND_CURRIES } from './curries.ts';
import { THAILAND_EGGS_AND_RICE } from './eggs-and-rice.ts';
import { THAILAND_MEAT_AND_FISH } from './meat-and-fish.ts';
import { THAILAND_NOODLES } from './noodles.ts';
import { THAILAND_SIDES } from './sides.ts';
import { THAILAND_SOUPS } from './soups.ts';

/** The tables of the Thai recipes. */
export const THAILAND: Readonly<Record<string, PictureSpec>> = {
  ...THAILAND_CURRIES,
  ...THAILAND_SOUPS,
  ...THAILAND_NOODLES,
  ...THAILAND_MEAT_AND_FISH,
  ...THAILAND_EGGS_AND_RICE,
  ...THAILAND_SIDES,
  ...THAILAND_BREAKFASTS_AND_DESSERTS,
};
