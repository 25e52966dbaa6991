// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/client.ts';
import {
  changeBasketAtom,
  checkedShoppingAtom,
  checkShoppingAtom,
  takeOverChecksAtom,
} from './checked-shopping.atom.ts';
import { checkedOf } from './checked.ts';

const TOKENS = { access_token: 'access', refresh_token: 'refresh' };
const HOUR = 60 * 60 * 1000;

let store = createStore();
const checked = (planId: string) => checkedOf(store.get(checkedShoppingAtom), planId);
/** As after a reload: only stored data is known. */
const reload = () => {
  store = createStore();
  store.set(changeBasketAtom);
};

beforeEach(() => {
  session.signIn(TOKENS, 'asha');
  store = createStore();
});
afterEach(() => {
  vi.useRealTimers();
  session.signOut();
  localStorage.clear();
});

test('checks belong to a plan, and survive a reload [UNDO-12]', () => {
  store.set(checkShoppingAtom, 'first', ['1 weight']);
  store.set(checkShoppingAtom, 'second', ['2 piece', '3 piece']);
  reload();
  expect([checked('first'), checked('second'), checked('third')]).toEqual([
    ['1 weight'],
    ['2 piece', '3 piece'],
    [],
  ]);
});

test('an expired session keeps them for the same cook, and for nobody else', () => {
  store.set(checkShoppingAtom, 'first', ['1 weight']);
  session.dropTokens();
  session.signIn(TOKENS, 'asha');
  reload();
  expect(checked('first')).toEqual(['1 weight']);
  session.signOut();
  session.signIn(TOKENS, 'ben');
  reload();
  expect(checked('first')).toEqual([]);
  session.signIn(TOKENS, 'asha');
  reload();
  expect(checked('first')).toEqual([]);
});

test.each([
  { why: 'of the same trip', hours: 1, taken: ['1 weight'] },
  { why: 'of another day', hours: 7, taken: [] },
])('a new plan keeps the checks $why that are still on its list', ({ hours, taken }) => {
  vi.useFakeTimers({ now: 0 });
  store.set(checkShoppingAtom, 'first', ['1 weight', '2 piece']);
  vi.setSystemTime(hours * HOUR);
  store.set(takeOverChecksAtom, 'first', 'second', ['1 weight', '9 piece']);
  expect(checked('second')).toEqual(taken);
  expect(checked('first')).toEqual(['1 weight', '2 piece']);
});

test('checks from two tabs are merged [UNDO-22]', () => {
  store.set(checkShoppingAtom, 'first', ['1 weight', '2 piece']);
  const older = createStore();
  older.set(checkShoppingAtom, 'first', ['3 piece']);
  older.set(checkShoppingAtom, 'second', ['9 piece']);
  store.set(checkShoppingAtom, 'first', ['2 piece']);
  expect(checked('first')).toEqual(['2 piece', '3 piece']);
  reload();
  expect([checked('first'), checked('second')]).toEqual([['2 piece', '3 piece'], ['9 piece']]);
});

test('checks from another tab are shown, even those made while the list was hidden [UNDO-22]', () => {
  const other = createStore();
  other.set(checkShoppingAtom, 'first', ['1 weight']);
  let heard = 0;
  const leave = store.sub(checkedShoppingAtom, () => (heard += 1));
  expect(checked('first')).toEqual(['1 weight']);
  other.set(checkShoppingAtom, 'first', ['1 weight', '2 piece']);
  heard = 0;
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'checkedShopping' }));
  expect([checked('first'), heard]).toEqual([['1 weight', '2 piece'], 1]);
  leave();
});
