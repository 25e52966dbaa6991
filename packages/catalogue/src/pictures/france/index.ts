import type { PictureSpec } from '@larder/plates';

/** The tables of the French recipes. */
export const FRANCE: Readonly<Record<string, PictureSpec>> = {};
