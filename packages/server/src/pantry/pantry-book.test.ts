import { LIMITS, UNITS, type Unit } from '@larder/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Batch, BatchChange } from './pantry.store.ts';
import { amountOf, PantryBook, type Delivery } from './pantry-book.ts';

let ids = 0;
const newId = () => `new ${(ids += 1)}`;

const item = (
  ingredientId: number,
  quantity: number | null,
  unit: Unit,
  own: Partial<Batch> = {},
): Batch => ({
  id: `item ${ingredientId}`,
  ingredientId,
  quantity,
  used: 0,
  unit,
  expiryDate: null,
  expiryIsGuess: false,
  storage: null,
  opened: false,
  ...own,
});

/** The pantry after changes, as a new read would return it. */
function changed(pantry: readonly Batch[], work: (book: PantryBook) => void) {
  const book = new PantryBook(pantry, newId);
  work(book);
  const changes = book.changes();
  const touched = new Set(changes.flatMap(({ before }) => before?.id ?? []));
  const rest = pantry.filter(({ id }) => !touched.has(id));
  return { changes, pantry: [...rest, ...changes.flatMap(({ after }) => after ?? [])] };
}

const revert = (pantry: readonly Batch[], changes: readonly BatchChange[]) =>
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

/** Once opened it keeps until tomorrow. */
const OPENED = { expiryDate: '2030-05-07', expiryIsGuess: true, storage: null, opened: true };
const GUESS = { expiryDate: '2030-05-12', expiryIsGuess: true };

describe('opening', () => {
  const open = ({ opened }: Batch) => (opened ? null : OPENED);

  test("takes the rest from the opened batch that a packet has joined, for a meal's second line", () => {
    const begun = item(1, 100, 'g', { ...OPENED, id: 'begun', expiryIsGuess: false });
    const there = [item(1, 1, 'kg', { ...GUESS, id: 'closed' }), begun];
    const { pantry, changes } = changed(there, (book) => {
      book.take('closed', 0.5, open);
      book.take('closed', 0.05, open);
    });
    // One of the two dates was set by the cook.
    expect(pantry).toEqual([{ ...begun, quantity: 550 }]);
    expect(revert(pantry, changes).toSorted((a, b) => (a.id < b.id ? 1 : -1))).toEqual(there);
  });

  test.each<{ why: string; there: Batch[]; amount: number; left: Partial<Batch>[] }>([
    {
      why: 'what is left of a packet',
      there: [item(1, 600, 'g', GUESS)],
      amount: 200,
      left: [{ id: 'item 1', quantity: 400, unit: 'g', ...OPENED }],
    },
    { why: 'nothing where all is used', there: [item(1, 600, 'g', GUESS)], amount: 600, left: [] },
    {
      why: 'no tin of several',
      there: [item(1, 3, 'can', GUESS)],
      amount: 1.5,
      left: [{ id: 'item 1', quantity: 2, used: 0.5, ...GUESS, opened: false }],
    },
    {
      why: 'the only tin',
      there: [item(1, 1, 'can', GUESS)],
      amount: 0.25,
      left: [{ id: 'item 1', quantity: 1, used: 0.25, ...OPENED }],
    },
    {
      why: 'it beside what is open already',
      there: [item(1, 600, 'g', GUESS), item(1, 50, 'g', { id: 'open', ...OPENED })],
      amount: 200,
      left: [{ id: 'open', quantity: 450, ...OPENED }],
    },
  ])('$why', ({ there, amount, left }) => {
    const { pantry, changes } = changed(there, (book) => book.take('item 1', amount, open));
    expect(pantry).toMatchObject(left);
    expect(pantry).toHaveLength(left.length);
    const byId = (a: Batch, b: Batch) => (a.id < b.id ? -1 : 1);
    expect(revert(pantry, changes).toSorted(byId)).toEqual(there.toSorted(byId));
  });
});

const bought = (ingredientId: number, amount: number, unit: Unit, own: Partial<Delivery> = {}): Delivery => ({
  ingredientId,
  amount,
  unit,
  expiryDate: null,
  expiryIsGuess: false,
  storage: null,
  opened: false,
  ...own,
});

describe('putting in', () => {
  const put = (there: readonly Batch[], amount: number, unit: Unit, own: Partial<Delivery> = {}) =>
    changed(there, (book) => book.put(bought(1, amount, unit, own)));
  const MAY = { expiryDate: '2030-05-31' };

  test.each([
    { why: 'to the same unit', there: item(1, 200, 'g'), is: item(1, 450, 'g') },
    { why: 'to another unit of the kind', there: item(1, 2, 'kg'), is: item(1, 2250, 'g') },
    { why: "to 'some'", there: item(1, null, 'kg'), is: item(1, 250, 'g') },
    { why: 'to what has its date', there: item(1, 100, 'g', MAY), own: MAY, is: item(1, 350, 'g', MAY) },
    {
      why: 'to what has its date for sure',
      there: item(1, 100, 'g', { ...MAY, expiryIsGuess: true }),
      own: MAY,
      is: item(1, 350, 'g', MAY),
    },
  ])('250 g $why', ({ there, own = {}, is }) => {
    const { pantry, changes } = put([there], 250, 'g', own);
    expect(pantry).toEqual([is]);
    expect(revert(pantry, changes)).toEqual([there]);
  });

  test.each<{ why: string; there: Batch; own?: Partial<Delivery> }>([
    { why: 'another date', there: item(1, 100, 'g', { expiryDate: '2030-05-30' }), own: MAY },
    { why: 'no date', there: item(1, 100, 'g', MAY) },
    { why: 'a date that is over', there: item(1, 900, 'g', { expiryDate: '2030-05-01' }), own: MAY },
    { why: 'another place', there: item(1, 100, 'g', { storage: 'freezer' }) },
    { why: 'an open packet', there: item(1, 100, 'g', { opened: true }) },
  ])('with $why, as a separate batch', ({ there, own = {} }) => {
    const { pantry, changes } = put([there], 250, 'g', own);
    expect(pantry).toEqual([there, { ...item(1, 250, 'g', own), id: expect.stringMatching(/^new /) }]);
    expect(revert(pantry, changes)).toEqual([there]);
  });

  test('what is not there, or only in units of another kind', () => {
    const pieces = item(1, 2, 'piece');
    const { pantry, changes } = put([pieces], 1.5, 'tsp');
    expect(pantry).toEqual([pieces, { ...item(1, 8, 'ml'), id: expect.stringMatching(/^new /), used: 0.5 }]);
    expect(revert(pantry, changes)).toEqual([pieces]);
  });

  test('no more of one ingredient than a pantry can hold', () => {
    expect(() => put([item(1, 999_999, 'g')], 2, 'g')).toThrow('Quantity must be at most 1,000,000');
  });
});

test("restores the removed amount, even if 'some' was added since", () => {
  const there = item(1, 500, 'g');
  const removal = { before: there, after: null };
  const some = { ...item(1, null, 'g'), id: 'other' };
  expect(revert([some], [removal])).toEqual([{ ...there, id: 'other' }]);
  const had = { before: item(1, null, 'g'), after: null };
  expect(revert([{ ...there, id: 'other' }], [had])).toEqual([{ ...there, id: 'other' }]);
});

describe('undoing after changes', () => {
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
      why: 'a new item of the same batch',
      now: { ...item(1, 50, 'g', { expiryDate: '2030-05-09' }), id: 'other' },
      is: { ...item(1, 450, 'g', { expiryDate: '2030-05-09' }), id: 'other' },
    },
    { why: "'some'", now: item(1, null, 'g'), is: item(1, null, 'g') },
  ])('$why', ({ now, is }) => {
    expect(revert([now], changes)).toEqual([is]);
  });

  test('another batch: the removed amount comes back with its own date', () => {
    const fresh = { ...item(1, 50, 'g', { expiryDate: '2030-06-01' }), id: 'other' };
    expect(revert([fresh], changes)).toEqual([fresh, item(1, 400, 'g', { expiryDate: '2030-05-09' })]);
  });

  test('recorded before batches existed: undone as before', () => {
    const asKept = JSON.parse(
      JSON.stringify(changes, (key, value) =>
        ['expiryIsGuess', 'storage', 'opened'].includes(key) ? undefined : value,
      ),
    );
    expect(revert([{ ...before, quantity: 600, unit: 'g' }], asKept)).toEqual([before]);
  });

  test('gone: the removed amount comes back, with its date', () => {
    expect(revert([], changes)).toEqual([item(1, 400, 'g', { expiryDate: '2030-05-09' })]);
  });

  test('converted to another kind of unit: a separate item', () => {
    const bunches = item(1, 2, 'bunch');
    const pantry = revert([bunches], changes);
    expect(pantry).toHaveLength(2);
    expect(pantry).toContainEqual(bunches);
    expect(pantry).toContainEqual({
      ...item(1, 400, 'g', { expiryDate: '2030-05-09' }),
      id: expect.stringMatching(/^new /),
    });
  });

  test('a partly used purchase: only what is left is removed', () => {
    const once = changed([], (book) => book.put(bought(1, 500, 'g')));
    const [now] = once.pantry as [Batch];
    expect(revert([{ ...now, quantity: 200 }], once.changes)).toEqual([]);
    expect(revert([{ ...now, quantity: 700 }], once.changes)).toEqual([{ ...now, quantity: 200 }]);
    expect(revert([], once.changes)).toEqual([]);
  });
});

test('takes and puts can be undone in any order, to the last gram', () => {
  const stock = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    unit: fc.constantFrom<Unit>('g', 'kg', 'oz', 'ml', 'cup', 'tsp', 'piece', 'can'),
    expiryDate: fc.constantFrom(null, '2030-05-20'),
  });
  const step = fc.record({
    isPut: fc.boolean(),
    which: fc.nat({ max: 4 }),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    order: fc.nat(),
  });
  const inBase = (amount: number, unit: Unit) => amount * UNITS[unit].factor;
  const total = (pantry: readonly Batch[]) =>
    pantry
      .map((one) => [one.id, one.expiryDate, UNITS[one.unit].kind, inBase(amountOf(one), one.unit)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  fc.assert(
    fc.property(
      fc.array(stock, { minLength: 5, maxLength: 5 }),
      fc.array(step, { maxLength: 8 }),
      (there, wanted) => {
        const first = there.map((own, id) =>
          item(id, own.quantity, own.unit, { expiryDate: own.expiryDate }),
        );
        let pantry: readonly Batch[] = first;
        /** Everything ever added of each: during undo, quantities must stay within the limit. */
        const most = first.map((one) => inBase(amountOf(one), one.unit));
        const done: { changes: BatchChange[]; order: number }[] = [];
        for (const { isPut, which, share, order } of wanted) {
          const one = pantry.find(({ ingredientId }) => ingredientId === which);
          if (!one) continue;
          const amount = amountOf(one) * share;
          if (isPut) {
            const more = most[which]! + inBase(amount, one.unit);
            if (more > LIMITS.quantity.max / 2) continue;
            most[which] = more;
          }
          const next = changed(pantry, (book) => {
            if (isPut) book.put(bought(which, amount, one.unit, { expiryDate: one.expiryDate }));
            else book.take(one.id, amount, ({ opened }) => (opened ? null : OPENED));
          });
          // A purchase can only be undone while none of it was used, so it is undone last.
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
