import { templateOf } from '@larder/catalogue/flexible';

/** Whether a recipe of a cook's own is one that they wrote: no flexible dinner. */
export const isWritten = (slug: string): boolean => templateOf(slug) === null;
