import type { PictureSpec } from '@larder/plates';
import { INDIA_CLASSICS } from './classics.ts';

/** The tables of the Indian recipes. */
export const INDIA: Readonly<Record<string, PictureSpec>> = {
  ...INDIA_CLASSICS,
};
