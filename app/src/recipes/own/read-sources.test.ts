// @vitest-environment node
import { api } from '../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { LARGEST_FILE, readSources } from './read-sources.ts';

const file = (name: string, size = 3) => ({
  kind: 'file' as const,
  file: new File([new Uint8Array(size)], name),
});
const HUGE = file('huge.zip', LARGEST_FILE + 1);
const going = () => new AbortController().signal;

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  api.answer = () => ({ status: 200, body: { data: { drafts: [], failed: [] } } });
});
afterEach(() => {
  session.signOut();
  api.reset();
});

test('of several files, one that is too large is named, is not sent, and costs no other [WRITE-06]', async () => {
  const done: number[] = [];
  const { found, problem } = await readSources([HUGE, file('a.txt'), file('b.txt')], going(), (count) =>
    done.push(count),
  );
  expect(problem).toBeNull();
  expect(found.flatMap(({ failed }) => failed)).toEqual([
    { name: 'huge.zip', message: 'huge.zip is larger than 20 MB. Please choose a smaller one.' },
  ]);
  expect(api.calls).toHaveLength(2);
  expect(done).toEqual([1, 2, 3]);
});

test('so is one that is refused; alone, it is the problem [WRITE-06]', async () => {
  api.answer = () => ({ status: 400, body: { detail: 'Please choose a file.' } });
  const two = await readSources([file('a.txt'), file('b.txt')], going(), () => undefined);
  expect(two.found.flatMap(({ failed }) => failed)).toHaveLength(2);
  expect(two.problem).toBeNull();
  expect((await readSources([file('a.txt')], going(), () => undefined)).problem).toBe(
    'Please choose a file.',
  );
  expect((await readSources([HUGE], going(), () => undefined)).problem).toMatch(/larger than 20 MB/);
});

test('what is stopped asks for nothing more', async () => {
  const stop = new AbortController();
  const { problem } = await readSources([file('a.txt'), file('b.txt')], stop.signal, () => stop.abort());
  expect(problem).toBeNull();
  expect(api.calls).toHaveLength(1);
});
