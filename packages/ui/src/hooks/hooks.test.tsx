import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { usePantry, useShoppingList } from './index.ts';

afterEach(cleanup);

const rice = { id: 'rice', name: 'Rice', quantity: 500, unit: 'g' };
const eggs = { id: 'eggs', name: 'Eggs', quantity: 6, unit: 'piece' };
const milk = { id: 'milk', name: 'Milk', quantity: 1, unit: 'l' };

describe('a pantry', () => {
  const pantry = () => renderHook(() => usePantry([rice, eggs, milk])).result;
  const idsOf = ({ current }: ReturnType<typeof pantry>) => current.items.map(({ id }) => id);

  test('adds up what has the same id and unit', () => {
    const result = pantry();
    act(() => void result.current.add({ ...rice, quantity: 250 }, { ...rice, id: 'oil', name: 'Oil' }));
    expect(result.current.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['rice', 750],
      ['eggs', 6],
      ['milk', 1],
      ['oil', 500],
    ]);
  });

  test('keeps an unknown quantity unknown, and takes another unit as it is', () => {
    const result = pantry();
    act(() => void result.current.add({ ...rice, quantity: null }, { ...milk, quantity: 2, unit: 'cup' }));
    expect(result.current.items[0]?.quantity).toBeNull();
    expect(result.current.items[2]).toMatchObject({ quantity: 2, unit: 'cup' });
  });

  test('undoes the latest change first, until nothing is left', () => {
    const result = pantry();
    expect(result.current.canUndo).toBe(false);
    act(() => void result.current.change('eggs', { quantity: 2 }));
    act(() => void result.current.remove('rice', 'milk'));
    expect(result.current.items).toEqual([{ ...eggs, quantity: 2 }]);
    act(() => result.current.undo());
    expect(result.current.items).toEqual([rice, { ...eggs, quantity: 2 }, milk]);
    act(() => result.current.undo());
    act(() => result.current.undo());
    expect(result.current.items).toEqual([rice, eggs, milk]);
    expect(result.current.canUndo).toBe(false);
  });

  test('undoes one change and leaves the later ones', () => {
    const result = pantry();
    let undo = () => {};
    act(() => (undo = result.current.remove('eggs')));
    act(() => void result.current.remove('rice'));
    act(() => void result.current.add({ ...rice, id: 'oil' }));
    act(() => undo());
    expect(idsOf(result)).toEqual(['eggs', 'milk', 'oil']);
    act(() => undo());
    expect(idsOf(result)).toEqual(['eggs', 'milk', 'oil']);
    act(() => result.current.undo());
    expect(idsOf(result)).toEqual(['eggs', 'milk']);
  });

  test('has nothing to undo where nothing changed', () => {
    const result = pantry();
    act(() => void result.current.remove('salt'));
    act(() => void result.current.change('salt', { quantity: 1 }));
    expect(result.current.canUndo).toBe(false);
  });

  test('keeps its functions, so that effects do not run again', () => {
    const { result, rerender } = renderHook(() => usePantry());
    const { add, change, remove, undo } = result.current;
    act(() => void add(rice));
    rerender();
    expect(result.current).toMatchObject({ add, change, remove, undo });
  });
});

describe('a shopping list', () => {
  const inShop = { category: 'Other' };
  const items = [rice, eggs, milk].map((item) => ({ ...item, ...inShop }));
  const shopping = () => renderHook(() => useShoppingList(items)).result;

  test('checks what ShoppingList reports, and undoes it', () => {
    const result = shopping();
    act(() => result.current.list.onCheckedIdsChange(['milk', 'rice']));
    expect(result.current.list.checkedIds).toEqual(['rice', 'milk']);
    act(() => result.current.list.onCheckedIdsChange([]));
    expect(result.current.list.checkedIds).toEqual([]);
    act(() => result.current.undo());
    expect(result.current.list.checkedIds).toEqual(['rice', 'milk']);
  });

  test('takes the basket off the list, and puts it back as it was', () => {
    const result = shopping();
    act(() => void result.current.check(['eggs']));
    let sold: ReturnType<typeof result.current.buy> | undefined;
    act(() => (sold = result.current.buy()));
    expect(sold?.bought.map(({ id }) => id)).toEqual(['eggs']);
    expect(result.current.list.items.map(({ id }) => id)).toEqual(['rice', 'milk']);
    act(() => sold?.undo());
    expect(result.current.list.items).toEqual(items);
    expect(result.current.list.checkedIds).toEqual(['eggs']);
  });

  test('replaces what is there, which stays in the basket, and appends the rest', () => {
    const result = shopping();
    act(() => void result.current.check(['rice']));
    act(
      () =>
        void result.current.add({ ...rice, quantity: 1000, ...inShop }, { ...rice, ...inShop, id: 'oil' }),
    );
    expect(result.current.list.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['rice', 1000],
      ['eggs', 6],
      ['milk', 1],
      ['oil', 500],
    ]);
    expect(result.current.list.checkedIds).toEqual(['rice']);
    act(() => void result.current.remove('oil'));
    act(() => result.current.undo());
    expect(result.current.list.items.at(-1)?.id).toBe('oil');
  });
});
