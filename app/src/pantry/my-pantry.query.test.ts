import { api } from '../testing/api-server.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeAll } from './clear-pantry.change.ts';
import { myPantryItems, pantryItems, pantryPreset } from './pantry-items.query.ts';
import { pantryItem } from '../testing/pantry-server.ts';
import { queryClient } from '../shell/query-client.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

afterEach(() => {
  queryClient.clear();
  api.reset();
});

describe("the pantry page's data", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    api.answer = () => ({ status: 200, body: { data: { pantryItems: [] } } });
  });
  afterEach(() => vi.useRealTimers());

  const visit = () => new QueryObserver(queryClient, myPantryItems(queryClient)).subscribe(() => undefined);
  const isKept = () => queryClient.getQueryData(myPantryItems(queryClient).queryKey) !== undefined;

  /** Fetches the pantry like the page, then unmounts. */
  async function visitOnce() {
    const leave = visit();
    await vi.waitFor(() => expect(isKept()).toBe(true));
    leave();
  }

  test('is fresh for 2 minutes [CACHE-10]', async () => {
    await visitOnce();
    vi.setSystemTime(Date.now() + 2 * MINUTE - 2 * SECOND);
    const leave = visit();
    expect(queryClient.isFetching()).toBe(0);
    leave();
    vi.setSystemTime(Date.now() + 4 * SECOND);
    visit();
    await vi.waitFor(() => expect(api.calls).toEqual(['GET /pantry', 'GET /pantry']));
  });

  test('is kept for 10 minutes [CACHE-11]', async () => {
    await visitOnce();
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 2 * SECOND);
    expect(isKept()).toBe(true);
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(isKept()).toBe(false);
  });

  test('is kept for 10 minutes even after the management page, which keeps it longer, has shown it', async () => {
    await queryClient.fetchQuery(pantryItems(queryClient));
    await visitOnce();
    expect(api.calls).toEqual(['GET /pantry']);
    await vi.advanceTimersByTimeAsync(10 * MINUTE + 2 * SECOND);
    expect(isKept()).toBe(false);
    expect(queryClient.getQueryData(pantryItems(queryClient).queryKey)).toEqual([]);
  });

  test('is shared with the management page', async () => {
    await visitOnce();
    new QueryObserver(queryClient, pantryItems(queryClient)).subscribe(() => undefined);
    expect(queryClient.isFetching()).toBe(0);
    expect(queryClient.getQueryData(pantryItems(queryClient).queryKey)).toEqual([]);
  });

  test('stays shared afterwards, even if it was read there first', async () => {
    await queryClient.fetchQuery(pantryItems(queryClient));
    await visitOnce();
    const onion = pantryItem('o', 'onion');
    api.answer = () => ({ status: 200, body: { data: { pantryItems: [onion] } } });
    vi.setSystemTime(Date.now() + 3 * MINUTE);
    visit();
    await vi.waitFor(() =>
      expect(queryClient.getQueryData(pantryItems(queryClient).queryKey)).toEqual([onion]),
    );
    expect(api.calls).toEqual(['GET /pantry', 'GET /pantry']);
  });

  test('is requested only once if that fails', async () => {
    api.answer = () => ({ status: 500 });
    await expect(queryClient.fetchQuery(myPantryItems(queryClient))).rejects.toMatchObject({ status: 500 });
    expect(api.calls).toEqual(['GET /pantry']);
  });
});

test('no preset is requested before one is chosen', async () => {
  const data = { country: 'korea', count: 0, ingredients: [], ingredient_ids: [] };
  api.answer = () => ({ status: 200, body: { data } });
  new QueryObserver(queryClient, pantryPreset(null)).subscribe(() => undefined);
  await queryClient.fetchQuery({ ...pantryPreset('korea') });
  expect(api.calls).toEqual(['GET /pantry/presets/korea']);
});

describe('clearing the pantry', () => {
  const ids = Array.from({ length: 23 }, (_, index) => `id-${index}`);

  test('removes each item once, five at a time', async () => {
    const waiting: (() => void)[] = [];
    api.answer = async () => {
      await new Promise<void>((answer) => waiting.push(answer));
      return { status: 204 };
    };
    const done = removeAll(ids);
    for (const together of [5, 5, 5, 5, 3]) {
      await vi.waitFor(() => expect(waiting).toHaveLength(together), 5 * SECOND);
      for (const answer of waiting.splice(0)) answer();
    }
    expect((await done).toSorted()).toEqual(ids.toSorted());
    expect(api.calls.toSorted()).toEqual(ids.map((id) => `DELETE /pantry/${id}`).toSorted());
  });

  test('ignores items already gone', async () => {
    api.answer = () => ({ status: 404, body: { detail: 'Gone.' } });
    expect(await removeAll(ids)).toEqual([]);
    expect(api.calls).toHaveLength(ids.length);
  });

  test('stops at the first failure', async () => {
    api.answer = () => ({ status: 500 });
    await expect(removeAll(ids)).rejects.toMatchObject({ removed: [], cause: { status: 500 } });
    expect(api.calls.length).toBeLessThanOrEqual(5);
  });

  test('of an empty pantry makes no request', async () => {
    await removeAll([]);
    expect(api.calls).toEqual([]);
  });
});
