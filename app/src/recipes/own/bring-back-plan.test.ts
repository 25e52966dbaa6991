import { api } from '../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { bringBackPlan } from './bring-back-plan.ts';
import type { ExportedMeal, ExportedPlan } from './exported-kitchen.ts';

const at = (date: string, slot: 'lunch' | 'dinner' = 'dinner') => ({ date, slot });
const meal = (recipeId: number, place: ReturnType<typeof at>, more: Partial<ExportedMeal> = {}) => ({
  ...place,
  recipeId,
  servings: 2,
  leftovers: null,
  ...more,
});
const PLAN: ExportedPlan = {
  startsOn: '2030-06-03',
  meals: [
    meal(1, at('2030-06-03'), { leftovers: { ...at('2030-06-05'), instead: 3 } }),
    meal(2, at('2030-06-04', 'lunch')),
    meal(100_000_001, at('2030-06-06')),
  ],
  free: [{ date: '2030-06-07', why: 'out' }],
  lunchDays: ['Tuesday'],
};
/** What the server makes of it: with a lunch of its own, and a dinner where none is wanted. */
const MADE = {
  id: 'plan',
  meal_plan: [
    { id: 1, ...at('2030-06-03') },
    { id: 9, ...at('2030-06-04', 'lunch') },
    { id: 3, ...at('2030-06-05') },
    { id: 8, ...at('2030-06-08') },
  ],
};
const sent: [string, unknown][] = [];

function answer(hasPlan: boolean, isRefused = (_body: string) => false): void {
  api.answer = (call, body) => {
    if (call === 'GET /meal-plans/current')
      return hasPlan ? { status: 200, body: { data: MADE } } : { status: 404 };
    if (isRefused(body)) return { status: 409, body: { detail: 'No nuts.' } };
    sent.push([call, body === '' ? null : JSON.parse(body)]);
    return { status: 200, body: { data: MADE } };
  };
}

beforeEach(() => session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha'));
afterEach(() => {
  sent.length = 0;
  api.reset();
  vi.restoreAllMocks();
});

test('the week is planned again with its meals, free evenings, lunches and leftovers [IMPORT-16]', async () => {
  answer(false);
  // The cook's own recipe did not come along.
  expect(await bringBackPlan(PLAN, (id) => (id < 100 ? id : null))).toBe(1);
  expect(sent).toEqual([
    [
      'POST /meal-plans/generate?starts_on=2030-06-03',
      {
        put: [
          { date: '2030-06-03', recipe_id: 1, servings: 2 },
          { date: '2030-06-05', recipe_id: 3 },
        ],
        free: PLAN.free,
        lunches: ['Tuesday'],
      },
    ],
    ['DELETE /meal-plans/current/meals/Saturday?plan_id=plan&recipe_id=8', null],
    [
      'PUT /meal-plans/current/meals/Tuesday-lunch',
      { plan_id: 'plan', recipe_id: 2, replaces: 9, kept: true, servings: 2 },
    ],
    [
      'PUT /meal-plans/current/meals/Monday/leftovers',
      { plan_id: 'plan', recipe_id: 1, ...at('2030-06-05') },
    ],
  ]);
});

test('a meal that breaks a limit here costs no other', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer(false, (body) => body.includes('"recipe_id":2') || body.includes('"put":[{'));
  expect(await bringBackPlan(PLAN, (id) => (id < 100 ? id : null))).toBe(2);
  expect(sent.map(([call]) => call)).toEqual([
    'POST /meal-plans/generate?starts_on=2030-06-03',
    'DELETE /meal-plans/current/meals/Saturday?plan_id=plan&recipe_id=8',
    'PUT /meal-plans/current/meals/Monday/leftovers',
  ]);
});

test('a plan that the cook has stays [IMPORT-16]', async () => {
  answer(true);
  expect(await bringBackPlan(PLAN, (id) => id)).toBeNull();
  expect(sent).toEqual([]);
});
