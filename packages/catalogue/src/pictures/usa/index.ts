import type { PictureSpec } from '@larder/plates';

/** The tables of the American recipes. */
export const USA: Readonly<Record<string, PictureSpec>> = {};
