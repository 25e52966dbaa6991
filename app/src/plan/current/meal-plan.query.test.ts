import { api } from '../../testing/api-server.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mealPlan, type MealPlan } from './meal-plan.query.ts';
import { queryClient } from '../../shell/query-client.ts';

const MINUTE = 60_000;
const PLAN: MealPlan = {
  id: '01976b0e-5a10-7c3e-9a55-0242ac120009',
  meal_plan: [],
  shopping_list: [],
  shopping_items: [],
  purchases: [],
  nutritional_notes: '',
  out_of_date: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  api.answer = () => ({ status: 200, body: { data: PLAN } });
});

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  api.reset();
});

/** Observes the plan query; whether it fetches is known at once. */
const visit = () => new QueryObserver(queryClient, mealPlan()).subscribe(() => undefined);

test('a plan is fresh for 5 minutes', async () => {
  expect(await queryClient.fetchQuery(mealPlan())).toEqual(PLAN);
  vi.setSystemTime(Date.now() + 5 * MINUTE - 2000);
  const leave = visit();
  expect(queryClient.isFetching()).toBe(0);
  leave();
  vi.setSystemTime(Date.now() + 4000);
  visit();
  await vi.waitFor(() => expect(api.calls).toHaveLength(2));
});

test('an outdated plan is requested at the next visit, and shown meanwhile', async () => {
  await queryClient.fetchQuery(mealPlan());
  await queryClient.invalidateQueries({ queryKey: ['meal-plan'], refetchType: 'none' });
  expect(api.calls).toHaveLength(1);
  api.answer = () => ({ status: 200, body: { data: { ...PLAN, out_of_date: 'pantry' } } });
  visit();
  expect(queryClient.getQueryData(mealPlan().queryKey)).toEqual(PLAN);
  await vi.waitFor(() => expect(queryClient.getQueryData(mealPlan().queryKey)?.out_of_date).toBe('pantry'));
});

test('having no plan is an answer, any other error a failure', async () => {
  api.answer = () => ({ status: 404, body: { detail: 'There is no meal plan yet.' } });
  expect(await queryClient.fetchQuery(mealPlan())).toBeNull();
  queryClient.clear();
  api.answer = () => ({ status: 503, body: { detail: 'Larder is not available right now.' } });
  await expect(queryClient.fetchQuery(mealPlan())).rejects.toThrow('Larder is not available right now.');
});
