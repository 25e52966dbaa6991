import { sql } from 'drizzle-orm';
import { recipes } from '../../platform/database/schema.ts';

/** A recipe's stored times: active minutes before cooking, cooking minutes, and unattended minutes. */
export const timeColumns = {
  prepTime: recipes.prepTime,
  cookTime: recipes.cookTime,
  waitingTime: recipes.waitingTime,
  waitingKind: recipes.waitingKind,
};

/** A recipe's total minutes. */
export const totalTimeOf = sql<number>`${recipes.prepTime} + ${recipes.cookTime} + ${recipes.waitingTime}`;
