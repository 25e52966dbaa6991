import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
  // Other tests have cooks with deeds, too.
  await api.database.pool.query('delete from pantry_deeds');
});
afterAll(() => api.close());

const add = async (...items: object[]): Promise<string[]> => {
  const { status, body } = await user.call('POST', '/pantry/bulk', { body: { items } });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.data.pantryItems.map(({ id }: { id: string }) => id);
};
const rice = { ingredient_name: 'rice', quantity: 1, unit: 'g', expiry_date: '2090-01-01' };
const egg = { ingredient_name: 'egg', quantity: 1, unit: 'piece' };
/** Makes the ledger keep the deeds that follow. */
const removeSomething = async (): Promise<string> => {
  const [id] = await add({ ...egg, storage: 'freezer' });
  expect((await user.call('DELETE', `/pantry/${id}`)).status).toBe(204);
  return id!;
};
const rows = async <Row>(columns: string): Promise<Row[]> =>
  (await api.database.pool.query(`select ${columns} from pantry_deeds order by seq`)).rows;

test('edits of a lot of thousands of parts do not fill the ledger', async () => {
  const removed = await removeSomething();
  const lines = Array.from({ length: 500 }, () => rice);
  let id = '';
  for (let time = 0; time < 4; time += 1) [id = ''] = await add(...lines);
  for (let time = 0; time < 8; time += 1) {
    const body = { quantity: 3_000 + time, unit: 'g' };
    expect((await user.call('PUT', `/pantry/${id}`, { body })).status).toBe(200);
  }
  const deeds = await rows<{ bytes: number; acts: { parts?: string[] }[] }>(
    'acts, octet_length(acts::text || changes::text || mergers::text) as bytes',
  );
  const parts = deeds.flatMap(({ acts }) => acts.flatMap((act) => act.parts ?? []));
  // That many before the latest, and the latest.
  expect(parts.length).toBeLessThanOrEqual(5_000 + 2_001);
  // Eight edits with two thousand parts each would be 640 kB.
  expect(deeds.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(400_000);
  // What no longer has a deed can be undone nevertheless.
  expect((await user.call('POST', '/pantry/restore', { body: { ids: [removed] } })).status).toBe(200);
});

test('an ingredient that is there adds one part, however often it is added by name', async () => {
  const [id] = await add(rice);
  await removeSomething();
  for (let time = 0; time < 3; time += 1) {
    expect((await user.call('POST', '/pantry/1')).body.data.id).toBe(id);
  }
  const mergers = (await rows<{ mergers: unknown[] }>('mergers')).flatMap((deed) => deed.mergers);
  expect(mergers).toHaveLength(1);
});

test('an undo rewrites no deed whose effect stays as it was', async () => {
  const removed = await removeSomething();
  await add({ ...egg, expiry_date: '2090-01-01' });
  await add(rice);
  const versions = () => rows('seq, xmin');
  const [, ...later] = await versions();
  expect((await user.call('POST', '/pantry/restore', { body: { ids: [removed] } })).status).toBe(200);
  expect(await versions()).toEqual(later);
});
