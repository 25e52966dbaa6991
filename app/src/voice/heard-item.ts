import type { components } from '@larder/contract';

/** A recognised ingredient with its amount. */
export type HeardItem = components['schemas']['HeardItem'];

/** A name normalised for comparison. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
