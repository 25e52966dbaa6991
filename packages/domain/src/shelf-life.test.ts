import { describe, expect, test } from 'vitest';
import { proposeExpiry, reproposeExpiry, type Keeping } from './shelf-life.ts';
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
  { why: 'so many days on', life: MILK, keeping: CLOSED, day: '2030-05-13' },
  { why: 'fewer once it is open', life: MILK, keeping: OPEN, day: '2030-05-09' },
  { why: 'more in the freezer', life: MILK, keeping: { ...OPEN, storage: 'freezer' }, day: '2030-08-04' },
  { why: 'today where it is too warm', life: MILK, keeping: { ...CLOSED, storage: 'cupboard' }, day: TODAY },
  { why: 'as in the cupboard where it is colder', life: TIN, keeping: CLOSED, day: '2032-05-05' },
  {
    why: 'as in the cupboard where it is frozen',
    life: TIN,
    keeping: { ...OPEN, storage: 'freezer' },
    day: '2030-05-07',
  },
  { why: 'never for what keeps', life: SALT, keeping: { ...OPEN, storage: 'cupboard' }, day: null },
  { why: 'never for what nobody knows', life: UNKNOWN, keeping: CLOSED, day: null },
  { why: 'nor in a cupboard', life: UNKNOWN, keeping: { ...CLOSED, storage: 'cupboard' }, day: null },
])('a date is proposed $why', ({ life, keeping, day }) => {
  expect(proposeExpiry(life, keeping, TODAY)).toBe(day);
});

describe('a proposed date of food that is kept otherwise from today on', () => {
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
      why: 'stays when nothing changes',
      was: { ...CLOSED, expiryDate: '2030-05-08' },
      is: CLOSED,
      day: '2030-05-08',
    },
    {
      why: 'comes nearer once it is open',
      was: { ...CLOSED, expiryDate: '2030-05-12' },
      is: OPEN,
      day: '2030-05-09',
    },
    {
      why: 'is not put off by opening it',
      was: { ...CLOSED, expiryDate: '2030-05-07' },
      is: OPEN,
      day: '2030-05-07',
    },
    {
      why: 'goes back to what it was when it was not opened after all',
      was: { ...OPEN, expiryDate: '2030-05-09', addedOn: YESTERDAY },
      is: CLOSED,
      day: '2030-05-12',
    },
    {
      why: 'is found when there was none',
      was: { ...CLOSED, expiryDate: null },
      is: OPEN,
      day: '2030-05-09',
    },
    {
      why: 'is put off by freezing it, from today',
      was: { ...OPEN, expiryDate: '2030-05-07', addedOn: YESTERDAY },
      is: { storage: 'freezer', opened: true },
      day: '2030-08-04',
    },
    {
      why: 'comes near again once it thaws, as near as it was when it was frozen',
      was: { storage: 'freezer', opened: false, expiryDate: '2030-07-05', addedOn: '2030-04-02' },
      is: CLOSED,
      // Frozen on 6 April, four of its seven days after it came home.
      day: '2030-05-09',
    },
    {
      why: 'is the same when it was frozen by mistake',
      was: { storage: 'freezer', opened: false, expiryDate: '2030-08-04', addedOn: YESTERDAY },
      is: CLOSED,
      day: '2030-05-12',
    },
    {
      why: 'is all of its days after the freezer in which it came home',
      was: { storage: 'freezer', opened: false, expiryDate: '2030-06-30', addedOn: '2030-04-01' },
      is: CLOSED,
      day: '2030-05-13',
    },
    {
      why: 'is today for what stands in the warm',
      was: { ...CLOSED, expiryDate: '2030-05-12', addedOn: YESTERDAY },
      is: { storage: 'cupboard', opened: false },
      day: TODAY,
    },
    {
      why: 'and what it was when it did not stand there after all',
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
      why: 'counts from today where it keeps for less',
      life: BREAD,
      was: { ...CLOSED, expiryDate: '2030-05-17', addedOn: '2030-05-03' },
      is: { storage: 'cupboard', opened: false },
      day: '2030-05-11',
    },
    {
      why: 'is never later than before where it keeps for less',
      life: BREAD,
      was: { ...CLOSED, expiryDate: '2030-05-08', addedOn: '2030-04-24' },
      is: { storage: 'cupboard', opened: false },
      day: '2030-05-08',
    },
    {
      why: 'is not over because it was moved',
      life: BREAD,
      was: { storage: 'cupboard', opened: false, expiryDate: '2030-05-08', addedOn: '2030-04-01' },
      is: CLOSED,
      day: TODAY,
    },
    {
      why: 'ends where it keeps',
      life: SALT,
      was: { storage: 'fridge', opened: false, expiryDate: '2030-05-08' },
      is: { storage: 'cupboard', opened: false },
      day: null,
    },
  ])('$why [BATCH-07]', ({ life = MILK, was, is, day }) => {
    expect(reproposeExpiry(life, { addedOn: TODAY, ...was }, is, TODAY)).toBe(day);
  });
});
