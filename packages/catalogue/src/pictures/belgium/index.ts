import type { PictureSpec } from '@larder/plates';
import { BELGIUM_CLASSICS } from './classics.ts';

/** The tables of the Belgian recipes. */
export const BELGIUM: Readonly<Record<string, PictureSpec>> = {
  ...BELGIUM_CLASSICS,
};
