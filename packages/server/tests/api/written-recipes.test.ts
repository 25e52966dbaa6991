import { randomUUID } from 'node:crypto';
import { LIMITS } from '@larder/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inputLine, recipeInput } from '../support/own-recipes.ts';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let cook: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());
beforeEach(async () => {
  cook = await api.signUp();
});

const DAY_MS = 24 * 60 * 60 * 1000;
type Input = ReturnType<typeof recipeInput>;

async function add(body: Input = recipeInput(), user: User = cook): Promise<{ id: number; version: number }> {
  const answer = await user.call('POST', '/recipes', { body });
  expect([answer.status, answer.body?.detail]).toEqual([201, undefined]);
  return answer.body.data;
}
const read = async (path: string) => {
  const { status, body } = await cook.call('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};
const titles = async (path: string): Promise<string[]> =>
  (await read(path)).recipes.map(({ title }: { title: string }) => title);
const sourceOf = async (id: number) => read(`/recipes/${id}/source`);
const asInput = ({ id: _id, version: _version, own: _own, ...input }: Input & Record<string, unknown>) =>
  input;

describe('a recipe of one’s own', () => {
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
    const { id, version } = await add(body);
    const source = await sourceOf(id);
    expect(source).toEqual({ id, version, own: true, ...body, title: 'Gran’s custard' });

    const details = await read(`/recipes/${id}/details?hasPantry=true`);
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
    const [card] = (await read('/recipes/usersearch?query=custard')).recipes;
    expect(card).toMatchObject({ id, own: true, country: null, ingredient_count: 2 });
  });

  test('is changed, and the source is what a copy is made of [CALL-47]', async () => {
    const { id, version } = await add();
    const changed = recipeInput({ title: 'Flan', servings: 6, base_version: version } as Partial<Input>);
    const { status, body } = await cook.call('PUT', `/recipes/${id}`, { body: changed });
    expect(status).toBe(200);
    expect(body.data.version).toBeGreaterThan(version);
    expect(await sourceOf(id)).toMatchObject({ title: 'Flan', servings: 6, version: body.data.version });
    expect(await titles('/recipes/usersearch?query=flan')).toEqual(['Flan']);

    const copy = await add({ ...asInput(await sourceOf(id)), title: 'Another flan' });
    expect(copy.id).not.toBe(id);
    expect(await titles('/recipes/usersearch?mine=true')).toEqual(['Another flan', 'Flan']);
  });

  test('may be a copy of a recipe of the catalogue, which stays what it is [OWN-03]', async () => {
    const source = await sourceOf(1002);
    expect(source).toMatchObject({ id: 1002, version: 0, own: false, country: 'india', course: 'main' });
    expect(source.ingredients.map(({ text }: { text: string }) => text)).toEqual(['1 rice', '1 tomato']);
    const { id } = await add({ ...asInput(source), title: 'My tomato rice' });
    expect(asInput(await sourceOf(id))).toEqual({ ...asInput(source), title: 'My tomato rice' });
    expect((await read(`/recipes/${id}/details`)).ingredients).toMatchObject(
      (await read('/recipes/1002/details')).ingredients.map(({ name, unit }: Record<string, unknown>) => ({
        name,
        unit,
      })),
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
    const { id, version } = await add();
    const other = recipeInput({ title: 'Flan' });
    const { body: first } = await cook.call('PUT', `/recipes/${id}`, { body: other });
    const late = await cook.call('PUT', `/recipes/${id}`, {
      body: { ...recipeInput({ title: 'Cream' }), base_version: version },
    });
    expect([late.status, late.body.type]).toEqual([409, '/problems/changed-elsewhere']);
    expect(late.body.conflicts).toEqual([{ path: '/base_version', current: first.data.version }]);
    expect((await sourceOf(id)).title).toBe('Flan');

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
    expect((await read('/recipes/usersearch?mine=true')).total).toBe(1);
    const other = await cook.call('POST', '/recipes', {
      body: recipeInput({ title: 'Flan' }),
      headers: { 'idempotency-key': key },
    });
    expect(other.status).toBe(409);
  });

  test('is deleted with its places on lists, and brought back with them [CALL-48 OWN-10]', async () => {
    const { id } = await add();
    const list = (await cook.call('POST', '/lists', { body: { name: 'Sweets' } })).body.data.id;
    const gone = (await cook.call('POST', '/lists', { body: { name: 'Others' } })).body.data.id;
    for (const one of [list, gone])
      await cook.call('POST', `/lists/${one}/recipes`, { body: { recipe_id: id } });
    const before = await sourceOf(id);
    expect((await cook.call('DELETE', `/recipes/${id}`)).status).toBe(204);
    expect((await cook.call('DELETE', `/recipes/${id}`)).status).toBe(404);
    expect((await cook.call('GET', `/recipes/${id}/details`)).status).toBe(404);
    expect(await titles(`/lists/${list}/recipes`)).toEqual([]);
    await cook.call('DELETE', `/lists/${gone}`);

    for (let time = 0; time < 2; time += 1)
      expect((await cook.call('POST', `/recipes/${id}/restore`)).status).toBe(204);
    expect(asInput(await sourceOf(id))).toEqual(asInput(before));
    expect(await titles('/recipes/usersearch?mine=true')).toEqual(['Custard']);
    expect(await titles(`/lists/${list}/recipes`)).toEqual(['Custard']);

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
    await add();
    await add(recipeInput({ title: 'Apple custard', cook_time: 5, country: 'italy' }));
    await cook.call('POST', '/pantry/bulk', {
      body: { items: [{ ingredient_name: 'egg', quantity: 2, unit: 'piece' }] },
    });
    for (const kind of ['usersearch', 'pantrysearch']) {
      expect(await titles(`/recipes/${kind}?mine=true`)).toEqual(['Apple custard', 'Custard']);
      expect(await titles(`/recipes/${kind}?mine=true&query=apple`)).toEqual(['Apple custard']);
      expect(await titles(`/recipes/${kind}?mine=true&query=risotto`)).toEqual([]);
      expect(await titles(`/recipes/${kind}?mine=true&sort=time&offset=1&limit=1`)).toEqual(['Custard']);
      expect(await titles(`/recipes/${kind}?mine=true&countries=italy`)).toEqual(['Apple custard']);
      expect((await read(`/recipes/${kind}?mine=false&limit=1`)).total).toBe(
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
    (await call('GET', '/account/export')).body.data.own_recipes;
  await add(
    recipeInput({
      ingredients: [
        inputLine('2 eggs', { ingredient_id: 6, quantity: 2, unit: 'piece', group: 'For the top' }),
        inputLine("1 jar of Gran's chutney"),
        inputLine('a little milk', { ingredient_id: 7, notes: 'warm' }),
      ],
      source_url: 'https://example.org/',
    }),
  );
  await add(recipeInput({ title: 'Flan', country: 'spain' }));
  const mine = await exported(cook);
  expect(mine).toHaveLength(2);
  const other = await api.signUp();
  for (const body of mine) await add(body, other);
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
  await add(recipeInput({ ingredients: sent }));
  const many = Array.from({ length: LIMITS.readLines.max + 1 }, () => '1 egg');
  const refused = await cook.call('POST', '/ingredients/read-lines', { body: { lines: many } });
  expect([refused.status, refused.body.detail]).toEqual([400, 'Please send at most 200 lines at a time']);
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
    const { id } = await add();
    for (const [method, address] of [
      ['POST', '/recipes'],
      ['PUT', `/recipes/${id}`],
    ] as const) {
      const { status, body } = await cook.call(method, address, { body: { ...recipeInput(), ...change } });
      expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
      expect(body.detail).toMatch(says);
    }
    expect(await titles('/recipes/usersearch?mine=true')).toEqual(['Custard']);
    expect(asInput(await sourceOf(id))).toEqual(recipeInput());
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
    const { id } = await add(body);
    expect(asInput(await sourceOf(id))).toEqual(body);
  });

  test('an ingredient that does not exist is refused, as is one of the pantry’s own', async () => {
    await cook.call('POST', '/pantry/bulk', {
      body: { items: [{ ingredient_name: 'moon dust', quantity: 1, unit: 'g' }] },
    });
    const [{ ingredient_id: own }] = (await read('/pantry')).pantryItems;
    for (const id of [999_999, own]) {
      const body = recipeInput({ ingredients: [inputLine('some', { ingredient_id: id })] });
      const { status, body: problem } = await cook.call('POST', '/recipes', { body });
      expect([status, problem.detail]).toEqual([404, 'This ingredient does not exist.']);
    }
  });

  test('no more than so many for one cook', async () => {
    const { id } = await add();
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
    await add();
    expect((await cook.call('POST', `/recipes/${id}/restore`)).status).toBe(409);
    await api.database.pool.query('delete from recipes where id > 200000000 and id < 200010000');
  });
});

describe('several at once', () => {
  test('changes of one recipe from the same version: one is taken, the others are told', async () => {
    const { id, version } = await add();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        cook.call('PUT', `/recipes/${id}`, {
          body: { ...recipeInput({ title: `Custard ${nth}` }), base_version: version },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const taken = answers.find(({ status }) => status === 200)!;
    expect((await sourceOf(id)).version).toBe(taken.body.data.version);
  });

  test('deleting, restoring, listing and changing one never fails, and leaves it whole or gone', async () => {
    const { id } = await add();
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
    const listed = await titles(`/lists/${list}/recipes`);
    if (!isThere) expect(listed).toEqual([]);
    else expect((await read(`/recipes/${id}/details`)).ingredients).toHaveLength(2);
  });
});
