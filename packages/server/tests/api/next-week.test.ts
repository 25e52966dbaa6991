import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from './api.ts';
import { planningCook } from './planning-cook.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('the next week repeats at most one dish of the last', async () => {
  const { username, call } = await api.signUp();
  const first = await planningCook({ call }).generate();
  const dishes = new Set(first.meal_plan.map(({ id }) => id));
  api.pass(WEEK_MS);
  const { body } = await api.call('POST', '/auth/login', { body: { username, password: 'correct horse' } });
  const next = await planningCook({ call: api.as(body.data.access_token) }).generate();
  expect(next.meal_plan).toHaveLength(7);
  expect(next.meal_plan.filter(({ id }) => dishes.has(id)).length).toBeLessThanOrEqual(1);
});
