import { expect, onTestFinished, test, vi } from 'vitest';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

test('an unknown username costs the same hash as a known one', async () => {
  // The real function, spied on; the server is imported again for it, because other tests have loaded it
  // already.
  vi.resetModules();
  vi.doMock('@node-rs/argon2', { spy: true });
  onTestFinished(() => void vi.doUnmock('@node-rs/argon2'));
  const argon2 = await import('@node-rs/argon2');
  const { startApi } = await import('./api.ts');
  const api = await startApi({ catalogue: SMALL_CATALOGUE });
  onTestFinished(() => api.close());

  const { username } = await api.signUp();
  const works = [];
  for (const name of [username, 'nobody_at_all']) {
    vi.mocked(argon2.verify).mockClear();
    const body = { username: name, password: 'wrong horse' };
    expect((await api.call('POST', '/auth/login', { body })).status).toBe(401);
    works.push(vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4)));
  }
  expect(works).toEqual([
    [['argon2id', 'v=19', 'm=19456,t=2,p=1']],
    [['argon2id', 'v=19', 'm=19456,t=2,p=1']],
  ]);
});

test('an address with too many failures costs no hash, whatever token it sends', async () => {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', { spy: true });
  onTestFinished(() => void vi.doUnmock('@node-rs/argon2'));
  const argon2 = await import('@node-rs/argon2');
  const { startApi } = await import('./api.ts');
  const api = await startApi({ catalogue: SMALL_CATALOGUE, attemptsPerMinute: 1 });
  onTestFinished(() => api.close());

  const body = { token: 'no-such-token', new_password: 'staple and salt' };
  const recover = async () => (await api.call('POST', '/auth/recover/link', { body })).status;
  expect(await recover()).toBe(400);
  vi.mocked(argon2.hash).mockClear();
  expect(await recover()).toBe(429);
  expect(argon2.hash).not.toHaveBeenCalled();
});
