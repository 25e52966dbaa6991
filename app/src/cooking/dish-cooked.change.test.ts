import { api } from '../testing/api-server.ts';
import { cardTitle } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mealPlan } from '../plan/current/meal-plan.query.ts';
import { session } from '../platform/session/client.ts';
import { queryClient } from '../shell/query-client.ts';
import { MEAL_PLAN } from '../storybook/meal-plan-fixture.ts';
import { markCooked } from './dish-cooked.change.ts';

const [first, second] = MEAL_PLAN.meal_plan;
const { id, servings } = first!;
const dish = { id, title: cardTitle(first!.title), servings };
const PLAN = 'GET /meal-plans/current';
const IN_PLAN = `POST /meal-plans/current/meals/${first!.day}/cooked`;
const ALONE = `POST /recipes/${id}/cooked`;
const UNDONE = `DELETE /meal-plans/current/meals/${first!.day}/cooked?plan_id=${MEAL_PLAN.id}&recipe_id=${id}`;
const COOKING = '01976b0e-5a10-7c3e-9a55-0242ac120009';

const news = vi.spyOn(toast, 'success');
const failures = vi.spyOn(toast, 'failure');
const planWith = (cookedAt: string | null) => ({
  ...MEAL_PLAN,
  meal_plan: [{ ...first!, cooked_at: cookedAt }, second!],
});
/** The server has this plan. */
function answerWith(plan: typeof MEAL_PLAN | null): void {
  api.answer = (call) => {
    if (call === ALONE) {
      const cooked = { times: 1, last: '2030-05-06' };
      return { status: 201, body: { data: { id: COOKING, used: 1, cooked } } };
    }
    return plan ? { status: 200, body: { data: plan } } : { status: 404, body: { detail: 'None.' } };
  };
}
const marks = () => api.calls.filter((call) => call.includes('cooked'));

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  news.mockClear();
  failures.mockClear();
});
afterEach(async () => {
  await vi.waitUntil(() => queryClient.isMutating() === 0);
  queryClient.clear();
  toast.clear();
  api.reset();
});

test('a dish of the plan is marked there, even if the plan was not read yet, and undone there [MEMORY-13]', async () => {
  answerWith(planWith(null));
  expect(await markCooked(queryClient, dish)).toBe('planned');
  expect(marks()).toEqual([IN_PLAN]);
  expect(news.mock.lastCall?.[0]).toBe(
    `${dish.title} is marked as cooked. What it used has been taken out of your pantry.`,
  );
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(marks()).toEqual([IN_PLAN, UNDONE]));
});

test('a plan that may have changed is read again before', async () => {
  queryClient.setQueryData(mealPlan().queryKey, planWith('2030-05-06T18:00:00Z'));
  await queryClient.invalidateQueries({ queryKey: mealPlan().queryKey, refetchType: 'none' });
  answerWith(planWith(null));
  expect(await markCooked(queryClient, dish)).toBe('planned');
  expect(api.calls.filter((call) => call === PLAN)).toHaveLength(1);
});

test.each([
  ['is not in the plan', { ...MEAL_PLAN, meal_plan: [second!] }],
  ['is cooked there already', planWith('2030-05-06T18:00:00Z')],
  ['has no plan', null],
])('a dish that %s is cooked alone', async (_why, plan) => {
  answerWith(plan);
  expect(await markCooked(queryClient, dish)).toBe('unplanned');
  expect(marks()).toEqual([ALONE]);
});

test('an undo that the server did without being heard is done when it is tried again', async () => {
  answerWith(null);
  await markCooked(queryClient, dish);
  api.answer = () => ({ status: 404, body: { detail: 'This cooking does not exist.' } });
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() =>
    expect(news).toHaveBeenLastCalledWith(
      `${dish.title} is no longer marked as cooked. What it used is back in your pantry.`,
    ),
  );
  expect(failures).not.toHaveBeenCalled();
});

test.each([
  {
    where: 'in the plan',
    plan: planWith(null),
    after: planWith('2030-05-06T18:00:00Z'),
    call: IN_PLAN,
    as: 'planned',
  },
  { where: 'alone', plan: null, after: planWith(null), call: ALONE, as: 'unplanned' },
])(
  'a dish whose answer was lost is marked once when that is tried again: $where',
  async ({ plan, after, call, as }) => {
    answerWith(plan);
    const answer = api.answer;
    api.answer = (asked, body) => (asked === call ? 'lost' : answer(asked, body));
    expect(await markCooked(queryClient, dish)).toBeNull();
    answerWith(after);
    expect(await markCooked(queryClient, dish)).toBe(as);
    expect(marks()).toEqual([call, call]);
    expect(new Set(api.keys.filter((_key, at) => api.calls[at] === call)).size).toBe(1);
  },
);

test('a meal that another device has moved is marked where it is now', async () => {
  answerWith(planWith(null));
  const answer = api.answer;
  api.answer = (asked, body) =>
    asked === IN_PLAN ? { status: 409, body: { detail: 'It has moved.' } } : answer(asked, body);
  expect(await markCooked(queryClient, dish)).toBeNull();
  answerWith({ ...MEAL_PLAN, meal_plan: [{ ...first!, day: 'Sunday', cooked_at: null }] });
  expect(await markCooked(queryClient, dish)).toBe('planned');
  expect(marks()).toEqual([IN_PLAN, 'POST /meal-plans/current/meals/Sunday/cooked']);
});

test('without knowing the plan, nothing is taken, and the cook is told', async () => {
  api.answer = () => ({ status: 503, body: { detail: 'Busy.' } });
  expect(await markCooked(queryClient, dish)).toBeNull();
  expect(marks()).toEqual([]);
  expect(failures).toHaveBeenCalledWith(`${dish.title} could not be marked as cooked. Please try again.`);
});
