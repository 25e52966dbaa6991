import { describe, expect, test } from 'vitest';
import { inOrder, RULES, TODAY } from '../testing/kitchen.ts';
import { GUESS, lot, MAY, OPENED } from '../testing/lots.ts';
import { alter } from './alter.ts';
import type { Alter } from './deed.ts';
import type { Lot } from './lot.ts';
import { Shelf } from './shelf.ts';

/** A shelf after an edit. */
function edited(there: readonly Lot[], before: Lot | null, after: Lot | null, more: Partial<Alter> = {}) {
  const shelf = new Shelf(there);
  alter(shelf, { kind: 'alter', before, after, spare: 'spare', parts: [], ...more }, { today: TODAY }, RULES);
  return shelf;
}
const lotsAfter = (...given: Parameters<typeof edited>) => inOrder(edited(...given).all());

describe('what no deed explains', () => {
  test('arrives as it is', () => {
    expect(lotsAfter([], null, lot(5, 'g'))).toEqual([lot(5, 'g')]);
  });

  test('becomes part of the same batch', () => {
    const shelf = edited([lot(3, 'g', GUESS)], null, lot(5, 'g', { ...GUESS, id: 'new' }));
    expect([...shelf.all()]).toEqual([lot(8, 'g', GUESS)]);
    expect(shelf.partsOf('lot')).toEqual(['new']);
  });

  test('is nothing if there was nothing and is nothing', () => {
    expect(lotsAfter([lot(3, 'g')], null, null)).toEqual([lot(3, 'g')]);
  });
});

describe("'some' that is removed", () => {
  const some = lot(null, 'g');
  test.each([
    { why: 'is removed, although it is more now', there: [lot(500, 'g')], is: [] },
    { why: 'is gone already', there: [], is: [] },
    { why: 'leaves others', there: [lot(5, 'g', { id: 'other' })], is: [lot(5, 'g', { id: 'other' })] },
  ])('$why', ({ there, is }) => expect(lotsAfter(there, some, null)).toEqual(is));

  test('leaves what it has become part of', () => {
    const shelf = new Shelf([lot(5, 'g', { id: 'other' })], [{ id: 'lot', into: 'other' }]);
    alter(
      shelf,
      { kind: 'alter', before: some, after: null, spare: 'spare', parts: [] },
      { today: TODAY },
      RULES,
    );
    expect([...shelf.all()]).toEqual([lot(5, 'g', { id: 'other' })]);
  });
});

describe('an edited amount', () => {
  const then = lot(600, 'g', GUESS);
  test.each<{ why: string; there: Lot[]; before?: Lot; after: Lot; parts?: string[]; is: Lot[] }>([
    {
      why: 'in another unit of the kind',
      there: [lot(1, 'kg')],
      before: lot(1, 'kg'),
      after: lot(1, 'lb'),
      is: [lot(1, 'lb')],
    },
    {
      why: "where it was 'some', and is more now",
      there: [lot(500, 'g')],
      before: lot(null, 'g'),
      after: lot(50, 'g'),
      is: [lot(50, 'g')],
    },
    {
      why: 'that is more than is there, from its parts',
      there: [lot(300, 'g', GUESS), lot(200, 'g', { ...MAY, id: 'part' })],
      after: lot(200, 'g', GUESS),
      parts: ['part'],
      is: [lot(100, 'g', { ...MAY, id: 'part' })],
    },
    {
      why: 'that is all that is there, and nothing from its parts',
      there: [lot(400, 'g', GUESS), lot(200, 'g', { ...MAY, id: 'part' })],
      after: lot(200, 'g', GUESS),
      parts: ['part'],
      is: [lot(200, 'g', { ...MAY, id: 'part' })],
    },
    {
      why: 'in another kind of unit, beside a rest that is kept as it is now',
      there: [lot(1, 'kg', { ...GUESS, storage: 'freezer' })],
      after: lot(2, 'bunch', GUESS),
      is: [
        lot(2, 'bunch', { ...GUESS, storage: 'freezer' }),
        lot(400, 'g', { ...GUESS, storage: 'freezer', id: 'spare' }),
      ],
    },
    {
      why: 'where there is another kind of unit now, beside it',
      there: [lot(2, 'bunch', GUESS)],
      after: lot(640, 'g', GUESS),
      is: [lot(2, 'bunch', GUESS), lot(40, 'g', { ...GUESS, id: 'spare' })],
    },
    {
      why: 'of which nothing was said, where there is another kind of unit now',
      there: [lot(2, 'bunch', GUESS)],
      after: lot(600, 'g', MAY),
      is: [lot(2, 'bunch', GUESS)],
    },
  ])('$why', ({ there, before = then, after, parts = [], is }) => {
    expect(lotsAfter(there, before, after, { parts })).toEqual(is);
  });
});

describe('a lot that becomes another ingredient', () => {
  const then = lot(500, 'g');
  const other = { ingredientId: 2 };

  test('takes along what it had swallowed and is by itself again, each as it is kept, and nothing else', () => {
    const there = [
      lot(300, 'g'),
      lot(200, 'g', { ...MAY, id: 'part', storage: 'freezer' }),
      lot(5, 'g', { ...MAY, id: 'stranger' }),
      lot(7, 'g', { ...other, id: 'renamed before', storage: 'fridge' }),
    ];
    const parts = ['part', 'used up', 'renamed before'];
    expect(lotsAfter(there, then, { ...then, ...other }, { parts })).toEqual([
      lot(300, 'g', other),
      lot(200, 'g', { ...MAY, ...other, id: 'part', storage: 'freezer' }),
      lot(7, 'g', { ...other, id: 'renamed before', storage: 'fridge' }),
      lot(5, 'g', { ...MAY, id: 'stranger' }),
    ]);
  });

  test('says of them what they do not say themselves: a date and a place', () => {
    const known = { ...MAY, id: 'part 2', storage: 'freezer' as const };
    const there = [then, lot(200, 'g', { id: 'part 1', opened: true }), lot(9, 'g', known)];
    const after = { ...then, ...other, ...GUESS, storage: 'fridge' as const };
    expect(lotsAfter(there, then, after, { parts: ['part 1', 'part 2'] })).toEqual([
      after,
      { ...after, id: 'part 1', quantity: 200, opened: true },
      lot(9, 'g', { ...known, ...other }),
    ]);
  });

  test('takes along all that there is of it, if the ingredient was renamed: each as it is kept, or as that becomes', () => {
    const there = [
      lot(300, 'g'),
      lot(7, 'oz', { ...MAY, id: 'dated', storage: 'freezer' }),
      lot(2, 'can', { id: 'undated', opened: true }),
      lot(9, 'can', { ...MAY, ...other, id: 'not of it' }),
      lot(1, 'piece', { ...MAY, ingredientId: 3, id: 'stranger' }),
    ];
    const after = { ...then, ...other, ...MAY };
    expect(lotsAfter(there, then, after, { isRename: true })).toEqual([
      lot(7, 'oz', { ...MAY, ...other, id: 'dated', storage: 'freezer' }),
      lot(300, 'g', { ...other, ...MAY }),
      lot(9, 'can', { ...MAY, ...other, id: 'not of it' }),
      lot(1, 'piece', { ...MAY, ingredientId: 3, id: 'stranger' }),
      lot(2, 'can', { ...GUESS, ...other, id: 'undated', opened: true }),
    ]);
  });

  test('is merged with the same batch of that, and leaves nothing behind when it is gone itself', () => {
    const there = [lot(7, 'oz', { ...MAY, id: 'same' }), lot(9, 'oz', { ...MAY, ...other, id: 'twin' })];
    const shelf = edited(there, then, { ...then, ...other }, { isRename: true });
    expect(inOrder(shelf.all())).toEqual([lot(16, 'oz', { ...MAY, ...other, id: 'same' })]);
    expect(shelf.partsOf('same')).toEqual(['twin']);
  });

  test('becomes it in another kind of unit, too', () => {
    const there = [lot(2, 'bunch', MAY)];
    expect(lotsAfter(there, then, { ...then, ...other })).toEqual([lot(2, 'bunch', { ...MAY, ...other })]);
  });

  test('takes them along when it is used up itself', () => {
    const there = [lot(200, 'g', { ...MAY, id: 'part' })];
    expect(lotsAfter(there, then, { ...then, ...other }, { parts: ['part'] })).toEqual([
      lot(200, 'g', { ...MAY, ...other, id: 'part' }),
    ]);
  });
});

describe('what is said of how a lot is kept', () => {
  const then = lot(600, 'g', GUESS);
  const moved = { ...then, storage: 'freezer', expiryDate: '2030-09-09' } as const;
  const sent = { storage: 'freezer' } as const;

  test('is set exactly as entered if it has not changed since, whatever the amount', () => {
    expect(lotsAfter([{ ...then, quantity: 100 }], then, moved, { sent })).toEqual([
      { ...moved, quantity: 100 },
    ]);
  });

  test.each([
    { why: 'date', now: { expiryDate: '2030-05-15' }, is: { expiryDate: '2031-05-01' } },
    { why: 'guess', now: { expiryIsGuess: false }, is: { expiryIsGuess: false } },
    { why: 'place', now: { storage: 'fridge' as const }, is: { expiryDate: '2031-05-01' } },
    { why: 'package', now: { opened: true }, is: { expiryDate: '2031-05-01', opened: true } },
  ])('is dated again if its $why has changed', ({ now, is }) => {
    expect(lotsAfter([{ ...then, ...now }], then, moved, { sent })).toEqual([
      { ...then, storage: 'freezer', ...is },
    ]);
  });

  test.each<{ why: string; now: Partial<Lot>; after: Partial<Lot>; is: Partial<Lot> }>([
    {
      why: 'nothing of its date',
      now: OPENED,
      after: { storage: 'freezer' },
      is: { ...OPENED, storage: 'freezer' },
    },
    { why: 'its date', now: OPENED, after: MAY, is: { ...OPENED, ...MAY } },
    {
      why: 'that its date is for sure',
      now: OPENED,
      after: { expiryIsGuess: false },
      is: { ...GUESS, opened: true, expiryIsGuess: false },
    },
    {
      why: 'nothing of its place',
      now: { storage: 'fridge' },
      after: { opened: true },
      is: { storage: 'fridge', opened: true },
    },
    {
      why: 'its place',
      now: { storage: 'fridge' },
      after: { storage: 'freezer' },
      is: { storage: 'freezer' },
    },
    {
      why: 'nothing of its package',
      now: { opened: true },
      after: { storage: 'fridge' },
      is: { opened: true, storage: 'fridge' },
    },
    {
      why: 'its package',
      now: { storage: 'fridge' },
      after: { opened: true },
      is: { storage: 'fridge', opened: true },
    },
    {
      why: 'that it is closed',
      now: { opened: true, storage: 'fridge' },
      after: { opened: false, ...MAY },
      is: { ...MAY, opened: true, storage: 'fridge' },
    },
  ])(
    'changes only where the edit changed it, in an edit stored without what was entered: $why',
    ({ now, after, is }) => {
      expect(lotsAfter([{ ...then, ...now }], then, { ...then, ...after })).toEqual([{ ...then, ...is }]);
    },
  );
});
