import type { PictureSpec } from '@larder/plates';
import { SPAIN_CLASSICS } from './classics.ts';

/** The tables of the Spanish recipes. */
export const SPAIN: Readonly<Record<string, PictureSpec>> = {
  ...SPAIN_CLASSICS,
};
