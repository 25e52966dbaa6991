import { api } from '../testing/api-server.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../platform/session/client.ts';
import { pantryPresence } from './pantry.query.ts';
import { queryClient } from '../shell/query-client.ts';

beforeEach(() => session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha'));

afterEach(() => {
  vi.restoreAllMocks();
  session.signOut();
  queryClient.clear();
  api.reset();
});

const PATIENCE = 5000;

function watch() {
  const observer = new QueryObserver(queryClient, pantryPresence());
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult();
}

test("pantry presence starts from the browser's memory, and the server has the last word [STATE-11 STATE-12]", async () => {
  session.rememberPantry(true);
  api.answer = () => ({ status: 200, body: { data: { userHasPantryItems: false } } });
  const known = watch();
  expect(known().data).toBe(true);
  await vi.waitFor(() => expect(known().data).toBe(false), PATIENCE);
  expect(session.userHasPantryItems).toBe(false);
});

test('a failed request for it is only logged [ERROR-42]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  session.rememberPantry(true);
  api.answer = () => ({ status: 500 });
  const known = watch();
  await vi.waitFor(() => expect(known().isError).toBe(true), PATIENCE);
  expect(warn).toHaveBeenCalledOnce();
  expect([known().data, session.userHasPantryItems]).toEqual([true, true]);
});

test('an aborted one is not even logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  api.answer = () => new Promise(() => {});
  watch();
  await vi.waitFor(() => expect(api.calls).toHaveLength(1), PATIENCE);
  await queryClient.cancelQueries();
  expect(warn).not.toHaveBeenCalled();
});
