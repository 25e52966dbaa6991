import { NO_FILTERS } from '@larder/domain';
import { NO_WISHES, type NewWeekDay } from '@larder/ui/new-week-dialog';
import { describe, expect, test } from 'vitest';
import { CHOSEN_PLAN, PLAN_IN_USE } from '../../../storybook/meal-plan-fixture.ts';
import {
  alsoOf,
  daysOfNewWeek,
  firstChoice,
  isAnythingRead,
  toPlanWish,
  unitedWishes,
  withinLimit,
  withRead,
  type ReadWishes,
} from './new-week.ts';

const NOTHING: ReadWishes = {
  wishes: [],
  countries: [],
  filters: [],
  use_up: [],
  without: [],
  free: [],
  dishes: [],
  on_days: [],
  lunches: [],
  no_lunches: [],
  not_understood: [],
};
const READ: ReadWishes = {
  ...NOTHING,
  wishes: ['quick'],
  countries: ['italy'],
  filters: ['vegetarian'],
  use_up: [{ id: 'chicken', name: 'Chicken' }],
  without: [{ ingredient_id: 7, name: 'aubergine' }],
  free: [{ date: '2030-05-08', why: 'out' }],
};
const MORNING = new Date(2030, 4, 6, 9);
const asking = { plan: CHOSEN_PLAN, startsOn: '2030-05-06', filters: NO_FILTERS, read: READ, now: MORNING };

test('kept days and free evenings are preselected', () => {
  expect(firstChoice(CHOSEN_PLAN, ['egg'])).toEqual({
    ...NO_WISHES,
    keep: ['2030-05-08'],
    free: ['2030-05-10'],
    useUp: ['egg'],
  });
  expect(firstChoice(null, [])).toEqual(NO_WISHES);
});

test('what holds on some days only is one chip that can be removed [CHOICE-17]', () => {
  const days = daysOfNewWeek(null, '2030-05-06', MORNING);
  const thing = { filters: [], countries: [], wishes: [], without: [] };
  const dates = days.map(({ date }) => date);
  const read: ReadWishes = {
    ...NOTHING,
    on_days: [
      { ...thing, dates: dates.slice(0, 6), filters: ['vegan'] },
      { ...thing, dates: dates.slice(0, 5), wishes: ['quick'] },
      { ...thing, dates: dates.slice(6), wishes: ['hearty'] },
      { ...thing, dates: ['2030-05-13'], without: [{ ingredient_id: 7, name: 'aubergine' }] },
    ],
  };
  const chips = alsoOf(read, days);
  expect(chips.map(({ name }) => name)).toEqual([
    'Vegan except Sunday',
    'Quick on weekdays',
    'Hearty on Sunday',
  ]);
  expect(isAnythingRead(read, days)).toBe(true);
  const value = withRead(NO_WISHES, read, days);
  const wish = { ...asking, plan: null, read };
  expect(toPlanWish(value, wish).week?.on_days).toEqual([
    { dates: dates.slice(0, 6), dietary_filters: ['vegan'] },
    { dates: dates.slice(0, 5), wishes: ['quick'] },
    { dates: dates.slice(6), wishes: ['hearty'] },
  ]);
  const removed = { ...value, also: value.also.filter((id) => id !== chips[0]!.id) };
  expect(toPlanWish(removed, wish).week?.on_days).toHaveLength(2);
});

test('the days of a new week offer their current meals', () => {
  const days = daysOfNewWeek(PLAN_IN_USE, '2030-05-06', MORNING);
  expect(days[0]).toEqual({ date: '2030-05-06', meal: 'Dal Tadka', cooked: true });
  expect(days[1]).toEqual({ date: '2030-05-07' });
  expect(daysOfNewWeek(null, '2030-05-06', MORNING)).toHaveLength(7);
});

test('a sentence adds to the choice, and a day it frees is no longer kept', () => {
  const value = withRead({ ...NO_WISHES, keep: ['2030-05-08'], wishes: ['light'] }, READ);
  expect(value).toEqual({
    keep: [],
    free: ['2030-05-08'],
    lunches: [],
    useUp: ['chicken'],
    wishes: ['light', 'quick'],
    also: ['country italy', 'flag vegetarian', 'without 7'],
  });
  expect(alsoOf(READ, []).map(({ name }) => name)).toEqual(['Italy', 'Vegetarian', 'no aubergine']);
});

test('what can no longer be chosen is not said to be filled in', () => {
  const wednesday = { date: '2030-05-08' };
  const soup = { id: 9, title: 'Tomato Soup', english_title: null };
  const dish = { ...wednesday, slot: 'lunch' as const, asked: 'soup', recipes: [soup] };
  const free = { ...NOTHING, free: [{ ...wednesday, why: 'out' as const }] };
  const lunch = { ...NOTHING, lunches: ['Wednesday' as const] };
  const noLunch = { ...NOTHING, no_lunches: ['Wednesday' as const] };
  const dishes = { ...NOTHING, dishes: [dish] };
  const read = (day: NewWeekDay) =>
    [READ, NOTHING, free, lunch, noLunch, dishes].map((one) => isAnythingRead(one, [day]));
  expect(read(wednesday)).toEqual([true, false, true, true, true, true]);
  expect(read({ ...wednesday, cooked: true })).toEqual([true, false, false, true, true, true]);
  expect(read({ ...wednesday, lunchPast: true })).toEqual([true, false, true, false, false, false]);
  expect(read({ date: '2030-05-09' })).toEqual([true, false, false, false, false, false]);
});

test('a second sentence adds to the first', () => {
  const second: ReadWishes = {
    ...NOTHING,
    wishes: ['light'],
    countries: ['italy', 'india'],
    use_up: [{ id: 'egg', name: 'Egg' }],
    free: [{ date: '2030-05-08', why: 'nothing' }],
    no_lunches: ['Monday'],
  };
  const both = unitedWishes([{ ...READ, lunches: ['Monday', 'Friday'] }, second]);
  expect(both).toEqual({
    ...READ,
    wishes: ['quick', 'light'],
    countries: ['italy', 'india'],
    use_up: [...READ.use_up, ...second.use_up],
    free: second.free,
    lunches: ['Friday'],
    no_lunches: ['Monday'],
  });
  // Every wish that is on has a chip to turn it off.
  const value = withRead(withRead(NO_WISHES, READ), second);
  expect(alsoOf(both, []).map(({ id }) => id)).toEqual(expect.arrayContaining([...value.also]));
});

test('no more ingredients are used up than the API allows', () => {
  const ids = Array.from({ length: 12 }, (_one, index) => `item ${index}`);
  expect(withinLimit({ ...NO_WISHES, useUp: ids }).useUp).toEqual(ids.slice(0, 10));
});

test('the choices are sent with the request [CHOICE-01 CHOICE-03]', () => {
  const value = withRead(firstChoice(CHOSEN_PLAN, []), READ);
  expect(toPlanWish(value, asking)).toEqual({
    startsOn: '2030-05-06',
    filters: { flags: ['vegetarian'], countries: ['italy'] },
    week: {
      keep: { plan_id: CHOSEN_PLAN.id, days: [] },
      free: [
        { date: '2030-05-10', why: 'out' },
        { date: '2030-05-08', why: 'out' },
      ],
      lunches: [],
      use_up: ['chicken'],
      wishes: ['quick'],
      without: [7],
    },
  });
});

test('days that are not in the new week are left out', () => {
  const { week } = toPlanWish(firstChoice(CHOSEN_PLAN, []), {
    ...asking,
    startsOn: '2030-05-09',
    read: null,
  });
  expect(week).toMatchObject({ keep: { days: [] }, free: [{ date: '2030-05-10', why: 'out' }] });
});

test('without a plan there is nothing to keep', () => {
  expect(toPlanWish(NO_WISHES, { ...asking, plan: null, read: null }).week).toEqual({
    free: [],
    lunches: [],
    use_up: [],
    wishes: [],
  });
});

describe('lunches', () => {
  const [dal, bibimbap] = CHOSEN_PLAN.meal_plan;
  const soup = { ...bibimbap!, id: 9, title: 'Tomato Soup', slot: 'lunch' as const, kept: true };
  const plan = { ...CHOSEN_PLAN, lunch_days: ['Wednesday' as const], meal_plan: [dal!, soup, bibimbap!] };

  test('are preset on the days of this week, and one that is kept stays [LUNCH-04]', () => {
    const value = firstChoice(plan, []);
    expect(value).toMatchObject({ lunches: ['Wednesday'], keep: ['2030-05-08 lunch', '2030-05-08'] });
    expect(toPlanWish(value, { ...asking, plan, read: null }).week).toMatchObject({
      lunches: ['Wednesday'],
      keep: { days: ['Wednesday-lunch', 'Wednesday'] },
    });
  });

  test('are asked for in the order of the days, wherever the week begins', () => {
    const value = { ...NO_WISHES, lunches: ['Sunday', 'Monday'] };
    const { week } = toPlanWish(value, { ...asking, plan: null, startsOn: '2030-05-09', read: null });
    expect(week?.lunches).toEqual(['Monday', 'Sunday']);
  });

  test('are not planned for today once lunchtime is past, but remembered [LUNCH-04]', () => {
    const value = { ...NO_WISHES, lunches: ['Monday', 'Tuesday'] };
    const lunchesAt = (hour: number, startsOn = '2030-05-06') => {
      const now = new Date(2030, 4, 6, hour);
      const past = daysOfNewWeek(null, startsOn, now).filter(({ lunchPast }) => lunchPast);
      const { week } = toPlanWish(value, { ...asking, plan: null, startsOn, read: null, now });
      return [past.map(({ date }) => date), week?.lunches, week?.lunches_over];
    };
    expect(lunchesAt(14)).toEqual([[], ['Monday', 'Tuesday'], undefined]);
    expect(lunchesAt(15)).toEqual([['2030-05-06'], ['Monday', 'Tuesday'], ['Monday']]);
    // Next Monday has its lunch.
    expect(lunchesAt(15, '2030-05-07')).toEqual([[], ['Monday', 'Tuesday'], undefined]);
  });

  test('of a week can stay', () => {
    expect(daysOfNewWeek(plan, '2030-05-06', MORNING)[2]).toEqual({
      date: '2030-05-08',
      meal: 'Bibimbap',
      cooked: false,
      lunch: 'Tomato Soup',
      lunchCooked: false,
    });
  });
});
