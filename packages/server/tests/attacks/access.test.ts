import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireAccess, THING, type Permission } from '../../src/platform/access/access.ts';
import { startApi, type Api } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { callerNamed } from '../support/own-recipes.ts';
import { ownEverything, UNKNOWN, type Things } from './things.ts';

let api: Api;
let owner: { userId: string; things: OwnThings };
let neighbour: { userId: string; things: OwnThings };

beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  const having = async (...names: string[]) => {
    const user = await api.signUp();
    const things = await ownEverything(user, names);
    const caller = await callerNamed(api.database, user.username);
    expect((await user.call('DELETE', `/lists/${things.listId}/recipes/${things.recipeId}`)).status).toBe(
      204,
    );
    return { userId: caller.userId, things };
  };
  // The owner's last ingredient has a number that the neighbour has not used.
  owner = await having('moon dust', 'star dust');
  neighbour = await having('sea foam');
});
afterAll(() => api.close());

type OwnThings = Pick<
  Things,
  'listId' | 'itemId' | 'ownIngredientId' | 'planId' | 'recipeId' | 'sessionId' | 'ownRecipeId'
>;

/** The target of each permission. A new one does not compile without a row here. */
const ASKED: Readonly<Record<Permission, (things: OwnThings) => number | string>> = {
  'recipe.read': ({ ownRecipeId }) => ownRecipeId,
  'recipe.list': ({ ownRecipeId }) => ownRecipeId,
  'recipe.change': ({ ownRecipeId }) => ownRecipeId,
  'list.read': ({ listId }) => listId,
  'list.addRecipe': ({ listId }) => listId,
  'list.removeRecipe': ({ listId }) => listId,
  'list.change': ({ listId }) => listId,
  'pantryItem.change': ({ itemId }) => itemId,
  'ingredient.use': ({ ownIngredientId }) => ownIngredientId,
  'plan.read': ({ planId }) => planId,
  'plan.change': ({ planId }) => planId,
  'plan.restore': ({ planId }) => planId,
  'session.end': ({ sessionId }) => sessionId,
  'removal.restore': ({ listId, recipeId }) => THING.entry(listId, recipeId),
};
const ROWS = Object.entries(ASKED).map(([permission, idOf]) => ({
  permission: permission as Permission,
  idOf,
}));

/** The ids granted, or the error. */
async function outcome(caller: { userId: string }, permission: Permission, ...ids: (number | string)[]) {
  return requireAccess(api.database.db, caller, permission, ids as never[]).catch((error: unknown) => error);
}

test.each(ROWS)("$permission: granted for one's own", async ({ permission, idOf }) => {
  const id = idOf(owner.things);
  expect(await outcome(owner, permission, id)).toEqual([id]);
  expect(await outcome(owner, permission)).toEqual([]);
});

test.each(ROWS)(
  "$permission: another cook's looks like one that does not exist",
  async ({ permission, idOf }) => {
    const foreign = await outcome(neighbour, permission, idOf(owner.things));
    const unknown = await outcome(neighbour, permission, idOf(UNKNOWN));
    expect(foreign).toMatchObject({ name: 'Problem' });
    expect(foreign).toEqual(unknown);
    // Adding one's own changes nothing.
    expect(await outcome(neighbour, permission, idOf(neighbour.things), idOf(owner.things))).toEqual(unknown);
  },
);

test('Favorites can be read and filled, but not changed', async () => {
  const { rows } = await api.database.pool.query<{ id: string }>(
    `select id from lists where user_id = $1 and list_type = 'default'`,
    [owner.userId],
  );
  const { id } = rows[0]!;
  expect(await outcome(owner, 'list.addRecipe', id)).toEqual([id]);
  expect(await outcome(owner, 'list.change', id)).toMatchObject({ status: 403 });
  expect(await outcome(neighbour, 'list.change', id)).toMatchObject({ status: 404 });
});
