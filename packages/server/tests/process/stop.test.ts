import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { usedDataFolder } from '../support/folders.ts';
import { isRunning, postgresPid, startServer } from '../support/server-process.ts';

const LOGIN = JSON.stringify({ username: 'nobody_here', password: 'a long pass phrase' });

/** A login that the server has begun to read, completed by the test. */
async function beginLogin(address: string): Promise<ClientRequest> {
  const login = request(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': LOGIN.length, expect: '100-continue' },
  });
  login.flushHeaders();
  await once(login, 'continue');
  return login;
}

test('a pending request is answered before the server stops, and new ones are rejected', async () => {
  const dataDir = await usedDataFolder();
  const server = startServer({ DATA_DIR: dataDir });
  const address = await server.ready();
  const login = await beginLogin(address);
  server.send('SIGTERM');
  await expect
    .poll(() =>
      fetch(address).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  const answered = once(login, 'response') as Promise<[IncomingMessage]>;
  login.end(LOGIN);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
  const answeredAt = performance.now();
  expect(await server.exit()).toBe(0);
  expect(performance.now() - answeredAt, 'idle connections are not waited for').toBeLessThan(8000);
});

test('a second signal does not wait for requests, and still stops PostgreSQL', async () => {
  const dataDir = await usedDataFolder();
  const server = startServer({ DATA_DIR: dataDir });
  const address = await server.ready();
  const postgres = postgresPid(dataDir);
  const login = await beginLogin(address);
  const broken = once(login, 'error');
  server.send('SIGINT');
  await expect
    .poll(() =>
      fetch(address).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  const began = performance.now();
  server.send('SIGINT');
  await broken;
  expect(await server.exit()).toBe(0);
  expect(performance.now() - began).toBeLessThan(8000);
  expect(isRunning(postgres)).toBe(false);
});
