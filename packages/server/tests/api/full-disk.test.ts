import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../../src/platform/http/contract.ts';
import { createTestDatabase } from '../support/database.ts';
import { logInElsewhere } from '../support/devices.ts';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let isFull = false;
let api: Api;
let user: User;
beforeAll(async () => {
  const database = { ...(await createTestDatabase()), hasRoom: async () => !isFull };
  api = await startApi({ catalogue: SMALL_CATALOGUE, database });
  user = await api.signUp();
});
afterAll(() => api.close());

const ONIONS = { items: [{ ingredient_name: 'onion', quantity: 2, unit: 'piece' }] };
const NO_ROOM = {
  status: 507,
  detail: 'Larder has no room left to save this. Nothing was changed. Please try again later.',
};

test('while the disk is full, writes are rejected, the rest works, and all recovers afterwards', async () => {
  isFull = true;
  expect((await user.call('POST', '/pantry/bulk', { body: ONIONS })).body).toMatchObject(NO_ROOM);
  expect((await user.call('POST', '/lists', { body: { name: 'Soups' } })).body).toMatchObject(NO_ROOM);
  expect((await user.call('POST', '/meal-plans/generate')).body).toMatchObject(NO_ROOM);
  expect((await user.call('GET', '/pantry')).body.data.pantryItems).toEqual([]);
  expect((await user.call('GET', '/recipes/usersearch')).status).toBe(200);
  const body = { username: user.username, password: 'correct horse' };
  expect((await api.call('POST', '/auth/login', { body })).status, 'still logs in').toBe(200);
  const link = { token: 'no-such-token', new_password: 'staple and salt' };
  const opened = await api.call('POST', '/auth/recover/link', { body: link });
  expect(opened.status, 'still opens a mailed link').toBe(400);

  isFull = false;
  expect((await user.call('POST', '/pantry/bulk', { body: ONIONS })).status).toBe(201);
});

test('a bad request gets its own error first', async () => {
  isFull = true;
  expect((await user.call('POST', '/lists', { body: { name: '' } })).status).toBe(400);
  expect((await api.call('POST', '/lists', { body: { name: 'Soups' } })).status).toBe(401);
  isFull = false;
});

test('when PostgreSQL runs out of space, nothing of the request is saved', async () => {
  const { pool } = api.database;
  await pool.query(`create function find_no_room() returns trigger language plpgsql as
    $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`);
  await pool.query(
    'create trigger full_disk before insert on own_ingredients execute function find_no_room()',
  );
  const items = [...ONIONS.items, { ingredient_name: 'moon dust', quantity: 1, unit: 'g' }];
  const before = await user.call('GET', '/pantry');
  expect((await user.call('POST', '/pantry/bulk', { body: { items } })).body).toMatchObject(NO_ROOM);
  expect((await user.call('GET', '/pantry')).body).toEqual(before.body);
  await pool.query('drop trigger full_disk on own_ingredients');
  expect((await user.call('POST', '/pantry/bulk', { body: { items } })).status).toBe(201);
});

test('preferences are read even if what the device has seen cannot be noted', async () => {
  const { pool } = api.database;
  await user.call('POST', '/preferences', { body: { preferences: { allergies: ['nuts'] } } });
  const elsewhere = await logInElsewhere(api, user);
  await pool.query(`create function find_nothing() returns trigger language plpgsql as
    $$ begin raise 'could not serialize access' using errcode = 'serialization_failure'; end $$`);
  await pool.query('create trigger refuse before update on sessions execute function find_nothing()');
  const { status, body } = await elsewhere.call('GET', '/preferences');
  expect([status, body.data?.preferences.allergies]).toEqual([200, ['nuts']]);
  await pool.query('drop trigger refuse on sessions');
});

test('the contract lists a full disk for every operation that writes', () => {
  const without = readContract()
    .operations.filter(({ method, responses }) => method !== 'GET' && !('507' in responses))
    .map(({ operationId }) => operationId);
  expect(without.toSorted(), 'these only read').toEqual([
    'getBatchRecipeLists',
    'parseVoice',
    'readIngredientLines',
    'readWishes',
  ]);
});
