import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerErrors } from '../src/platform/http/errors.ts';
import { policyOfPages, registerSecurityHeaders } from '../src/platform/http/security-headers.ts';
import { serveWebApp } from '../src/platform/http/static.ts';
import { GLYPHS } from '../src/platform/paths.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const PAGE =
  '<!doctype html><title>Larder</title><style>b{}</style><script data-x="1">go()</script><script src="/x.js"></script>';
const LOGIN = '<!doctype html><title>Login · Larder</title>';
const SCRIPT = 'console.log("larder");'.repeat(50);
let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'larder-static-'));
  mkdirSync(join(root, 'app/assets'), { recursive: true });
  mkdirSync(join(root, 'pictures'));
  writeFileSync(join(root, 'app/index.html'), PAGE);
  writeFileSync(join(root, 'app/index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(root, 'app/login.html'), LOGIN);
  writeFileSync(join(root, 'app/login.html.br'), brotliCompressSync(LOGIN));
  writeFileSync(join(root, 'app/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'app/sw.js'), SCRIPT);
  writeFileSync(join(root, 'app/manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'app/assets/main-1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(root, 'app/assets/main-1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(root, 'pictures/pasta-1a2b3c4d-480.webp'), 'picture');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  app = Fastify();
  registerErrors(app);
  await registerSecurityHeaders(app);
  await serveWebApp(app, { folders: { app: join(root, 'app'), pictures: join(root, 'pictures') } });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the policy of pages', () => {
  const policyOf = async (url: string) =>
    String((await app.inject({ url, headers: html })).headers['content-security-policy']);
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test.each(['/', '/index.html', '/dashboard/pantry', '/login'])(
    '%s may run what is inline in the pages, and nothing else',
    async (url) => {
      const policy = await policyOf(url);
      expect(policy).toContain(`;script-src 'self' ${hash('go()')};`);
      expect(policy).toContain(`;style-src 'self' ${hash('b{}')};`);
      expect(policy).not.toContain('unsafe');
    },
  );

  test('a page that a build replaces under a running server may run what stands in it then', async () => {
    const page = join(root, 'app/signup.html');
    writeFileSync(page, PAGE);
    const server = Fastify();
    await registerSecurityHeaders(server);
    await serveWebApp(server, { folders: { app: join(root, 'app'), pictures: join(root, 'pictures') } });
    writeFileSync(page, PAGE.replace('go()', 'stop()'));
    utimesSync(page, 1, 1);
    const { headers } = await server.inject({ url: '/signup', headers: html });
    expect(headers['content-security-policy']).toContain(hash('stop()'));
    await server.close();
    rmSync(page);
  });

  test.each(['/sw.js', '/icon.svg', '/api/v1/nothing'])('%s may run no inline script', async (url) => {
    expect(await policyOf(url)).toContain(";script-src 'self';style-src 'self';");
  });

  test.each([
    '<script\n  defer\n>go()</script>',
    '<script\tdefer>go()</script>',
    `<script data-x="a > b" data-y='c > "d"'>go()</script>`,
    '<SCRIPT>go()</SCRIPT >',
  ])('finds the script of %j', (page) => {
    expect(policyOfPages([page])).toContain(`;script-src 'self' ${hash('go()')};`);
  });

  test('allows a script that writes another as one', () => {
    const text = "write('<script src=x>')";
    expect(policyOfPages([`<script>${text}</script>`])).toContain(`;script-src 'self' ${hash(text)};`);
  });

  test.each([
    ['script', '<script>go()'],
    ['script', '<script data-x="a>go()</script>'],
    ['script', '<script/defer>go()</script>'],
    ['style', '<style>b{}'],
  ])('is not made without a %s it cannot read: %s', (tag, page) => {
    expect(() => policyOfPages([PAGE, page])).toThrow(
      `A page of the web app has a <${tag}> tag that Larder cannot read`,
    );
  });
});

describe('what is served', () => {
  test.each([
    { url: '/', type: 'text/html; charset=utf-8', cache: 'no-cache', body: PAGE },
    { url: '/dashboard/recipes/12?page=2', type: 'text/html; charset=utf-8', cache: 'no-cache', body: PAGE },
    { url: '/index.html', type: 'text/html; charset=utf-8', cache: 'no-cache', body: PAGE },
    { url: '/login?from=mail', type: 'text/html; charset=utf-8', cache: 'no-cache', body: LOGIN },
    { url: '/login/', type: 'text/html; charset=utf-8', cache: 'no-cache', body: PAGE },
    { url: '/login/login', type: 'text/html; charset=utf-8', cache: 'no-cache', body: PAGE },
    {
      url: '/assets/main-1a2b3c4d.js',
      type: 'application/javascript; charset=utf-8',
      cache: FOREVER,
      body: SCRIPT,
    },
    {
      url: '/icon.svg',
      type: 'image/svg+xml',
      cache: 'no-cache',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    // Revalidated at each visit, so that a new version is found.
    { url: '/sw.js', type: 'application/javascript; charset=utf-8', cache: 'no-cache', body: SCRIPT },
    { url: '/manifest.webmanifest', type: 'application/manifest+json', cache: 'no-cache', body: '{}' },
    { url: '/pictures/pasta-1a2b3c4d-480.webp', type: 'image/webp', cache: FOREVER, body: 'picture' },
  ])('$url', async ({ url, type, cache, body }) => {
    const answer = await app.inject({ url, headers: html });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
    expect(answer.body).toBe(body);
  });

  test.each([
    { url: '/', body: PAGE },
    { url: '/login', body: LOGIN },
    { url: '/assets/main-1a2b3c4d.js', body: SCRIPT },
  ])('$url, compressed if the build has compressed it', async ({ url, body }) => {
    const answer = await app.inject({ url, headers: { ...html, 'accept-encoding': 'gzip, deflate, br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(body);
  });

  test.each([
    { url: '/glyphs/107.svg', file: 'garlic' },
    { url: '/glyphs/502.svg', file: 'cooked-rice' },
    { url: '/glyphs/0.svg', file: 'jar' },
    { url: '/glyphs/499999999.svg', file: 'jar' },
  ])('the drawing $url: $file', async ({ url, file }) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toBe(readFileSync(join(GLYPHS, `${file}.svg`), 'utf8'));
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });

  test('HEAD has no body, and unchanged files are not sent again', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/icon.svg' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    const etag = String(head.headers.etag);
    const again = await app.inject({ url: '/icon.svg', headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });
});

describe('what does not exist', () => {
  test.each([
    { why: 'an API call', url: '/api/v1/unknown', headers: html },
    { why: 'a picture', url: '/pictures/none-1a2b3c4d-480.webp', headers: html },
    { why: 'a script of an older build', url: '/assets/main-00000000.js', headers: html },
    { why: 'a drawing by its name', url: '/glyphs/garlic.svg', headers: html },
    { why: 'a malformed drawing number', url: '/glyphs/1e2.svg', headers: html },
    { why: 'a drawing of an impossible id', url: '/glyphs/1234567890.svg', headers: html },
    { why: 'the folder of the drawings', url: '/glyphs/', headers: html },
    { why: 'what lies beside the drawings', url: '/glyphs/LICENSE', headers: html },
    { why: 'a file', url: '/robots.txt', headers: html },
    {
      why: 'a page for a program that wants JSON',
      url: '/dashboard',
      headers: { accept: 'application/json' },
    },
    { why: 'a file outside', url: '/assets/..%2f..%2fsecret.txt', headers: html },
    { why: 'a file outside, from the pictures', url: '/pictures/..%2fsecret.txt', headers: html },
    { why: 'a file outside, from the drawings', url: '/glyphs/..%2fpackage.json', headers: html },
    { why: 'a file outside, from the pages', url: '/%2e%2e/secret.txt', headers: html },
    { why: 'a file outside, with Windows separators', url: '/pictures/..%5csecret.txt', headers: html },
  ])('$why', async ({ url, headers }) => {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ title: 'Not Found', detail: 'This page does not exist.' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    { why: 'a range beyond the end of a file', headers: { range: 'bytes=99999-' }, status: 416 },
    { why: 'a file that has changed', headers: { 'if-match': '"another"' }, status: 412 },
  ])('$why', async ({ headers, status }) => {
    const answer = await app.inject({ url: '/assets/main-1a2b3c4d.js', headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    });
  });

  test('a form posted to a page', async () => {
    expect((await app.inject({ method: 'POST', url: '/dashboard', headers: html })).statusCode).toBe(404);
  });
});

test.each(['/', '/assets/main-1a2b3c4d.js', '/api/v1/unknown'])(
  '%s has the security headers',
  async (url) => {
    const { headers } = await app.inject({ url, headers: html });
    // Of pages, 'the policy of pages' tests the hashes.
    const policy = String(headers['content-security-policy']).replaceAll(/ 'sha256-[^']+'/g, '');
    expect({ ...headers, 'content-security-policy': policy }).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy':
        "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';frame-src 'none';connect-src 'self';worker-src 'self';manifest-src 'self';object-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'self';require-trusted-types-for 'script';trusted-types larder",
      'permissions-policy': expect.stringContaining('microphone=(self)') as string,
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('HSTS is sent over https only', async () => {
  const overTls = { headers: { ...html, 'x-forwarded-proto': 'https' } };
  const { headers } = await app.inject({ url: '/', ...overTls });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});
