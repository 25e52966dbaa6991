import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS, type Answer } from '../api/agreement.ts';
import { startApi, type Api, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { callerNamed, ownRecipe, ownRecipesBeside } from '../support/own-recipes.ts';
import { operationNamed, PUBLIC, ROWS, takesIds, type Ask, type Row } from './rows.ts';
import { everythingOf, OWN_KINDS, ownEverything, UNKNOWN, type Things } from './things.ts';

let api: Api;
/** The owner, a cook without anything, and one with as much. */
let owner: User & { things: Things };
let newcomer: User;
let neighbour: User & { things: Things };

beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  const having = async (...names: string[]) => {
    const user = await api.signUp();
    return { ...user, things: await ownEverything(user, names) };
  };
  // Own ingredients are numbered per cook: the owner's has a number that the neighbour has not used.
  owner = await having('moon dust', 'star dust', 'dragon scales');
  neighbour = await having('sea foam');
  newcomer = await api.signUp();
});
afterAll(() => api.close());

function send({ call }: Pick<User, 'call'>, { operation }: Row, { path, body }: Ask): Promise<Answer> {
  return call(operationNamed(operation).method, path, body === undefined ? {} : { body });
}

/** Only its own `x-request-id` and the clock may distinguish one response from another. */
function seen({ status, body, headers }: Answer) {
  const told = Object.fromEntries([...headers].filter(([name]) => !/^(x-request-id|date)$/.test(name)));
  return { status, body: JSON.stringify(body), told };
}

describe('the tables of these tests', () => {
  test('have a row for exactly the operations that take ids', () => {
    const taking = OPERATIONS.filter(takesIds).map(({ operationId }) => operationId);
    expect([...new Set(ROWS.map(({ operation }) => operation))].toSorted()).toEqual(taking.toSorted());
  });

  test('list every public operation', () => {
    const open = OPERATIONS.filter(({ isPublic }) => isPublic).map(({ operationId }) => operationId);
    expect(open.toSorted()).toEqual([...PUBLIC].toSorted());
  });
});

describe("another cook's things", () => {
  const own = ROWS.filter(({ isShared }) => !isShared);

  test.each(own)('$operation: look as if they did not exist', async (row) => {
    const theirs = await send(newcomer, row, row.ask(owner.things));
    const nobodys = await send(newcomer, row, row.ask({ ...owner.things, ...UNKNOWN, recipeId: 1002 }));
    expect(theirs.status).toBe(404);
    expect(seen(theirs)).toEqual(seen(nobodys));
  });

  const mixed = own.flatMap((row) => OWN_KINDS.map((kind) => ({ operation: row.operation, row, kind })));

  test('are unavailable to a cook who mixes their ids with ids of their own', async () => {
    let asked = 0;
    for (const { operation, row, kind } of mixed) {
      const mine = JSON.stringify(row.ask(neighbour.things));
      const ask = row.ask({ ...neighbour.things, [kind]: owner.things[kind] });
      if (JSON.stringify(ask) === mine) continue;
      const theirs = await send(neighbour, row, ask);
      const nobodys = await send(neighbour, row, row.ask({ ...neighbour.things, [kind]: UNKNOWN[kind] }));
      // For a plan other than the cook's latest, the API says that there is a newer one.
      expect([operation, kind, theirs.status]).toEqual([operation, kind, kind === 'planId' ? 409 : 404]);
      expect(seen(theirs)).toEqual(seen(nobodys));
      asked += 1;
    }
    expect(asked).toBeGreaterThanOrEqual(own.length);
  });

  test('are not revealed by asking which lists recipes are on', async () => {
    const { recipeId, listId } = owner.things;
    for (const user of [newcomer, neighbour]) {
      const one = await user.call('GET', `/recipes/${recipeId}/lists`);
      const many = await user.call('POST', '/recipes/batch-lists', {
        body: { recipe_ids: [recipeId, 1001] },
      });
      const mine = user === neighbour ? [{ id: neighbour.things.listId }] : [];
      expect(one.body).toEqual({ lists: mine });
      expect(many.body.data).toEqual({ [recipeId]: { lists: mine }, '1001': { lists: [] } });
    }
    expect((await owner.call('GET', `/recipes/${recipeId}/lists`)).body).toEqual({ lists: [{ id: listId }] });
  });
});

test('an unknown recipe is not found by anyone', async () => {
  const { things } = owner;
  const asks = ROWS.map((row) => ({ row, ask: row.ask({ ...things, recipeId: UNKNOWN.recipeId }) }));
  const ofRecipes = asks.filter(({ row, ask }) => JSON.stringify(ask) !== JSON.stringify(row.ask(things)));
  expect(ofRecipes.length).toBeGreaterThanOrEqual(5);
  for (const { row, ask } of ofRecipes) {
    const { status } = await send(owner, row, ask);
    expect([row.operation, status]).toEqual([row.operation, row.unknown ?? 404]);
  }
});

test('an own recipe does not exist for another cook', async () => {
  const recipes = await ownRecipesBeside(api.database);
  const caller = await callerNamed(api.database, owner.username);
  const ownId = await recipes.add(caller, ownRecipe('Quince Jam', ['milk']));
  await recipes.stop();
  const naming = ({ things }: { things: Things }, id: number): Things => ({
    ...things,
    recipeId: id,
    planned: { ...things.planned, otherRecipeId: id },
  });
  let asked = 0;
  for (const row of ROWS) {
    const ask = row.ask(naming(neighbour, ownId));
    if (JSON.stringify(ask) === JSON.stringify(row.ask(neighbour.things))) continue;
    const theirs = await send(neighbour, row, ask);
    const nobodys = await send(neighbour, row, row.ask(naming(neighbour, UNKNOWN.recipeId)));
    const told = JSON.stringify(theirs.body).replaceAll(String(ownId), String(UNKNOWN.recipeId));
    expect([row.operation, theirs.status, told]).toEqual([
      row.operation,
      // Any id of a cook's own recipes may be a suggestion that is no longer there.
      row.operation === 'swapMeal' ? 409 : (row.unknown ?? 404),
      JSON.stringify(nobodys.body),
    ]);
    asked += 1;
  }
  expect(asked).toBeGreaterThanOrEqual(6);
});

test('the owner still has everything, and may do all that was tried', async () => {
  const before = await everythingOf(owner);
  for (const row of ROWS.filter(({ isShared }) => !isShared)) {
    await send(newcomer, row, row.ask(owner.things));
    await send(neighbour, row, row.ask(owner.things));
  }
  expect(await everythingOf(owner)).toEqual(before);
  for (const row of ROWS) {
    if (row.first) await owner.call(row.first.method, row.first.path);
    const { status, body } = await send(owner, row, row.ask(owner.things));
    expect([row.operation, status < 300, body?.detail]).toEqual([row.operation, true, undefined]);
  }
});
