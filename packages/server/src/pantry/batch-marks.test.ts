import { utcDay, type SentMarks, type ShelfLife } from '@larder/domain';
import { describe, expect, test } from 'vitest';
import { calendarIn } from '../platform/http/time-zones.ts';
import {
  boughtParts,
  changedMarks,
  openedMarks,
  type BoughtPart,
  type KeptMarks,
  type NeedOnDay,
} from './batch-marks.ts';

const TODAY = '2030-05-06';
const CALENDAR = { today: TODAY, dayOf: utcDay };
const CHICKEN: ShelfLife = {
  usual: 'fridge',
  fridge: { unopened: 2, opened: 2 },
  freezer: { unopened: 270, opened: 270 },
  cupboard: null,
};
const LETTUCE: ShelfLife = { ...CHICKEN, fridge: { unopened: 4, opened: 4 }, freezer: null };
const FRESH: KeptMarks = { expiryDate: '2030-05-08', expiryIsGuess: true, storage: null, opened: false };
const FROZEN: KeptMarks = { ...FRESH, storage: 'freezer', expiryDate: '2031-01-31' };

const need = (day: number, quantity: number): NeedOnDay => ({ day: `2030-05-${day}`, quantity });
const OWN_DATE = { expiryDate: '2030-05-07', expiryIsGuess: false };

test.each<{
  why: string;
  life?: ShelfLife;
  sent?: SentMarks;
  needs: NeedOnDay[];
  isCounted?: boolean;
  boughtOn?: string;
  parts: BoughtPart[];
}>([
  {
    why: 'eaten before it expires',
    needs: [{ day: '2030-05-08', quantity: 4 }],
    parts: [{ quantity: 4, ...FRESH }],
  },
  {
    why: 'eaten later: into the freezer',
    needs: [need(10, 4)],
    parts: [{ quantity: 4, ...FROZEN }],
  },
  {
    why: 'eaten today and later: in two places',
    needs: [{ day: TODAY, quantity: 1.5 }, need(10, 2)],
    parts: [
      { quantity: 1.5, ...FRESH },
      { quantity: 2.5, ...FROZEN },
    ],
  },
  {
    why: 'a difference with decimals',
    needs: [{ day: TODAY, quantity: 3.3 }, need(10, 2)],
    parts: [
      { quantity: 3.3, ...FRESH },
      { quantity: 0.7, ...FROZEN },
    ],
  },
  {
    why: 'countable items are not cut',
    needs: [{ day: TODAY, quantity: 1.5 }, need(10, 2)],
    isCounted: true,
    parts: [
      { quantity: 2, ...FRESH },
      { quantity: 2, ...FROZEN },
    ],
  },
  {
    why: 'less than the first meal needs: all of it for that one',
    needs: [{ day: TODAY, quantity: 5 }, need(10, 2)],
    parts: [{ quantity: 4, ...FRESH }],
  },
  {
    why: 'eaten later but not freezable: keeps its own date',
    life: LETTUCE,
    needs: [need(12, 4)],
    parts: [{ quantity: 4, ...FRESH, expiryDate: '2030-05-10' }],
  },
  {
    why: 'bought yesterday and eaten later: into the freezer while still good',
    boughtOn: '2030-05-05',
    needs: [need(10, 4)],
    parts: [{ quantity: 4, ...FROZEN, expiryDate: '2031-01-30' }],
  },
  {
    why: 'bought long ago and eaten later: expired, and was never frozen',
    boughtOn: '2030-05-03',
    needs: [need(10, 4)],
    parts: [{ quantity: 4, ...FRESH, expiryDate: '2030-05-05' }],
  },
  {
    why: 'eaten later, but put in the fridge by the cook',
    sent: { storage: 'fridge' },
    needs: [need(12, 4)],
    parts: [{ quantity: 4, ...FRESH }],
  },
  {
    why: 'with a date from the packaging',
    sent: { expiry_date: '2030-05-07' },
    needs: [need(12, 4)],
    parts: [{ quantity: 4, ...FRESH, ...OWN_DATE }],
  },
  {
    why: 'without a date, at the cook’s request',
    sent: { expiry_date: null },
    needs: [need(12, 4)],
    parts: [{ quantity: 4, ...FRESH, expiryDate: null, expiryIsGuess: false }],
  },
])(
  'bought: $why [BATCH-11 BATCH-16]',
  ({ life = CHICKEN, sent = {}, needs, isCounted = false, boughtOn = TODAY, parts }) => {
    expect(boughtParts({ quantity: 4, isCounted }, sent, life, { boughtOn, today: TODAY }, needs)).toEqual(
      parts,
    );
  },
);

describe('a meal that uses part of it', () => {
  const MILK: ShelfLife = { ...CHICKEN, fridge: { unopened: 7, opened: 3 } };
  const TIN: ShelfLife = {
    usual: 'cupboard',
    fridge: { unopened: 730, opened: 3 },
    freezer: null,
    cupboard: { unopened: 730, opened: 1 },
  };
  /** Its id was created on 4 May 2030. */
  const id = '01bb55eb-5c00-7000-8000-000000000000';
  const milk = { ...FRESH, id, expiryDate: '2030-05-11' };
  test.each<{ why: string; life: ShelfLife; item?: Partial<KeptMarks>; is: object | null }>([
    {
      why: 'opens the packet: a guess moves closer',
      life: MILK,
      is: { expiryDate: '2030-05-09', opened: true },
    },
    {
      why: 'puts nothing off',
      life: MILK,
      item: { expiryDate: '2030-05-07' },
      is: { expiryDate: '2030-05-07', opened: true },
    },
    {
      why: 'leaves the cook’s date',
      life: MILK,
      item: { expiryIsGuess: false },
      is: { expiryIsGuess: false },
    },
    {
      why: 'leaves it without a date if there is none',
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
    { why: 'opens nothing if that makes no difference', life: CHICKEN, is: null },
    { why: 'opens nothing twice', life: MILK, item: { opened: true }, is: null },
  ])('$why', ({ life, item, is }) => {
    const marks = openedMarks({ ...milk, ...item }, life, CALENDAR);
    const opened = { expiryDate: '2030-05-11', expiryIsGuess: true, storage: null, opened: true };
    expect(marks).toEqual(is && { ...opened, ...is });
  });

  test('a batch moved by mistake keeps the date counted from when it was added', () => {
    const frozen = changedMarks(milk, { storage: 'freezer' }, MILK, CALENDAR);
    expect(frozen.expiryDate).toBe('2031-01-31');
    expect(changedMarks({ ...frozen, id }, { storage: 'fridge' }, MILK, CALENDAR)).toEqual({
      ...FRESH,
      expiryDate: '2030-05-11',
    });
  });

  test('something added late in the evening was added on that day, not the next UTC day', () => {
    // 18:00 on 3 May in Los Angeles is 1:00 on 4 May in UTC.
    const evening = { ...milk, id: '01bb546a-d680-7000-8000-000000000000' };
    const calendar = { ...calendarIn('America/Los_Angeles', new Date()), today: TODAY };
    const frozen = { ...evening, ...changedMarks(evening, { storage: 'freezer' }, MILK, calendar) };
    expect(changedMarks(frozen, { storage: 'fridge' }, MILK, calendar).expiryDate).toBe('2030-05-10');
  });
});
