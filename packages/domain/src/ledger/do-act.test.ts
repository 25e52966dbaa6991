import { describe, expect, test } from 'vitest';
import { inOrder, RULES, TODAY } from '../testing/kitchen.ts';
import { GUESS, lot, MAY, OPENED } from '../testing/lots.ts';
import type { Act } from './deed.ts';
import { doAct } from './do-act.ts';
import { TooMuch, type Lot } from './lot.ts';
import { Shelf } from './shelf.ts';

function after(there: readonly Lot[], act: Act): Lot[] {
  const shelf = new Shelf(there);
  doAct(shelf, act, { today: TODAY }, RULES);
  return inOrder(shelf.all());
}

const take = ({ id, ingredientId, unit }: Lot, amount: number, parts: string[] = []): Act => ({
  kind: 'take',
  lot: id,
  ingredientId,
  amount,
  unit,
  parts,
});
const put = (own: Lot): Act => ({ kind: 'put', lot: { ...own, id: 'new' }, amount: own.quantity! });
const add = (own: Lot, isPlain = false): Act => ({ kind: 'add', lot: { ...own, id: 'new' }, isPlain });

describe('taking', () => {
  const closed = lot(600, 'g', GUESS);
  const open = lot(50, 'g', { ...OPENED, id: 'open' });

  test.each([600, 700])('all of a packet, or more, leaves an open one as it is: %d g', (amount) => {
    expect(after([closed, open], take(closed, amount))).toEqual([open]);
  });

  test('one tin of two opens none', () => {
    expect(after([lot(2, 'can', GUESS)], take(lot(2, 'can'), 1))).toEqual([lot(1, 'can', GUESS)]);
  });

  test.each([100, 600])('what the first has leaves its parts closed: %d g', (amount) => {
    const part = lot(200, 'g', { ...GUESS, storage: 'freezer', id: 'part' });
    expect(after([closed, part], take(closed, amount, ['part']))).toContainEqual(part);
  });
});

describe('buying', () => {
  test("2 kg where there are 'some' grams makes them 2 kg", () => {
    expect(after([lot(null, 'g')], put(lot(2, 'kg')))).toEqual([lot(2, 'kg')]);
  });

  test.each([
    { there: true, bought: true, is: true },
    { there: true, bought: false, is: false },
    { there: false, bought: true, is: false },
  ])('merges the dates: guess $there and guess $bought give guess $is', ({ there, bought, is }) => {
    const dated = (expiryIsGuess: boolean, quantity: number) =>
      lot(quantity, 'g', { ...GUESS, expiryIsGuess });
    expect(after([dated(there, 1)], put(dated(bought, 2)))).toEqual([dated(is, 3)]);
  });
});

describe('entering', () => {
  test.each<{ why: string; more: Lot; isPlain: boolean }>([
    { why: "'some' that is stored differently", more: lot(null, 'g'), isPlain: false },
    { why: 'an amount', more: lot(3, 'g'), isPlain: true },
    { why: "'some' in a unit of another kind", more: lot(null, 'piece'), isPlain: true },
  ])('$why beside what has a date is a lot of its own', ({ more, isPlain }) => {
    const there = lot(5, 'g', MAY);
    expect(after([there], add(more, isPlain))).toEqual([there, { ...more, id: 'new' }]);
  });

  test("'some' goes to what keeps longest", () => {
    const [short, long] = [lot(5, 'g', MAY), lot(7, 'g', { id: 'long', expiryDate: '2030-06-30' })];
    const shelf = new Shelf([long, short]);
    doAct(shelf, add(lot(null, 'g'), true), { today: TODAY }, RULES);
    expect([...shelf.joined()]).toEqual(['long']);
  });

  test('more than a pantry holds of one ingredient is refused', () => {
    expect(() => after([lot(999_999, 'g')], add(lot(2, 'g')))).toThrow(TooMuch);
  });

  const later = { ...GUESS, ...MAY };
  test.each<{ why: string; there: Lot; more?: Partial<Lot>; is?: Partial<Lot> }>([
    { why: "moves the guess of 'some'", there: lot(null, 'g', GUESS), is: later },
    { why: 'moves no guess of an amount', there: lot(5, 'g', GUESS) },
    { why: 'moves no guess of what is open', there: lot(null, 'g', { ...GUESS, opened: true }) },
    { why: 'moves no guess of what is elsewhere', there: lot(null, 'g', { ...GUESS, storage: 'freezer' }) },
    { why: 'moves no certain date', there: lot(null, 'g', { ...GUESS, expiryIsGuess: false }) },
    { why: 'moves no guess to an earlier date', there: lot(null, 'g', later), more: GUESS },
    {
      why: 'leaves a guess as it is beside an earlier certain date',
      there: lot(null, 'g', later),
      more: { ...GUESS, expiryIsGuess: false },
    },
    {
      why: 'makes the moved date certain',
      there: lot(null, 'g', GUESS),
      more: MAY,
      is: { ...MAY, expiryIsGuess: false },
    },
  ])("'some' more $why", ({ there, more = later, is = {} }) => {
    expect(after([there], add(lot(null, 'g', more), true))).toEqual([{ ...there, ...is }]);
  });
});
