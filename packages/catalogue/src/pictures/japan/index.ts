import type { PictureSpec } from '@larder/plates';

/** The tables of the Japanese recipes. */
export const JAPAN: Readonly<Record<string, PictureSpec>> = {};
