import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract, type Schema } from '../../src/platform/http/contract.ts';
import { readPage } from '../support/pages.ts';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  user = await api.signUp();
});
afterAll(() => api.close());

const { operations } = readContract();

const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

describe('unknown routes', () => {
  test.each([
    { why: 'an unknown address', method: 'GET', path: '/nothing' },
    { why: 'an unknown method', method: 'PATCH', path: '/pantry' },
    { why: 'an unknown address to write to', method: 'POST', path: '/nothing' },
    { why: 'an address that is too long', method: 'GET', path: `/nothing/${'x'.repeat(3000)}` },
  ])('$why answers 404', async ({ method, path }) => {
    const { status, body } = await user.call(method, path);
    expect({ status, body }).toEqual({
      status: 404,
      body: { type: 'about:blank', title: 'Not Found', status: 404, detail: 'This page does not exist.' },
    });
  });

  test.each([
    { why: 'half a JSON document', raw: '{"items":', status: 400, detail: 'The body is not valid JSON.' },
    { why: 'a prototype', raw: '{"__proto__":{"a":1}}', status: 400, detail: 'The body is not valid JSON.' },
    {
      why: 'a constructor',
      raw: '{"constructor":{"prototype":{"a":1}}}',
      status: 400,
      detail: 'The body is not valid JSON.',
    },
    { why: 'no body', raw: '', status: 400, detail: 'A JSON body is required.' },
    { why: 'null', raw: 'null', status: 400, detail: 'The body must be an object' },
    { why: 'a list', raw: '[]', status: 400, detail: 'The body must be an object' },
    {
      why: '10,000 nested lists',
      raw: '['.repeat(10_000) + ']'.repeat(10_000),
      status: 400,
      detail: 'The body must be an object',
    },
    {
      why: 'more than 64 KiB',
      path: '/lists',
      raw: `{"name":"${'x'.repeat(65_536)}"}`,
      status: 413,
      detail: 'That is too much for one request. Please send less at a time.',
    },
    {
      why: 'more than 1 MiB of ingredients',
      raw: `{"items":"${'x'.repeat(1_048_576)}"}`,
      status: 413,
      detail: 'That is too much for one request. Please send less at a time.',
    },
  ])('$why answers $status', async ({ path = '/pantry/bulk', raw, status, detail }) => {
    const answer = await user.call('POST', path, { raw });
    expect({ status: answer.status, detail: answer.body.detail }).toEqual({ status, detail });
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'a body of %s gets 415',
    async (type) => {
      const answer = await user.call('POST', '/pantry/bulk', {
        raw: '{}',
        headers: { 'content-type': type },
      });
      expect({ status: answer.status, detail: answer.body.detail }).toEqual({
        status: 415,
        detail: 'Please send JSON.',
      });
    },
  );

  test('accepts the largest body that the contract allows, for every operation', () => {
    const tooLarge = operations.flatMap(({ operationId, requestBody, 'x-body-limit': limit = 65_536 }) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      const size = schema ? largest(schema) : 0;
      return size > limit ? [`${operationId} ${size}`] : [];
    });
    expect(tooLarge).toEqual([]);
  });

  test.each([
    { proxy: 'Caddy', limit: /max_size (\d+)MB/, unit: 1_000_000 },
    { proxy: 'nginx', limit: /client_max_body_size (\d+)m;/, unit: 1_048_576 },
    { proxy: 'Traefik', limit: /maxRequestBodyBytes: '(\d+)'/, unit: 1 },
  ])('the $proxy of the documentation lets that through, and not much more', ({ limit, unit }) => {
    const most = Math.max(...operations.map(({ 'x-body-limit': bytes = 0 }) => bytes));
    const letThrough = Number(limit.exec(readPage('operating.md'))?.[1]) * unit;
    expect(letThrough).toBeGreaterThan(most);
    expect(letThrough).toBeLessThan(1.2 * most);
  });

  test('lists many errors, each field once, up to a limit', async () => {
    const items = Array.from({ length: 100 }, () => ({ ingredient_name: '', quantity: -0.5, unit: 'x' }));
    const { body } = await user.call('POST', '/pantry/bulk', { body: { items } });
    const paths = body.errors.map(({ path }: { path: string }) => path);
    expect(paths).toHaveLength(20);
    expect(new Set(paths).size).toBe(20);
  });

  test('malformed HTTP gets a problem too', async () => {
    const { port } = new URL(api.origin);
    const text = await new Promise<string>((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (data) => (heard += data.toString()));
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const { headers } = await user.call('GET', '/nothing');
    for (const name of SECURITY_HEADERS) {
      expect(text.toLowerCase()).toContain(`\r\n${name}: ${headers.get(name)?.toLowerCase()}\r\n`);
    }
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, title: 'Bad Request' });
  });
});

/** The bytes of the longest JSON that a schema allows, without white space: in text, every character as two escapes. */
function largest(schema: Schema): number {
  const { enum: choices, properties = {}, items, maxItems, maxLength = 36, pattern } = schema;
  if (choices) return Math.max(...choices.map((value) => JSON.stringify(value).length));
  const fields = Object.entries(properties).map(([name, field]) => name.length + 4 + largest(field));
  if (fields.length > 0) return fields.reduce((sum, size) => sum + size, 2);
  if (items) return 2 + Number(maxItems) * (largest(items) + 1);
  if (schema.type === 'boolean') return 'false'.length;
  if ([schema.type].flat().includes('integer')) return String(Number.MAX_SAFE_INTEGER).length;
  const isText = String(pattern).includes(String.raw`\p{`);
  return 2 + Number(maxLength) * (isText ? '\\ud83c\\udf5e'.length : 1);
}

describe('the reference', () => {
  const get = (path: string) => fetch(`${api.origin}/api/v1${path}`);

  test('is a page without scripts or inline styles', async () => {
    const response = await get('/docs');
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
    for (const { operationId, method, path } of operations) {
      expect(page).toContain(`id="${operationId}"`);
      expect(page).toContain(`${method}</span> <code>/api/v1${path}`);
    }
    expect(page).not.toMatch(/<script|<style|style="|undefined|\[object/);
    const style = await get('/docs/style.css');
    expect(style.headers.get('content-type')).toMatch('text/css');
  });

  test('is available as a file', async () => {
    expect(await (await get('/openapi.yaml')).text()).toMatch(/^openapi: 3\.1/);
    expect((await (await get('/openapi.json')).json()) as object).toMatchObject({
      openapi: '3.1.0',
      paths: expect.anything(),
    });
  });
});

test("returns the caller's request id", async () => {
  const { headers } = await api.call('GET', '/health/live', { headers: { 'x-request-id': 'journey-12345' } });
  expect(headers.get('x-request-id')).toBe('journey-12345');
});

test('an invalid URL gets a response with a request id', async () => {
  const headers = { 'x-request-id': 'a-broken-address' };
  const answer = await user.call('GET', '/lists/%zz', { headers });
  expect([answer.status, answer.body.detail]).toEqual([400, 'This address cannot be read.']);
  expect(answer.headers.get('x-request-id')).toBe('a-broken-address');
});

test('and has the same security headers as every other response', async () => {
  const [broken, other] = await Promise.all(
    ['/lists/%zz', '/lists/none'].map(async (path) => (await user.call('GET', path)).headers),
  );
  const found = SECURITY_HEADERS.map((name) => broken?.get(name));
  expect(found).toEqual(SECURITY_HEADERS.map((name) => other?.get(name)));
  expect(found).not.toContain(null);
});
