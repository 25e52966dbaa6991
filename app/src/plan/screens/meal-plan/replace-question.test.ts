import { expect, test } from 'vitest';
import { MEAL_PLAN, PLAN_IN_USE } from '../../../storybook/meal-plan-fixture.ts';
import { replaceQuestion } from './replace-question.ts';

const MONDAY = '2030-05-06';

test.each([
  { why: 'a fresh week', plan: MEAL_PLAN, says: 'This replaces 3 dinners, except those you keep. You have' },
  {
    why: 'a week in use',
    plan: PLAN_IN_USE,
    says: 'This replaces 2 dinners, except those you keep. What is cooked',
  },
  {
    why: 'a single dinner',
    plan: { meal_plan: MEAL_PLAN.meal_plan.slice(0, 1) },
    says: 'This replaces 1 dinner, except',
  },
])('names $why that will be replaced', ({ plan, says }) => {
  expect(replaceQuestion(plan, MONDAY, false)).toContain(says);
});

test('promises nothing about days outside the new week', () => {
  expect(replaceQuestion(PLAN_IN_USE, '2030-05-13', false)).toBe('You have a day to bring this week back.');
});

test('mentions the oldest stored week only if there are too many [UNDO-28]', () => {
  const says = 'Ten weeks are already saved, so the oldest one will be deleted.';
  expect(replaceQuestion(MEAL_PLAN, MONDAY, true)).toContain(says);
  expect(replaceQuestion(MEAL_PLAN, MONDAY, false)).not.toContain(says);
});
