import { randomUUID } from 'node:crypto';
import { LIMITS } from '@larder/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inputLine, recipeInput } from '../support/own-recipes.ts';
import { startApi, type Api, type User } from './api.ts';
import { planningCook } from './planning-cook.ts';
import { asInput, recipeCook, type Input } from './recipe-cook.ts';
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

const DAY_MS = 24 * 60 * 60 * 1000;

describe('a recipe of one’s own', () => {
  test('has both ends of a range, for its servings and others; the pantry counts the upper one [UNITS-11]', async () => {
    const { id } = await recipes.add(
      recipeInput({
        servings: 4,
        ingredients: [
          inputLine('2-3 eggs', { ingredient_id: 6, quantity: 3, unit: 'piece' }),
          inputLine('100 ml–150 ml milk', { ingredient_id: 7, quantity: 200, unit: 'ml' }),
        ],
      }),
    );
    await planningCook(cook).stock(['egg', 4, 'piece']);
    const lines = async (query: string) =>
      (await recipes.read(`/recipes/${id}/details?${query}`)).ingredients;
    const [eggs, milk] = await lines('');
    expect(eggs).toMatchObject({ quantity: 3, least: 2, unit: 'piece', text: '2-3 eggs' });
    // The cook has changed what was read of it.
    expect(milk).not.toHaveProperty('least');
    expect((await lines('servings=8&hasPantry=true'))[0]).toMatchObject({
      quantity: 6,
      least: 4,
      coverage: 'short',
      lacking: { quantity: 2 },
    });
  });

  test('comes back as it was written, with what follows from it [CALL-46 CALL-49 OWN-02 OWN-15]', async () => {
    const body = recipeInput({
      title: '  Gran’s  custard ',
      source_url: 'https://example.org/custard',
      waiting_time: 30,
      ingredients: [
        inputLine('2 eggs', { ingredient_id: 6, quantity: 2, unit: 'piece', group: 'For the top' }),
        inputLine('Milk, warm', { ingredient_id: 7, notes: 'warm', group: 'For the top' }),
      ],
      instructions: ['Whisk for 3. Then 2. more\nand rest.', 'Bake in the oven at 180 °C.'],
    });
    const { id, version } = await recipes.add(body);
    const source = await recipes.sourceOf(id);
    expect(source).toEqual({ id, version, own: true, ...body, title: 'Gran’s custard' });

    const details = await recipes.read(`/recipes/${id}/details?hasPantry=true`);
    expect(details).toMatchObject({
      id,
      version,
      own: true,
      title: 'Gran’s custard',
      country: null,
      english_title: null,
      thumbnail_url: null,
      total_time: 60,
      waiting_kind: 'waiting',
      servings: 4,
      dietary: { vegetarian: true, vegan: false, contains_eggs: true, contains_dairy: true },
      ingredients: [
        { ingredient_id: 6, name: 'egg', quantity: 2, unit: 'piece', text: '2 eggs', group: 'For the top' },
        { ingredient_id: 7, name: 'milk', quantity: null, unit: null, notes: 'warm', coverage: 'missing' },
      ],
    });
    expect(details).not.toHaveProperty('unchecked_lines');
    expect(details.instructions.replaceAll('\u{2060}', '')).toBe(
      '1. Whisk for 3. Then 2. more\nand rest.\n2. Bake in the oven at 180 °C.',
    );
    const [card] = (await recipes.read('/recipes/usersearch?query=custard')).recipes;
    expect(card).toMatchObject({ id, own: true, country: null, ingredient_count: 2 });
  });

  test('is changed, and the source is what a copy is made of [CALL-47]', async () => {
    const { id, version } = await recipes.add();
    const changed = recipeInput({ title: 'Flan', servings: 6, base_version: version } as Partial<Input>);
    const { status, body } = await cook.call('PUT', `/recipes/${id}`, { body: changed });
    expect(status).toBe(200);
    expect(body.data.version).toBeGreaterThan(version);
    expect(await recipes.sourceOf(id)).toMatchObject({
      title: 'Flan',
      servings: 6,
      version: body.data.version,
    });
    expect(await recipes.titles('/recipes/usersearch?query=flan')).toEqual(['Flan']);

    const copy = await recipes.add({ ...asInput(await recipes.sourceOf(id)), title: 'Another flan' });
    expect(copy.id).not.toBe(id);
    expect(await recipes.titles('/recipes/usersearch?mine=true')).toEqual(['Another flan', 'Flan']);
  });

  test('may be a copy of a recipe of the catalogue, which stays what it is [OWN-03]', async () => {
    const source = await recipes.sourceOf(1002);
    expect(source).toMatchObject({ id: 1002, version: 0, own: false, country: 'india', course: 'main' });
    expect(source.ingredients.map(({ text }: { text: string }) => text)).toEqual(['1 rice', '1 tomato']);
    const { id } = await recipes.add({ ...asInput(source), title: 'My tomato rice' });
    expect(asInput(await recipes.sourceOf(id))).toEqual({ ...asInput(source), title: 'My tomato rice' });
    expect((await recipes.read(`/recipes/${id}/details`)).ingredients).toMatchObject(
      (await recipes.read('/recipes/1002/details')).ingredients.map(
        ({ name, unit }: Record<string, unknown>) => ({
          name,
          unit,
        }),
      ),
    );
    for (const [method, path] of [
      ['PUT', '/recipes/1002'],
      ['DELETE', '/recipes/1002'],
      ['POST', '/recipes/1002/restore'],
    ] as const) {
      const { status } = await cook.call(method, path, method === 'PUT' ? { body: recipeInput() } : {});
      expect([method, status]).toEqual([method, 404]);
    }
  });

  test('that was changed elsewhere is not overwritten, unless nothing would change [OWN-09]', async () => {
    const { id, version } = await recipes.add();
    const other = recipeInput({ title: 'Flan' });
    const { body: first } = await cook.call('PUT', `/recipes/${id}`, { body: other });
    const late = await cook.call('PUT', `/recipes/${id}`, {
      body: { ...recipeInput({ title: 'Cream' }), base_version: version },
    });
    expect([late.status, late.body.type]).toEqual([409, '/problems/changed-elsewhere']);
    expect(late.body.conflicts).toEqual([{ path: '/base_version', current: first.data.version }]);
    expect((await recipes.sourceOf(id)).title).toBe('Flan');

    const again = await cook.call('PUT', `/recipes/${id}`, { body: { ...other, base_version: version } });
    expect([again.status, again.body.data]).toEqual([200, first.data]);
    const kept = await cook.call('PUT', `/recipes/${id}`, {
      body: { ...recipeInput({ title: 'Cream' }), base_version: first.data.version },
    });
    expect(kept.status).toBe(200);
  });

  test('is written once for a key, however often it is sent', async () => {
    const send = () =>
      cook.call('POST', '/recipes', { body: recipeInput(), headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const [one, two] = [await send(), await send()];
    expect(two.body).toEqual(one.body);
    expect((await recipes.read('/recipes/usersearch?mine=true')).total).toBe(1);
    const other = await cook.call('POST', '/recipes', {
      body: recipeInput({ title: 'Flan' }),
      headers: { 'idempotency-key': key },
    });
    expect(other.status).toBe(409);
  });

  test('is deleted with its places on lists, and brought back with them [CALL-48 OWN-10]', async () => {
    const { id } = await recipes.add();
    const list = (await cook.call('POST', '/lists', { body: { name: 'Sweets' } })).body.data.id;
    const gone = (await cook.call('POST', '/lists', { body: { name: 'Others' } })).body.data.id;
    for (const one of [list, gone])
      await cook.call('POST', `/lists/${one}/recipes`, { body: { recipe_id: id } });
    const before = await recipes.sourceOf(id);
    expect((await cook.call('DELETE', `/recipes/${id}`)).status).toBe(204);
    expect((await cook.call('DELETE', `/recipes/${id}`)).status).toBe(404);
    expect((await cook.call('GET', `/recipes/${id}/details`)).status).toBe(404);
    expect(await recipes.titles(`/lists/${list}/recipes`)).toEqual([]);
    await cook.call('DELETE', `/lists/${gone}`);

    for (let time = 0; time < 2; time += 1)
      expect((await cook.call('POST', `/recipes/${id}/restore`)).status).toBe(204);
    expect(asInput(await recipes.sourceOf(id))).toEqual(asInput(before));
    expect(await recipes.titles('/recipes/usersearch?mine=true')).toEqual(['Custard']);
    expect(await recipes.titles(`/lists/${list}/recipes`)).toEqual(['Custard']);

    expect((await cook.call('DELETE', `/recipes/${id}`)).status).toBe(204);
    api.pass(DAY_MS + 1_000);
    const { body } = await api.call('POST', '/auth/login', {
      body: { username: cook.username, password: 'correct horse' },
    });
    const later = await api.as(body.data.access_token)('POST', `/recipes/${id}/restore`);
    expect([later.status, later.body.detail]).toEqual([
      404,
      'This recipe can no longer be brought back: what you remove is kept for a day.',
    ]);
  });

  test('is one of those that ‘mine’ finds, in every search [CALL-51]', async () => {
    await recipes.add();
    await recipes.add(recipeInput({ title: 'Apple custard', cook_time: 5, country: 'italy' }));
    await cook.call('POST', '/pantry/bulk', {
      body: { items: [{ ingredient_name: 'egg', quantity: 2, unit: 'piece' }] },
    });
    for (const kind of ['usersearch', 'pantrysearch']) {
      expect(await recipes.titles(`/recipes/${kind}?mine=true`)).toEqual(['Apple custard', 'Custard']);
      expect(await recipes.titles(`/recipes/${kind}?mine=true&query=apple`)).toEqual(['Apple custard']);
      expect(await recipes.titles(`/recipes/${kind}?mine=true&query=risotto`)).toEqual([]);
      expect(await recipes.titles(`/recipes/${kind}?mine=true&sort=time&offset=1&limit=1`)).toEqual([
        'Custard',
      ]);
      expect(await recipes.titles(`/recipes/${kind}?mine=true&countries=italy`)).toEqual(['Apple custard']);
      expect((await recipes.read(`/recipes/${kind}?mine=false&limit=1`)).total).toBe(
        SMALL_CATALOGUE.recipes.length + 2,
      );
    }
    const other = await api.signUp();
    const { body } = await other.call('GET', '/recipes/usersearch?mine=true');
    expect(body.data).toMatchObject({ recipes: [], total: 0 });
  });
});

test('what the export has is added by another cook, who then exports the same [OWN-13]', async () => {
  const exported = async ({ call }: Pick<User, 'call'>): Promise<Input[]> =>
    (await call('GET', '/account/export')).body.data.own_recipes.map(
      // What its memories are found by.
      ({ id: _id, ...recipe }: Input & { id: number }) => recipe,
    );
  await recipes.add(
    recipeInput({
      ingredients: [
        inputLine('2 eggs', { ingredient_id: 6, quantity: 2, unit: 'piece', group: 'For the top' }),
        inputLine("1 jar of Gran's chutney"),
        inputLine('a little milk', { ingredient_id: 7, notes: 'warm' }),
      ],
      source_url: 'https://example.org/',
    }),
  );
  await recipes.add(recipeInput({ title: 'Flan', country: 'spain' }));
  const mine = await exported(cook);
  expect(mine).toHaveLength(2);
  const other = await api.signUp();
  for (const body of mine) await recipeCook(other).add(body);
  const theirs = await exported(other);
  const byTitle = (some: readonly Input[]) => some.toSorted((a, b) => a.title.localeCompare(b.title));
  expect(byTitle(theirs)).toEqual(byTitle(mine));
});

test('its lines are read before it is added: what is not certain is marked [CALL-50]', async () => {
  const lines = ['For the top:', '2 eggs, beaten', '1 jar of chutney'];
  const { status, body } = await cook.call('POST', '/ingredients/read-lines', { body: { lines } });
  expect(status).toBe(200);
  expect(body.data).toEqual([
    {
      ...inputLine('2 eggs, beaten', { group: 'For the top', ingredient_id: 6, quantity: 2, unit: 'piece' }),
      notes: 'beaten',
      certainty: 'sure',
    },
    {
      ...inputLine('1 jar of chutney', { group: 'For the top', quantity: 1, unit: 'jar' }),
      certainty: 'unknown',
    },
  ]);
  const sent = body.data.map(({ certainty: _certainty, ...line }: { certainty: string }) => line);
  await recipes.add(recipeInput({ ingredients: sent }));
  const many = Array.from({ length: LIMITS.readLines.max + 1 }, () => '1 egg');
  const refused = await cook.call('POST', '/ingredients/read-lines', { body: { lines: many } });
  expect([refused.status, refused.body.detail]).toEqual([400, 'Please send at most 200 lines at a time']);
});

describe('several at once', () => {
  test('changes of one recipe from the same version: one is taken, the others are told', async () => {
    const { id, version } = await recipes.add();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        cook.call('PUT', `/recipes/${id}`, {
          body: { ...recipeInput({ title: `Custard ${nth}` }), base_version: version },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const taken = answers.find(({ status }) => status === 200)!;
    expect((await recipes.sourceOf(id)).version).toBe(taken.body.data.version);
  });

  test('deleting, restoring, listing and changing one never fails, and leaves it whole or gone', async () => {
    const { id } = await recipes.add();
    const list = (await cook.call('POST', '/lists', { body: { name: 'Sweets' } })).body.data.id;
    const asks = [
      () => cook.call('DELETE', `/recipes/${id}`),
      () => cook.call('POST', `/recipes/${id}/restore`),
      () => cook.call('POST', `/lists/${list}/recipes`, { body: { recipe_id: id } }),
      () => cook.call('PUT', `/recipes/${id}`, { body: recipeInput({ title: 'Flan' }) }),
    ];
    const answers = await Promise.all(Array.from({ length: 24 }, (_, nth) => asks[nth % asks.length]!()));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const isThere = (await cook.call('GET', `/recipes/${id}/source`)).status === 200;
    const listed = await recipes.titles(`/lists/${list}/recipes`);
    expect(isThere || listed.length === 0).toBe(true);
    const { rowCount } = await api.database.pool.query(
      'select from recipe_ingredients where recipe_id = $1',
      [id],
    );
    expect(rowCount).toBe(isThere ? 2 : 0);
  });
});
