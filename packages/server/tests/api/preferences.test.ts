import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const EMPTY = {
  allergies: [],
  dietary_restrictions: [],
  kitchen_appliances: [],
  spice_tolerance: null,
  household_size: null,
  units: 'as_written',
  dislikes: [],
  staples: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
};
const FULL = {
  allergies: ['nuts', 'sesame'],
  dietary_restrictions: ['vegetarian', 'gluten_free'],
  kitchen_appliances: ['stovetop'],
  spice_tolerance: 'very_hot',
  household_size: 5,
  units: 'metric',
  dislikes: [],
  staples: null,
  preferred_cuisines: ['indian', 'middle_eastern'],
  protein_preferences: ['tofu'],
  cooking_experience: 'expert',
  meal_prep_frequency: 'few_times_week',
  budget_consciousness: 'premium',
};

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
});
afterAll(() => api.close());

const send = (method: string, preferences: unknown, path = '') =>
  user.call(method, `/preferences${path}`, { body: { preferences } });

async function saved() {
  const { status, body } = await user.call('GET', '/preferences');
  return status === 200 ? body.data.preferences : status;
}

test('without saved preferences, reading, replacing and deleting give 404', async () => {
  expect(await saved()).toBe(404);
  const replaced = await send('PUT', FULL);
  expect([replaced.status, replaced.body.detail]).toEqual([404, 'You have no preferences yet.']);
  expect((await user.call('DELETE', '/preferences')).status).toBe(404);
});

test('are created first, and only once [CALL-35 CALL-36 DATA-42 DATA-43]', async () => {
  const { status, body } = await send('POST', FULL);
  expect([status, body.data.preferences]).toEqual([201, FULL]);
  expect((await send('POST', EMPTY)).status).toBe(409);
  expect(await saved()).toEqual(FULL);
});

test('an omitted field becomes empty [CALL-37 RULE-35]', async () => {
  await send('POST', FULL);
  const { status, body } = await send('PUT', { allergies: ['soy'], household_size: null });
  expect(status).toBe(200);
  expect(body.data.preferences).toEqual({ ...EMPTY, allergies: ['soy'], units: 'metric' });
  expect(await saved()).toEqual({ ...EMPTY, allergies: ['soy'], units: 'metric' });
});

test('a household size and units stay if an older client omits it', async () => {
  await send('POST', FULL);
  await send('PUT', { allergies: ['soy'] });
  expect(await saved()).toEqual({ ...EMPTY, allergies: ['soy'], household_size: 5, units: 'metric' });
});

test('onboarding creates or replaces them [CALL-39]', async () => {
  expect((await send('POST', { allergies: ['fish'] }, '/onboard')).status).toBe(201);
  expect((await send('POST', FULL, '/onboard')).status).toBe(200);
  expect(await saved()).toEqual(FULL);
});

test('can be deleted [CALL-38]', async () => {
  await send('POST', FULL);
  expect((await user.call('DELETE', '/preferences')).status).toBe(204);
  expect(await saved()).toBe(404);
});

test('ten simultaneous first saves make one set', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('POST', FULL)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test("nobody sees another cook's", async () => {
  await send('POST', FULL);
  const other = await api.signUp();
  expect((await other.call('GET', '/preferences')).status).toBe(404);
});

test.each([
  { why: 'an unknown value', preferences: { allergies: ['dust'] } },
  { why: 'the same value twice', preferences: { allergies: ['nuts', 'nuts'] } },
  { why: 'one where several are expected', preferences: { allergies: 'nuts' } },
  { why: 'several where one is expected', preferences: { spice_tolerance: ['mild'] } },
  { why: 'null where several are expected', preferences: { preferred_cuisines: null } },
  { why: 'an unknown field', preferences: { user_id: 'somebody' } },
  { why: 'no object', preferences: null },
])('$why is rejected [DATA-42 DATA-43]', async ({ preferences }) => {
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', ''],
    ['POST', '/onboard'],
  ] as const) {
    expect((await send(method, preferences, path)).status).toBe(400);
  }
  expect(await saved()).toBe(404);
});
