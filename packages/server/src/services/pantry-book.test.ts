import { UNITS, type Unit } from '@larder/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItemThen, StockChange } from '../database/schema.ts';
import { amountOf, PantryBook } from './pantry-book.ts';

const TODAY = '2030-05-06';
let ids = 0;
const newId = () => `new ${(ids += 1)}`;

const item = (
  ingredientId: number,
  quantity: number | null,
  unit: Unit,
  own: Partial<ItemThen> = {},
): ItemThen => ({
  id: `item ${ingredientId}`,
  ingredientId,
  quantity,
  used: 0,
  unit,
  expiryDate: null,
  ...own,
});

/** The pantry after a change, as it would be read again. */
function changed(pantry: readonly ItemThen[], work: (book: PantryBook) => void) {
  const book = new PantryBook(pantry, newId);
  work(book);
  const changes = book.changes();
  const touched = new Set(changes.flatMap(({ before }) => before?.id ?? []));
  const rest = pantry.filter(({ id }) => !touched.has(id));
  return { changes, pantry: [...rest, ...changes.flatMap(({ after }) => after ?? [])] };
}

const revert = (pantry: readonly ItemThen[], changes: readonly StockChange[]) =>
  changed(pantry, (book) => {
    for (const change of changes) book.revert(change);
  }).pantry;

describe('taking', () => {
  test.each([
    { why: 'some of it', there: item(1, 400, 'g'), amount: 150, left: item(1, 250, 'g') },
    {
      why: 'half a piece',
      there: item(1, 3, 'piece'),
      amount: 0.5,
      left: item(1, 3, 'piece', { used: 0.5 }),
    },
    {
      why: 'the other half',
      there: item(1, 3, 'piece', { used: 0.5 }),
      amount: 0.5,
      left: item(1, 2, 'piece'),
    },
    { why: 'part of a kilogram', there: item(1, 1, 'kg'), amount: 0.3, left: item(1, 700, 'g') },
    { why: 'a whole kilogram', there: item(1, 3, 'kg'), amount: 1, left: item(1, 2, 'kg') },
    { why: 'a third of a gram', there: item(1, 1, 'g'), amount: 0.25, left: item(1, 1, 'g', { used: 0.25 }) },
    { why: 'all of it', there: item(1, 400, 'g'), amount: 400, left: null },
    { why: 'more than there is', there: item(1, 400, 'g'), amount: 500, left: null },
    { why: "of 'some'", there: item(1, null, 'g'), amount: 500, left: item(1, null, 'g') },
  ])('$why', ({ there, amount, left }) => {
    const { pantry, changes } = changed([there], (book) => book.take(there.id, amount));
    expect(pantry).toEqual(left ? [left] : []);
    expect(revert(pantry, changes)).toEqual([there]);
  });
});

describe('putting in', () => {
  const put = (there: readonly ItemThen[], amount: number, unit: Unit, neededUntil = '2030-05-10') =>
    changed(there, (book) => book.put({ ingredientId: 1, amount, unit, neededUntil }, TODAY));

  test.each([
    { why: 'to the same unit', there: item(1, 200, 'g'), is: item(1, 450, 'g') },
    { why: 'to another unit of the kind', there: item(1, 2, 'kg'), is: item(1, 2250, 'g') },
    { why: "to 'some'", there: item(1, null, 'kg'), is: item(1, 250, 'g') },
    {
      why: 'to what has expired: it gives way',
      there: item(1, 900, 'g', { expiryDate: '2030-05-05' }),
      is: item(1, 250, 'g'),
    },
    {
      why: 'to what expires before it is needed: the date goes',
      there: item(1, 100, 'g', { expiryDate: '2030-05-09' }),
      is: item(1, 350, 'g'),
    },
    {
      why: 'to what lasts: the date stays',
      there: item(1, 100, 'g', { expiryDate: '2030-05-10' }),
      is: item(1, 350, 'g', { expiryDate: '2030-05-10' }),
    },
  ])('250 g $why', ({ there, is }) => {
    const { pantry, changes } = put([there], 250, 'g');
    expect(pantry).toEqual([is]);
    expect(revert(pantry, changes)).toEqual([there]);
  });

  test('what is not there, or only in units of another kind', () => {
    const pieces = item(1, 2, 'piece');
    const { pantry, changes } = put([pieces], 1.5, 'tsp');
    expect(pantry).toEqual([pieces, { ...item(1, 8, 'ml'), id: expect.stringMatching(/^new /), used: 0.5 }]);
    expect(revert(pantry, changes)).toEqual([pieces]);
  });

  test('no more than a pantry holds of one thing', () => {
    expect(() => put([item(1, 999_999, 'g')], 2, 'g')).toThrow('Quantity must be at most 1,000,000');
  });
});

describe('undoing what has changed since', () => {
  const before = item(1, 1, 'kg', { expiryDate: '2030-05-09' });
  const { changes } = changed([before], (book) => book.take(before.id, 0.4));

  test.each([
    { why: 'another amount', now: item(1, 100, 'g'), is: item(1, 500, 'g') },
    {
      why: 'another date',
      now: item(1, 600, 'g', { expiryDate: '2030-06-01' }),
      is: item(1, 1, 'kg', { expiryDate: '2030-06-01' }),
    },
    { why: 'ounces', now: item(1, 16, 'oz'), is: item(1, 854, 'g', { used: expect.closeTo(0.41, 2) }) },
    {
      why: 'a new item',
      now: { ...item(1, 50, 'g'), id: 'other' },
      is: { ...item(1, 450, 'g'), id: 'other' },
    },
    { why: "'some'", now: item(1, null, 'g'), is: item(1, null, 'g') },
  ])('$why', ({ now, is }) => {
    expect(revert([now], changes)).toEqual([is]);
  });

  test('gone: what was taken comes back, with its date', () => {
    expect(revert([], changes)).toEqual([item(1, 400, 'g', { expiryDate: '2030-05-09' })]);
  });

  test('turned into another kind of unit: an item of its own', () => {
    const bunches = item(1, 2, 'bunch');
    const pantry = revert([bunches], changes);
    expect(pantry).toHaveLength(2);
    expect(pantry).toContainEqual(bunches);
    expect(pantry).toContainEqual({
      ...item(1, 400, 'g', { expiryDate: '2030-05-09' }),
      id: expect.stringMatching(/^new /),
    });
  });

  test('a purchase of which some is gone: only what is there is taken', () => {
    const bought = changed([], (book) =>
      book.put({ ingredientId: 1, amount: 500, unit: 'g', neededUntil: TODAY }, TODAY),
    );
    const [now] = bought.pantry as [ItemThen];
    expect(revert([{ ...now, quantity: 200 }], bought.changes)).toEqual([]);
    expect(revert([{ ...now, quantity: 700 }], bought.changes)).toEqual([{ ...now, quantity: 200 }]);
    expect(revert([], bought.changes)).toEqual([]);
  });
});

test('whatever is taken and put in is undone in any order, to the last gram', () => {
  const stock = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    unit: fc.constantFrom<Unit>('g', 'kg', 'oz', 'ml', 'cup', 'tsp', 'piece'),
    expiryDate: fc.constantFrom(null, '2030-05-20'),
  });
  const step = fc.record({
    isPut: fc.boolean(),
    which: fc.nat({ max: 4 }),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    order: fc.nat(),
  });
  const total = (pantry: readonly ItemThen[]) =>
    pantry
      .map(
        (one) =>
          [one.id, one.expiryDate, UNITS[one.unit].kind, amountOf(one) * UNITS[one.unit].factor] as const,
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  fc.assert(
    fc.property(
      fc.array(stock, { minLength: 5, maxLength: 5 }),
      fc.array(step, { maxLength: 8 }),
      (there, wanted) => {
        const first = there.map((own, id) =>
          item(id, own.quantity, own.unit, { expiryDate: own.expiryDate }),
        );
        let pantry: readonly ItemThen[] = first;
        const done: { changes: StockChange[]; order: number }[] = [];
        for (const { isPut, which, share, order } of wanted) {
          const one = pantry.find(({ ingredientId }) => ingredientId === which);
          if (!one) continue;
          const amount = amountOf(one) * share;
          const next = changed(pantry, (book) => {
            if (isPut) book.put({ ingredientId: which, amount, unit: one.unit, neededUntil: TODAY }, TODAY);
            else book.take(one.id, amount);
          });
          // What was bought is only undone when nothing was taken of it since, so it is undone last.
          done.push({ changes: next.changes, order: isPut ? Infinity : order });
          pantry = next.pantry;
        }
        for (const { changes } of done.toSorted((a, b) => a.order - b.order))
          pantry = revert(pantry, changes);
        const [is, was] = [total(pantry), total(first)];
        expect(is.map(([id, date, kind]) => [id, date, kind])).toEqual(
          was.map(([id, date, kind]) => [id, date, kind]),
        );
        for (const [index, [, , , amount]] of is.entries()) expect(amount).toBeCloseTo(was[index]![3], 3);
      },
    ),
    { numRuns: 500, seed: 20_300_506 },
  );
});
