import type { ShelfLife } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { boughtMarks, changedMarks, openedMarks, type KeptMarks, type SentMarks } from './batch-marks.ts';

const TODAY = '2030-05-06';
const CHICKEN: ShelfLife = {
  usual: 'fridge',
  fridge: { unopened: 2, opened: 2 },
  freezer: { unopened: 270, opened: 270 },
  cupboard: null,
};
const LETTUCE: ShelfLife = { ...CHICKEN, fridge: { unopened: 4, opened: 4 }, freezer: null };
const FRESH: KeptMarks = { expiryDate: '2030-05-08', expiryIsGuess: true, storage: null, opened: false };

test.each<{ why: string; life: ShelfLife; sent: SentMarks; until: string; marks: Partial<KeptMarks> }>([
  { why: 'eaten while it keeps', life: CHICKEN, sent: {}, until: '2030-05-08', marks: {} },
  {
    why: 'eaten later: into the freezer',
    life: CHICKEN,
    sent: {},
    until: '2030-05-09',
    marks: { storage: 'freezer', expiryDate: '2031-01-31' },
  },
  {
    why: 'eaten later, which cannot be frozen: until then',
    life: LETTUCE,
    sent: {},
    until: '2030-05-12',
    marks: { expiryDate: '2030-05-12' },
  },
  {
    why: 'eaten later, and the cook has put it in the fridge',
    life: CHICKEN,
    sent: { storage: 'fridge' },
    until: '2030-05-09',
    marks: { expiryDate: '2030-05-09' },
  },
  {
    why: 'with a date that the cook has read on it',
    life: CHICKEN,
    sent: { expiry_date: '2030-05-07' },
    until: '2030-05-12',
    marks: { expiryDate: '2030-05-07', expiryIsGuess: false },
  },
  {
    why: 'without a date, says the cook',
    life: CHICKEN,
    sent: { expiry_date: null },
    until: '2030-05-12',
    marks: { expiryDate: null, expiryIsGuess: false },
  },
])('bought: $why', ({ life, sent, until, marks }) => {
  expect(boughtMarks(sent, life, TODAY, until)).toEqual({ ...FRESH, ...marks });
});

describe('a meal that uses a part', () => {
  const MILK: ShelfLife = { ...CHICKEN, fridge: { unopened: 7, opened: 3 } };
  const TIN: ShelfLife = {
    usual: 'cupboard',
    fridge: { unopened: 730, opened: 3 },
    freezer: null,
    cupboard: { unopened: 730, opened: 1 },
  };
  /** Its id was given on 4 May 2030. */
  const id = '01bb55eb-5c00-7000-8000-000000000000';
  const milk = { ...FRESH, id, expiryDate: '2030-05-11' };
  test.each<{ why: string; life: ShelfLife; item?: Partial<KeptMarks>; until?: string; is: object | null }>([
    {
      why: 'opens the packet: a guess comes nearer',
      life: MILK,
      is: { expiryDate: '2030-05-09', opened: true },
    },
    {
      why: 'leaves the rest to a meal that is still to come',
      life: MILK,
      until: '2030-05-10',
      is: { expiryDate: '2030-05-10' },
    },
    { why: 'puts nothing off', life: MILK, until: '2030-06-10', is: { expiryDate: '2030-05-11' } },
    {
      why: 'leaves the date of the cook',
      life: MILK,
      item: { expiryIsGuess: false },
      is: { expiryIsGuess: false },
    },
    {
      why: 'leaves none where there is none',
      life: MILK,
      item: { expiryDate: null, expiryIsGuess: false },
      is: { expiryDate: null, expiryIsGuess: false },
    },
    {
      why: 'sends the rest of a tin to the fridge',
      life: TIN,
      item: { expiryDate: '2032-05-03' },
      is: { expiryDate: '2030-05-09', storage: 'fridge', opened: true },
    },
    { why: 'opens nothing where that makes no difference', life: CHICKEN, is: null },
    { why: 'opens nothing twice', life: MILK, item: { opened: true }, is: null },
  ])('$why', ({ life, item, until = TODAY, is }) => {
    const marks = openedMarks({ ...milk, ...item }, life, TODAY, until);
    const opened = { expiryDate: '2030-05-11', expiryIsGuess: true, storage: null, opened: true };
    expect(marks).toEqual(is && { ...opened, ...is });
  });

  test('what was moved by mistake keeps the date that counts from when it was added', () => {
    const frozen = changedMarks(milk, { storage: 'freezer' }, MILK, TODAY);
    expect(frozen.expiryDate).toBe('2031-01-31');
    expect(changedMarks({ ...frozen, id }, { storage: 'fridge' }, MILK, TODAY)).toEqual({
      ...FRESH,
      expiryDate: '2030-05-11',
    });
  });
});
