import type { WeekDay } from '@larder/domain';
import { expect, test } from 'vitest';
import type { KeptMeal, RecentDish } from '../platform/database/schema.ts';
import { recentDishes } from './recent-dishes.ts';

/** Week of Monday the 6th. */
const MONDAY = '2030-05-06';
const meal = (id: number, day: WeekDay, cookedAt: string | null = null) =>
  ({ id, day, cooked_at: cookedAt }) as KeptMeal;
const week = (meals: KeptMeal[], recent?: RecentDish[]) => ({
  madeOn: MONDAY,
  plan: { meals, ...(recent && { recent }) },
});

test.each([
  { why: 'nothing before the first plan', last: null, today: MONDAY, ids: [] },
  {
    why: 'meals of past days',
    last: week([meal(1, 'Monday'), meal(2, 'Tuesday'), meal(3, 'Wednesday')]),
    today: '2030-05-08',
    ids: [1, 2],
  },
  {
    why: 'what was cooked before its day',
    last: week([meal(1, 'Monday', '2030-05-06T12:00:00Z'), meal(2, 'Friday', '2030-05-06T12:00:00Z')]),
    today: MONDAY,
    ids: [1, 2],
  },
  {
    why: 'what the plan remembers, for three weeks',
    last: week(
      [],
      [
        { id: 7, date: '2030-04-22' },
        { id: 8, date: '2030-04-23' },
      ],
    ),
    today: '2030-05-14',
    ids: [8],
  },
])('$why', ({ last, today, ids }) => {
  expect(recentDishes(last, today).map(({ id }) => id)).toEqual(ids);
});
