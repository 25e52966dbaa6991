import { describe, expect, expectTypeOf, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createLarderClient } from './client.ts';
import { makeStorage } from './test-server.ts';
import { unwrap } from './unwrap.ts';

/** A client that returns this response to every request. */
const answeredWith = (answer: () => Response) =>
  createLarderClient({
    baseUrl: 'http://larder.test/api/v1',
    storage: makeStorage(),
    fetch: async () => answer(),
  });

const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'It already exists.' };
const UNKNOWN = 'Something went wrong. Please try again.';
const UNREADABLE = 'Larder sent an answer that cannot be read. Please try again.';
const NETWORK = 'Larder cannot be reached. Please check your internet connection.';

describe('success', () => {
  test('returns the contents of data', async () => {
    const client = answeredWith(() => Response.json({ data: { recipes: [], total: 3 } }));
    const page = await unwrap(client.GET('/recipes/usersearch'));
    expect(page).toEqual({ recipes: [], total: 3 });
    expectTypeOf(page.total).toEqualTypeOf<number>();
  });

  test('returns the whole body if the contract has no data', async () => {
    const page = await unwrap(answeredWith(() => Response.json({ lists: [] })).GET('/lists'));
    expect(page).toEqual({ lists: [] });
    expectTypeOf(page.lists).items.toHaveProperty('name').toEqualTypeOf<string>();
  });

  test('returns nothing for a deletion', async () => {
    const client = answeredWith(() => new Response(null, { status: 204 }));
    const nothing = await unwrap(client.DELETE('/pantry/{id}', { params: { path: { id: '7' } } }));
    expect(nothing).toBeUndefined();
    expectTypeOf(nothing).toEqualTypeOf<undefined>();
  });
});

describe('failure', () => {
  test.each([
    { why: 'a problem', body: JSON.stringify(problem), status: 409, detail: problem.detail, problem },
    {
      why: 'a problem without a sentence',
      body: '{"title":"Conflict"}',
      status: 409,
      detail: UNKNOWN,
      problem: null,
    },
    { why: 'an empty sentence', body: '{"detail":""}', status: 400, detail: UNKNOWN, problem: null },
    { why: 'a page of a proxy', body: '<h1>Bad Gateway</h1>', status: 502, detail: UNKNOWN, problem: null },
    { why: 'an empty 500', body: '', status: 500, detail: UNKNOWN, problem: null },
    { why: 'a bare null', body: 'null', status: 404, detail: UNKNOWN, problem: null },
  ])('$why [ERROR-13]', async ({ body, status, detail, problem: said }) => {
    const call = unwrap(answeredWith(() => new Response(body, { status })).GET('/pantry'));
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({ status, detail, message: detail, problem: said });
  });

  test('an empty body with a length', async () => {
    const headers = { 'Content-Length': '0' };
    const call = unwrap(answeredWith(() => new Response(null, { status: 500, headers })).GET('/pantry'));
    await expect(call).rejects.toMatchObject({ status: 500, detail: UNKNOWN });
  });

  test.each([
    { why: 'nothing', body: '' },
    { why: 'no JSON', body: '<!doctype html>' },
    { why: 'half of it', body: '{"data":{"pantryIt' },
    { why: 'null', body: 'null' },
    { why: 'a number', body: '5' },
    { why: 'an empty object', body: '{}' },
  ])('a success that contains $why', async ({ body }) => {
    for (const headers of [{}, { 'Content-Length': String(body.length) }]) {
      const call = unwrap(answeredWith(() => new Response(body, { headers })).GET('/pantry'));
      await expect(call).rejects.toBeInstanceOf(ApiError);
      await expect(call).rejects.toMatchObject({ status: 0, detail: UNREADABLE });
    }
  });

  test('no network', async () => {
    const cause = new TypeError('Failed to fetch');
    const client = answeredWith(() => {
      throw cause;
    });
    await expect(unwrap(client.GET('/pantry'))).rejects.toMatchObject({ status: 0, detail: NETWORK, cause });
  });

  test('a connection lost in the body', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    await expect(unwrap(answeredWith(() => new Response(body)).GET('/pantry'))).rejects.toMatchObject({
      status: 0,
      detail: NETWORK,
    });
  });

  test.each([
    { header: '30', seconds: 30 },
    { header: new Date(Date.now() - 60_000).toUTCString(), seconds: 0 },
    { header: 'soon', seconds: null },
    { header: null, seconds: null },
  ])('Retry-After $header is $seconds', async ({ header, seconds }) => {
    const headers: Record<string, string> = header === null ? {} : { 'Retry-After': header };
    const call = unwrap(answeredWith(() => new Response('', { status: 429, headers })).GET('/pantry'));
    await expect(call).rejects.toMatchObject({ status: 429, retryAfter: seconds });
  });
});
