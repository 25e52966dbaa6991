import { DATA } from '../data/data.ts';

/** What most kitchens have, by slug, most common first: offered to a cook as tiles. */
export const COMMON: readonly string[] = DATA.common;
