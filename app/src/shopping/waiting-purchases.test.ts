// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../platform/session/client.ts';
import { WAITING_KEY, waitingPurchases, type WaitingPurchase } from './waiting-purchases.ts';

const TOKENS = { access_token: 'access', refresh_token: 'refresh' };
const PURCHASE: WaitingPurchase = {
  key: 'k1',
  planId: '01976b0e-5a10-7c3e-9a55-0242ac120009',
  boughtAt: '2030-05-06T16:10:00Z',
  items: [{ ingredient_id: 1, name: 'Leek', quantity: 2, unit: 'piece' }],
  checkedIds: ['1 piece'],
};
const keys = () => waitingPurchases.read().map(({ key }) => key);

beforeEach(() => session.signIn(TOKENS, 'asha'));
afterEach(() => {
  session.signOut();
  localStorage.clear();
  waitingPurchases.refresh();
});

test('waiting purchases keep their order until each is sent', () => {
  waitingPurchases.add(PURCHASE);
  waitingPurchases.add({ ...PURCHASE, key: 'k2' });
  expect(keys()).toEqual(['k1', 'k2']);
  waitingPurchases.remove('k1');
  expect(keys()).toEqual(['k2']);
  waitingPurchases.remove('k2');
  expect(localStorage.getItem(WAITING_KEY)).toBeNull();
});

test('an expired session loses nothing, and another cook gets nothing', () => {
  waitingPurchases.add(PURCHASE);
  session.dropTokens();
  waitingPurchases.forgetOthers();
  expect(keys()).toEqual(['k1']);
  session.signIn(TOKENS, 'ben');
  waitingPurchases.forgetOthers();
  expect([keys(), localStorage.getItem(WAITING_KEY)]).toEqual([[], null]);
});

test('logging out deletes them', () => {
  waitingPurchases.add(PURCHASE);
  session.signOut();
  waitingPurchases.forgetOthers();
  expect(localStorage.getItem(WAITING_KEY)).toBeNull();
});

test("another tab's changes are noticed", () => {
  let heard = 0;
  const leave = waitingPurchases.subscribe(() => (heard += 1));
  const kept = { shape: 1, username: 'asha', content: [PURCHASE] };
  localStorage.setItem(WAITING_KEY, JSON.stringify(kept));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: WAITING_KEY }));
  expect([keys(), heard]).toEqual([['k1'], 1]);
  leave();
});
