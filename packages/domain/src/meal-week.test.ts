import { describe, expect, test } from 'vitest';
import { groupByDay, mealFigures } from './meal-week.ts';

describe('groupByDay', () => {
  const days = (...given: (string | null | undefined)[]) =>
    groupByDay(given.map((day, index) => ({ id: index, day }))).map(({ day, meals }) => [
      day,
      ...meals.map(({ id }) => id),
    ]);

  test('meals with a date come in its order, whatever day the week begins on [PLAN-18]', () => {
    const meals = [
      { id: 0, day: 'Wednesday', date: '2026-12-02' },
      { id: 1, day: null },
      { id: 2, day: 'Thursday', date: '2026-11-26' },
      { id: 3, day: 'Monday', date: '2026-11-30' },
      { id: 4, date: '2026-11-26' },
    ];
    expect(
      groupByDay(meals).map(({ date, day, meals: own }) => [date, day, ...own.map(({ id }) => id)]),
    ).toEqual([
      ['2026-11-26', 'Thursday', 2, 4],
      ['2026-11-30', 'Monday', 3],
      ['2026-12-02', 'Wednesday', 0],
      [null, null, 1],
    ]);
  });

  test.each([
    { why: 'nothing planned', given: [], groups: [] },
    {
      why: 'Monday first, Sunday last',
      given: ['Sunday', 'Wednesday', 'Monday'],
      groups: [
        ['Monday', 2],
        ['Wednesday', 1],
        ['Sunday', 0],
      ],
    },
    {
      why: 'meals keep their order within a day',
      given: ['Friday', 'Monday', 'Friday'],
      groups: [
        ['Monday', 1],
        ['Friday', 0, 2],
      ],
    },
    { why: 'any case and white space', given: [' monday', 'MONDAY'], groups: [['Monday', 0, 1]] },
    {
      why: 'missing, empty and unknown days come last',
      given: [null, '', 'Someday', undefined, 'Sunday'],
      groups: [
        ['Sunday', 4],
        [null, 0, 1, 2, 3],
      ],
    },
  ])('$why [PLAN-18]', ({ given, groups }) => expect(days(...given)).toEqual(groups));
});

describe('mealFigures', () => {
  const nothing = { totalTime: null, averageMatch: null, calories: null, totalCost: null, averageCost: null };

  test.each([
    { why: 'no meal', meals: [], figures: nothing },
    {
      why: 'meals with no known figures',
      meals: [{}, { calories: null, totalCost: Number.NaN }],
      figures: nothing,
    },
    {
      why: 'sums and averages, percentage rounded',
      meals: [
        { totalTime: 40, matchPercentage: 83, calories: 485, totalCost: 7.5 },
        { totalTime: 15, matchPercentage: 76, calories: 310, totalCost: 6.25 },
      ],
      figures: { totalTime: 55, averageMatch: 80, calories: 795, totalCost: 13.75, averageCost: 6.875 },
    },
    {
      why: 'a missing figure does not lower the average, a zero does',
      meals: [{ matchPercentage: 80, totalCost: 10 }, {}, { matchPercentage: 0, totalCost: 0 }],
      figures: { ...nothing, averageMatch: 40, totalCost: 10, averageCost: 5 },
    },
  ])('$why', ({ meals, figures }) => expect(mealFigures(meals)).toEqual(figures));
});
