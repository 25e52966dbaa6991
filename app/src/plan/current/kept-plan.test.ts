// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { forgetKeptPlan, keepPlan, PLAN_KEY, readKeptPlan } from './kept-plan.ts';

const PLAN = {
  id: '01976b0e-5a10-7c3e-9a55-0242ac120009',
  meal_plan: [],
  shopping_list: ['leek'],
  shopping_items: [],
  purchases: [],
  nutritional_notes: 'Green.',
  out_of_date: null,
};
const TOKENS = { access_token: 'access', refresh_token: 'refresh' };

beforeEach(() => session.signIn(TOKENS, 'home_cook'));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a stored plan is there for the same cook, until it is deleted', () => {
  expect(readKeptPlan()).toBeNull();
  keepPlan(PLAN);
  expect(readKeptPlan()).toEqual(PLAN);
  forgetKeptPlan();
  expect(readKeptPlan()).toBeNull();
});

test('nobody else gets it, not even a cook without a name', () => {
  keepPlan(PLAN);
  session.signIn(TOKENS, 'other_cook');
  expect(readKeptPlan()).toBeNull();
  session.signOut();
  expect(readKeptPlan()).toBeNull();
});

test('having no plan replaces the previous one', () => {
  keepPlan(PLAN);
  keepPlan(null);
  expect(localStorage.getItem(PLAN_KEY)).toBeNull();
});

test.each([
  ['broken', '{"shape":3,'],
  ['of an older version', JSON.stringify({ shape: 2, username: 'home_cook', content: PLAN })],
  ['something else', '"leek"'],
])('what is %s counts as nothing', (_what, kept) => {
  localStorage.setItem(PLAN_KEY, kept);
  expect(readKeptPlan()).toBeNull();
});

test('full storage keeps nothing, not even the previous plan', () => {
  keepPlan(PLAN);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  keepPlan({ ...PLAN, shopping_list: [] });
  expect(readKeptPlan()).toBeNull();
});

test('blocked storage does no harm', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden.', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Forbidden.', 'SecurityError');
  });
  expect(readKeptPlan()).toBeNull();
  expect(forgetKeptPlan).not.toThrow();
});
