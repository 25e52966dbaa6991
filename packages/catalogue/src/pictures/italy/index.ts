import type { PictureSpec } from '@larder/plates';
import { ITALY_CLASSICS } from './classics.ts';

/** The tables of the Italian recipes. */
export const ITALY: Readonly<Record<string, PictureSpec>> = {
  ...ITALY_CLASSICS,
};
