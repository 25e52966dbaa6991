import type { PictureSpec } from '@larder/plates';

/** The tables of the Lebanese recipes. */
export const LEBANON: Readonly<Record<string, PictureSpec>> = {};
