import type { Cook } from '../../src/platform/access/caller.ts';
import { makeLiveCatalogue } from '../../src/recipes/catalogue/live-catalogue.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { makeOwnRecipeService, type OwnRecipe } from '../../src/recipes/own-recipe.service.ts';

/** A recipe as a cook might write it, for 2 servings of an ingredient, by slug. */
export function ownRecipe(
  title: string,
  needs: readonly string[],
  other: Partial<OwnRecipe> = {},
): OwnRecipe {
  return {
    title,
    country: 'india',
    prepTime: 10,
    cookTime: 20,
    servings: 2,
    difficulty: 'easy',
    spice: 'none',
    course: 'main',
    appliances: ['stovetop'],
    ingredients: needs.map((ingredient) => ({ ingredient, quantity: 1, unit: 'piece' })),
    steps: ['Cook it.', 'Eat it.'],
    sourceUrl: null,
    ...other,
  };
}

/** A user as services receive the caller. */
export const callerOf = (userId: string): Cook => ({
  address: '127.0.0.1',
  userId,
  sessionId: '0193a000-0000-7000-8000-000000000002',
  today: '2030-05-31',
  dayOf: () => '2030-05-31',
});

/** The user that logs in with a username. */
export async function callerNamed({ pool }: Pick<Database, 'pool'>, username: string): Promise<Cook> {
  const { rows } = await pool.query<{ id: string }>('select id from users where username = $1', [username]);
  return callerOf(rows[0]!.id);
}

/** Own recipes written by another server on the same database. */
export async function ownRecipesBeside(database: Pick<Database, 'pool' | 'db'>) {
  const catalogue = makeLiveCatalogue(database, createLog('silent'));
  await catalogue.start();
  return { ...makeOwnRecipeService(database.db, catalogue), stop: () => catalogue.stop() };
}
