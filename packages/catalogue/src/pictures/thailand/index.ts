import type { PictureSpec } from '@larder/plates';
import { THAILAND_BREAKFASTS_AND_DESSERTS } from './breakfasts-and-desserts.ts';
import { THAILAND_CURRIES_AND_SOUPS } from './curries-and-soups.ts';
import { THAILAND_NOODLES } from './noodles.ts';
import { THAILAND_RICE_AND_STIR_FRIES } from './rice-and-stir-fries.ts';
import { THAILAND_SIDES } from './sides.ts';

/** The tables of the Thai recipes. */
export const THAILAND: Readonly<Record<string, PictureSpec>> = {
  ...THAILAND_CURRIES_AND_SOUPS,
  ...THAILAND_NOODLES,
  ...THAILAND_RICE_AND_STIR_FRIES,
  ...THAILAND_SIDES,
  ...THAILAND_BREAKFASTS_AND_DESSERTS,
};
