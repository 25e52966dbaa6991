import type { PictureSpec } from '@larder/plates';
import { MEXICO_CLASSICS } from './classics.ts';

/** The tables of the Mexican recipes. */
export const MEXICO: Readonly<Record<string, PictureSpec>> = {
  ...MEXICO_CLASSICS,
};
