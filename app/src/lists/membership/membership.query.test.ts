import { api } from '../../testing/api-server.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchMembership, recipeMembership } from './membership.query.ts';
import { queryClient } from '../../shell/query-client.ts';

const MINUTE = 60_000;

beforeEach(() => {
  // Fake only the clock that the cache uses: the network needs the real one.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  api.answer = (call, sent) => {
    if (call === 'POST /recipes/batch-lists') {
      const { recipe_ids: ids } = JSON.parse(sent) as { recipe_ids: number[] };
      return { status: 200, body: { data: Object.fromEntries(ids.map((id) => [id, listsOf(id)])) } };
    }
    const id = /^GET \/recipes\/(\d+)\/lists$/.exec(call)?.[1];
    return { status: 200, body: listsOf(Number(id)) };
  };
});

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  api.reset();
});

const listsOf = (id: number) => ({ lists: [{ id: `list-of-${id}` }] });

/** Observes the query like a control, until unmounted. */
function watch(recipeId: number, enabled = true) {
  const observer = new QueryObserver(queryClient, { ...recipeMembership(recipeId), enabled });
  const leave = observer.subscribe(() => undefined);
  return { leave, known: () => observer.getCurrentResult().data };
}

const readPage = (...ids: number[]) => queryClient.fetchQuery(batchMembership(ids));

test('a page makes one request for all its recipes [CALL-34]', async () => {
  const early = watch(2, false);
  await readPage(1, 2);
  const alone = watch(1);
  expect(alone.known()).toEqual(['list-of-1']);
  expect(early.known()).toEqual(['list-of-2']);
  expect(queryClient.isFetching()).toBe(0);
  await readPage(2, 1);
  expect(api.calls).toEqual(['POST /recipes/batch-lists']);
});

test('a card without data makes no request', async () => {
  const card = watch(1, false);
  await readPage(2);
  expect(queryClient.isFetching()).toBe(0);
  expect(card.known()).toBeUndefined();
  expect(api.calls).toEqual(['POST /recipes/batch-lists']);
});

test.each([
  { how: 'asked for alone', ask: () => queryClient.fetchQuery(recipeMembership(1)) },
  { how: 'prefilled by a batch', ask: () => readPage(1, 2) },
])('membership that was $how is fresh for 10 minutes [CACHE-05]', async ({ ask }) => {
  await ask();
  api.calls = [];
  vi.setSystemTime(Date.now() + 10 * MINUTE - 2000);
  const { leave } = watch(1);
  expect(queryClient.isFetching()).toBe(0);
  leave();
  vi.setSystemTime(Date.now() + 4000);
  watch(1);
  await vi.waitFor(() => expect(api.calls).toEqual(['GET /recipes/1/lists']));
});

test.each([
  { how: 'asked for alone', ask: () => queryClient.fetchQuery(recipeMembership(1)) },
  { how: 'prefilled by a batch', ask: () => readPage(1, 2) },
])('membership that was $how is kept for 15 minutes [CACHE-06]', async ({ ask }) => {
  await ask();
  const { leave } = watch(1, false);
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(queryClient.getQueryData(recipeMembership(1).queryKey)).toBeDefined();
  leave();
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 2000);
  expect(queryClient.getQueryData(recipeMembership(1).queryKey)).toBeDefined();
  await vi.advanceTimersByTimeAsync(4000);
  expect(queryClient.getQueryData(recipeMembership(1).queryKey)).toBeUndefined();
});

test('a page is fresh for 10 minutes too', async () => {
  await readPage(1, 2);
  vi.setSystemTime(Date.now() + 10 * MINUTE - 2000);
  await readPage(1, 2);
  expect(api.calls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 4000);
  await readPage(1, 2);
  expect(api.calls).toHaveLength(2);
});
