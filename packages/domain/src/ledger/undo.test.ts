import { describe, expect, test } from 'vitest';
import { Kitchen, RULES } from '../testing/kitchen.ts';
import { lot } from '../testing/lots.ts';
import type { Act } from './deed.ts';
import type { Lot } from './lot.ts';
import { isSameEffect, undoDeeds } from './undo.ts';

const of = (ingredientId: number, quantity: number, own: Partial<Lot> = {}) =>
  lot(quantity, 'g', { ingredientId, id: `lot ${ingredientId}`, opened: true, ...own });
const take = ({ id, ingredientId }: Lot, amount: number, parts: readonly string[] = []): Act => ({
  kind: 'take',
  lot: id,
  ingredientId,
  amount,
  unit: 'g',
  parts,
});
const add = (own: Lot, id: string): Act => ({ kind: 'add', lot: { ...own, id }, isPlain: false });
const becomes = (before: Lot, after: Lot): Act => ({
  kind: 'alter',
  before,
  after,
  spare: 'spare',
  parts: [],
});

describe('an undo', () => {
  test('reports the changes, and nothing else', () => {
    const kitchen = new Kitchen([of(1, 500), of(2, 500)]);
    const meal = kitchen.do([take(of(1, 500), 100)]);
    kitchen.do([take(of(2, 500), 50)]);
    const undone = undoDeeds(kitchen.lots, kitchen.history, ({ at }) => at === meal.at, [], RULES);
    expect(undone.changes).toEqual([{ before: of(1, 400), after: of(1, 500) }]);
    expect(undone.deeds).toEqual(kitchen.history.slice(1));
  });

  test('reports nothing if the pantry stays as it is', () => {
    const kitchen = new Kitchen([of(1, 500), of(1, 10, { id: 'other', expiryDate: '2030-05-31' })]);
    const meal = kitchen.do([take(of(1, 500), 100)]);
    const { changes } = undoDeeds(kitchen.lots, kitchen.history, ({ at }) => at === meal.at, [], RULES);
    expect(changes).toHaveLength(1);
  });

  test('keeps what later deeds merged, of other ingredients and of these', () => {
    const kitchen = new Kitchen([of(1, 500), of(2, 500)]);
    const meal = kitchen.do([take(of(1, 500), 100)]);
    kitchen.do([add(of(2, 20), 'more 2'), add(of(1, 10), 'more 1')]);
    const { deeds } = undoDeeds(kitchen.lots, kitchen.history, ({ at }) => at === meal.at, [], RULES);
    expect(deeds).toHaveLength(1);
    expect(deeds[0]!.mergers).toEqual([
      { id: 'more 2', into: 'lot 2', ingredientId: 2 },
      { id: 'more 1', into: 'lot 1', ingredientId: 1 },
    ]);
    expect(deeds[0]!.changes).toEqual([
      { before: of(2, 500), after: of(2, 520) },
      { before: of(1, 500), after: of(1, 510) },
    ]);
  });

  test('continues with what a lot has become: another ingredient', () => {
    const kitchen = new Kitchen([of(2, 500)]);
    const bought = kitchen.do([add(of(1, 100), 'bought')]);
    kitchen.do([becomes(of(1, 100, { id: 'bought' }), of(2, 100, { id: 'bought' }))]);
    const joined = of(2, 600, { id: 'bought' });
    expect(kitchen.lots).toEqual([joined]);
    kitchen.do([take(joined, 50, kitchen.partsOf(joined.id))]);
    kitchen.undo(bought.at);
    expect(kitchen.lots).toEqual([of(2, 450)]);
  });
});

describe('the effect of a deed', () => {
  const change = { before: lot(2, 'kg'), after: null };
  const merger = { id: 'part', into: 'lot', ingredientId: 1 };
  const deed = { acts: [], today: '2030-05-01', changes: [change], mergers: [merger] };

  test.each([
    { why: 'of another lot', differs: { changes: [{ ...change, before: lot(2, 'kg', { id: 'other' }) }] } },
    { why: 'in another unit', differs: { changes: [{ ...change, before: lot(2, 'g') }] } },
    { why: 'that merges another lot', differs: { mergers: [{ ...merger, id: 'piece' }] } },
  ])('is another $why', ({ differs }) => {
    expect(isSameEffect(deed, { ...deed, ...differs })).toBe(false);
  });

  test('is on a lot', () => {
    const none = { ...deed, changes: [{ before: null, after: null }] };
    expect(() => undoDeeds([], [none], () => true, [], RULES)).toThrow('A change without a lot');
  });
});
