import type { PictureSpec } from '@larder/plates';

/** The tables of the Greek recipes. */
export const GREECE: Readonly<Record<string, PictureSpec>> = {};
