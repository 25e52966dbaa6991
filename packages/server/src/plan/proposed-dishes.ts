import type { Connection } from '../platform/database/connection.ts';
import { FIRST_OWN_RECIPE_ID } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import { readRecipe } from '../recipes/candidates.ts';
import { dishesOf } from '../recipes/flexible/dishes-of.ts';
import { keepDishes } from '../recipes/flexible/keep-dishes.ts';
import type { MakingOf } from '../recipes/flexible/made-dishes.ts';
import type { Settling } from './plan-settle.ts';

/** What the flexible dinners of a plan in use are made from. */
export const makingOf = ({ preferences, filters, madeOn, today, stock, snapshot }: Settling): MakingOf => ({
  names: snapshot.names,
  stock,
  wishes: { preferences, filters, today: madeOn },
  asOf: today,
});

/**
 * Stores a proposed flexible dinner as the cook's own recipe once it is chosen. 409 if it can no longer be made; the answer is
 * the same for another cook's recipe, or one that never existed.
 */
export async function keepProposed(
  db: Connection,
  userId: string,
  id: number,
  settling: Settling,
): Promise<void> {
  if (id < FIRST_OWN_RECIPE_ID || (await readRecipe(db, userId, settling.snapshot, id))) return;
  const dishes = await dishesOf(db, userId, makingOf(settling));
  const chosen = dishes.filter(({ recipe }) => recipe.id === id);
  if (chosen.length === 0) {
    throw new Problem(
      409,
      'This dinner can no longer be made from what your pantry has. Please look at the suggestions again.',
    );
  }
  await keepDishes(db, { userId, snapshot: settling.snapshot }, chosen);
}
