import { LIMITS } from '@larder/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inputLine, recipeInput } from '../support/own-recipes.ts';
import { startApi, type Api, type User } from './api.ts';
import { asInput, recipeCook } from './recipe-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let cook: User;
let recipes: ReturnType<typeof recipeCook>;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());
beforeEach(async () => {
  cook = await api.signUp();
  recipes = recipeCook(cook);
});

describe('limits', () => {
  const line = inputLine('1 egg', { ingredient_id: 6, quantity: 1, unit: 'piece' });
  const { recipe: most } = LIMITS;

  test.each([
    { why: 'no title', change: { title: ' ' }, path: '/title', says: /title that can be read/ },
    { why: 'a long title', change: { title: 'x'.repeat(most.title + 1) }, path: '/title', says: /shorten/ },
    { why: 'a megabyte of title', change: { title: 'x'.repeat(900_000) }, path: '/title', says: /shorten/ },
    { why: 'an unknown country', change: { country: 'atlantis' }, path: '/country', says: /or none/ },
    { why: 'an unknown course', change: { course: 'tea' }, path: '/course', says: /one of breakfast/ },
    { why: 'no servings', change: { servings: 0 }, path: '/servings', says: /1 to 100/ },
    { why: 'half a minute', change: { cook_time: 0.5 }, path: '/cook_time', says: /whole minutes/ },
    { why: 'a year', change: { waiting_time: 525_600 }, path: '/waiting_time', says: /14,400/ },
    { why: 'no line', change: { ingredients: [] }, path: '/ingredients', says: /at least one ingredient/ },
    {
      why: '10,000 lines',
      change: { ingredients: Array.from({ length: 5_000 }, () => line) },
      path: '/ingredients',
      says: /at most 100/,
    },
    {
      why: 'an empty line',
      change: { ingredients: [inputLine('')] },
      path: '/ingredients/0/text',
      says: /take the empty one out/,
    },
    {
      why: 'an invisible line',
      change: { ingredients: [inputLine('\u{200B}')] },
      path: '/ingredients/0/text',
      says: /take the empty one out/,
    },
    {
      why: 'text that is turned round',
      change: { ingredients: [inputLine('egg\u{202E}knil')] },
      path: '/ingredients/0/text',
      says: /line/,
    },
    {
      why: 'less than nothing',
      change: { ingredients: [{ ...line, quantity: -1 }] },
      path: '/ingredients/0/quantity',
      says: /greater than 0/,
    },
    {
      why: 'an unknown unit',
      change: { ingredients: [{ ...line, unit: 'bucket' }] },
      path: '/ingredients/0/unit',
      says: /must be one of piece/,
    },
    { why: 'no step', change: { instructions: [] }, path: '/instructions', says: /at least one step/ },
    { why: 'an empty step', change: { instructions: [' \n'] }, path: '/instructions/0', says: /each step/ },
    {
      why: 'an endless step',
      change: { instructions: ['x'.repeat(most.step + 1)] },
      path: '/instructions/0',
      says: /divide the step/,
    },
    {
      why: 'a script as its source',
      change: { source_url: 'javascript:alert(1)' },
      path: '/source_url',
      says: /http/,
    },
    {
      why: 'a password in its source',
      change: { source_url: 'https://ada:secret@example.org/' },
      path: '/source_url',
      says: /without a password/,
    },
    { why: 'an unknown field', change: { owner_id: 1 }, path: '/owner_id', says: /not known/ },
  ])('$why is refused with a sentence, and nothing is stored [OWN-12]', async ({ change, path, says }) => {
    const { id } = await recipes.add();
    for (const [method, address] of [
      ['POST', '/recipes'],
      ['PUT', `/recipes/${id}`],
    ] as const) {
      const { status, body } = await cook.call(method, address, { body: { ...recipeInput(), ...change } });
      expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
      expect(body.detail).toMatch(says);
    }
    expect(await recipes.titles('/recipes/usersearch?mine=true')).toEqual(['Custard']);
    expect(asInput(await recipes.sourceOf(id))).toEqual(recipeInput());
  });

  test('the largest recipe that is allowed is taken, and read again', async () => {
    const body = recipeInput({
      title: '𝒯'.repeat(most.title),
      servings: most.servings,
      waiting_time: most.minutes,
      ingredients: Array.from({ length: most.lines }, (_, at) => ({
        ...inputLine(`${at} ${'é'.repeat(most.line - 4)}`),
        group: 'x'.repeat(most.group),
        notes: 'x'.repeat(most.notes),
      })),
      instructions: Array.from({ length: most.steps }, () => 'ü'.repeat(most.step)),
    });
    const { id } = await recipes.add(body);
    expect(asInput(await recipes.sourceOf(id))).toEqual(body);
  });

  test('an ingredient that does not exist is refused, as is one of the pantry’s own', async () => {
    await cook.call('POST', '/pantry/bulk', {
      body: { items: [{ ingredient_name: 'moon dust', quantity: 1, unit: 'g' }] },
    });
    const [{ ingredient_id: own }] = (await recipes.read('/pantry')).pantryItems;
    for (const id of [999_999, own]) {
      const body = recipeInput({ ingredients: [inputLine('some', { ingredient_id: id })] });
      const { status, body: problem } = await cook.call('POST', '/recipes', { body });
      expect([status, problem.detail]).toEqual([404, 'This ingredient does not exist.']);
    }
  });

  test('no more than so many for one cook', async () => {
    const { id } = await recipes.add();
    await api.database.pool.query(
      `insert into recipes select (jsonb_populate_record(r, jsonb_build_object('id', 200000000 + n, 'slug', 'own-' || n))).*
       from recipes r, generate_series(1, $2::int) n where r.id = $1`,
      [id, LIMITS.ownRecipes.max - 1],
    );
    const { status, body } = await cook.call('POST', '/recipes', { body: recipeInput() });
    expect([status, body.detail]).toEqual([
      409,
      'You can have at most 2,000 recipes of your own. Please delete one that you no longer cook.',
    ]);
    await cook.call('DELETE', `/recipes/${id}`);
    await recipes.add();
    expect((await cook.call('POST', `/recipes/${id}/restore`)).status).toBe(409);
    await api.database.pool.query('delete from recipes where id > 200000000 and id < 200010000');
  });
});

test('of deleted recipes, as many as a cook can have are kept, the latest', async () => {
  const [first, second] = [await recipes.add(), await recipes.add()];
  await cook.call('DELETE', `/recipes/${first.id}`);
  await api.database.pool.query(
    `insert into removals (user_id, thing, removed_at, content)
     select user_id, 'recipes/x' || n, removed_at + interval '1 ms', content from removals, generate_series(1, $2::int) n
     where thing = $1`,
    [`recipes/${first.id}`, LIMITS.ownRecipes.max - 1],
  );
  await cook.call('DELETE', `/recipes/${second.id}`);
  expect((await cook.call('POST', `/recipes/${first.id}/restore`)).status).toBe(404);
  expect((await cook.call('POST', `/recipes/${second.id}/restore`)).status).toBe(204);
});

describe('changes of recipes', () => {
  const CHANGES = 1_000;
  const counted = `key like 'own recipes %'`;
  const lentils = recipeInput({ title: 'Lentils' });

  test('are limited to 1,000 in ten minutes for each account, also when they are sent at once', async () => {
    const { id } = await recipes.add(lentils);
    await api.database.pool.query(`update auth_attempts set failures = ${CHANGES - 3} where ${counted}`);
    const sent = Array.from({ length: 8 }, () => cook.call('POST', '/recipes', { body: lentils }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    for (const [method, path, request] of [
      ['PUT', `/recipes/${id}`, { body: lentils }],
      ['DELETE', `/recipes/${id}`, {}],
      ['POST', `/recipes/${id}/restore`, {}],
    ] as const) {
      const { status, body, headers } = await cook.call(method, path, request);
      expect([status, body.detail]).toEqual([
        429,
        'You have changed a lot of recipes in a short time. Please wait a few minutes.',
      ]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
    }
    const other = await api.signUp();
    expect((await other.call('POST', '/recipes', { body: lentils })).status).toBe(201);
    api.pass(601_000);
    expect((await cook.call('DELETE', `/recipes/${id}`)).status).toBe(204);
  });

  test('let a cook bring 300 recipes from another app', { timeout: 120_000 }, async () => {
    const statuses = new Set<number>();
    for (let nth = 0; nth < 300; nth += 1) {
      statuses.add(
        (await cook.call('POST', '/recipes', { body: { ...lentils, title: `Lentils ${nth}` } })).status,
      );
    }
    expect([...statuses]).toEqual([201]);
  });
});
