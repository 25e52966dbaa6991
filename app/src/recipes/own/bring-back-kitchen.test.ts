import { api } from '../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { bringBackPantry, bringBackPreferences } from './bring-back-kitchen.ts';
import type { ExportedItem } from './exported-kitchen.ts';

const HERE = {
  ingredients: { name: 'leek' },
  unit: 'g',
  quantity: 500,
  expiry_date: null,
  storage: 'fridge',
  opened: false,
};
const LEEK: ExportedItem = {
  ingredient_name: 'leek',
  quantity: 1,
  unit: 'kg',
  expiry_date: null,
  storage: 'fridge',
  opened: false,
};
const bodies: Record<string, unknown> = {};

/** Answers with what the cook has here, and remembers what is sent. */
function answer(preferences: object | null, refused = ''): void {
  api.answer = (call, body) => {
    if (refused && call.startsWith(refused)) return { status: 409, body: { detail: 'No.' } };
    if (call === 'GET /pantry') return { status: 200, body: { data: { pantryItems: [HERE] } } };
    if (call === 'GET /preferences')
      return preferences ? { status: 200, body: { data: { preferences } } } : { status: 404, body: {} };
    bodies[call] = JSON.parse(body);
    return { status: 200, body: { data: {} } };
  };
}

beforeEach(() => session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha'));
afterEach(() => {
  for (const call of Object.keys(bodies)) delete bodies[call];
  api.reset();
  vi.restoreAllMocks();
});

test('a batch that the pantry has stays as it is, and the others are added [IMPORT-16]', async () => {
  answer(null);
  const others = [
    { ...LEEK, expiry_date: '2030-06-01' },
    { ...LEEK, storage: 'freezer' as const },
    { ...LEEK, unit: 'piece' as const },
  ];
  expect(await bringBackPantry([LEEK, ...others])).toEqual({ added: 3, there: 1, lost: 0 });
  expect(bodies['POST /pantry/bulk']).toEqual({ items: others, from_preset: true });
  expect(await bringBackPantry([LEEK])).toEqual({ added: 0, there: 1, lost: 0 });
});

test('more items than fit into one request are sent in several, and those refused are counted', async () => {
  const many = Array.from({ length: 501 }, (_item, nth) => ({ ...LEEK, ingredient_name: `leek ${nth}` }));
  answer(null);
  expect(await bringBackPantry(many)).toMatchObject({ added: 501 });
  expect(api.calls.filter((call) => call === 'POST /pantry/bulk')).toHaveLength(2);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer(null, 'POST');
  expect(await bringBackPantry(many)).toEqual({ added: 0, there: 0, lost: 501 });
});

const FILE = {
  allergies: ['nuts' as const],
  units: 'us' as const,
  dislikes: ['leek', 'moon dust'],
  staples: ['salt'],
};
const idOf = (name: string) => ({ leek: 7, salt: 8 })[name] ?? null;

test('a cook without preferences gets those of the file, by the ids of here [IMPORT-16]', async () => {
  answer(null);
  expect(await bringBackPreferences(FILE, true, idOf)).toEqual({ isChanged: true, unknown: ['moon dust'] });
  expect(bodies['POST /preferences']).toEqual({
    preferences: { allergies: ['nuts'], units: 'us', dislikes: [7], staples: [8] },
  });
});

const MINE = { allergies: ['milk'], units: 'metric', dislikes: [9], staples: null };

test.each([
  { isWanted: true, sent: { units: 'us', dislikes: [7], staples: [8] } },
  { isWanted: false, sent: { units: 'metric', dislikes: [9], staples: null } },
])('allergies are only ever added, wanted: $isWanted [IMPORT-16]', async ({ isWanted, sent }) => {
  answer(MINE);
  expect(await bringBackPreferences(FILE, isWanted, idOf)).toMatchObject({ isChanged: true });
  expect(bodies['PUT /preferences']).toEqual({
    preferences: { allergies: ['milk', 'nuts'], ...sent },
    base: MINE,
  });
});

test('preferences here that have the allergies already are left alone', async () => {
  answer({ ...MINE, allergies: ['nuts'] });
  expect(await bringBackPreferences(FILE, false, idOf)).toEqual({ isChanged: false, unknown: [] });
  expect(api.calls).toEqual(['GET /preferences']);
});
