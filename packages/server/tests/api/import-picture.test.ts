import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { picture, sendPhoto } from '../support/photos.ts';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
let answer: RequestListener = (_request, response) => response.end();
const site = createServer((request, response) => answer(request, response));
let link = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  link = `http://pictures.example:${port}/pie`;
  api = await startApi({
    catalogue: SMALL_CATALOGUE,
    webRules: {
      isAllowedAddress: (address) => address === '127.0.0.1',
      isAllowedPort: (given) => given === port,
      resolve: (host) => Promise.resolve([host === 'inside.example' ? '10.0.0.1' : '127.0.0.1']),
    },
  });
});
afterAll(async () => {
  await api.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(async () => {
  user = await api.signUp();
});

const fetched = (url = link) => user.call('POST', '/recipes/import/picture', { body: { url } });
const serving = (file: Buffer, type = 'image/jpeg') => {
  answer = (_request, response) => response.setHeader('content-type', type).end(file);
};

test('a picture comes re-encoded, without what else its file says, and can be kept as a photo [IMPORT-15]', async () => {
  serving(
    await picture(2000, 1000)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer(),
  );
  const { status, body } = await fetched();
  expect(status).toBe(200);
  const [head, data = ''] = (body.data.picture as string).split(',');
  expect(head).toBe('data:image/webp;base64');
  const file = Buffer.from(data, 'base64');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 });
  expect(file.includes('Somebody')).toBe(false);
  expect((await sendPhoto(api, user, 1002, file)).status).toBe(200);
});

test('a site may say nothing of the kind, or that it is bytes', async () => {
  serving(await picture(200, 200).png().toBuffer(), 'application/octet-stream');
  expect((await fetched()).status).toBe(200);
});

test.each([
  ['a page', Buffer.from('<html>'), 'text/html', /does not lead to a picture/],
  ['a page that says it is a picture', Buffer.from('<html>'), 'image/png', /JPEG, PNG or WebP/],
  [
    'a drawing with scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/svg+xml',
    /JPEG/,
  ],
  ['half a picture', (await picture(400, 400).jpeg().toBuffer()).subarray(0, 900), 'image/jpeg', /damaged/],
  ['a dot', await picture(1, 1).png().toBuffer(), 'image/png', /too small/],
  ['far too much', Buffer.alloc(10_000_001), 'image/png', /too large/],
])('%s is refused with a sentence', async (_what, file, type, message) => {
  serving(file, type);
  const { status, body } = await fetched();
  expect([status, body.errors?.[0]?.path]).toEqual([400, '/url']);
  expect(body.detail).toMatch(message);
});

test.each([403, 404, 500])('a site that answers %i is no fault of ours', async (code) => {
  answer = (_request, response) => response.writeHead(code).end();
  expect((await fetched()).body.detail).toMatch(/^The picture/);
});

test.each([
  ['http://inside.example/pie.jpg', /private network/],
  ['http://pictures.example:22/', /unusual port/],
  ['javascript:alert(1)', /./],
  ['data:image/png;base64,AAAA', /./],
  ['no link', /./],
  ['http://[', /is not a link/],
])('%s is not fetched', async (url, message) => {
  const { status, body } = await fetched(
    url.replace('inside.example', `inside.example:${new URL(link).port}`),
  );
  expect(status).toBe(400);
  expect(body.detail).toMatch(message);
});

test('nor is a private address behind a redirect', async () => {
  const inside = `http://inside.example:${new URL(link).port}/pie.jpg`;
  answer = (_request, response) => response.writeHead(302, { location: inside }).end();
  expect((await fetched()).body.detail).toMatch(/private network/);
});

test('a link that is too long is told how long it may be', async () => {
  const { status, body } = await fetched(`${link}/${'a'.repeat(2_000)}`);
  expect([status, body.detail]).toEqual([400, 'Please use a link of at most 2,000 characters']);
});

test('a cook fetches 300 in ten minutes', async () => {
  serving(await picture(200, 200).png().toBuffer());
  await fetched();
  await api.database.pool.query("update auth_attempts set failures = 300 where key like 'import pictures %'");
  const { status, body } = await fetched();
  expect([status, body.detail]).toEqual([429, 'That was a lot of pictures. Please wait a few minutes.']);
});
