// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { usePantry } from './index.ts';

afterEach(cleanup);

const rice = { id: 'rice', name: 'Rice', quantity: 500, unit: 'g' };
const eggs = { id: 'eggs', name: 'Eggs', quantity: 6, unit: 'piece' };
const milk = { id: 'milk', name: 'Milk', quantity: 1, unit: 'l' };
const oil = { id: 'oil', name: 'Oil', quantity: 500, unit: 'ml' };

const pantry = () => renderHook(() => usePantry([rice, eggs, milk])).result;
type Result = ReturnType<typeof pantry>;
const idsOf = ({ current }: Result) => current.items.map(({ id }) => id);
const quantityOf = ({ current }: Result, wanted: string) =>
  current.items.find(({ id }) => id === wanted)?.quantity;
/** Makes two changes and returns their undos. */
function twoChanges(one: () => () => void, other: () => () => void) {
  const undos: (() => void)[] = [];
  act(() => void undos.push(one()));
  act(() => void undos.push(other()));
  return undos as [() => void, () => void];
}

describe('adding', () => {
  test('adds up what has the same id and unit', () => {
    const result = pantry();
    act(() => void result.current.add([{ ...rice, quantity: 250 }, oil]));
    expect(result.current.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['rice', 750],
      ['eggs', 6],
      ['milk', 1],
      ['oil', 500],
    ]);
  });

  test('keeps an unknown quantity unknown', () => {
    const result = pantry();
    act(() => void result.current.add([{ ...rice, quantity: null }]));
    expect(quantityOf(result, 'rice')).toBeNull();
  });

  test('converts a unit of the same kind to the one that is there', () => {
    const result = pantry();
    act(() => void result.current.add([{ ...milk, quantity: 2, unit: 'cup' }]));
    expect(result.current.items[2]).toMatchObject({ id: 'milk', unit: 'l' });
    expect(quantityOf(result, 'milk')).toBeCloseTo(1.48);
  });

  test('keeps both where the units do not convert, each in a row of its own', () => {
    const result = pantry();
    const tins = { ...milk, quantity: 2, unit: 'can' };
    act(() => void result.current.add([tins]));
    act(() => void result.current.add([tins, { ...milk, unit: 'crate' }]));
    expect(result.current.items.slice(2)).toMatchObject([
      milk,
      { id: 'milk:can', name: 'Milk', quantity: 4, unit: 'can' },
      { id: 'milk:crate', quantity: 1, unit: 'crate' },
    ]);
  });

  test.each([
    ['2026-11-27', '2026-12-20', '2026-11-27'],
    ['2026-12-20', '2026-11-27', '2026-11-27'],
    [null, '2026-12-20', '2026-12-20'],
    ['2026-11-27', undefined, '2026-11-27'],
  ])('of %s and %s keeps the earlier date, %s', (there, added, kept) => {
    const { result } = renderHook(() => usePantry([{ ...eggs, expires: there, isGuess: there === kept }]));
    act(() => void result.current.add([{ ...eggs, expires: added, isGuess: added === kept }]));
    expect(result.current.items).toMatchObject([{ quantity: 12, expires: kept, isGuess: true }]);
  });
});

describe('undoing', () => {
  test('takes back the latest change first, until nothing is left', () => {
    const result = pantry();
    expect(result.current.canUndo).toBe(false);
    act(() => void result.current.change('eggs', { quantity: 2 }));
    act(() => void result.current.remove(['rice', 'milk']));
    expect(result.current.items).toEqual([{ ...eggs, quantity: 2 }]);
    act(() => result.current.undo());
    expect(result.current.items).toEqual([rice, { ...eggs, quantity: 2 }, milk]);
    act(() => result.current.undo());
    act(() => result.current.undo());
    expect(result.current.items).toEqual([rice, eggs, milk]);
    expect(result.current.canUndo).toBe(false);
  });

  test('takes back one change and leaves the later ones', () => {
    const result = pantry();
    const [undo] = twoChanges(
      () => result.current.remove(['eggs']),
      () => result.current.remove(['rice']),
    );
    act(() => void result.current.add([oil]));
    act(() => undo());
    expect(idsOf(result)).toEqual(['eggs', 'milk', 'oil']);
    act(() => undo());
    expect(idsOf(result)).toEqual(['eggs', 'milk', 'oil']);
    act(() => result.current.undo());
    expect(idsOf(result)).toEqual(['eggs', 'milk']);
  });

  test.each([
    ['first', 600],
    ['second', 750],
  ])('takes back the %s of two changes to one item, then the other', (order, between) => {
    const result = pantry();
    const undos = twoChanges(
      () => result.current.add([{ ...rice, quantity: 250 }]),
      () => result.current.add([{ ...rice, quantity: 100 }]),
    );
    const [one, other] = order === 'first' ? undos : undos.toReversed();
    act(() => one?.());
    expect(quantityOf(result, 'rice')).toBe(between);
    act(() => other?.());
    expect(quantityOf(result, 'rice')).toBe(500);
    expect(result.current.canUndo).toBe(false);
  });

  test('brings back nothing that a later change removed', () => {
    const result = pantry();
    const [undo] = twoChanges(
      () => result.current.change('eggs', { quantity: 2 }),
      () => result.current.remove(['eggs']),
    );
    act(() => undo());
    expect(idsOf(result)).toEqual(['rice', 'milk']);
    act(() => result.current.undo());
    expect(quantityOf(result, 'eggs')).toBe(6);
  });

  test('brings back nothing whose adding was undone', () => {
    const result = pantry();
    const [undo] = twoChanges(
      () => result.current.add([oil]),
      () => result.current.change('oil', { quantity: 1 }),
    );
    act(() => undo());
    expect(result.current.canUndo).toBe(false);
    act(() => result.current.undo());
    expect(result.current.items).toEqual([rice, eggs, milk]);
  });

  test('remembers fifty changes', () => {
    const result = pantry();
    const undos: (() => void)[] = [];
    act(() => {
      for (let times = 0; times < 51; times += 1) undos.push(result.current.add([{ ...rice, quantity: 1 }]));
    });
    act(() => undos[0]?.());
    expect(quantityOf(result, 'rice')).toBe(551);
    act(() => undos[1]?.());
    expect(quantityOf(result, 'rice')).toBe(550);
  });

  test('has nothing to take back where nothing changed', () => {
    const result = pantry();
    act(() => void result.current.remove(['salt']));
    act(() => void result.current.change('salt', { quantity: 1 }));
    expect(result.current.canUndo).toBe(false);
  });
});

test('resetting replaces the items and forgets the changes', () => {
  const result = pantry();
  let undo = () => {};
  act(() => (undo = result.current.remove(['eggs'])));
  act(() => result.current.reset([oil]));
  act(() => undo());
  expect(result.current.items).toEqual([oil]);
  expect(result.current.canUndo).toBe(false);
});

test('keeps its functions, so that effects do not run again', () => {
  const { result, rerender } = renderHook(() => usePantry());
  const { items: _items, canUndo: _canUndo, ...functions } = result.current;
  act(() => void functions.add([rice]));
  rerender();
  expect(result.current).toMatchObject(functions);
});
