import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { picture, sendPhoto } from '../support/photos.ts';
import { startApi, type Api, type User } from './api.ts';
import { planningCook } from './planning-cook.ts';
import { recipeCook } from './recipe-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
});
afterAll(() => api.close());

const send = (id: number, file: Buffer, name?: string) => sendPhoto(api, user, id, file, name);
const get = (address: string) => fetch(`${api.origin}${address}`);
const details = async (id: number) => (await user.call('GET', `/recipes/${id}/details`)).body.data;
const photos = async () => {
  const { rows } = await api.database.pool.query<{ many: number }>(
    `select count(*)::int as many from recipe_photos
     where user_id = (select id from users where username = $1) and removed_at is null`,
    [user.username],
  );
  return rows[0]!.many;
};
const jpeg = () => picture(800, 600).jpeg().toBuffer();

test('a photo is turned upright, re-encoded without its metadata, and served in two sizes [MEMORY-06]', async () => {
  const { id } = await recipeCook(user).add();
  const file = await picture(900, 600)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A kitchen in Ghent' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(file.includes('A kitchen in Ghent')).toBe(true);
  const { status, body } = await send(id, file);
  expect(status).toBe(200);
  const large = await get(body.data.photo);
  expect(large.headers.get('content-type')).toBe('image/webp');
  expect(large.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(large.headers.get('x-content-type-options')).toBe('nosniff');
  const shown = await sharp(Buffer.from(await large.arrayBuffer())).metadata();
  expect(shown).toMatchObject({ format: 'webp', width: 600, height: 900 });
  expect([shown.exif, shown.xmp, shown.iptc, shown.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const small = await get((await details(id)).thumbnail_url);
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 480,
    height: 360,
  });
});

test.each(['jpeg', 'png', 'webp'] as const)('reads %s, whatever the file is called', async (format) => {
  const { id } = await recipeCook(user).add();
  expect((await send(id, await picture(400, 300).toFormat(format).toBuffer(), 'dinner.txt')).status).toBe(
    200,
  );
});

test('only its owner gets it, and only as long as the session lasts [MEMORY-07]', async () => {
  const shared = 1002;
  const { body } = await send(shared, await jpeg());
  const address: string = body.data.photo;
  const other = await api.signUp();
  expect((await other.call('GET', `/recipes/${shared}/details`)).body.data).not.toHaveProperty('memory');
  expect((await get(address)).status).toBe(200);
  const [path = '', query = ''] = address.split('?');
  // Another cook's pass, none, and a forged one.
  const { body: theirs } = await sendPhoto(api, other, shared, await jpeg());
  expect((await get(`${path}?${theirs.data.photo.split('?')[1]}`)).status).toBe(404);
  expect((await get(path)).status).toBe(401);
  expect((await get(`${path}?pass=`)).status).toBe(401);
  expect((await get(`${path}?${query.slice(0, -2)}AA`)).status).toBe(401);
  expect((await get(`${path}?${query}&${query}`)).status).toBe(401);
  expect((await get(`/photos/..%2f..%2fetc?${query}`)).status).toBe(404);
  expect((await get(`${path.replace('1280', '640')}?${query}`)).status).toBe(404);
  await user.call('POST', '/auth/logout', { body: { refresh_token: user.refreshToken } });
  expect((await get(address)).status).toBe(401);
});

test('it is the recipe’s picture on cards, lists and in the plan', async () => {
  const cook = planningCook(user);
  const plan = await cook.generate();
  const { id } = plan.meal_plan[0]!;
  await send(id, await jpeg());
  const { thumbnail_url: own } = await details(id);
  expect(own).toMatch(/^\/photos\/[\da-f-]{36}-480\.webp\?pass=[\w-]{64}$/);
  expect((await cook.current()).meal_plan[0]!.thumbnail_url).toBe(own);
  const list = (await user.call('POST', '/lists', { body: { name: 'Best' } })).body.data;
  await user.call('POST', `/lists/${list.id}/recipes`, { body: { recipe_id: id } });
  const cards = (await user.call('GET', `/lists/${list.id}/recipes`)).body.data.recipes;
  expect(cards[0].thumbnail_url).toBe(own);
  // An export has the photo itself, and no address that opens it.
  const { text, body } = await user
    .call('GET', '/account/export')
    .then((answer) => ({ text: JSON.stringify(answer.body), body: answer.body }));
  expect(text).not.toContain('pass=');
  const [{ photo }] = body.data.memories;
  expect(photo).toMatch(/^data:image\/webp;base64,/);
  const served = await get((await details(id)).memory.photo);
  expect(Buffer.from(photo.split(',')[1], 'base64')).toEqual(Buffer.from(await served.arrayBuffer()));
});

test('removing and replacing can be undone for a day, and sending it again changes nothing', async () => {
  const { id } = await recipeCook(user).add();
  const red = await jpeg();
  const first = (await send(id, red)).body.data.photo;
  expect((await send(id, red)).body.data.photo).toBe(first);
  const second = (await send(id, await picture(500, 500, '#2040c0').jpeg().toBuffer())).body.data.photo;
  expect(second).not.toBe(first);
  expect(await photos()).toBe(1);
  expect((await get(first)).status).toBe(404);
  const restore = async () => (await user.call('POST', `/recipes/${id}/photo/restore`)).status;
  expect(await restore()).toBe(204);
  expect((await details(id)).memory.photo).toBe(first);
  expect((await user.call('DELETE', `/recipes/${id}/photo`)).status).toBe(204);
  expect((await user.call('DELETE', `/recipes/${id}/photo`)).status).toBe(404);
  expect(await details(id)).not.toHaveProperty('memory');
  expect(await restore()).toBe(204);
  expect((await details(id)).memory.photo).toBe(first);
  await user.call('DELETE', `/recipes/${id}/photo`);
  await api.database.pool.query(`update recipe_photos set removed_at = removed_at - interval '25 hours'`);
  expect(await restore()).toBe(404);
});

describe('what is no photo: a sentence, and nothing is stored [MEMORY-08]', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>1</script></svg>';
  /** A PNG whose head claims a size, followed by nothing that fits it. */
  const claiming = async (width: number, height: number) => {
    const file = await picture(200, 200).png().toBuffer();
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return file;
  };
  const FILES: readonly (readonly [string, () => Promise<Buffer> | Buffer, RegExp])[] = [
    ['nothing', () => Buffer.alloc(0), /choose a photo/i],
    ['a text', () => Buffer.from('a text'), /JPEG, PNG or WebP/],
    ['an SVG', () => Buffer.from(svg), /JPEG, PNG or WebP/],
    ['a GIF', () => picture(300, 300).gif().toBuffer(), /JPEG, PNG or WebP/],
    ['an AVIF', () => picture(300, 300).avif().toBuffer(), /JPEG, PNG or WebP|HEIC/],
    ['an iPhone photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC/],
    ['one pixel', () => picture(1, 1).png().toBuffer(), /too small/],
    ['20,000 pixels', () => claiming(20_000, 20_000), /too many pixels/],
    ['a bomb of 60,000 by 60,000', () => claiming(60_000, 60_000), /too many pixels|damaged/],
    ['12,000 by 12,000', () => claiming(12_000, 12_000), /too many pixels/],
    ['a head that lies', () => claiming(4_000, 4_000), /damaged/],
    ['half a JPEG', async () => (await noise()).subarray(0, 20_000), /damaged/],
    ['half a PNG', async () => (await picture(900, 900).png().toBuffer()).subarray(0, 300), /damaged/],
    ['a JPEG’s first bytes', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /damaged/],
    [
      'a script that begins like a JPEG',
      () => Buffer.from('\xff\xd8\xff<script>1</script>', 'latin1'),
      /damaged/,
    ],
  ];
  const noise = () =>
    sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();

  test.each(FILES)('%s', async (_what, make, sentence) => {
    const { id } = await recipeCook(user).add();
    const { status, body } = await send(id, await make());
    expect(status).toBe(400);
    expect(body.detail).toMatch(sentence);
    expect(body.errors[0].path).toBe('/file');
    expect(await photos()).toBe(0);
  });

  test('a picture with a page behind it keeps only the picture', async () => {
    const { id } = await recipeCook(user).add();
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const { status, body } = await send(id, Buffer.concat([await jpeg(), page]));
    expect(status).toBe(200);
    const served = Buffer.from(await (await get(body.data.photo)).arrayBuffer());
    expect(served.includes('<script>')).toBe(false);
  });

  test('16 MB are too much', async () => {
    const { id } = await recipeCook(user).add();
    const { status, body } = await send(id, Buffer.alloc(16 * 1024 * 1024, 0xff));
    expect({ status, detail: body.detail }).toEqual({
      status: 413,
      detail: 'This file is larger than 15 MB. Please choose a smaller one.',
    });
    expect(await photos()).toBe(0);
  });

  test('a recipe that is not the cook’s, and a request without a file', async () => {
    const other = await api.signUp();
    const { id } = await recipeCook(other).add();
    expect((await send(id, await jpeg())).status).toBe(404);
    expect((await user.call('PUT', '/recipes/1002/photo')).status).toBe(400);
    expect(await photos()).toBe(0);
  });
});
