import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { recipeInput } from '../support/own-recipes.ts';
import { picture, sendPhoto } from '../support/photos.ts';
import { sharedApi, type Api } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await sharedApi();
});

const get = (address: string) => fetch(`${api.origin}${address}`);

test('an own recipe without a photo is a plate of what is in it, which only this server names [OWN-15]', async () => {
  const user = await api.signUp();
  const lines = ['300 g basmati rice', '200 g prawns', '80 g peas'];
  const read = await user.call('POST', '/ingredients/read-lines', { body: { lines } });
  type Line = { certainty: string } & Record<string, unknown>;
  const ingredients = (read.body.data as Line[]).map(({ certainty: _certainty, ...line }) => line);
  const body = { ...recipeInput({ title: 'Supper' }), ingredients };
  const made = await user.call('POST', '/recipes', { body });
  expect(made.status).toBe(201);
  const { id } = made.body.data;
  const details = async () => (await user.call('GET', `/recipes/${id}/details`)).body.data;
  const { thumbnail_url: address } = await details();
  expect(address).toMatch(/^\/plates\/rice\.prawn\.pea_[\w-]{12}\.webp$/);
  const card = (await user.call('GET', '/recipes/usersearch?mine=true')).body.data.recipes[0];
  expect(card.thumbnail_url).toBe(address);

  const plate = await get(address);
  expect(plate.headers.get('content-type')).toBe('image/webp');
  expect(plate.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = Buffer.from(await plate.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
  expect(Buffer.from(await (await get(address)).arrayBuffer())).toEqual(bytes);
  for (const other of [
    address.replace('_', '.tomato_'),
    address.replace(/_.*/, '_AAAAAAAAAAAA.webp'),
    '/plates/rice.webp',
    '/plates/..%2f_AAAAAAAAAAAA.webp',
  ])
    expect((await get(other)).status).toBe(404);

  // A photo comes first.
  expect((await sendPhoto(api, user, id, await picture(300, 300).jpeg().toBuffer())).status).toBe(200);
  expect((await details()).thumbnail_url).toMatch(/^\/photos\//);
});
