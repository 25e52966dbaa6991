import { api } from '../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { bringBackShared } from './bring-back.ts';
import { forgetPictures, offerPhotos } from './draft-pictures.ts';

const DETAILS = 'GET /recipes/1003/details';
const memory = { recipeId: 1003, rating: 4, notes: 'Less salt.', cooked: [], hasPhoto: false };

/** Answers every call, and refuses those that begin like this. */
function refuse(...refused: string[]): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.answer = (call) =>
    refused.some((one) => call.startsWith(one))
      ? { status: 409, body: { detail: 'No.' } }
      : { status: 200, body: { data: {} } };
}

beforeEach(() => session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha'));
afterEach(() => {
  forgetPictures();
  api.reset();
  vi.restoreAllMocks();
});

test('each part of what is remembered that cannot be saved is counted, and costs no other', async () => {
  refuse('PUT /recipes/1003/memory');
  expect(await bringBackShared([memory, { ...memory, recipeId: 1004 }])).toBe(2);
  expect(api.calls.filter((call) => call === 'PUT /recipes/1004/memory')).toHaveLength(2);
});

test('a recipe that is not there is one failure, and none is no failure', async () => {
  refuse(DETAILS);
  expect(await bringBackShared([memory, { ...memory, recipeId: 1004 }])).toBe(1);
  refuse();
  expect(await bringBackShared([memory])).toBe(0);
});

test('a photo that a reload has lost is a failure, unless there is one already', async () => {
  refuse();
  const pictured = { ...memory, hasPhoto: true };
  expect(await bringBackShared([pictured])).toBe(1);
  offerPhotos(new Map([[1003, 'data:image/webp;base64,UklGRg==']]));
  expect(await bringBackShared([pictured])).toBe(0);
  expect(api.calls).toContain('PUT /recipes/1003/photo');
  // It is not the next cook's.
  session.signIn({ access_token: 'b', refresh_token: 'r' }, 'bao');
  expect(await bringBackShared([pictured])).toBe(1);
});

test('nothing is brought back for a cook who came in the meantime', async () => {
  refuse();
  api.answer = () => {
    session.signIn({ access_token: 'b', refresh_token: 'r' }, 'bao');
    return { status: 200, body: { data: {} } };
  };
  await bringBackShared([memory, { ...memory, recipeId: 1004 }]);
  expect(api.calls).not.toContain('GET /recipes/1004/details');
});

test('equal dinners are sent together, in batches of a thousand at most', async () => {
  const dinner = (nth: number) => ({
    date: `20${10 + (nth % 20)}-05-31`,
    servings: 1 + Math.floor(nth / 20),
  });
  const twice = { date: '2030-05-31', servings: 4 };
  const cooked = [twice, ...Array.from({ length: 998 }, (_, nth) => dinner(nth)), dinner(998), twice];
  const sent: (typeof cooked)[] = [];
  api.answer = (call, body) => {
    if (call.endsWith('/cookings')) sent.push((JSON.parse(body) as { cooked: typeof cooked }).cooked);
    return { status: 200, body: { data: {} } };
  };
  expect(await bringBackShared([{ ...memory, cooked }])).toBe(0);
  expect(sent.flat()).toHaveLength(1_001);
  expect(sent.map(({ length }) => length <= 1_000)).toEqual([true, true]);
  expect(sent.map((some) => some.filter(({ date }) => date === twice.date).length)).toEqual([2, 0]);
});
