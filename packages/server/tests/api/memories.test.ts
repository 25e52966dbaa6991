import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recipeInput } from '../support/own-recipes.ts';
import { startApi, type Api, type User } from './api.ts';
import { recipeCook } from './recipe-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
const SHARED = 1002;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
});
afterAll(() => api.close());

const remember = (id: number, body: object, from = user) =>
  from.call('PUT', `/recipes/${id}/memory`, { body });
const memoryOf = async (id: number, from = user) =>
  (await from.call('GET', `/recipes/${id}/details`)).body.data.memory;
const cardOf = async (id: number, from = user) =>
  (await from.call('GET', '/recipes/usersearch?limit=100')).body.data.recipes.find(
    (card: { id: number }) => card.id === id,
  );

describe('a rating and notes', () => {
  test('are kept for a shared recipe and for an own one, on the page and on the card [MEMORY-01]', async () => {
    const { id: own } = await recipeCook(user).add();
    for (const id of [SHARED, own]) {
      expect(await memoryOf(id)).toBeUndefined();
      const { status, body } = await remember(id, { rating: 4, notes: '  Less salt.\nMore lemon.  ' });
      expect([status, body.data]).toEqual([
        200,
        { rating: 4, notes: 'Less salt.\nMore lemon.', photo: null, cooked: null },
      ]);
      expect(await memoryOf(id)).toEqual(body.data);
      expect(await cardOf(id)).toMatchObject({ rating: 4 });
    }
  });

  test('are cleared by null, and a field that is not sent stays', async () => {
    await remember(SHARED, { rating: 2, notes: 'Too hot' });
    await remember(SHARED, { rating: null });
    expect(await memoryOf(SHARED)).toMatchObject({ rating: null, notes: 'Too hot' });
    await remember(SHARED, { notes: '   ' });
    expect(await memoryOf(SHARED)).toBeUndefined();
    expect(await cardOf(SHARED)).not.toHaveProperty('rating');
  });

  test('are nobody else’s: another cook sees none, and cannot rate an own recipe', async () => {
    const { id: own } = await recipeCook(user).add();
    await remember(SHARED, { rating: 5, notes: 'A secret' });
    const other = await api.signUp();
    expect(await memoryOf(SHARED, other)).toBeUndefined();
    expect(await cardOf(SHARED, other)).not.toHaveProperty('rating');
    expect((await remember(own, { rating: 1 }, other)).status).toBe(404);
    expect((await remember(99_999, { rating: 1 })).status).toBe(404);
  });

  test('of which two devices each save a part at once are both kept', async () => {
    for (let rating = 1; rating <= 5; rating += 1) {
      const { id } = await recipeCook(user).add();
      await Promise.all([remember(id, { rating }), remember(id, { notes: 'Good' })]);
      expect(await memoryOf(id)).toMatchObject({ rating, notes: 'Good' });
    }
  });

  test('that two devices changed apart are merged; the same field asks which to keep [MEMORY-02]', async () => {
    await remember(SHARED, { rating: 3, notes: 'Good' });
    const base = { rating: 3, notes: 'Good' };
    await remember(SHARED, { rating: 5, base });
    expect((await remember(SHARED, { notes: 'Very good', base })).body.data).toMatchObject({
      rating: 5,
      notes: 'Very good',
    });
    const refused = await remember(SHARED, { notes: 'Bad', base });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      type: '/problems/changed-elsewhere',
      conflicts: [{ path: '/notes', current: 'Very good' }],
    });
    expect(await memoryOf(SHARED)).toMatchObject({ rating: 5, notes: 'Very good' });
  });

  test.each([
    [{ rating: 0 }],
    [{ rating: 6 }],
    [{ rating: 2.5 }],
    [{ rating: '5' }],
    [{}],
    [{ stars: 5 }],
    [{ notes: 'x'.repeat(4_001) }],
    [{ notes: 'bell\u0007' }],
    [{ notes: 5 }],
  ])('refuses %j with a sentence', async (body) => {
    const answer = await remember(SHARED, body);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/^[A-Z].+/);
    expect(await memoryOf(SHARED)).toBeUndefined();
  });
});

test('what is remembered goes with a deleted recipe, comes back with it, and is forgotten after a day', async () => {
  const cook = recipeCook(user);
  const { id } = await cook.add();
  await remember(id, { rating: 5, notes: 'Gran’s best' });
  await user.call('POST', `/recipes/${id}/cooked`, { body: {} });
  await user.call('DELETE', `/recipes/${id}`);
  expect((await remember(id, { rating: 1 })).status).toBe(404);
  await user.call('POST', `/recipes/${id}/restore`);
  expect(await memoryOf(id)).toMatchObject({ rating: 5, notes: 'Gran’s best', cooked: { times: 1 } });
  await user.call('DELETE', `/recipes/${id}`);
  await api.database.pool.query(`update removals set removed_at = removed_at - interval '25 hours'`);
  await remember(SHARED, { rating: 1 });
  const left = await api.database.pool.query(
    `select from recipe_memories where recipe_id = $1 union all select from cookings where recipe_id = $1`,
    [id],
  );
  expect(left.rows).toEqual([]);
});

test('an export has every rating, note and date, and of an own recipe what its source has [MEMORY-10]', async () => {
  const { id } = await recipeCook(user).add(recipeInput({ title: 'A pie' }));
  await remember(id, { rating: 5, notes: 'Half the sugar' });
  await user.call('POST', `/recipes/${id}/cooked`, { body: { servings: 2 } });
  const { body } = await user.call('GET', '/account/export');
  expect(body.data.memories).toEqual([
    {
      recipe_id: id,
      title: 'A pie',
      rating: 5,
      notes: 'Half the sugar',
      cooked: [{ date: new Date().toISOString().slice(0, 10), servings: 2 }],
      photo: null,
    },
  ]);
});
