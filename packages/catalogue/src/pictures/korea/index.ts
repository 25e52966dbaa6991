import type { PictureSpec } from '@larder/plates';
import { KOREA_CLASSICS } from './classics.ts';

/** The tables of the Korean recipes. */
export const KOREA: Readonly<Record<string, PictureSpec>> = {
  ...KOREA_CLASSICS,
};
