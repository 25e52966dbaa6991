import { api, type ApiAnswer } from '../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkedShoppingAtom, checkShoppingAtom } from './checked-shopping.atom.ts';
import { checkedOf } from './checked.ts';
import { waitingPurchases } from './waiting-purchases.ts';
import { session } from '../platform/session/client.ts';
import { addAnyway, discardRefused } from './refused-purchases.change.ts';
import { buyLater, buyNow, sendWaiting, takeBackWaiting } from './buy-later.change.ts';
import { buyItems, checkAgain, type Bought } from './buying.change.ts';
import type { MealPlan } from '../plan/current/meal-plan.query.ts';
import { queryClient } from '../shell/query-client.ts';

const ID = '01976b0e-5a10-7c3e-9a55-0242ac120009';
const PLAN: MealPlan = {
  id: ID,
  meal_plan: [],
  shopping_list: [],
  shopping_items: [],
  purchases: [{ id: '01976b0e-5a10-7c3e-9a55-0242ac120077', bought_at: '2030-05-06T16:10:00Z', items: [] }],
  nutritional_notes: '',
  out_of_date: null,
};
const LEEK = {
  planId: ID,
  items: [{ ingredient_id: 1, name: 'Leek', quantity: 2, unit: 'piece' as const }],
  checkedIds: ['1 piece'],
};
const BUY = 'POST /meal-plans/current/purchases';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
});

const news = vi.spyOn(toast, 'success');
const failures = vi.spyOn(toast, 'failure');
const dismissed = vi.spyOn(toast, 'dismiss');
const checked = () => checkedOf(getDefaultStore().get(checkedShoppingAtom), ID);
const waiting = () => waitingPurchases.read().map(({ items }) => items[0]?.name);
const keys = () => api.keys.filter((_key, index) => api.calls[index] === BUY);

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  news.mockClear();
  failures.mockClear();
  api.answer = (call) => (call === BUY ? { status: 201, body: { data: PLAN } } : { status: 404 });
});
afterEach(() => {
  toast.clear();
  session.signOut();
  stored.clear();
  waitingPurchases.refresh();
  queryClient.clear();
  api.reset();
});

test('an offline purchase waits unchecked, and Undo restores both', () => {
  getDefaultStore().set(checkShoppingAtom, ID, ['1 piece', '2 piece']);
  buyLater(queryClient, LEEK);
  expect([waiting(), checked()]).toEqual([['Leek'], ['2 piece']]);
  expect(news).toHaveBeenCalledWith(
    '1 item goes into your pantry when you are back online.',
    expect.anything(),
  );
  news.mock.lastCall?.[1]?.run();
  expect([waiting(), checked()]).toEqual([[], ['2 piece', '1 piece']]);
});

test('restored checks join those made since', () => {
  getDefaultStore().set(checkShoppingAtom, ID, ['2 piece']);
  checkAgain(ID, ['1 piece', '2 piece']);
  expect(checked()).toEqual(['2 piece', '1 piece']);
});

test('it is sent once, however often requested, and reported', async () => {
  buyLater(queryClient, LEEK);
  await Promise.all([sendWaiting(queryClient), sendWaiting(queryClient)]);
  await sendWaiting(queryClient);
  expect(keys()).toHaveLength(1);
  expect(waiting()).toEqual([]);
  expect(news).toHaveBeenLastCalledWith(
    '1 item is in your pantry.',
    expect.objectContaining({ label: 'Undo' }),
  );
});

test.each([
  { when: 'three days later', bought: new Date(2030, 4, 6, 23, 30), day: '2030-05-06' },
  { when: 'on that day', bought: new Date(2030, 4, 9, 7, 0), day: undefined },
  { when: 'once a wrong clock has been corrected', bought: new Date(2030, 4, 12, 7, 0), day: undefined },
])('it counts for the day it was bought, sent $when [DATES-24]', async ({ bought, day }) => {
  vi.useFakeTimers({ now: bought, toFake: ['Date'] });
  buyLater(queryClient, LEEK);
  vi.setSystemTime(new Date(2030, 4, 9, 8, 0));
  const sent: (string | undefined)[] = [];
  api.answer = (call, body) => {
    if (call === BUY) sent.push(JSON.parse(body).bought_on);
    return call === BUY ? { status: 201, body: { data: PLAN } } : { status: 404 };
  };
  await sendWaiting(queryClient);
  vi.useRealTimers();
  expect(sent).toEqual([day]);
});

test('a purchase that may have arrived is sent under the same key', async () => {
  api.answer = (call) => (call === BUY ? 'lost' : { status: 404 });
  expect(await buyItems(queryClient, LEEK, () => undefined)).toBe(false);
  buyLater(queryClient, LEEK);
  api.answer = () => ({ status: 201, body: { data: PLAN } });
  await sendWaiting(queryClient);
  expect(new Set(keys()).size).toBe(1);
});

test('one lost on its way can be sent later under the same key, at any time [UNDO-23]', async () => {
  api.answer = (call) => (call === BUY ? 'lost' : { status: 404 });
  await buyNow(queryClient, LEEK);
  const offer = failures.mock.lastCall?.[1];
  expect(offer?.label).toBe('Send it later');
  api.answer = () => ({ status: 201, body: { data: PLAN } });
  await buyNow(queryClient, LEEK);
  offer?.run();
  await sendWaiting(queryClient);
  expect(new Set(keys()).size).toBe(1);
});

test.each([
  { how: 'it is bought', again: () => buyNow(queryClient, LEEK) },
  {
    how: 'it is bought with something else',
    again: () =>
      buyNow(queryClient, {
        ...LEEK,
        items: [...LEEK.items, { ingredient_id: 2, name: 'Onion', quantity: 1, unit: 'piece' }],
        checkedIds: ['1 piece', '2 piece'],
      }),
  },
  { how: 'it waits', again: async () => buyLater(queryClient, LEEK) },
])('the offer to send it later disappears when $how [UNDO-23]', async ({ again }) => {
  api.answer = (call) => (call === BUY ? 'lost' : { status: 404 });
  await buyNow(queryClient, LEEK);
  const shown = failures.mock.results.at(-1)?.value;
  api.answer = () => ({ status: 201, body: { data: PLAN } });
  await again();
  expect(dismissed).toHaveBeenCalledWith(shown);
});

test('one undone while another is being sent is not sent', async () => {
  buyLater(queryClient, LEEK);
  buyLater(queryClient, { ...LEEK, items: [{ ...LEEK.items[0]!, name: 'Onion' }] });
  const [, onion] = waitingPurchases.read();
  api.answer = (call) => {
    takeBackWaiting(queryClient, onion!.key);
    return call === BUY ? { status: 201, body: { data: PLAN } } : { status: 404 };
  };
  await sendWaiting(queryClient);
  expect(keys()).toHaveLength(1);
  expect(waiting()).toEqual([]);
});

test.each([{ status: 503 }, { status: 429 }])('a response of $status keeps it waiting', async (answer) => {
  buyLater(queryClient, LEEK);
  api.answer = () => answer;
  await sendWaiting(queryClient);
  expect(waiting()).toEqual(['Leek']);
  expect(failures).not.toHaveBeenCalled();
});

const DETAIL = 'There is a newer meal plan. Please look at that one first.';
/** What was sent to the pantry. */
let sent: string[] = [];

/** A purchase that is rejected when synced; the pantry then responds with these in turn. */
async function beRefused(bought: Bought = LEEK, ...answers: (ApiAnswer | 'lost')[]): Promise<void> {
  sent = [];
  buyLater(queryClient, bought);
  api.answer = (call, body) => {
    if (call === BUY) return { status: 409, body: { detail: DETAIL } };
    if (call !== 'POST /pantry/bulk') return { status: 404 };
    sent.push(body);
    return answers.shift() ?? { status: 201, body: { data: { pantryItems: [] } } };
  };
  await sendWaiting(queryClient);
}

const refused = () => waitingPurchases.read().map((purchase) => purchase.refused);

test('a purchase no longer in the plan is reported and kept, and can still go into the pantry', async () => {
  await beRefused();
  expect([waiting(), refused()]).toEqual([['Leek'], [DETAIL]]);
  expect(failures).toHaveBeenCalledWith(
    `What you bought (Leek) could not be added to your pantry. ${DETAIL}`,
    expect.objectContaining({ label: 'Add it anyway' }),
  );
  failures.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('1 item is in your pantry.'));
  expect(sent.map((body) => JSON.parse(body).items)).toEqual([
    [{ ingredient_name: 'Leek', quantity: 2, unit: 'piece' }],
  ]);
  expect(waiting()).toEqual([]);
});

test.each([
  { why: 'the day it was bought', bought: new Date(2030, 4, 6, 23, 30), day: '2030-05-06' },
  { why: 'the earliest accepted day, if long ago', bought: new Date(2030, 2, 1), day: '2030-04-09' },
  // The server knows the date, even if a phone's clock is days ahead.
  { why: 'the server’s today, if bought today', bought: new Date(2030, 4, 9, 7, 0), day: undefined },
  { why: 'the server’s today, if a wrong clock is ahead', bought: new Date(2030, 5, 1), day: undefined },
])('one added anyway counts from $why [DATES-24]', async ({ bought, day }) => {
  vi.useFakeTimers({ now: bought, toFake: ['Date'] });
  await beRefused();
  vi.setSystemTime(new Date(2030, 4, 9, 8, 0));
  await addAnyway(queryClient, waitingPurchases.read()[0]!.key);
  vi.useRealTimers();
  expect(sent.map((body) => JSON.parse(body).bought_on)).toEqual([day]);
});

test('a rejected purchase is not sent again, and waits for the cook across reloads [UNDO-16]', async () => {
  await beRefused();
  waitingPurchases.refresh();
  await sendWaiting(queryClient);
  expect([waiting(), refused(), keys().length]).toEqual([['Leek'], [DETAIL], 1]);
});

test('one that could not be added anyway either is kept, and retried under the same key', async () => {
  await beRefused(LEEK, 'lost');
  const [purchase] = waitingPurchases.read();
  await Promise.all([addAnyway(queryClient, purchase!.key), addAnyway(queryClient, purchase!.key)]);
  expect(waiting()).toEqual(['Leek']);
  expect(failures).toHaveBeenLastCalledWith(
    'What you bought (Leek) could not be added to your pantry. It is still on your shopping list.',
    expect.objectContaining({ label: 'Try again' }),
  );
  failures.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(waiting()).toEqual([]));
  expect(new Set(api.keys.filter((_key, index) => api.calls[index] === 'POST /pantry/bulk')).size).toBe(1);
  expect(sent).toHaveLength(2);
});

test('the reason is reported', async () => {
  const why = 'The day it was bought is still to come. Please check the date on your device.';
  await beRefused(LEEK, { status: 400, body: { detail: why } });
  await addAnyway(queryClient, waitingPurchases.read()[0]!.key);
  expect(failures).toHaveBeenLastCalledWith(
    `What you bought (Leek) could not be added to your pantry. ${why} It is still on your shopping list.`,
    expect.objectContaining({ label: 'Try again' }),
  );
});

test('a rejected purchase can be discarded, with undo; its message disappears', async () => {
  await beRefused();
  const told = failures.mock.results.at(-1)?.value;
  discardRefused(queryClient, waitingPurchases.read()[0]!.key);
  expect(waiting()).toEqual([]);
  expect(dismissed).toHaveBeenCalledWith(told);
  expect(news).toHaveBeenLastCalledWith(
    'What you bought (Leek) was discarded.',
    expect.objectContaining({ label: 'Undo' }),
  );
  news.mock.lastCall?.[1]?.run();
  expect([waiting(), refused()]).toEqual([['Leek'], [DETAIL]]);
});

test('less than a kilogram goes into the pantry in grams', async () => {
  await beRefused({ ...LEEK, items: [{ ...LEEK.items[0]!, quantity: 0.3, unit: 'kg' }] });
  failures.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]!).items).toEqual([{ ingredient_name: 'Leek', quantity: 300, unit: 'g' }]);
});

describe('undoing while it is being sent', () => {
  const UNDO = `DELETE /meal-plans/current/purchases/${PLAN.purchases[0]!.id}?plan_id=${ID}`;
  const BACK = '1 item is back on your shopping list.';
  const takeBack = () => takeBackWaiting(queryClient, waitingPurchases.read()[0]!.key);

  test('removes it from the pantry once it has arrived [UNDO-24]', async () => {
    buyLater(queryClient, LEEK);
    api.answer = (call) => {
      if (call === BUY) takeBack();
      return call === BUY || call === UNDO ? { status: 201, body: { data: PLAN } } : { status: 404 };
    };
    await sendWaiting(queryClient);
    expect(news).toHaveBeenCalledWith(
      '1 item goes back on your shopping list once Larder can be reached.',
      undefined,
    );
    expect(api.calls.filter((call) => call === UNDO)).toHaveLength(1);
    expect([waiting(), checked()]).toEqual([[], ['1 piece']]);
    expect(news).toHaveBeenLastCalledWith(BACK);
  });

  test('returns it to the basket if it was rejected', async () => {
    buyLater(queryClient, LEEK);
    api.answer = () => {
      takeBack();
      return { status: 409, body: { detail: DETAIL } };
    };
    await sendWaiting(queryClient);
    expect([waiting(), checked()]).toEqual([[], ['1 piece']]);
    expect(failures).not.toHaveBeenCalled();
    expect(news).toHaveBeenLastCalledWith(BACK);
  });

  test('is remembered until it succeeds [UNDO-24]', async () => {
    buyLater(queryClient, LEEK);
    api.answer = () => 'lost';
    await sendWaiting(queryClient);
    takeBack();
    await sendWaiting(queryClient);
    waitingPurchases.refresh();
    expect(waiting()).toEqual(['Leek']);
    api.answer = (call) => (call === BUY ? { status: 201, body: { data: PLAN } } : 'lost');
    await sendWaiting(queryClient);
    expect([waiting(), checked()]).toEqual([['Leek'], []]);
    api.answer = (call) => (call === UNDO ? { status: 200, body: { data: PLAN } } : { status: 404 });
    await sendWaiting(queryClient);
    expect([waiting(), checked()]).toEqual([[], ['1 piece']]);
    expect(new Set(keys()).size).toBe(1);
  });

  test('reports what can no longer be undone', async () => {
    buyLater(queryClient, LEEK);
    api.answer = (call) => {
      if (call === BUY) takeBack();
      return call === BUY ? { status: 201, body: { data: PLAN } } : { status: 409, body: { detail: DETAIL } };
    };
    await sendWaiting(queryClient);
    expect([waiting(), checked()]).toEqual([[], []]);
    expect(failures).toHaveBeenLastCalledWith(DETAIL);
  });

  test('reaches other tabs', async () => {
    buyLater(queryClient, LEEK);
    const told = news.mock.results.at(-1)?.value;
    stored.clear();
    waitingPurchases.refresh();
    expect(dismissed).toHaveBeenCalledWith(told);
  });
});

test("a purchase waits for its turn among the plan's changes", async () => {
  const paused: boolean[][] = [];
  api.answer = () => {
    const changes = queryClient.getMutationCache().findAll({ status: 'pending' });
    paused.push(changes.map(({ state }) => state.isPaused));
    return { status: 201, body: { data: PLAN } };
  };
  const onion = { ...LEEK, items: [{ ...LEEK.items[0]!, name: 'Onion' }], checkedIds: ['2 piece'] };
  buyLater(queryClient, LEEK);
  await Promise.all([buyNow(queryClient, onion), sendWaiting(queryClient)]);
  expect(paused).toEqual([[false, true], [false]]);
});

test('nothing is sent for the next cook', async () => {
  buyLater(queryClient, LEEK);
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'ben');
  await sendWaiting(queryClient);
  expect([waiting(), keys()]).toEqual([[], []]);
});
