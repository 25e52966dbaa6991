import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basedFiles, withoutBasePath } from '../src/platform/http/base-path.ts';
import { acceptsBrotli, isUnchanged } from '../src/platform/http/conditions.ts';
import { registerErrors } from '../src/platform/http/errors.ts';
import { registerSecurityHeaders } from '../src/platform/http/security-headers.ts';
import { serveWebApp } from '../src/platform/http/static.ts';
import { readBasePath } from '../src/platform/settings/base-path.ts';

const PAGE = `<!doctype html>
<html lang="en">
<link rel="icon" href="/icon.svg"><link rel="alternate" href="//elsewhere.example/">
<script data-dashboard="/assets/a-1.js /assets/b-2.js">go('/x')</script>
<style>b{src:url(/assets/f-1.woff2)}</style>
<div id="root" data-page="/login"><a href="/recover">Recover</a>
<img src="/pictures/a-480.webp" srcset="/pictures/a-480.webp 480w, /pictures/a-960.webp 960w" alt="and/or"></div>`;
const BASED = `<!doctype html>
<html data-base="/kitchen/larder" lang="en">
<link rel="icon" href="/kitchen/larder/icon.svg"><link rel="alternate" href="//elsewhere.example/">
<script data-dashboard="/kitchen/larder/assets/a-1.js /kitchen/larder/assets/b-2.js">go('/x')</script>
<style>b{src:url(/kitchen/larder/assets/f-1.woff2)}</style>
<div id="root" data-page="/kitchen/larder/login"><a href="/kitchen/larder/recover">Recover</a>
<img src="/kitchen/larder/pictures/a-480.webp" srcset="/kitchen/larder/pictures/a-480.webp 480w, /kitchen/larder/pictures/a-960.webp 960w" alt="and/or"></div>`;

const html = { accept: 'text/html' };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'larder-based-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'index.html.br'), 'for the root of an origin');
  writeFileSync(
    join(root, 'manifest.webmanifest'),
    '{"id":"/","icons":[{"src":"/icons/1.png"}],"name":"A/B"}',
  );
  writeFileSync(join(root, 'assets/a-1.js'), 'go()');
  app = Fastify();
  registerErrors(app);
  await registerSecurityHeaders(app);
  await serveWebApp(app, { folders: { app: root, pictures: root }, basePath: '/kitchen/larder' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test.each([
  { url: '/larder', path: '/' },
  { url: '/larder/', path: '/' },
  { url: '/larder?from=mail', path: '/?from=mail' },
  { url: '/larder/api/v1/recipes?limit=1', path: '/api/v1/recipes?limit=1' },
  // A proxy has removed it.
  { url: '/api/v1/recipes', path: '/api/v1/recipes' },
  { url: '/larders/login', path: '/larders/login' },
  { url: '*', path: '*' },
])('under /larder, $url is $path', ({ url, path }) => {
  expect(withoutBasePath(url, '/larder')).toBe(path);
});

test('no path may begin like one of Larder’s own', async () => {
  const screens = readFileSync(new URL('../../../app/src/app.tsx', import.meta.url), 'utf8');
  const places = screens.slice(screens.indexOf('PLACES'), screens.indexOf('ROUTES'));
  const ofScreens = [...places.matchAll(/^ {2,4}(?:\{ )?path: '([a-z-]+)'/gm)].map(([, first]) => first);
  expect(ofScreens).toContain('confirm-email');
  expect(ofScreens).toContain('dashboard');
  for (const first of [...ofScreens, 'api', 'assets', 'glyphs', 'icons', 'photos', 'pictures', 'plates']) {
    expect(() => readBasePath(() => `/${first}/larder`)).toThrow(`must not begin with /${first},`);
    expect(readBasePath(() => `/larder/${first}`)).toBe(`/larder/${first}`);
  }
});

test('every address in a page begins with the base path, and the policy is of that page', async () => {
  const answer = await app.inject({ url: '/dashboard', headers: html });
  expect(answer.body).toBe(BASED);
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain(hash(`b{src:url(/kitchen/larder/assets/f-1.woff2)}`));
  expect(policy).toContain(hash(`go('/x')`));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
});

test('a page is compressed, not sent again unchanged, and read again when a build replaces it', async () => {
  const compressed = { ...html, 'accept-encoding': 'gzip, br' };
  const first = await app.inject({ url: '/login', headers: compressed });
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(BASED);
  const known = { ...compressed, 'if-none-match': String(first.headers.etag) };
  expect(await app.inject({ url: '/login', headers: known })).toMatchObject({ statusCode: 304, body: '' });

  const page = join(root, 'index.html');
  writeFileSync(page, PAGE.replace('Recover', 'Recovered'));
  utimesSync(page, 1, 1);
  const next = await app.inject({ url: '/login', headers: known });
  expect(brotliDecompressSync(next.rawPayload).toString()).toBe(BASED.replace('Recover', 'Recovered'));
  writeFileSync(page, PAGE);
});

test('both encodings have one weak tag, and a proxy may have changed it', async () => {
  const plain = await app.inject({ url: '/login', headers: html });
  const brotli = await app.inject({ url: '/login', headers: { ...html, 'accept-encoding': 'br' } });
  const tag = String(plain.headers.etag);
  expect(tag).toMatch(/^W\/"[\w-]+"$/);
  expect(brotli.headers.etag).toBe(tag);
  const same = [tag, tag.slice(2), `"other", ${tag}`, `"other",${tag.slice(2)}`, '*'];
  expect(same.filter((known) => !isUnchanged(known, tag))).toEqual([]);
  const others = [undefined, '', '"other"', tag.slice(3)];
  expect(others.filter((known) => isUnchanged(known, tag))).toEqual([]);
});

test.each([
  { header: 'br', accepts: true },
  { header: 'gzip, BR;q=0.5', accepts: true },
  { header: 'gzip, br; q=0', accepts: false },
  { header: 'br;q=0.0, gzip', accepts: false },
  { header: 'x-br', accepts: false },
  { header: undefined, accepts: false },
])('whether $header accepts brotli: $accepts', ({ header, accepts }) => {
  expect(acceptsBrotli(header)).toBe(accepts);
});

test('a page without attributes says where it is, and one without <html> is an error', () => {
  const file = join(root, 'bare.html');
  writeFileSync(file, '<!doctype html><html><a href="/login">');
  const read = basedFiles(root, '/larder');
  expect(read('bare.html').text).toBe('<!doctype html><html data-base="/larder"><a href="/larder/login">');
  writeFileSync(file, '<!doctype html><a href="/login">');
  utimesSync(file, 1, 1);
  expect(() => read('bare.html')).toThrow('no <html>');
  rmSync(file);
});

test('the manifest too, and nothing else', async () => {
  const manifest = await app.inject({ url: '/manifest.webmanifest' });
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.json()).toEqual({
    id: '/kitchen/larder/',
    icons: [{ src: '/kitchen/larder/icons/1.png' }],
    name: 'A/B',
  });
  expect((await app.inject({ url: '/assets/a-1.js' })).body).toBe('go()');
  expect((await app.inject({ url: '/none.html', headers: html })).statusCode).toBe(404);
});
