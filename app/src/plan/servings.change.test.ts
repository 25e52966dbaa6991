import { api } from '../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../platform/session/client.ts';
import { queryClient } from '../shell/query-client.ts';
import { MEAL_PLAN } from '../storybook/meal-plan-fixture.ts';
import { plannedMealOf } from './put-into-plan.ts';
import { cookMealFor } from './servings.change.ts';

const monday = MEAL_PLAN.meal_plan[0]!;
const meal = plannedMealOf(MEAL_PLAN, monday)!;
const PUT = 'PUT /meal-plans/current/meals/Monday';
const COOK = 'POST /meal-plans/current/meals/Monday/cooked';
let refused: string | null = null;

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  refused = null;
  api.answer = (call) =>
    call === refused
      ? {
          status: 409,
          body: { type: 'about:blank', title: 'Conflict', status: 409, detail: 'An even number.' },
        }
      : { status: 200, body: { data: MEAL_PLAN } };
});
afterEach(async () => {
  await queryClient.cancelQueries();
  queryClient.clear();
  toast.clear();
  api.reset();
});

const cookFor = async (cooked: number) => {
  const isDone = await cookMealFor(queryClient, meal, { planned: 4, cooked });
  return [isDone, api.calls.filter((call) => call === PUT || call === COOK)];
};

test('a meal is cooked for as many as the cook has chosen in cook mode [MEMORY-11 UNITS-07]', async () => {
  expect(await cookFor(6)).toEqual([true, [PUT, COOK]]);
});

test('for those of the plan, only that it is cooked is sent', async () => {
  expect(await cookFor(4)).toEqual([true, [COOK]]);
});

test('a meal that cannot be for as many is not cooked for others', async () => {
  refused = PUT;
  expect(await cookFor(5)).toEqual([false, [PUT]]);
});
