import { describe, expect, test } from 'vitest';
import { daysAtHome, proposeExpiry, reproposeExpiry, type Keeping } from './shelf-life.ts';
import type { ShelfLife } from './storage.ts';

const TODAY = '2030-05-06';
const MILK: ShelfLife = {
  usual: 'fridge',
  fridge: { unopened: 7, opened: 3 },
  freezer: { unopened: 90, opened: 90 },
  cupboard: null,
};
const TIN: ShelfLife = {
  usual: 'cupboard',
  fridge: null,
  freezer: null,
  cupboard: { unopened: 730, opened: 1 },
};
const SALT: ShelfLife = {
  usual: 'cupboard',
  fridge: null,
  freezer: null,
  cupboard: { unopened: null, opened: null },
};
const UNKNOWN: ShelfLife = { usual: 'cupboard', fridge: null, freezer: null, cupboard: null };
const CLOSED: Keeping = { storage: 'fridge', opened: false };
const OPEN: Keeping = { storage: 'fridge', opened: true };

test.each<{ why: string; life: ShelfLife; keeping: Keeping; day: string | null }>([
  { why: 'that many days from now', life: MILK, keeping: CLOSED, day: '2030-05-13' },
  { why: 'fewer if opened', life: MILK, keeping: OPEN, day: '2030-05-09' },
  { why: 'more in the freezer', life: MILK, keeping: { ...OPEN, storage: 'freezer' }, day: '2030-08-04' },
  { why: 'today where it is too warm', life: MILK, keeping: { ...CLOSED, storage: 'cupboard' }, day: TODAY },
  { why: 'as in the cupboard if kept colder', life: TIN, keeping: CLOSED, day: '2032-05-05' },
  {
    why: 'as in the cupboard if frozen',
    life: TIN,
    keeping: { ...OPEN, storage: 'freezer' },
    day: '2030-05-07',
  },
  { why: 'never if it does not expire', life: SALT, keeping: { ...OPEN, storage: 'cupboard' }, day: null },
  { why: 'never if its shelf life is unknown', life: UNKNOWN, keeping: CLOSED, day: null },
  { why: 'nor if kept in a cupboard', life: UNKNOWN, keeping: { ...CLOSED, storage: 'cupboard' }, day: null },
])('a date is proposed $why', ({ life, keeping, day }) => {
  expect(proposeExpiry(life, keeping, TODAY)).toBe(day);
});

describe('a proposed date after a change of storage', () => {
  const YESTERDAY = '2030-05-05';
  const BREAD: ShelfLife = {
    usual: 'cupboard',
    fridge: { unopened: 14, opened: 14 },
    freezer: { unopened: 90, opened: 90 },
    cupboard: { unopened: 5, opened: 5 },
  };
  type Was = Keeping & { expiryDate: string | null; addedOn?: string };
  test.each<{ why: string; life?: ShelfLife; was: Was; is: Keeping; day: string | null }>([
    {
      why: 'stays if nothing changes',
      was: { ...CLOSED, expiryDate: '2030-05-08' },
      is: CLOSED,
      day: '2030-05-08',
    },
    {
      why: 'moves closer when opened',
      was: { ...CLOSED, expiryDate: '2030-05-12' },
      is: OPEN,
      day: '2030-05-09',
    },
    {
      why: 'is not extended by opening',
      was: { ...CLOSED, expiryDate: '2030-05-07' },
      is: OPEN,
      day: '2030-05-07',
    },
    {
      why: 'is restored when opening is reverted',
      was: { ...OPEN, expiryDate: '2030-05-09', addedOn: YESTERDAY },
      is: CLOSED,
      day: '2030-05-12',
    },
    {
      why: 'is set if there was none',
      was: { ...CLOSED, expiryDate: null },
      is: OPEN,
      day: '2030-05-09',
    },
    {
      why: 'is extended by freezing, from today',
      was: { ...OPEN, expiryDate: '2030-05-07', addedOn: YESTERDAY },
      is: { storage: 'freezer', opened: true },
      day: '2030-08-04',
    },
    {
      why: 'moves closer again after thawing, with the days left when it was frozen',
      was: { storage: 'freezer', opened: false, expiryDate: '2030-07-05', addedOn: '2030-04-02' },
      is: CLOSED,
      // Frozen on 6 April, after four of its seven days.
      day: '2030-05-09',
    },
    {
      why: 'is the same after freezing by mistake',
      was: { storage: 'freezer', opened: false, expiryDate: '2030-08-04', addedOn: YESTERDAY },
      is: CLOSED,
      day: '2030-05-12',
    },
    {
      why: 'is the full shelf life after thawing what was bought frozen',
      was: { storage: 'freezer', opened: false, expiryDate: '2030-06-30', addedOn: '2030-04-01' },
      is: CLOSED,
      day: '2030-05-13',
    },
    {
      why: 'is today when kept too warm',
      was: { ...CLOSED, expiryDate: '2030-05-12', addedOn: YESTERDAY },
      is: { storage: 'cupboard', opened: false },
      day: TODAY,
    },
    {
      why: 'is restored when that is reverted',
      was: { storage: 'cupboard', opened: false, expiryDate: TODAY, addedOn: YESTERDAY },
      is: CLOSED,
      day: '2030-05-12',
    },
    {
      why: 'counts from the day it was added where it keeps longer',
      life: BREAD,
      was: { storage: 'cupboard', opened: false, expiryDate: '2030-05-08', addedOn: '2030-05-03' },
      is: CLOSED,
      day: '2030-05-17',
    },
    {
      why: 'counts from today where it keeps for less time',
      life: BREAD,
      was: { ...CLOSED, expiryDate: '2030-05-17', addedOn: '2030-05-03' },
      is: { storage: 'cupboard', opened: false },
      day: '2030-05-11',
    },
    {
      why: 'is never later than before where it keeps for less time',
      life: BREAD,
      was: { ...CLOSED, expiryDate: '2030-05-08', addedOn: '2030-04-24' },
      is: { storage: 'cupboard', opened: false },
      day: '2030-05-08',
    },
    {
      why: 'is not past because of a move',
      life: BREAD,
      was: { storage: 'cupboard', opened: false, expiryDate: '2030-05-08', addedOn: '2030-04-01' },
      is: CLOSED,
      day: TODAY,
    },
    {
      why: 'is removed where it does not expire',
      life: SALT,
      was: { storage: 'fridge', opened: false, expiryDate: '2030-05-08' },
      is: { storage: 'cupboard', opened: false },
      day: null,
    },
  ])('$why [BATCH-07]', ({ life = MILK, was, is, day }) => {
    expect(reproposeExpiry(life, { addedOn: TODAY, ...was }, is, TODAY)).toBe(day);
  });
});

test.each([
  ['without end if the freezer keeps it', MILK, true, Infinity],
  ['as in its usual place until it is opened', TIN, false, 730],
  ['as opened there if it is never put in the fridge', TIN, true, 1],
  ['in the fridge once it is opened', { ...TIN, fridge: { unopened: 730, opened: 3 } }, true, 3],
  ['without end if it does not expire', SALT, true, Infinity],
  ['without end as far as is known', UNKNOWN, false, Infinity],
] as const)('food lasts at home %s', (_why, life, opened, days) => {
  expect(daysAtHome(life, opened)).toBe(days);
});
