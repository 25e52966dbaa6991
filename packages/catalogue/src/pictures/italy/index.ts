import type { PictureSpec } from '@larder/plates';
import { ITALY_BREAKFASTS_AND_DESSERTS } from './breakfasts-and-desserts.ts';
import { ITALY_CLASSICS } from './classics.ts';
import { ITALY_FROM_SICILY } from './from-sicily.ts';
import { ITALY_MEAT_AND_FISH } from './meat-and-fish.ts';
import { ITALY_OVEN_AND_SIDES } from './oven-and-sides.ts';
import { ITALY_PASTA } from './pasta.ts';
import { ITALY_STARTERS_AND_SOUPS } from './starters-and-soups.ts';
import { ITALY_TRATTORIA_PASTA } from './trattoria-pasta.ts';
import { ITALY_VEGETABLES_AND_CHEESE } from './vegetables-and-cheese.ts';

/** The tables of the Italian recipes. */
export const ITALY: Readonly<Record<string, PictureSpec>> = {
  ...ITALY_CLASSICS,
  ...ITALY_BREAKFASTS_AND_DESSERTS,
  ...ITALY_STARTERS_AND_SOUPS,
  ...ITALY_PASTA,
  ...ITALY_FROM_SICILY,
  ...ITALY_MEAT_AND_FISH,
  ...ITALY_OVEN_AND_SIDES,
  ...ITALY_TRATTORIA_PASTA,
  ...ITALY_VEGETABLES_AND_CHEESE,
};
