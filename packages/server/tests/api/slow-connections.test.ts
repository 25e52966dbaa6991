import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());

/** A connection that starts a request and stalls. */
async function dawdle(): Promise<Socket> {
  const { hostname, port } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET /api/v1/pantry HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  return socket;
}

test('five hundred connections that never finish a request do not block others', async () => {
  const slow = await Promise.all(Array.from({ length: 500 }, dawdle));
  const user = await api.signUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => user.call('GET', '/pantry')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
  for (const socket of slow) socket.destroy();
});
