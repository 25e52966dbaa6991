import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Handlers } from '../../src/platform/http/handlers.ts';
import { LargeBody } from '../../src/platform/http/large-body.ts';
import { registerOperations } from '../../src/platform/http/routes.ts';
import { ADA, bareRoutes, contract, NOW } from '../support/bare-routes.ts';

const routes = bareRoutes();

describe('a cookie', () => {
  const cookieFor = async (headers: Record<string, string>) => {
    routes.answer = { status: 204, headers: { 'Set-Cookie': 'device=a; HttpOnly' } };
    return (await routes.ask('GET', '/lists', { headers })).headers.get('set-cookie');
  };

  test('is kept to https where Larder is behind it', async () => {
    expect(await cookieFor({ 'x-forwarded-proto': 'https' })).toBe('device=a; HttpOnly; Secure');
    expect(await cookieFor({ 'x-forwarded-proto': 'http' })).toBe('device=a; HttpOnly');
    expect(await cookieFor({})).toBe('device=a; HttpOnly');
  });

  test('is not made of nothing', async () => {
    const { headers } = await routes.ask('GET', '/lists', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('the day', () => {
  const inTokyo = { headers: { 'time-zone': 'Asia/Tokyo' } };

  test('is that of the time zone that the client names, where the contract asks for one', async () => {
    await routes.ask('GET', '/recipes/pantrysearch', inTokyo);
    expect(routes.call?.caller).toMatchObject({ ...ADA, today: '2030-05-07', zone: 'Asia/Tokyo' });
    await routes.ask('GET', '/recipes/pantrysearch');
    expect(routes.call?.caller).toMatchObject({ ...ADA, today: '2030-05-06', zone: undefined });
  });

  test('is none elsewhere', async () => {
    for (const [method, path] of [
      ['GET', '/account/sessions'],
      ['DELETE', `/account/sessions/${ADA.sessionId}`],
    ] as const) {
      await routes.ask(method, path, inTokyo);
      expect(routes.call?.caller).toMatchObject(ADA);
      expect(routes.call?.caller).not.toHaveProperty('today');
    }
  });
});

describe('who no longer waits', () => {
  test('is told to the handler', async () => {
    const gone = new AbortController();
    let hasHeard = false;
    routes.answering = async ({ signal }) => {
      const hears = new Promise<void>((heard) => signal.addEventListener('abort', () => heard()));
      gone.abort();
      await hears;
      hasHeard = true;
    };
    await expect(routes.ask('GET', '/lists', { signal: gone.signal })).rejects.toThrow('aborted');
    await expect.poll(() => hasHeard).toBe(true);
  });

  test('is nobody who has the answer', async () => {
    let signal: AbortSignal | undefined;
    routes.answering = async (asked) => void ({ signal } = asked);
    await routes.ask('GET', '/lists');
    expect(signal?.aborted).toBe(false);
  });
});

test('a body that is too large for memory is sent whole, and as the contract says', async () => {
  const lists = ['Soups', 'Cakes'].map((name) => ({ id: ADA.userId, name }));
  const pieces = lists.map((list) => Buffer.from(JSON.stringify(list)));
  const json = { lists: [], password_hash: 'c' };
  routes.answer = { status: 200, body: new LargeBody(json, new Map(), { name: 'lists', pieces }) };
  const { status, headers, body } = await routes.ask('GET', '/lists');
  expect([status, body]).toEqual([200, { lists }]);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a body may be as long as the contract says', async () => {
  const items = Array.from({ length: 500 }, (_, nth) => ({
    ingredient_name: `moon dust ${nth} ${'\u00e9'.repeat(60)}`,
    quantity: null,
    unit: 'g',
  }));
  expect(Buffer.byteLength(JSON.stringify({ items }))).toBeGreaterThan(64 * 1024);
  expect((await routes.ask('POST', '/pantry/bulk', { body: { items } })).status).toBe(204);
  const name = 'x'.repeat(2 * 1024 * 1024);
  expect((await routes.ask('POST', '/lists', { body: { name } })).status).toBe(413);
});

test('a contract that disagrees about who needs a login is no contract', () => {
  const operations = contract.operations.map((operation) =>
    operation.operationId === 'getLists' ? { ...operation, isPublic: true } : operation,
  );
  const nobody = async () => null;
  const handlers = {} as Handlers;
  expect(() =>
    registerOperations(
      Fastify(),
      { ...contract, operations },
      handlers,
      nobody,
      async () => true,
      () => NOW,
    ),
  ).toThrow('PUBLIC_OPERATIONS and the contract disagree about getLists');
});
