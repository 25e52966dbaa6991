import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recipes, users } from '../../src/platform/database/schema.ts';
import { factColumns, withLines } from '../../src/recipes/catalogue/catalogue.store.ts';
import { makeShelves } from '../../src/recipes/catalogue/shelves.ts';
import { readSnapshot, type CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import { readOwnChanges } from '../../src/recipes/own/own-recipe.store.ts';
import { callerOf, ownRecipe, ownRecipesBeside } from '../support/own-recipes.ts';
import { twoCooks } from '../support/two-cooks.ts';

const cooks = twoCooks();
let snapshot: CatalogueSnapshot;
/** Writes like another server. */
let beside: Awaited<ReturnType<typeof ownRecipesBeside>>;
beforeAll(async () => {
  snapshot = (await readSnapshot(cooks.db))!;
  beside = await ownRecipesBeside(cooks);
});
afterAll(() => beside.stop());

const add = (userId: string, title: string) => beside.add(callerOf(userId), ownRecipe(title, ['milk']));

test('a search asks one statement about its own recipes, whether they have changed or not', async () => {
  const shelves = makeShelves(cooks.db);
  await add(cooks.ada, 'Milk soup');
  await shelves.of(snapshot, cooks.ada);
  const id = await add(cooks.ada, 'Milk pudding');
  const statements = vi.spyOn(cooks.pool, 'query');
  const changed = await shelves.of(snapshot, cooks.ada);
  expect(statements).toHaveBeenCalledTimes(1);
  expect(await shelves.of(snapshot, cooks.ada)).toBe(changed);
  expect(statements).toHaveBeenCalledTimes(2);
  statements.mockRestore();
  expect(changed.recipes.placesOf([id])).toHaveLength(1);
  expect(changed.recipes.size).toBe(snapshot.recipes.size + 2);
});

test('what a search reads of a recipe is what the columns hold', async () => {
  const id = await add(cooks.ada, 'Crème brûlée with "milk", 100%');
  await add(cooks.ben, 'Another milk soup');
  await cooks.db
    .update(recipes)
    .set({ unknownLines: ['a \'pinch\' of {"stardust"}', 'two \\ more'], costPerServing: 0.1 + 0.2 })
    .where(eq(recipes.id, id));
  const { changes } = await readOwnChanges(cooks.db, cooks.ada, 0);
  const rows = await cooks.db
    .select(factColumns)
    .from(recipes)
    .where(eq(recipes.ownerId, cooks.ada))
    .orderBy(asc(recipes.id));
  expect(changes?.written).toEqual(rows.map(withLines));
  expect(changes?.ids).toEqual(new Set([id]));
});

test('only what was written since is read, with the ids of all', async () => {
  const first = await add(cooks.ada, 'Milk soup');
  const { version } = await readOwnChanges(cooks.db, cooks.ada, 0);
  expect(await readOwnChanges(cooks.db, cooks.ada, version)).toEqual({ version, changes: null });
  const second = await add(cooks.ada, 'Milk pudding');
  const { changes } = await readOwnChanges(cooks.db, cooks.ada, version);
  expect(changes?.written.map(({ id }) => id)).toEqual([second]);
  expect(changes?.ids).toEqual(new Set([first, second]));
});

test('beyond a number of recipes, those of the cook who searched longest ago are dropped', async () => {
  const shelves = makeShelves(cooks.db, 2);
  await add(cooks.ada, 'Milk soup');
  await add(cooks.ben, 'Milk pudding');
  const adas = await shelves.of(snapshot, cooks.ada);
  const bens = await shelves.of(snapshot, cooks.ben);
  expect(await shelves.of(snapshot, cooks.ada)).toBe(adas);
  await add(cooks.ada, 'Milk shake');
  const more = await shelves.of(snapshot, cooks.ada);
  expect(await shelves.of(snapshot, cooks.ada)).toBe(more);
  // His went, and in coming back drive hers out.
  expect(await shelves.of(snapshot, cooks.ben)).not.toBe(bens);
  expect(await shelves.of(snapshot, cooks.ada)).not.toBe(more);
});

test('a cook without recipes has the shared catalogue itself: never had any, deleted them, or is deleted', async () => {
  const shelves = makeShelves(cooks.db);
  expect(await shelves.of(snapshot, cooks.ada)).toBe(snapshot);
  const id = await add(cooks.ada, 'Milk soup');
  expect(await shelves.of(snapshot, cooks.ada)).not.toBe(snapshot);
  await beside.remove(callerOf(cooks.ada), id);
  expect(await shelves.of(snapshot, cooks.ada)).toBe(snapshot);
  expect(await shelves.of(snapshot, cooks.ada)).toBe(snapshot);
  await add(cooks.ada, 'Milk soup');
  await shelves.of(snapshot, cooks.ada);
  await cooks.db.delete(users).where(eq(users.id, cooks.ada));
  expect(await shelves.of(snapshot, cooks.ada)).toBe(snapshot);
});
