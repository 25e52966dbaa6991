import { BAKES_AND_SWEETS } from './kinds/bakes-and-sweets.ts';
import { DISHES } from './kinds/dishes.ts';
import { GROUPS } from './kinds/groups.ts';
import type { Kind } from './kinds/kind.ts';
import { MEALS } from './kinds/meals.ts';
import { SOUPS_AND_STEWS } from './kinds/soups-and-stews.ts';

/** The longest match counts. Dishes that a kind lists come before those that only match its words. */
export const KINDS: readonly Kind[] = [
  ...MEALS,
  ...SOUPS_AND_STEWS,
  ...DISHES,
  ...BAKES_AND_SWEETS,
  ...GROUPS,
];
