import { expect, test } from 'vitest';
import { sharedClusterSettings } from '../support/database.ts';
import { call } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';

const MATILDA = { username: 'matilda', password: 'a long pass phrase' };

test('the built server plans in a worker thread, serves others meanwhile, and stops during planning', async () => {
  const server = startServer(await sharedClusterSettings());
  const address = await server.ready();
  const { data } = await call(address, 'POST', '/auth/signup', MATILDA);
  const generate = (query = '') =>
    call(address, 'POST', `/meal-plans/generate${query}`, undefined, data.access_token);
  const under = { way: true };
  const making = generate().finally(() => (under.way = false));
  let answered = 0;
  for (; under.way; answered += 1) expect((await call(address, 'GET', '/health/ready')).status).toBe(200);
  const made = await making;
  expect([made.status, made.data.meal_plan]).toEqual([201, expect.objectContaining({ length: 7 })]);
  expect(answered).toBeGreaterThan(10);

  const other = generate('?vegan=true').catch(() => undefined);
  server.send('SIGTERM');
  expect(await server.exit()).toBe(0);
  await other;
  expect(server.complaints()).toBe('');
});
