import { describe, expect, test } from 'vitest';
import { CHOSEN_PLAN, MEAL_PLAN } from '../storybook/meal-plan-fixture.ts';
import { plannedMealOf } from './put-into-plan.ts';
import {
  comingDays,
  dayChoice,
  daysForLeftovers,
  daysToMove,
  daysToPut,
  freeEvenings,
  leftoversOf,
  readLeftoversId,
} from './week-days.ts';

const MONDAY = '2030-05-06';
const dal = plannedMealOf(CHOSEN_PLAN, CHOSEN_PLAN.meal_plan[0]!)!;

test('evenings without a meal are free, unless leftovers are eaten', () => {
  expect(freeEvenings(CHOSEN_PLAN, MONDAY)).toEqual([
    { date: '2030-05-07', why: 'nothing' },
    { date: '2030-05-10', why: 'out' },
    { date: '2030-05-12', why: 'nothing' },
  ]);
});

test('past days that were never planned are left out', () => {
  expect(freeEvenings(CHOSEN_PLAN, '2030-05-12').map(({ date }) => date)).toEqual([
    '2030-05-10',
    '2030-05-12',
  ]);
});

test('a plan from before weeks had dates has no free evenings', () => {
  const { starts_on: _start, ...old } = MEAL_PLAN;
  expect(freeEvenings(old, MONDAY)).toEqual([]);
  const undated = MEAL_PLAN.meal_plan.map(({ date: _date, ...meal }) => meal);
  expect(freeEvenings({ ...MEAL_PLAN, meal_plan: undated }, MONDAY)).toEqual([]);
});

test('a day names its meal', () => {
  expect(dayChoice(CHOSEN_PLAN, '2030-05-08')).toMatchObject({ taken: 'Bibimbap' });
  expect(dayChoice(CHOSEN_PLAN, '2030-05-09')).toMatchObject({ taken: 'Leftovers of Wednesday’s Bibimbap' });
  expect(dayChoice(CHOSEN_PLAN, '2030-05-10')).toMatchObject({ free: 'out' });
});

test('a meal moves to any coming day but its own, and leftovers stay', () => {
  const days = daysToMove(CHOSEN_PLAN, MONDAY, dal);
  expect(days.map(({ date }) => date)).not.toContain(MONDAY);
  expect(days.filter(({ unavailable }) => unavailable).map(({ date }) => date)).toEqual(['2030-05-09']);
  expect(comingDays(CHOSEN_PLAN, '2030-05-11').map(({ date }) => date)).toEqual(['2030-05-11', '2030-05-12']);
});

test('leftovers are eaten within three days of the week', () => {
  expect(daysForLeftovers(CHOSEN_PLAN, dal, MONDAY).map(({ id }) => id)).toEqual([
    '2030-05-07 lunch',
    '2030-05-07 dinner',
    '2030-05-08 lunch',
    '2030-05-08 dinner',
    '2030-05-09 lunch',
    '2030-05-09 dinner',
  ]);
  expect(daysForLeftovers(CHOSEN_PLAN, { date: '2030-05-12' }, MONDAY)).toEqual([]);
  expect(daysForLeftovers(CHOSEN_PLAN, dal, '2030-05-09').map(({ date }) => date)).toEqual([
    '2030-05-09',
    '2030-05-09',
  ]);
  expect(readLeftoversId('2030-05-07 dinner')).toEqual({ date: '2030-05-07', slot: 'dinner' });
});

test('leftovers are not offered where they are always refused', () => {
  const refused = (date: string, plan = CHOSEN_PLAN) =>
    daysForLeftovers(plan, { date }, MONDAY).flatMap(({ id, unavailable }) =>
      unavailable ? [`${id}: ${unavailable}`] : [],
    );
  // The leftovers of this very meal can be eaten another time.
  expect(refused(MONDAY)).toEqual(['2030-05-09 dinner: leftovers stay']);
  expect(refused('2030-05-08')).toEqual(['2030-05-10 dinner: stays free']);
  const [first, second, ...others] = CHOSEN_PLAN.meal_plan;
  const twice = { ...second!, leftovers_on: { date: '2030-05-09', slot: 'dinner' as const } };
  expect(refused(MONDAY, { ...CHOSEN_PLAN, meal_plan: [first!, twice, ...others] })).toEqual([
    '2030-05-08 dinner: cooked double',
    '2030-05-09 dinner: leftovers stay',
  ]);
});

test('a recipe is put on any coming day without leftovers', () => {
  const days = daysToPut(CHOSEN_PLAN, MONDAY);
  expect(days).toHaveLength(7);
  expect(days.filter(({ unavailable }) => unavailable).map(({ date }) => date)).toEqual(['2030-05-09']);
});

test('leftovers of a meal that is cooked say so', () => {
  const [dish, ...others] = CHOSEN_PLAN.meal_plan;
  const plan = { ...CHOSEN_PLAN, meal_plan: [{ ...dish!, cooked_at: '2030-05-06T18:00:00Z' }, ...others] };
  expect(leftoversOf(plan)[0]).toMatchObject({ mealId: 'Monday', cooked: true });
});

test('leftovers name their meal by its day', () => {
  expect(leftoversOf(CHOSEN_PLAN)[0]).toEqual({
    date: '2030-05-07',
    slot: 'lunch',
    day: 'Monday',
    title: 'Dal Tadka',
    mealId: 'Monday',
    cooked: false,
  });
});

describe('a lunch', () => {
  const [first, second] = CHOSEN_PLAN.meal_plan;
  const soup = { ...second!, id: 9, title: 'Tomato Soup', slot: 'lunch' as const };
  const plan = { ...CHOSEN_PLAN, meal_plan: [first!, soup] };
  const lunch = plannedMealOf(plan, soup)!;

  test('leaves the evening of its day free', () => {
    expect(freeEvenings(plan, MONDAY).map(({ date }) => date)).toContain('2030-05-08');
  });

  test('moves to the lunch of another day', () => {
    const days = daysToMove(plan, MONDAY, lunch);
    expect(days.map(({ date }) => date)).not.toContain('2030-05-08');
    expect(days.find(({ date }) => date === MONDAY)).not.toHaveProperty('taken');
    // Where leftovers are for lunch, they stay.
    expect(days.filter(({ unavailable }) => unavailable).map(({ date }) => date)).toEqual(['2030-05-07']);
  });

  test('makes room for leftovers', () => {
    const choice = daysForLeftovers(plan, dal, MONDAY).find(({ id }) => id === '2030-05-08 lunch');
    expect(choice).toEqual({
      id: '2030-05-08 lunch',
      date: '2030-05-08',
      slot: 'lunch',
      taken: 'Tomato Soup',
    });
  });

  test('that is cooked double is named by its place', () => {
    const rest = { date: '2030-05-09', slot: 'lunch' as const, of: 'Wednesday' as const, recipe_id: 9 };
    const [shown] = leftoversOf({ ...plan, leftovers: [{ ...rest, title: 'Tomato Soup' }] });
    expect(shown).toMatchObject({ mealId: 'Wednesday-lunch' });
  });
});
