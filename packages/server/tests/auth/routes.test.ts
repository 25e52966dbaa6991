import { describe, expect, test } from 'vitest';
import { validatorOf } from '../../src/platform/http/validators.ts';
import { ADA, bareRoutes, contract, TOKEN } from '../support/bare-routes.ts';

const LIST = '0193a000-0000-7000-8000-000000000003';

const routes = bareRoutes();

const ADMITTED = { status: 204, called: true };
const REFUSED = { status: 401, called: false };

describe('requests', () => {
  test.each([
    { authorization: `Bearer ${TOKEN}`, becomes: ADMITTED },
    { authorization: `bearer ${TOKEN}`, becomes: ADMITTED },
    { authorization: null, becomes: REFUSED },
    { authorization: '', becomes: REFUSED },
    { authorization: 'Bearer', becomes: REFUSED },
    { authorization: `Bearer ${TOKEN}x`, becomes: REFUSED },
    { authorization: `Bearer ${TOKEN} x`, becomes: REFUSED },
    { authorization: `Bearer  ${TOKEN}`, becomes: REFUSED },
    { authorization: `Bearer${TOKEN}`, becomes: REFUSED },
    { authorization: `x Bearer ${TOKEN}`, becomes: REFUSED },
    { authorization: `Basic ${TOKEN}`, becomes: REFUSED },
    { authorization: `Bearer "${TOKEN}"`, becomes: REFUSED },
    { authorization: TOKEN, becomes: REFUSED },
  ])('with the header $authorization: $becomes.status', async ({ authorization, becomes }) => {
    const { status } = await routes.ask('GET', '/lists', { authorization });
    expect({ status, called: routes.call !== null }).toEqual(becomes);
  });

  test('only public routes answer without a token, before the body is parsed', async () => {
    const answered = await Promise.all(
      contract.operations.map(async ({ operationId, method, path }) => {
        const { status } = await routes.ask(method, path, { authorization: null });
        return status === 401 ? [] : [operationId];
      }),
    );
    const open = contract.operations.filter(({ isPublic }) => isPublic);
    expect(answered.flat().toSorted()).toEqual(open.map(({ operationId: id }) => id).toSorted());
    expect(open.length).toBeLessThan(contract.operations.length);
  });

  test('the handler gets the caller, the permission and the address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    await routes.ask('DELETE', `/lists/${LIST}/recipes/1002`, { headers });
    expect(routes.call).toMatchObject({
      caller: { ...ADA, address: '192.0.2.7' },
      params: { listId: LIST, recipeId: 1002 },
    });
    expect(routes.call?.log.info).toBeTypeOf('function');
  });

  test('a proxy that forwards an invalid address counts as itself', async () => {
    await routes.ask('GET', '/lists', { headers: { 'x-forwarded-for': 'the kitchen' } });
    expect(routes.call?.caller.address).toBe('127.0.0.1');
  });

  test('public routes have no caller, even with a token', async () => {
    await routes.ask('POST', '/auth/logout', { body: { refresh_token: 'x' } });
    expect(routes.call?.caller).toEqual({
      address: '127.0.0.1',
      cookie: undefined,
      userAgent: expect.any(String),
    });
  });
});

describe('responses', () => {
  test("contain what the contract knows, with the handler's status and headers", async () => {
    const tokens = { access_token: 'a', refresh_token: 'b' };
    routes.answer = {
      status: 200,
      headers: { etag: '"a"' },
      body: { data: { ...tokens, password_hash: 'c' }, user: 'd' },
    };
    const body = { username: 'ada', password: 'correct horse' };
    const answered = await routes.ask('POST', '/auth/login', { body });
    expect([answered.status, answered.headers.get('etag')]).toEqual([200, '"a"']);
    expect(answered.body).toEqual({ data: tokens });
  });
});

describe('while the disk is full', () => {
  const credentials = { username: 'ada', password: 'correct horse' };
  test.each([
    { path: '/auth/login', body: credentials, status: 204 },
    { path: '/auth/refresh', body: { refresh_token: 'x' }, status: 204 },
    { path: '/auth/logout', body: { refresh_token: 'x' }, status: 204 },
    {
      path: '/account/password',
      body: { current_password: 'correct horse', new_password: 'staple and salt' },
      status: 204,
    },
    {
      path: '/auth/recover',
      body: { username: 'ada', recovery_code: 'x', new_password: 'staple and salt' },
      status: 204,
    },
    { path: '/auth/recover/link', body: { token: 'x', new_password: 'staple and salt' }, status: 204 },
    { path: '/account/recovery-code', body: { password: 'correct horse' }, status: 507 },
    { path: '/account/delete', body: { password: 'correct horse' }, status: 204 },
    { path: '/auth/signup', body: credentials, status: 507 },
    { path: '/lists', body: { name: 'Soups' }, status: 507 },
    { path: '/lists', body: { name: '' }, status: 400 },
    { path: '/recipes/batch-lists', body: { recipe_ids: [1] }, status: 204 },
  ])('$path gets $status', async ({ path, body, status }) => {
    routes.hasRoom = false;
    expect((await routes.ask('POST', path, { body })).status).toBe(status);
    expect(routes.call !== null).toBe(status === 204);
  });

  test('a session can be ended', async () => {
    routes.hasRoom = false;
    expect((await routes.ask('DELETE', `/account/sessions/${LIST}`)).status).toBe(204);
  });
});

// Compiled on first use: only the first caller would notice a schema that does not compile.
test.each(contract.operations)('the requests of $operationId can be validated', (operation) => {
  expect(validatorOf(operation)).toBeTypeOf('function');
});
