import type { PictureSpec } from '@larder/plates';

/** The tables of the Thai recipes. */
export const THAILAND: Readonly<Record<string, PictureSpec>> = {};
