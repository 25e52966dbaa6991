import type { Protein } from './food.ts';
import { MEATS } from './meats.ts';
import { NO_MEATS } from './no-meats.ts';

/** The proteins of flexible dinners. */
export const PROTEINS: readonly Protein[] = [...MEATS, ...NO_MEATS];
