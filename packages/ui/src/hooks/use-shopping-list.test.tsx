// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useShoppingList } from './index.ts';

afterEach(cleanup);

const inShop = { category: 'Other' };
const rice = { id: 'rice', name: 'Rice', quantity: 500, unit: 'g', ...inShop };
const eggs = { id: 'eggs', name: 'Eggs', quantity: 6, unit: 'piece', ...inShop };
const milk = { id: 'milk', name: 'Milk', quantity: 1, unit: 'l', ...inShop };
const items = [rice, eggs, milk];

const shopping = () => renderHook(() => useShoppingList(items)).result;
const idsOf = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id);

test('checks what ShoppingList reports, and undoes it', () => {
  const result = shopping();
  act(() => result.current.list.onCheckedIdsChange(['milk', 'rice']));
  expect(result.current.list.checkedIds).toEqual(['rice', 'milk']);
  act(() => result.current.list.onCheckedIdsChange([]));
  expect(result.current.list.checkedIds).toEqual([]);
  act(() => result.current.undo());
  expect(result.current.list.checkedIds).toEqual(['rice', 'milk']);
});

test('undoes one check and leaves the later one', () => {
  const result = shopping();
  let undo = () => {};
  act(() => (undo = result.current.check(['rice'])));
  act(() => void result.current.check(['rice', 'milk']));
  act(() => undo());
  expect(result.current.list.checkedIds).toEqual(['milk']);
});

test('takes the basket off the list, and puts it back as it was', () => {
  const result = shopping();
  act(() => void result.current.check(['eggs']));
  let sold: ReturnType<typeof result.current.buy> | undefined;
  act(() => (sold = result.current.buy()));
  expect(idsOf(sold?.bought)).toEqual(['eggs']);
  expect(idsOf(result.current.list.items)).toEqual(['rice', 'milk']);
  act(() => sold?.undo());
  expect(result.current.list.items).toEqual(items);
  expect(result.current.list.checkedIds).toEqual(['eggs']);
});

test('buys what was checked in the same handler, once', () => {
  const result = shopping();
  const bought: unknown[] = [];
  act(() => {
    result.current.check(['eggs', 'milk']);
    bought.push(idsOf(result.current.buy().bought), result.current.buy().bought);
  });
  expect(bought).toEqual([['eggs', 'milk'], []]);
  expect(idsOf(result.current.list.items)).toEqual(['rice']);
});

test('buys the items that it is told to', () => {
  const result = shopping();
  act(() => void result.current.check(['eggs', 'milk']));
  act(() => void expect(result.current.buy(['milk', 'salt']).bought).toEqual([milk]));
  expect(idsOf(result.current.list.items)).toEqual(['rice', 'eggs']);
  expect(result.current.list.checkedIds).toEqual(['eggs']);
});

test('replaces what is there, which stays in the basket, and appends the rest', () => {
  const result = shopping();
  act(() => void result.current.check(['rice']));
  act(
    () =>
      void result.current.add([
        { ...rice, quantity: 1000 },
        { ...rice, id: 'oil' },
      ]),
  );
  expect(result.current.list.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['rice', 1000],
    ['eggs', 6],
    ['milk', 1],
    ['oil', 500],
  ]);
  expect(result.current.list.checkedIds).toEqual(['rice']);
  act(() => void result.current.remove(['oil']));
  act(() => result.current.undo());
  expect(result.current.list.items.at(-1)?.id).toBe('oil');
});

test('resetting replaces the items and empties the basket', () => {
  const result = shopping();
  act(() => void result.current.check(['rice']));
  act(() => result.current.reset([rice, milk]));
  expect(result.current.list).toMatchObject({ items: [rice, milk], checkedIds: [] });
  expect(result.current.canUndo).toBe(false);
});
