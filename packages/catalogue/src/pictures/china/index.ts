import type { PictureSpec } from '@larder/plates';

/** The tables of the Chinese recipes. */
export const CHINA: Readonly<Record<string, PictureSpec>> = {};
