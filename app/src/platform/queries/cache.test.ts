import { api } from '../../testing/api-server.ts';
import { NO_FILTERS } from '@larder/domain';
import { focusManager, onlineManager, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/client.ts';
import { pantryItems, pantryUnits } from '../../pantry/pantry-items.query.ts';
import { pantryPresence } from '../../pantry/pantry.query.ts';
import { queryClient } from '../../shell/query-client.ts';
import { recipeSearch } from '../../recipes/recipes.query.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The real clock keeps running behind the fake one while the network responds. */
const MARGIN = 2 * SECOND;

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const data = { units: ['g'], pantryItems: [], userHasPantryItems: true, recipes: [], total: 0 };
  api.answer = () => ({ status: 200, body: { data } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  queryClient.clear();
  session.signOut();
  api.reset();
});

const pass = (time: number) => vi.setSystemTime(Date.now() + time);
const isKept = (queryKey: QueryKey) => queryClient.getQueryData(queryKey) !== undefined;

/** Waits for all responses in flight, and returns the number of requests so far. */
async function callsSoFar(): Promise<number> {
  await vi.waitUntil(() => queryClient.isFetching() === 0, 5 * SECOND);
  return api.calls.length;
}

const watchUnits = () => new QueryObserver(queryClient, pantryUnits()).subscribe(() => undefined);
const watchPresence = () => new QueryObserver(queryClient, pantryPresence()).subscribe(() => undefined);
const watchPantry = () => new QueryObserver(queryClient, pantryItems(queryClient)).subscribe(() => undefined);

/** Observes until idle: unmounting sooner would cancel the request. */
async function visit(watch: () => () => void): Promise<number> {
  const leave = watch();
  const calls = await callsSoFar();
  leave();
  return calls;
}

test('everything else is fresh for 5 minutes and kept for 60 [CACHE-12 CACHE-13]', async () => {
  await queryClient.fetchQuery(pantryUnits());
  pass(5 * MINUTE - MARGIN);
  await queryClient.fetchQuery(pantryUnits());
  expect(api.calls).toHaveLength(1);
  pass(2 * MARGIN);
  await queryClient.fetchQuery(pantryUnits());
  expect(api.calls).toHaveLength(2);

  expect(await visit(watchUnits)).toBe(2);
  await vi.advanceTimersByTimeAsync(60 * MINUTE - MARGIN);
  expect(isKept(pantryUnits().queryKey)).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * MARGIN);
  expect(isKept(pantryUnits().queryKey)).toBe(false);
});

test('regaining focus, remounting or reconnecting reloads nothing [CACHE-14 CACHE-15 CACHE-16]', async () => {
  queryClient.mount();
  const seldom = watchUnits();
  const eager = new QueryObserver(queryClient, {
    queryKey: ['eager'],
    queryFn: () => fetch(new Request('/eager')),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  }).subscribe(() => undefined);
  expect(await callsSoFar()).toBe(2);
  pass(30 * MINUTE);

  // The other query's refetch shows that the events have arrived.
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(api.calls).toHaveLength(3), 5 * SECOND);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(api.calls).toHaveLength(4), 5 * SECOND);
  expect(await visit(watchUnits)).toBe(4);
  expect(api.calls.filter((call) => call === 'GET /pantry/units')).toHaveLength(1);
  seldom();
  eager();
  queryClient.unmount();
});

test('pantry presence is fresh for 5 minutes and kept for 30 [CACHE-01 CACHE-02]', async () => {
  expect(await visit(watchPresence)).toBe(1);
  pass(5 * MINUTE - MARGIN);
  expect(await visit(watchPresence)).toBe(1);
  pass(2 * MARGIN);
  expect(await visit(watchPresence)).toBe(2);

  await vi.advanceTimersByTimeAsync(30 * MINUTE - MARGIN);
  expect(isKept(pantryPresence().queryKey)).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * MARGIN);
  expect(isKept(pantryPresence().queryKey)).toBe(false);
});

test('a search is fresh for 30 seconds [CACHE-04]', async () => {
  const page = (number: number) => recipeSearch({ query: '', page: number, filters: NO_FILTERS }, true);
  const observer = new QueryObserver(queryClient, page(1));
  const leave = observer.subscribe(() => undefined);
  expect(await callsSoFar()).toBe(1);
  observer.setOptions(page(2));
  expect(await callsSoFar()).toBe(2);
  pass(30 * SECOND - MARGIN);
  observer.setOptions(page(1));
  expect(await callsSoFar()).toBe(2);
  observer.setOptions(page(2));
  pass(2 * MARGIN);
  observer.setOptions(page(1));
  expect(await callsSoFar()).toBe(3);
  leave();
});

test('a search is reloaded when its screen opens after 30 seconds, and not before [CACHE-04]', async () => {
  const search = recipeSearch({ query: '', page: 1, filters: NO_FILTERS }, true);
  const open = () => new QueryObserver(queryClient, search).subscribe(() => undefined);
  expect(await visit(open)).toBe(1);
  pass(30 * SECOND - MARGIN);
  expect(await visit(open)).toBe(1);
  pass(2 * MARGIN);
  expect(await visit(open)).toBe(2);
});

test("the management page's pantry is fresh for 5 minutes [CACHE-07]", async () => {
  expect(await visit(watchPantry)).toBe(1);
  pass(5 * MINUTE - MARGIN);
  expect(await visit(watchPantry)).toBe(1);
  pass(2 * MARGIN);
  expect(await visit(watchPantry)).toBe(2);
});

test("the management page's pantry is retried once, a second after a failure [CACHE-08 CACHE-09]", async () => {
  api.answer = () => ({ status: 500 });
  watchPantry();
  const query = queryClient.getQueryCache().find({ queryKey: pantryItems(queryClient).queryKey });
  await vi.waitFor(() => expect(query?.state.fetchFailureCount).toBe(1), 5 * SECOND);
  await vi.advanceTimersByTimeAsync(SECOND / 2);
  expect(api.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(SECOND / 2 + 50);
  await vi.waitFor(() => expect(query?.state.status).toBe('error'));
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(api.calls).toEqual(['GET /pantry', 'GET /pantry']);
});
