import type { RecipeSource } from '../../model.ts';
import { ITALY_BAKED_DISHES } from './baked-dishes.ts';
import { ITALY_BREAKFASTS } from './breakfasts.ts';
import { ITALY_CLASSICS } from './classics.ts';
import { ITALY_DESSERTS } from './desserts.ts';
import { ITALY_MEAT_AND_FISH } from './meat-and-fish.ts';
import { ITALY_PASTA } from './pasta.ts';
import { ITALY_SIDES } from './sides.ts';
import { ITALY_SOUPS } from './soups.ts';
import { ITALY_STARTERS } from './starters-and-salads.ts';

/** Recipes of Italy. */
export const ITALY_RECIPES: readonly RecipeSource[] = [
  ...ITALY_CLASSICS,
  ...ITALY_BREAKFASTS,
  ...ITALY_STARTERS,
  ...ITALY_SOUPS,
  ...ITALY_PASTA,
  ...ITALY_BAKED_DISHES,
  ...ITALY_MEAT_AND_FISH,
  ...ITALY_SIDES,
  ...ITALY_DESSERTS,
];
