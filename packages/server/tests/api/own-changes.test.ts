import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callerNamed, ownRecipe, ownRecipesBeside } from '../support/own-recipes.ts';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let recipes: Awaited<ReturnType<typeof ownRecipesBeside>>;

beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  recipes = await ownRecipesBeside(api.database);
});
afterAll(async () => {
  await recipes.stop();
  await api.close();
});

const tart = (title: string) => ownRecipe(title, ['milk', 'egg']);

/** Does something just before this server reads a cook's own recipes the nth time. */
function beforeReading(nth: number, work: () => Promise<void>) {
  const { pool } = api.database;
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  let reads = 0;
  return vi.spyOn(pool, 'query').mockImplementation((async (...asked: unknown[]) => {
    const { text } = asked[0] as { text?: string };
    if (/from "recipes" where .*"owner_id" = /.test(text ?? '') && (reads += 1) === nth) await work();
    return query(...asked);
  }) as typeof pool.query);
}

test.each([
  { moment: 'before a search reads which there are', nth: 1 },
  { moment: 'before it reads what is new', nth: 2 },
])('what another device changes $moment is found by the next one', async ({ nth }) => {
  const { call, username } = await api.signUp();
  const caller = await callerNamed(api.database, username);
  const titles = async () => {
    const { status, body } = await call('GET', '/recipes/usersearch?query=tart');
    expect(status).toBe(200);
    return body.data.recipes.map(({ title }: { title: string }) => title);
  };
  const removed = await recipes.add(caller, tart('Apple Tart'));
  const changed = await recipes.add(caller, tart('Cherry Tart'));
  expect(await titles()).toEqual(['Apple Tart', 'Cherry Tart']);
  await recipes.add(caller, tart('Fig Tart'));

  const work = vi.fn<() => Promise<void>>(async () => {
    await recipes.remove(caller, removed);
    await recipes.change(caller, changed, tart('Damson Tart'));
    await recipes.add(caller, tart('Grape Tart'));
  });
  const spy = beforeReading(nth, work);
  await titles();
  spy.mockRestore();
  expect(work).toHaveBeenCalledOnce();
  expect(await titles()).toEqual(['Damson Tart', 'Fig Tart', 'Grape Tart']);
});
