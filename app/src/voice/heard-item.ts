import type { components } from '@larder/contract';

/** An ingredient that was heard, with how much of it. */
export type HeardItem = components['schemas']['HeardItem'];

/** A name as two are compared. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
