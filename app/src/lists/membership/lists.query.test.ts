import { api } from '../../testing/api-server.ts';
import { ApiError } from '@larder/client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listNameError } from './list.change.ts';
import { changeLists, listRecipes, recipeList, recipeLists, type RecipeList } from './lists.query.ts';
import { queryClient } from '../../shell/query-client.ts';

const MINUTE = 60_000;

const LIST: RecipeList = {
  id: 's',
  name: 'Sunday pots',
  description: null,
  list_type: 'custom',
  recipe_count: 6,
  allergens: [],
  created_at: '2026-06-30T09:00:00Z',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  api.answer = (call) => {
    if (call === 'GET /lists') return { status: 200, body: { lists: [LIST] } };
    if (call === 'GET /lists/s') return { status: 200, body: { data: LIST } };
    return { status: 200, body: { data: { recipes: [], total: 0 } } };
  };
});

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  api.reset();
});

const visitLists = () => new QueryObserver(queryClient, recipeLists()).subscribe(() => undefined);
const visitList = () =>
  new QueryObserver(queryClient, recipeList('s', queryClient)).subscribe(() => undefined);
const visitRecipes = () => new QueryObserver(queryClient, listRecipes('s', 2)).subscribe(() => undefined);

test('lists are fresh for 5 minutes [CACHE-03]', async () => {
  await queryClient.fetchQuery(recipeLists());
  vi.setSystemTime(Date.now() + 5 * MINUTE - 2000);
  const leave = visitLists();
  expect(queryClient.isFetching()).toBe(0);
  leave();
  vi.setSystemTime(Date.now() + 4000);
  visitLists();
  await vi.waitFor(() => expect(api.calls).toEqual(['GET /lists', 'GET /lists']));
});

test('a list that came with all lists is not requested until they are stale', async () => {
  await queryClient.fetchQuery(recipeLists());
  const leave = visitList();
  expect(queryClient.isFetching()).toBe(0);
  leave();
  expect(queryClient.getQueryData(recipeList('s', queryClient).queryKey)).toEqual(LIST);
  vi.setSystemTime(Date.now() + 5 * MINUTE + 2000);
  visitList();
  await vi.waitFor(() => expect(api.calls).toEqual(['GET /lists', 'GET /lists/s']));
});

test('an unread list is requested on its own', async () => {
  visitList();
  await vi.waitFor(() => expect(api.calls).toEqual(['GET /lists/s']));
});

test("a list's recipes come 20 at a time, and are fresh until something changes [CONST-04]", async () => {
  await queryClient.fetchQuery(listRecipes('s', 2));
  vi.setSystemTime(Date.now() + 30 * MINUTE);
  const leave = visitRecipes();
  expect(queryClient.isFetching()).toBe(0);
  leave();
  expect(api.calls).toEqual(['GET /lists/s/recipes?limit=20&offset=20']);
  await queryClient.invalidateQueries({ queryKey: ['lists', 'recipes', 's'], refetchType: 'none' });
  visitRecipes();
  await vi.waitFor(() => expect(api.calls).toHaveLength(2));
});

test('a change during a read of the lists is not lost', async () => {
  await queryClient.fetchQuery(recipeLists());
  visitLists();
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  api.answer = async () => {
    await held;
    return { status: 200, body: { lists: [] } };
  };
  void queryClient.invalidateQueries({ queryKey: recipeLists().queryKey });
  await vi.waitFor(() => expect(api.calls).toHaveLength(2));
  await changeLists(queryClient, (lists) => lists.map((list) => ({ ...list, name: 'Monday pots' })));
  expect(queryClient.getQueryData(recipeLists().queryKey)).toMatchObject([{ name: 'Monday pots' }]);
  answer();
  // The request in flight is dropped and repeated.
  await vi.waitFor(() => expect(api.calls).toHaveLength(3));
});

test.each([
  {
    why: 'the name is taken',
    error: new ApiError(409, 'A list of that name already exists'),
    says: 'A list with this name already exists',
  },
  {
    why: 'the name cannot be seen',
    error: new ApiError(400, 'Use at least one character that can be seen', {
      problem: {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'Use at least one character that can be seen',
        errors: [{ path: '/name', message: 'Use at least one character that can be seen' }],
      },
    }),
    says: 'Use at least one character that can be seen',
  },
  { why: 'there are too many', error: new ApiError(409, 'You can have at most 200 lists.'), says: null },
  { why: 'the server broke', error: new ApiError(500, 'Something went wrong.'), says: null },
  { why: 'all went well', error: null, says: null },
])('when $why the dialog says $says [ERROR-15 RULE-11]', ({ error, says }) =>
  expect(listNameError(error)).toBe(says),
);
