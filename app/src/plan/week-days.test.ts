import { expect, test } from 'vitest';
import { CHOSEN_PLAN, MEAL_PLAN } from '../storybook/meal-plan-fixture.ts';
import { plannedMealOf } from './put-into-plan.ts';
import {
  comingDays,
  dayChoice,
  daysForLeftovers,
  daysToMove,
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

test('what is past and was never planned is left out', () => {
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

test('a day says what it has', () => {
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
  expect(daysForLeftovers(CHOSEN_PLAN, dal).map(({ id }) => id)).toEqual([
    '2030-05-07 lunch',
    '2030-05-07 dinner',
    '2030-05-08 lunch',
    '2030-05-08 dinner',
    '2030-05-09 lunch',
    '2030-05-09 dinner',
  ]);
  expect(daysForLeftovers(CHOSEN_PLAN, { date: '2030-05-12' })).toEqual([]);
  expect(readLeftoversId('2030-05-07 dinner')).toEqual({ date: '2030-05-07', slot: 'dinner' });
});

test('leftovers name their meal by its day', () => {
  expect(leftoversOf(CHOSEN_PLAN)[0]).toEqual({
    date: '2030-05-07',
    slot: 'lunch',
    day: 'Monday',
    title: 'Dal Tadka',
    mealId: 'Monday',
  });
});
