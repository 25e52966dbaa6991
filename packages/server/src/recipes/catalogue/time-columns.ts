import { sql } from 'drizzle-orm';
import { recipes } from '../../platform/database/schema.ts';

/** How long a recipe takes, as it is kept: minutes of work before the heat, on it, and without work. */
export const timeColumns = {
  prepTime: recipes.prepTime,
  cookTime: recipes.cookTime,
  waitingTime: recipes.waitingTime,
  waitingKind: recipes.waitingKind,
};

/** All minutes of a recipe together. */
export const totalTimeOf = sql<number>`${recipes.prepTime} + ${recipes.cookTime} + ${recipes.waitingTime}`;
