import { describe, expect, test } from 'vitest';
import { bareRoutes } from '../support/bare-routes.ts';

const routes = bareRoutes();

const PHOTO = '/recipes/1001/photo';
/** What the contract allows for a photo. */
const MOST = 15_728_640;
const fileOf = (bytes: number) => new File([new Uint8Array(bytes).fill(7)], 'soup.jpg');

describe('a file', () => {
  test('reaches the handler of an operation that takes one, with its name', async () => {
    expect((await routes.ask('PUT', PHOTO, { file: fileOf(MOST - 1) })).status).toBe(204);
    const { name, data } = routes.call!.upload!;
    expect([name, data.length, new Set(data)]).toEqual(['soup.jpg', MOST - 1, new Set([7])]);
  });

  test('that is larger than the contract allows does not', async () => {
    expect(await routes.ask('PUT', PHOTO, { file: fileOf(MOST + 1) })).toMatchObject({
      status: 413,
      body: { detail: 'This file is larger than 15 MB. Please choose a smaller one.' },
    });
    expect(routes.call).toBeNull();
  });

  test('is not taken while another of the same form is dropped', async () => {
    for (const path of ['/recipes/import', PHOTO]) {
      const method = path === PHOTO ? 'PUT' : 'POST';
      const { status, body } = await routes.ask(method, path, { file: [fileOf(100_000), fileOf(100_000)] });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('one file at a time') as string },
      });
    }
    expect(routes.call).toBeNull();
  });

  test('is refused where the contract knows none', async () => {
    expect((await routes.ask('POST', '/lists', { file: fileOf(1) })).status).toBe(415);
    expect(routes.call).toBeNull();
  });
});

test('where a file or a text may be sent, either reaches the handler, and a text is no file', async () => {
  const body = { text: 'Plum cake' };
  expect((await routes.ask('POST', '/recipes/import', { body })).status).toBe(204);
  expect(routes.call).toMatchObject({ body, upload: null });
  expect((await routes.ask('POST', '/recipes/import', { file: fileOf(1) })).status).toBe(204);
  expect(routes.call).toMatchObject({ body: undefined, upload: { name: 'soup.jpg' } });
});
