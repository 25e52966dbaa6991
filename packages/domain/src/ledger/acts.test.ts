import { describe, expect, test } from 'vitest';
import { inOrder, Kitchen, newId } from '../testing/kitchen.ts';
import { GUESS, lot, MAY, OPENED } from '../testing/lots.ts';
import type { Unit } from '../units.ts';
import type { Act, SentMarks } from './deed.ts';
import { amountOf, type Lot, type LotMarks } from './lot.ts';
import { isSameEffect } from './undo.ts';

/** The id of what was not there before. */
const MADE: unknown = expect.stringMatching(/^made /);
const take = (there: Lot, amount: number, parts: readonly string[] = []): Act => ({
  kind: 'take',
  lot: there.id,
  ingredientId: there.ingredientId,
  amount,
  unit: there.unit,
  parts,
});

const put = (amount: number, unit: Unit, own: Partial<LotMarks> = {}): Act => {
  const { quantity: _quantity, used: _used, ...marks } = lot(null, unit, { ...own, id: newId() });
  return { kind: 'put', lot: marks, amount };
};

const alter = (before: Lot | null, after: Lot | null, sent?: SentMarks): Act => ({
  kind: 'alter',
  before,
  after,
  ...(sent && { sent }),
  spare: newId(),
  parts: [],
});

/** What a deed makes of lots; it is then undone. */
function done(there: readonly Lot[], ...acts: Act[]): Lot[] {
  const kitchen = new Kitchen(there);
  const { at } = kitchen.do(acts);
  const lots = inOrder(kitchen.lots);
  kitchen.undo(at);
  expect(inOrder(kitchen.lots)).toEqual(inOrder(there));
  return lots;
}

describe('taking', () => {
  test.each([
    { why: 'some of it', there: lot(400, 'g'), amount: 150, left: lot(250, 'g') },
    { why: 'half a piece', there: lot(3, 'piece'), amount: 0.5, left: lot(3, 'piece', { used: 0.5 }) },
    { why: 'the other half', there: lot(3, 'piece', { used: 0.5 }), amount: 0.5, left: lot(2, 'piece') },
    { why: 'part of a kilogram', there: lot(1, 'kg'), amount: 0.3, left: lot(700, 'g') },
    { why: 'a whole kilogram', there: lot(3, 'kg'), amount: 1, left: lot(2, 'kg') },
    { why: 'a quarter of a gram', there: lot(1, 'g'), amount: 0.25, left: lot(1, 'g', { used: 0.25 }) },
    { why: 'all of it', there: lot(400, 'g'), amount: 400, left: null },
    { why: 'more than there is', there: lot(400, 'g'), amount: 500, left: null },
    { why: "of 'some'", there: lot(null, 'g'), amount: 500, left: lot(null, 'g') },
  ])('$why', ({ there, amount, left }) => {
    const begun = { ...there, opened: true };
    expect(done([begun], take(begun, amount))).toEqual(left ? [{ ...left, opened: true }] : []);
  });

  test.each<{ why: string; there: Lot[]; amount: number; left: Partial<Lot>[] }>([
    {
      why: 'what is left of a packet is opened',
      there: [lot(600, 'g', GUESS)],
      amount: 200,
      left: [{ id: 'lot', quantity: 400, unit: 'g', ...OPENED }],
    },
    { why: 'nothing is opened where all is used', there: [lot(600, 'g', GUESS)], amount: 600, left: [] },
    {
      why: 'no tin of several is opened',
      there: [lot(3, 'can', GUESS)],
      amount: 1.5,
      left: [{ id: 'lot', quantity: 2, used: 0.5, ...GUESS, opened: false }],
    },
    {
      why: 'the only tin is opened',
      there: [lot(1, 'can', GUESS)],
      amount: 0.25,
      left: [{ id: 'lot', quantity: 1, used: 0.25, ...OPENED }],
    },
    {
      why: 'what is opened joins what is open already',
      there: [lot(600, 'g', GUESS), lot(50, 'g', { id: 'open', ...OPENED })],
      amount: 200,
      left: [{ id: 'open', quantity: 450, ...OPENED }],
    },
  ])('$why', ({ there, amount, left }) => {
    const lots = done(there, take(there[0]!, amount));
    expect(lots).toMatchObject(left);
    expect(lots).toHaveLength(left.length);
  });

  test('continues with the lot that a packet was merged into, for the second line of a meal', () => {
    const closed = lot(1, 'kg', GUESS);
    const begun = lot(100, 'g', { ...OPENED, id: 'begun', expiryIsGuess: false });
    const lots = done([closed, begun], take(closed, 0.5), take(closed, 0.05));
    // One of the two dates was set by the cook.
    expect(lots).toEqual([{ ...begun, quantity: 550 }]);
  });

  test('takes the rest from what was part of it', () => {
    const part = lot(8, 'oz', { ...MAY, id: 'part', opened: true });
    const lots = done([lot(100, 'g', { opened: true }), part], take(lot(0, 'g'), 200, ['gone', 'part']));
    expect(lots).toMatchObject([{ id: 'part', quantity: 127, unit: 'g' }]);
    expect(amountOf(lots[0]!)).toBeCloseTo(8 * 28.349523125 - 100, 9);
  });
});

describe('buying', () => {
  test.each([
    { why: 'to the same unit', there: lot(200, 'g'), is: lot(450, 'g') },
    { why: 'to another unit of the kind', there: lot(2, 'kg'), is: lot(2250, 'g') },
    { why: "to 'some'", there: lot(null, 'kg'), is: lot(250, 'g') },
    { why: 'to what has its date', there: lot(100, 'g', MAY), own: MAY, is: lot(350, 'g', MAY) },
    {
      why: 'to what certainly has its date',
      there: lot(100, 'g', { ...MAY, expiryIsGuess: true }),
      own: MAY,
      is: lot(350, 'g', MAY),
    },
  ])('250 g $why', ({ there, own = {}, is }) => {
    expect(done([there], put(250, 'g', own))).toEqual([is]);
  });

  test.each<{ why: string; there: Lot; own?: Partial<LotMarks> }>([
    { why: 'another date', there: lot(100, 'g', { expiryDate: '2030-05-30' }), own: MAY },
    { why: 'no date', there: lot(100, 'g', MAY) },
    { why: 'another place', there: lot(100, 'g', { storage: 'freezer' }) },
    { why: 'an open packet', there: lot(100, 'g', { opened: true }) },
    { why: 'a unit of another kind', there: lot(2, 'piece') },
  ])('beside what has $why, as a lot of its own', ({ there, own = {} }) => {
    const made = { ...lot(250, 'g', own), id: MADE };
    expect(done([there], put(250, 'g', own))).toEqual([there, made]);
  });

  test('no more than a pantry holds of one ingredient', () => {
    const tooMuch = () => new Kitchen([lot(999_999, 'g')]).do([put(1, 'tsp'), put(2, 'g')]);
    expect(tooMuch).toThrow(expect.objectContaining({ act: 1 }));
  });
});

describe('entering', () => {
  const add = (own: Lot, isPlain = false): Act => ({ kind: 'add', lot: { ...own, id: newId() }, isPlain });

  test.each([
    {
      why: 'the same batch is summed in whole units',
      there: lot(2, 'lb'),
      more: lot(100, 'g'),
      is: [lot(1007, 'g')],
    },
    {
      why: 'what is left of pieces is summed',
      there: lot(2, 'piece'),
      more: lot(3, 'piece', { used: 0.5 }),
      is: [lot(5, 'piece', { used: 0.5 })],
    },
    {
      why: 'what is left of two is summed in the unit that is there',
      there: lot(2, 'kg', { used: 0.5 }),
      more: lot(300, 'g'),
      is: [lot(1800, 'g')],
    },
    {
      why: "what is left of a piece takes the place of 'some'",
      there: lot(null, 'piece'),
      more: lot(3, 'piece', { used: 0.5 }),
      is: [lot(3, 'piece', { used: 0.5 })],
    },
    {
      why: 'a dated lot stays apart from an undated one',
      there: lot(1, 'g'),
      more: lot(1, 'g', MAY),
      is: [lot(1, 'g'), lot(1, 'g', MAY)],
    },
    {
      why: "'some' more says nothing new",
      there: lot(5, 'g', MAY),
      more: lot(null, 'kg'),
      is: [lot(5, 'g', MAY)],
    },
    {
      why: "'some' more moves the guess of 'some'",
      there: lot(null, 'g', GUESS),
      more: lot(null, 'g', { ...GUESS, ...MAY }),
      is: [lot(null, 'g', { ...GUESS, ...MAY })],
    },
    {
      why: "'some' beside what has expired is a lot of its own",
      there: lot(5, 'g', { expiryDate: '2030-04-30' }),
      more: lot(null, 'g'),
      is: [lot(5, 'g', { expiryDate: '2030-04-30' }), lot(null, 'g')],
    },
    {
      why: 'a date is a guess if both were',
      there: lot(1, 'g', { ...GUESS, expiryIsGuess: false }),
      more: lot(1, 'g', GUESS),
      is: [lot(2, 'g', { ...GUESS, expiryIsGuess: false })],
    },
  ])('$why', ({ there, more, is }) => {
    expect(done([there], add(more, more.quantity === null))).toEqual(
      is.map((one, index) => (index === 0 ? one : { ...one, id: MADE })),
    );
  });

  test('ensures what is not there, or has expired', () => {
    const ensure: Act = { kind: 'ensure', lot: lot(null, 'g', { id: newId() }) };
    expect(done([lot(1, 'can')], ensure)).toEqual([lot(1, 'can')]);
    expect(done([lot(1, 'can', { expiryDate: '2030-04-30' })], ensure)).toHaveLength(2);
    expect(done([], ensure)).toEqual([ensure.kind === 'ensure' && ensure.lot]);
  });

  test('adds one part to a lot, however often it is ensured', () => {
    const kitchen = new Kitchen([lot(1, 'can')]);
    for (let time = 0; time < 3; time += 1) {
      kitchen.do([{ kind: 'ensure', lot: lot(null, 'g', { id: newId() }) }]);
    }
    expect(kitchen.partsOf('lot')).toHaveLength(1);
  });
});

/** An edit of 600 g with a date, which are something else now because another deed was undone. */
describe('an edit of a lot that has changed since', () => {
  const then = lot(600, 'g', GUESS);
  test.each<{ why: string; now: Lot | null; after: Lot | null; sent?: SentMarks; is: Lot[] }>([
    { why: 'as it was: what was said', now: then, after: lot(1, 'lb', MAY), is: [lot(1, 'lb', MAY)] },
    {
      why: 'more: what was said and the rest',
      now: lot(1, 'kg', GUESS),
      after: lot(50, 'g', GUESS),
      is: [lot(450, 'g', GUESS)],
    },
    { why: 'less than was said to be gone', now: lot(300, 'g', GUESS), after: lot(200, 'g', GUESS), is: [] },
    {
      why: 'gone: only what was said to be more',
      now: null,
      after: lot(640, 'g', MAY),
      is: [lot(40, 'g', MAY)],
    },
    { why: 'gone, and nothing was said of its amount', now: null, after: lot(600, 'g', MAY), is: [] },
    {
      why: "'some': what was said",
      now: lot(null, 'g', GUESS),
      after: lot(50, 'g', GUESS),
      is: [lot(50, 'g', GUESS)],
    },
    {
      why: "more, and it was said to be 'some'",
      now: lot(1, 'kg', GUESS),
      after: lot(null, 'g', GUESS),
      is: [lot(null, 'g', GUESS)],
    },
    {
      why: 'more, in another kind of unit: the rest beside it',
      now: lot(1, 'kg', GUESS),
      after: lot(2, 'bunch', GUESS),
      is: [lot(2, 'bunch', GUESS), lot(400, 'g', GUESS)],
    },
    {
      why: 'another amount, of which nothing was said',
      now: lot(1, 'kg', GUESS),
      after: { ...then, ...MAY },
      is: [lot(1, 'kg', { ...GUESS, ...MAY })],
    },
    {
      why: 'open, and it was put in the freezer: dated as such',
      now: lot(600, 'g', OPENED),
      after: { ...then, storage: 'freezer' },
      sent: { storage: 'freezer' },
      is: [lot(600, 'g', { ...OPENED, storage: 'freezer', expiryDate: '2031-05-01' })],
    },
    {
      why: 'thrown away: what was there then goes',
      now: lot(1, 'kg', GUESS),
      after: null,
      is: [lot(400, 'g', GUESS)],
    },
    { why: "thrown away: 'some' goes", now: lot(null, 'g', GUESS), after: null, is: [] },
    { why: 'thrown away where there is none', now: null, after: null, is: [] },
  ])('$why', ({ now, after, sent, is }) => {
    const lots = done(now ? [now] : [], alter(then, after, sent));
    expect(lots).toEqual(is.map((one, index) => (index === 0 ? one : { ...one, id: MADE })));
  });

  test("'some' that is thrown away takes nothing else along", () => {
    const kitchen = new Kitchen([lot(500, 'g')]);
    const removal = kitchen.do([alter(lot(500, 'g'), null)]);
    const some = lot(null, 'g', { id: 'some' });
    kitchen.do([{ kind: 'add', lot: some, isPlain: true }]);
    kitchen.do([alter(some, null)]);
    kitchen.undo(removal.at);
    expect(kitchen.lots).toEqual([lot(500, 'g')]);
  });

  test('what has changed without a deed stays, as if the cook had done it then', () => {
    const kitchen = new Kitchen([lot(2, 'lb', { opened: true })]);
    const meal = kitchen.do([take(lot(2, 'lb'), 1)]);
    kitchen.lots = [lot(400, 'g', { ...MAY, opened: true })];
    const next = kitchen.do([take(lot(400, 'g'), 100)]);
    kitchen.undo(meal.at);
    expect(kitchen.lots).toMatchObject([{ ...MAY, quantity: 754, unit: 'g' }]);
    kitchen.undo(next.at);
    expect(kitchen.lots).toMatchObject([{ ...MAY, quantity: 854, unit: 'g' }]);
  });

  test('what it merges is one lot, and two again after an undo', () => {
    const other = lot(8, 'oz', { ...MAY, id: 'other' });
    expect(done([then, other], alter(then, { ...then, ...MAY, expiryIsGuess: false }))).toMatchObject([
      { id: 'lot', quantity: 827, unit: 'g', ...MAY },
    ]);
  });
});

describe('the effect of a deed', () => {
  const other = lot(3, 'piece', { id: 'other', ingredientId: 2 });
  const [change, next] = [
    { before: lot(2, 'kg'), after: null },
    { before: null, after: other },
  ];
  const [merger, again] = [
    { id: 'part', into: 'lot', ingredientId: 1 },
    { id: 'one', into: 'other', ingredientId: 2 },
  ];
  const deed = { acts: [], today: '2030-05-01', changes: [change, next], mergers: [merger, again] };

  test('is the same regardless of the order in which its lots and their properties are stored', () => {
    const { opened, ...marks } = lot(2, 'kg');
    const stored = { after: null, before: { opened, ...marks } };
    expect(isSameEffect(deed, { ...deed, changes: [next, stored], mergers: [again, merger] })).toBe(true);
  });

  test.each([
    { why: 'a lot is not changed', differs: { changes: [change] } },
    {
      why: 'a lot becomes another',
      differs: { changes: [change, { before: null, after: { ...other, used: 0.5 } }] },
    },
    { why: 'nothing is merged', differs: { mergers: [] } },
    { why: 'a lot is merged into another', differs: { mergers: [{ ...merger, into: 'third' }, again] } },
  ])('is another where $why', ({ differs }) => {
    expect(isSameEffect(deed, { ...deed, ...differs })).toBe(false);
    expect(isSameEffect({ ...deed, ...differs }, deed)).toBe(false);
  });
});
