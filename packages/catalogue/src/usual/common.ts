import { DATA } from '../data/data.ts';

/** What most kitchens have, by slug, the commonest first: what a cook is offered to tap. */
export const COMMON: readonly string[] = DATA.common;
