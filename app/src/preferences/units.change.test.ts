import { api } from '../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/client.ts';
import { queryClient } from '../shell/query-client.ts';
import { preferences, type Preferences } from './preferences.query.ts';
import { chooseUnits } from './units.change.ts';

const SAVED: Preferences = {
  allergies: ['nuts'],
  dietary_restrictions: [],
  kitchen_appliances: [],
  spice_tolerance: null,
  household_size: 2,
  units: 'as_written',
  dislikes: [],
  staples: null,
  preferred_cuisines: [],
  protein_preferences: [],
  cooking_experience: null,
  meal_prep_frequency: null,
  budget_consciousness: null,
};
const { queryKey } = preferences();
const shown = () => queryClient.getQueryData(queryKey)?.units;
const failure = vi.spyOn(toast, 'failure');
let sent: [call: string, body: unknown][] = [];

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  sent = [];
  failure.mockClear();
});
afterEach(() => {
  queryClient.clear();
  toast.clear();
  api.reset();
});

/** A server that answers each call like this, in turn. */
function answering(...statuses: number[]) {
  const left = [...statuses];
  api.answer = (call, body) => {
    sent.push([call, body ? JSON.parse(body) : null]);
    const asked = (body ? JSON.parse(body) : {}) as { preferences?: Partial<Preferences> };
    const saved = { ...SAVED, ...asked.preferences };
    return { status: left.shift() ?? 200, body: { data: { preferences: saved, before: SAVED } } };
  };
}

test('shows other units at once, and saves them alone [UNITS-01]', async () => {
  queryClient.setQueryData(queryKey, SAVED);
  answering(200);
  const done = chooseUnits(queryClient, 'us');
  await vi.waitFor(() => expect(shown()).toBe('us'));
  await done;
  expect(sent).toEqual([['PUT /preferences', { preferences: { ...SAVED, units: 'us' }, base: SAVED }]]);
  expect(shown()).toBe('us');
});

test('the first preferences may be the units', async () => {
  queryClient.setQueryData(queryKey, null);
  answering(201);
  await chooseUnits(queryClient, 'metric');
  expect(sent).toEqual([['POST /preferences', { preferences: { units: 'metric' } }]]);
  expect(shown()).toBe('metric');
});

test('if another device has chosen meanwhile, the last press counts', async () => {
  queryClient.setQueryData(queryKey, SAVED);
  answering(409, 200, 200);
  await chooseUnits(queryClient, 'us');
  expect(sent.map(([call]) => call)).toEqual(['PUT /preferences', 'GET /preferences', 'PUT /preferences']);
  expect(shown()).toBe('us');
});

test('if it cannot be saved, says so and shows the ones before', async () => {
  queryClient.setQueryData(queryKey, SAVED);
  answering(500);
  await chooseUnits(queryClient, 'us');
  expect(failure).toHaveBeenCalledWith('Your units could not be saved. Please try again.');
  expect(shown()).toBe('as_written');
});

test('while the preferences are not known, they are not shown as none: allergies would be hidden', async () => {
  answering(200, 200);
  const done = chooseUnits(queryClient, 'us');
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  await done;
  expect(sent.map(([call]) => call)).toEqual(['GET /preferences', 'PUT /preferences']);
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...SAVED, units: 'us' });

  queryClient.clear();
  answering(500);
  await chooseUnits(queryClient, 'metric');
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

test('a second press waits for the first to be saved, and stays shown meanwhile', async () => {
  queryClient.setQueryData(queryKey, SAVED);
  answering(200, 200);
  const { answer } = api;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.answer = async (...asked) => {
    const said = answer(...asked);
    await held;
    return said;
  };
  const first = chooseUnits(queryClient, 'metric');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const second = chooseUnits(queryClient, 'us');
  await vi.waitFor(() => expect(shown()).toBe('us'));
  release();
  await first;
  expect(shown()).toBe('us');
  await second;
  expect(shown()).toBe('us');
  expect(sent.map(([, body]) => body)).toEqual([
    { preferences: { ...SAVED, units: 'metric' }, base: SAVED },
    { preferences: { ...SAVED, units: 'us' }, base: { ...SAVED, units: 'metric' } },
  ]);
});
