// @vitest-environment node
import { api } from '../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkedShoppingAtom, checkShoppingAtom } from '../atoms/checked-shopping.ts';
import { checkedOf } from '../offline/checked.ts';
import { waitingPurchases } from '../offline/waiting-purchases.ts';
import { session } from '../session/client.ts';
import { buyLater, buyNow, sendWaiting, takeBackWaiting } from './buy-later.ts';
import { buyItems, checkAgain } from './buying.ts';
import type { MealPlan } from './meal-plan.ts';
import { queryClient } from './query-client.ts';

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
  queryClient.clear();
  api.reset();
});

test('what is bought waits without its check, and Undo puts both back', () => {
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

test('checks come back beside those that came since', () => {
  getDefaultStore().set(checkShoppingAtom, ID, ['2 piece']);
  checkAgain(ID, ['1 piece', '2 piece']);
  expect(checked()).toEqual(['2 piece', '1 piece']);
});

test('it is sent once, however often that is asked for, and told', async () => {
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

test('what may have arrived already is sent under the same key', async () => {
  api.answer = (call) => (call === BUY ? 'lost' : { status: 404 });
  expect(await buyItems(queryClient, LEEK, () => undefined)).toBe(false);
  buyLater(queryClient, LEEK);
  api.answer = () => ({ status: 201, body: { data: PLAN } });
  await sendWaiting(queryClient);
  expect(new Set(keys()).size).toBe(1);
});

test('what was lost on its way is offered to be sent later under the same key, whenever that is pressed', async () => {
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
])('the offer to send it later goes when $how', async ({ again }) => {
  api.answer = (call) => (call === BUY ? 'lost' : { status: 404 });
  await buyNow(queryClient, LEEK);
  const shown = failures.mock.results.at(-1)?.value;
  api.answer = () => ({ status: 201, body: { data: PLAN } });
  await again();
  expect(dismissed).toHaveBeenCalledWith(shown);
});

test('what is taken back while another purchase is on its way is not sent', async () => {
  buyLater(queryClient, LEEK);
  buyLater(queryClient, { ...LEEK, items: [{ ...LEEK.items[0]!, name: 'Onion' }] });
  const [, onion] = waitingPurchases.read();
  api.answer = (call) => {
    takeBackWaiting(onion!.key);
    return call === BUY ? { status: 201, body: { data: PLAN } } : { status: 404 };
  };
  await sendWaiting(queryClient);
  expect(keys()).toHaveLength(1);
  expect(waiting()).toEqual([]);
});

test.each([{ status: 503 }, { status: 429 }])('an answer of $status lets it wait on', async (answer) => {
  buyLater(queryClient, LEEK);
  api.answer = () => answer;
  await sendWaiting(queryClient);
  expect(waiting()).toEqual(['Leek']);
  expect(failures).not.toHaveBeenCalled();
});

test('what the plan no longer asks for is told, and can go into the pantry all the same', async () => {
  const detail = 'There is a newer meal plan. Please look at that one first.';
  const sent: string[] = [];
  buyLater(queryClient, LEEK);
  api.answer = (call, body) => {
    if (call === 'POST /pantry/bulk') sent.push(body);
    return call === BUY
      ? { status: 409, body: { detail } }
      : { status: 201, body: { data: { pantryItems: [] } } };
  };
  await sendWaiting(queryClient);
  expect(waiting()).toEqual([]);
  expect(failures).toHaveBeenCalledWith(
    `What you bought (Leek) could not be added to your pantry. ${detail}`,
    expect.objectContaining({ label: 'Add it anyway' }),
  );
  failures.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('1 item is in your pantry.'));
  expect(sent).toEqual(['{"items":[{"ingredient_name":"Leek","quantity":2,"unit":"piece"}]}']);
});

test('less than a kilogram goes into the pantry as what it is', async () => {
  const sent: string[] = [];
  buyLater(queryClient, { ...LEEK, items: [{ ...LEEK.items[0]!, quantity: 0.3, unit: 'kg' }] });
  api.answer = (call, body) => {
    if (call === 'POST /pantry/bulk') sent.push(body);
    return call === BUY ? { status: 409 } : { status: 201, body: { data: { pantryItems: [] } } };
  };
  await sendWaiting(queryClient);
  failures.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]!).items).toEqual([{ ingredient_name: 'Leek', quantity: 300, unit: 'g' }]);
});

test('nothing is sent for the next cook', async () => {
  buyLater(queryClient, LEEK);
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'ben');
  await sendWaiting(queryClient);
  expect([waiting(), keys()]).toEqual([[], []]);
});
