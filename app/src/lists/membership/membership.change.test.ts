import { api } from '../../testing/api-server.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listRecipes, recipeList, recipeLists, type RecipeList } from './lists.query.ts';
import { changeMembership } from './membership.change.ts';
import { batchMembership, recipeMembership } from './membership.query.ts';
import { queryClient } from '../../shell/query-client.ts';

const list = (id: string, name: string, recipe_count: number): RecipeList => ({
  id,
  name,
  recipe_count,
  allergens: [],
  description: null,
  list_type: name === 'Favorites' ? 'default' : 'custom',
  created_at: '2026-03-02T09:00:00Z',
});

const LISTS = [list('f', 'Favorites', 3), list('s', 'Sunday pots', 6)];

/** Delays the server's response to a change or a batch. */
let gate = Promise.resolve();
let batchGate = Promise.resolve();
let changeStatus = 201;
const warnings = vi.spyOn(console, 'warn');

beforeEach(() => {
  warnings.mockReset().mockImplementation(() => undefined);
  gate = Promise.resolve();
  batchGate = Promise.resolve();
  changeStatus = 201;
  api.answer = async (call) => {
    if (call === 'GET /lists') return { status: 200, body: { lists: LISTS } };
    if (call === 'GET /recipes/1/lists') return { status: 200, body: { lists: [{ id: 'f' }, { id: 's' }] } };
    if (call === 'POST /recipes/batch-lists') {
      await batchGate;
      return { status: 200, body: { data: { 1: { lists: [] }, 2: { lists: [{ id: 'f' }] } } } };
    }
    await gate;
    if (changeStatus >= 400) return { status: changeStatus, body: { detail: 'No.' } };
    if (call.startsWith('DELETE')) return { status: 204 };
    return { status: changeStatus, body: { data: { list_id: 'f', recipe_id: 1 } } };
  };
});

afterEach(() => {
  queryClient.clear();
  api.reset();
});

/** Everything the page shows of it. */
function shown() {
  const lists = queryClient.getQueryData(recipeLists().queryKey);
  return {
    alone: queryClient.getQueryData(recipeMembership(1).queryKey),
    batch: queryClient.getQueryData(batchMembership([1, 2]).queryKey)?.get(1),
    counts: lists?.map(({ recipe_count }) => recipe_count),
    one: queryClient.getQueryData(recipeList('f', queryClient).queryKey)?.recipe_count,
  };
}

async function openPage(): Promise<void> {
  await queryClient.fetchQuery(recipeLists());
  await queryClient.fetchQuery(batchMembership([1, 2]));
  queryClient.setQueryData(recipeList('f', queryClient).queryKey, LISTS[0]);
  api.calls = [];
}

/** A promise and its resolve function. */
function held(): { promise: Promise<void>; keep: () => void } {
  let keep = () => {};
  const promise = new Promise<void>((done) => {
    keep = done;
  });
  return { promise, keep };
}

/** Delays the server's response to a change; returns a function that releases it. */
function holdServer(): () => void {
  const { promise, keep } = held();
  gate = promise;
  return keep;
}

/** Refetches the page; returns a function that releases the server's outdated response. */
async function askAgain() {
  const { promise, keep } = held();
  batchGate = promise;
  const answer = queryClient.fetchQuery({ ...batchMembership([1, 2]), staleTime: 0 });
  await vi.waitFor(() => expect(api.calls).toEqual(['POST /recipes/batch-lists']));
  return async () => {
    keep();
    await answer;
  };
}

const BEFORE = { alone: [], batch: [], counts: [3, 6], one: 3 };
const AFTER = { alone: ['f'], batch: ['f'], counts: [4, 6], one: 4 };

test('a heart shows in membership, batch and lists before the server responds [STATE-27 STATE-28 STATE-29]', async () => {
  await openPage();
  expect(shown()).toEqual(BEFORE);
  const answer = holdServer();
  const done = changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: true });
  await vi.waitFor(() => expect(shown()).toEqual(AFTER));
  answer();
  expect(await done).toBe(true);
  expect(shown()).toEqual(AFTER);
  expect(api.calls).toEqual(['POST /lists/f/recipes']);
});

test('removing it reverts all of it [STATE-26]', async () => {
  await openPage();
  await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: true });
  await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: false });
  expect(shown()).toEqual(BEFORE);
  expect(api.calls).toEqual(['POST /lists/f/recipes', 'DELETE /lists/f/recipes/1']);
});

test('a failure is reverted, and only logged [ERROR-38]', async () => {
  await openPage();
  changeStatus = 429;
  const answer = holdServer();
  const done = changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: 's', isOn: true });
  await vi.waitFor(() => expect(shown()).toMatchObject({ alone: ['s'], batch: ['s'], counts: [3, 7] }));
  answer();
  expect(await done).toBe(false);
  expect(shown()).toEqual(BEFORE);
  expect(warnings).toHaveBeenCalledOnce();
});

test('a lost response reverts it, and reloads where shown', async () => {
  await openPage();
  const watched = [
    new QueryObserver(queryClient, batchMembership([1, 2])).subscribe(() => undefined),
    new QueryObserver(queryClient, recipeLists()).subscribe(() => undefined),
  ];
  const answerOf = api.answer;
  api.answer = (call, body) => {
    if (call === 'POST /lists/f/recipes') return 'lost';
    if (call === 'GET /lists')
      return { status: 200, body: { lists: [{ ...LISTS[0], recipe_count: 4 }, LISTS[1]] } };
    if (call !== 'POST /recipes/batch-lists') return answerOf(call, body);
    return { status: 200, body: { data: { 1: { lists: [{ id: 'f' }] }, 2: { lists: [{ id: 'f' }] } } } };
  };
  expect(await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: true })).toBe(
    true,
  );
  expect(warnings).toHaveBeenCalledOnce();
  expect(shown()).toMatchObject({ alone: [], counts: [3, 6] });
  await vi.waitFor(() => expect(shown()).toMatchObject({ alone: ['f'], batch: ['f'], counts: [4, 6] }));
  expect(queryClient.getQueryState(recipeList('f', queryClient).queryKey)?.isInvalidated).toBe(true);
  for (const leave of watched) leave();
});

test('removing what is already gone succeeds', async () => {
  await openPage();
  await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: true });
  changeStatus = 404;
  expect(await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: false })).toBe(
    true,
  );
  expect(shown()).toEqual(BEFORE);
  expect(warnings).not.toHaveBeenCalled();
});

test('two simultaneous changes of lists are both kept', async () => {
  await openPage();
  const answer = holdServer();
  const both = ['f', 's'].map((listId) =>
    changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId, isOn: true }),
  );
  answer();
  await Promise.all(both);
  const { alone, counts } = shown();
  expect(alone?.toSorted()).toEqual(['f', 's']);
  expect(counts).toEqual([4, 7]);
});

test('a batch requested before a change does not overwrite it', async () => {
  await openPage();
  const answerPage = await askAgain();
  await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: true });
  await answerPage();
  expect(shown()).toEqual(AFTER);
});

test('nor does one that arrives during the change', async () => {
  await openPage();
  const answer = holdServer();
  const done = changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: true });
  await vi.waitFor(() => expect(shown()).toEqual(AFTER));
  // It is shown before it is sent.
  await vi.waitFor(() => expect(api.calls).toEqual(['POST /lists/f/recipes']));
  api.calls = [];
  const answerPage = await askAgain();
  await answerPage();
  expect(shown()).toEqual(AFTER);
  answer();
  await done;
  expect(shown()).toEqual(AFTER);
});

test('nothing has to be loaded: Favorites is looked up, and the membership reloaded afterwards', async () => {
  expect(await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: true })).toBe(
    true,
  );
  expect(api.calls).toEqual(['GET /lists', 'POST /lists/f/recipes', 'GET /recipes/1/lists']);
  expect(shown().alone).toEqual(['f', 's']);
});

test('without lists a heart changes nothing', async () => {
  api.answer = () => ({ status: 500, body: { detail: 'No.' } });
  expect(await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: null, isOn: true })).toBe(
    false,
  );
  expect(api.calls).toEqual(['GET /lists']);
});

test("a changed list's recipes are reloaded when shown again, others are not", async () => {
  await openPage();
  for (const id of ['f', 's']) {
    queryClient.setQueryData(listRecipes(id, 1).queryKey, { recipes: [], total: 0, firstNumber: 1 });
  }
  await changeMembership(queryClient, { recipeId: 1, title: 'Dal', listId: 's', isOn: true });
  const isOld = (id: string) => queryClient.getQueryState(listRecipes(id, 1).queryKey)?.isInvalidated;
  expect({ f: isOld('f'), s: isOld('s') }).toEqual({ f: false, s: true });
});
