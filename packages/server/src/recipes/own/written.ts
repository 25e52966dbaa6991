import { templateOf } from '@larder/catalogue/flexible';

/** Whether a cook's own recipe was written by them, rather than being a flexible dinner. */
export const isWritten = (slug: string): boolean => templateOf(slug) === null;
