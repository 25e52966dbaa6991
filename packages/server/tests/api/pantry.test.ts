import { COUNTRY_CODES } from '@larder/domain';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api, type Call, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
let call: Call;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.signUp();
  call = user.call;
});

type Row = [name: string, quantity: number | null, unit: string];

const add = (rows: readonly Row[], headers: Record<string, string> = {}) =>
  call('POST', '/pantry/bulk', {
    body: { items: rows.map(([ingredient_name, quantity, unit]) => ({ ingredient_name, quantity, unit })) },
    headers,
  });

/** The pantry as rows. */
async function pantry(of: Call = call): Promise<Row[]> {
  const { body } = await of('GET', '/pantry');
  return body.data.pantryItems.map(
    (item: { ingredients: { name: string }; quantity: number; unit: string }) => [
      item.ingredients.name,
      item.quantity,
      item.unit,
    ],
  );
}

describe('bulk add', () => {
  test('a unit that is partly used comes back as an export has it, and some of a food has none [IMPORT-16]', async () => {
    const items = [
      { ingredient_name: 'onion', quantity: 3, used: 0.5, unit: 'piece', expiry_date: null },
      { ingredient_name: 'rice', quantity: null, used: 0.5, unit: 'g', expiry_date: null },
    ];
    expect((await call('POST', '/pantry/bulk', { body: { items } })).status).toBe(201);
    const exported = (await call('GET', '/account/export')).body.data.pantry as object[];
    expect(exported).toContainEqual(expect.objectContaining({ ingredient: 'onion', quantity: 3, used: 0.5 }));
    expect(exported).toContainEqual(expect.objectContaining({ quantity: null, used: 0 }));
    for (const used of [1, -0.1]) {
      expect((await call('POST', '/pantry/bulk', { body: { items: [{ ...items[0], used }] } })).status).toBe(
        400,
      );
    }
  });

  test('what is left of a unit is added up, and is ignored without a quantity', async () => {
    const bulk = (...items: object[]) => call('POST', '/pantry/bulk', { body: { items } });
    const undated = { expiry_date: null };
    await bulk({ ingredient_name: 'onion', quantity: 2, unit: 'piece', ...undated });
    await bulk(
      { ingredient_name: 'onion', quantity: 3, used: 0.5, unit: 'piece', ...undated },
      { ingredient_name: 'rice', quantity: 1, used: 0.5, unit: 'kg', ...undated },
      { ingredient_name: '4 tomatoes', quantity: null, used: 0.5, unit: 'piece', ...undated },
    );
    await bulk({ ingredient_name: 'rice', quantity: 300, unit: 'g', ...undated });
    const { pantry: items } = (await call('GET', '/account/export')).body.data as { pantry: object[] };
    expect(items).toHaveLength(3);
    expect(items).toContainEqual(expect.objectContaining({ ingredient: 'onion', quantity: 5, used: 0.5 }));
    expect(items).toContainEqual(expect.objectContaining({ quantity: 800, used: 0, unit: 'g' }));
    expect(items).toContainEqual(expect.objectContaining({ quantity: 4, used: 0 }));
  });

  test('returns the items in the order given, and the list by name [CALL-14 CALL-17 DATA-27]', async () => {
    const { status, body } = await add([
      ['tomato', 3, 'piece'],
      ['basmati rice', 500, 'g'],
      ['Tomatoes', 1, 'piece'],
    ]);
    expect(status).toBe(201);
    expect(body.data.pantryItems).toMatchObject([
      { ingredient_id: 4, quantity: 4, unit: 'piece', ingredients: { name: 'tomato' } },
      { ingredient_id: 2, quantity: 500, unit: 'g', ingredients: { name: 'basmati rice' } },
    ]);
    expect(body.data.pantryItems[0].id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(await pantry()).toEqual([
      ['basmati rice', 500, 'g'],
      ['tomato', 4, 'piece'],
    ]);
  });

  test.each([
    { typed: 'TOMATOES', name: 'tomato' },
    { typed: '  spring   onions ', name: 'spring onion' },
    { typed: 'Scallions', name: 'spring onion' },
    { typed: 'Jalapenos', name: 'jalapeño' },
    { typed: '70% Cocoa', name: 'chocolate' },
    { typed: 'Dragon  fruit', name: 'Dragon fruit' },
    { typed: '100% "x"; --', name: '100% "x"; --' },
    { typed: '!!!', name: '!!!' },
    { typed: '<b>bold</b>', name: '<b>bold</b>' },
    { typed: '김치', name: '김치' },
  ])("'$typed' is '$name'", async ({ typed, name }) => {
    await add([[typed, 1, 'piece']]);
    expect(await pantry()).toEqual([[name, 1, 'piece']]);
  });

  test.each<{ why: string; there: Row; added: Row; is: Row[] }>([
    { why: 'one unit', there: ['milk', 200, 'ml'], added: ['milk', 300, 'ml'], is: [['milk', 500, 'ml']] },
    {
      why: 'units of one kind',
      there: ['milk', 1, 'l'],
      added: ['milk', 1000, 'ml'],
      is: [['milk', 2, 'l']],
    },
    {
      why: 'no whole number of the first',
      there: ['milk', 1, 'l'],
      added: ['milk', 1, 'cup'],
      is: [['milk', 1240, 'ml']],
    },
    {
      why: 'another kind of unit',
      there: ['milk', 1, 'l'],
      added: ['milk', 2, 'can'],
      is: [
        ['milk', 1, 'l'],
        ['milk', 2, 'can'],
      ],
    },
    { why: "'some'", there: ['milk', 200, 'ml'], added: ['milk', null, 'ml'], is: [['milk', 200, 'ml']] },
    {
      why: "a quantity to 'some'",
      there: ['milk', null, 'l'],
      added: ['milk', 200, 'ml'],
      is: [['milk', 200, 'ml']],
    },
  ])('merges $why', async ({ there, added, is }) => {
    await add([there]);
    await add([added]);
    expect(await pantry()).toEqual(is);
  });

  test.each([
    { why: 'nothing', items: [], path: '/items', message: 'Please add at least one ingredient' },
    {
      why: 'a quantity of 0',
      items: [{ quantity: 0 }],
      path: '/items/0/quantity',
      message: 'Quantity must be greater than 0',
    },
    {
      why: 'half a piece',
      items: [{ quantity: 0.5 }],
      path: '/items/0/quantity',
      message: 'Quantity must be a whole number or null',
    },
    {
      why: 'a number in quotes',
      items: [{ quantity: '5' }],
      path: '/items/0/quantity',
      message: 'Quantity must be a whole number or null',
    },
    {
      why: 'too much',
      items: [{ quantity: 1_000_001 }],
      path: '/items/0/quantity',
      message: 'Quantity must be at most 1,000,000',
    },
    { why: 'no unit', items: [{ unit: undefined }], path: '/items/0/unit', message: 'Unit is required' },
    {
      why: 'a blank name',
      items: [{ ingredient_name: '   ' }],
      path: '/items/0/ingredient_name',
      message: 'Ingredient name is required',
    },
    {
      why: 'a long name',
      items: [{ ingredient_name: 'x'.repeat(101) }],
      path: '/items/0/ingredient_name',
      message: 'Ingredient name must be at most 100 characters',
    },
    {
      why: 'NUL in a name',
      items: [{ ingredient_name: 'a\u0000b' }],
      path: '/items/0/ingredient_name',
      message: 'Leave out control characters, which cannot be seen',
    },
    {
      why: 'an owner',
      items: [{ user_id: 'x' }],
      path: '/items/0/user_id',
      message: 'This field is not known',
    },
  ])('rejects $why [DATA-29]', async ({ items, path, message }) => {
    const whole = { ingredient_name: 'rice', quantity: 1, unit: 'g' };
    const { status, body } = await call('POST', '/pantry/bulk', {
      body: { items: items.map((item) => ({ ...whole, ...item })) },
    });
    expect({ status, detail: body.detail, errors: body.errors }).toEqual({
      status: 400,
      detail: message,
      errors: [{ path, message }],
    });
  });

  test('adds all or nothing', async () => {
    await add([['milk', 1_000_000, 'ml']]);
    const { status, body } = await add([
      ['tomato', 1, 'piece'],
      ['milk', 1, 'ml'],
    ]);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: '/items/1/quantity', message: 'Quantity must be at most 1,000,000' },
    ]);
    expect(await pantry()).toEqual([['milk', 1_000_000, 'ml']]);
  });

  test('accepts 500 items, and 10,000 per pantry', async () => {
    const names = (from: number) =>
      Array.from({ length: 500 }, (_, index): Row => [`Thing ${from + index}x`, 1, 'piece']);
    for (let from = 0; from < 10_000; from += 500) expect((await add(names(from))).status).toBe(201);
    const { status, body } = await add([['tomato', 1, 'piece']]);
    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: 'A pantry holds at most 10,000 items.',
    });
    expect((await add([['thing 7X', 1, 'piece']])).status, 'adds to existing items').toBe(201);
    expect((await call('POST', '/pantry/4')).status).toBe(409);
    expect((await call('GET', '/pantry')).body.data.pantryItems).toHaveLength(10_000);
  });

  test('loses nothing with many calls at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        add([
          ['milk', 1, 'ml'],
          ['My own thing', 1, 'piece'],
        ]),
      ),
    );
    expect(await pantry()).toEqual([
      ['milk', 20, 'ml'],
      ['My own thing', 20, 'piece'],
    ]);
  });
});

describe('an Idempotency-Key', () => {
  test('treats fifty equal calls as one', async () => {
    const once = { 'idempotency-key': 'bulk-1' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => add([['milk', 1, 'ml']], once)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await pantry()).toEqual([['milk', 1, 'ml']]);
  });

  test('is rejected for another request', async () => {
    const once = { 'idempotency-key': 'bulk-1' };
    await add([['milk', 1, 'ml']], once);
    expect((await add([['milk', 2, 'ml']], once)).status).toBe(409);
    expect((await call('POST', '/pantry/4', { headers: once })).status).toBe(409);
    expect(await pantry()).toEqual([['milk', 1, 'ml']]);
  });

  test('repeats the first answer of a single add', async () => {
    const once = { 'idempotency-key': 'one-1' };
    expect((await call('POST', '/pantry/4', { headers: once })).status).toBe(201);
    expect((await call('POST', '/pantry/4', { headers: once })).status).toBe(201);
    expect((await call('POST', '/pantry/4')).status).toBe(200);
  });

  test('from before an update still works after it', async () => {
    await call('POST', '/pantry/4', { headers: { 'idempotency-key': 'of-before' } });
    const { rows } = await api.database.pool.query<{ request_hash: Buffer }>(
      "select request_hash from idempotency_keys where key = 'of-before'",
    );
    // The format hashed since the first version.
    expect(rows[0]?.request_hash).toEqual(createHash('sha256').update('["one",4]').digest());
  });

  test('is per user, and is forgotten after a day', async () => {
    const once = { 'idempotency-key': 'bulk-1' };
    await add([['milk', 1, 'ml']], once);
    call = (await api.signUp()).call;
    await add([['milk', 1, 'ml']], once);
    expect(await pantry()).toEqual([['milk', 1, 'ml']]);
    api.pass(25 * 60 * 60_000);
    const { body } = await api.call('POST', '/auth/refresh', { body: { refresh_token: user.refreshToken } });
    call = api.as(body.data.access_token);
    await add([['milk', 1, 'ml']], once);
    // With another date: a batch of its own.
    expect(await pantry()).toEqual([
      ['milk', 1, 'ml'],
      ['milk', 1, 'ml'],
    ]);
  });

  test('with characters not allowed in a header is rejected', async () => {
    expect((await add([['milk', 1, 'ml']], { 'idempotency-key': 'two words' })).status).toBe(400);
  });
});

describe('adding one ingredient of a recipe', () => {
  test("happens once, as 'some' [CALL-19]", async () => {
    const first = await call('POST', '/pantry/4');
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      ingredient_id: 4,
      quantity: null,
      unit: 'piece',
      ingredients: { name: 'tomato' },
    });
    const second = await call('POST', '/pantry/4', { headers: { 'content-type': 'application/json' } });
    expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body });
  });

  test('uses its usual unit [ADDING-08]', async () => {
    const { body } = await call('POST', '/pantry/7');
    expect(body.data).toMatchObject({ quantity: null, unit: 'l', ingredients: { name: 'milk' } });
  });

  test('happens once with many calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/pantry/4')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
  });

  test('works for one that the user named', async () => {
    const { body } = await add([['Dragon fruit', 1, 'piece']]);
    const [{ id, ingredient_id: own }] = body.data.pantryItems;
    await call('DELETE', `/pantry/${id}`);
    expect((await call('POST', `/pantry/${own}`)).status).toBe(201);
    expect(await pantry()).toEqual([['Dragon fruit', null, 'piece']]);
    const other = await api.signUp();
    expect((await other.call('POST', `/pantry/${own}`)).status).toBe(404);
  });

  test.each([
    { id: '999', status: 404 },
    { id: '0', status: 400 },
    { id: '04', status: 400 },
    { id: '+4', status: 400 },
    { id: '4.0', status: 400 },
    { id: '4e0', status: 400 },
    { id: '1000000000', status: 400 },
    { id: '%00', status: 400 },
  ])('POST /pantry/$id answers $status', async ({ id, status }) => {
    expect((await call('POST', `/pantry/${id}`)).status).toBe(status);
  });

  test('accepts no body [CALL-19]', async () => {
    expect((await call('POST', '/pantry/4', { body: {} })).status).toBe(201);
    expect((await call('POST', '/pantry/4', { body: { quantity: 5 } })).status).toBe(400);
  });
});

describe('editing', () => {
  async function addMilk(): Promise<string> {
    const { body } = await add([['milk', 1, 'l']]);
    return body.data.pantryItems[0].id;
  }

  test('changes quantity, unit and date; an omitted date stays, null removes it [CALL-18]', async () => {
    const path = `/pantry/${await addMilk()}`;
    const dated = await call('PUT', path, { body: { quantity: 2, unit: 'cup', expiry_date: '2030-02-28' } });
    expect(dated.status).toBe(200);
    expect(dated.body.data).toMatchObject({ quantity: 2, unit: 'cup', expiry_date: '2030-02-28' });
    const kept = await call('PUT', path, { body: { quantity: 3, unit: 'cup' } });
    expect(kept.body.data).toMatchObject({ quantity: 3, expiry_date: '2030-02-28' });
    const bare = await call('PUT', path, { body: { quantity: 3, unit: 'cup', expiry_date: null } });
    expect(bare.body.data).toMatchObject({ quantity: 3, expiry_date: null });
    expect((await call('GET', '/pantry')).body.data.pantryItems).toMatchObject([
      { quantity: 3, unit: 'cup', expiry_date: null },
    ]);
  });

  test.each([
    { why: 'quantity 0', change: { quantity: 0 }, message: 'Quantity must be greater than 0' },
    {
      why: 'half a litre',
      change: { quantity: 0.5 },
      message: 'Quantity must be a whole number or null',
    },
    { why: 'an unknown unit', change: { unit: 'barrel' }, message: /^Unit must be one of piece, g, / },
    {
      why: 'a day that never comes',
      change: { expiry_date: '2030-02-30' },
      message: 'Expiry date must be a date such as 2030-05-31',
    },
    {
      why: 'a moment',
      change: { expiry_date: '2030-02-28T00:00:00Z' },
      message: 'Expiry date must be a date such as 2030-05-31',
    },
    { why: 'another ingredient', change: { ingredient_id: 4 }, message: 'This field is not known' },
    { why: 'another id', change: { id: 'x' }, message: 'This field is not known' },
  ])('rejects $why [RULE-14 RULE-16]', async ({ change, message }) => {
    const { status, body } = await call('PUT', `/pantry/${await addMilk()}`, {
      body: { quantity: 1, unit: 'l', ...change },
    });
    expect(status).toBe(400);
    expect(body.detail).toMatch(message);
  });

  test('to a unit that another item of the ingredient has is rejected', async () => {
    const id = await addMilk();
    await add([['milk', 2, 'can']]);
    const { status, body } = await call('PUT', `/pantry/${id}`, { body: { quantity: 2, unit: 'can' } });
    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: 'You already have milk in cans.',
    });
  });
});

describe('removing', () => {
  test('by item id removes only that item [CALL-21]', async () => {
    const { body } = await add([
      ['milk', 1, 'l'],
      ['milk', 2, 'can'],
    ]);
    const [first] = body.data.pantryItems;
    expect((await call('DELETE', `/pantry/${first.id}`)).status).toBe(204);
    expect(await pantry()).toEqual([['milk', 2, 'can']]);
    expect((await call('DELETE', `/pantry/${first.id}`)).status).toBe(404);
  });

  test('by ingredient id removes everything that shows as In Pantry, and no more [CALL-20]', async () => {
    await add([
      ['milk', 1, 'l'],
      ['rice', 1, 'kg'],
      ['rice', 1, 'pack'],
      ['basmati rice', 1, 'kg'],
    ]);
    const matching = async () =>
      (await call('GET', '/recipes/1002/details?hasPantry=true')).body.data.matchingIngredientIDs;
    expect(await matching()).toEqual([1]);
    expect(
      (await call('DELETE', '/pantry/1', { headers: { 'content-type': 'application/json' } })).status,
    ).toBe(204);
    expect(await matching()).toEqual([]);
    expect(await pantry()).toEqual([['milk', 1, 'l']]);
    const again = await call('DELETE', '/pantry/1');
    expect({ status: again.status, detail: again.body.detail }).toEqual({
      status: 404,
      detail: 'This ingredient is not in your pantry.',
    });
  });

  test('the specific ingredient, the general one stays', async () => {
    await add([
      ['rice', 1, 'kg'],
      ['basmati rice', 1, 'kg'],
    ]);
    await call('DELETE', '/pantry/2');
    expect(await pantry()).toEqual([['rice', 1, 'kg']]);
  });

  test.each(['0', '-1', '1.5', 'abc', '01976b0e', '01976B0E-5A10-7C3E-9A55-0242AC120002'])(
    'rejects the id %s',
    async (id) => {
      expect((await call('DELETE', `/pantry/${id}`)).status).toBe(400);
    },
  );
});

describe('the rest of the group', () => {
  test('whether there is anything [CALL-13]', async () => {
    const has = async () => (await call('GET', '/pantry/has-items')).body.data.userHasPantryItems;
    expect(await has()).toBe(false);
    await add([['milk', null, 'ml']]);
    expect(await has()).toBe(true);
  });

  test("names are the catalogue's and the cook's own, sorted [CALL-16 DATA-31]", async () => {
    await add([['Dragon fruit', 1, 'piece']]);
    const { body } = await call('GET', '/pantry/ingredients');
    expect(body.data.ingredients).toHaveLength(SMALL_CATALOGUE.ingredients.length + 1);
    expect(body.data.ingredients.slice(0, 6)).toEqual([
      'bacon',
      'basmati rice',
      'beef',
      'chicken',
      'chocolate',
      'Dragon fruit',
    ]);
    const other = await api.signUp();
    expect((await other.call('GET', '/pantry/ingredients')).body.data.ingredients).not.toContain(
      'Dragon fruit',
    );
  });

  test("the book has every name and usual amount of an ingredient, and the cook's own too [ADDING-06]", async () => {
    await add([['Dragon fruit', 1, 'piece']]);
    const { body } = await call('GET', '/ingredients');
    const names = (await call('GET', '/pantry/ingredients')).body.data.ingredients;
    expect(body.data.ingredients.map(({ name }: { name: string }) => name)).toEqual(names);
    const entry = (name: string) =>
      body.data.ingredients.find((ingredient: { name: string }) => ingredient.name === name);
    expect(entry('spring onion')).toEqual({
      id: 3,
      name: 'spring onion',
      plural: 'spring onions',
      aliases: ['scallion', 'green onion'],
      category: 'Produce',
      allergens: [],
      often: [],
      default_unit: 'bunch',
      default_quantity: 1,
      common: 58,
      usual: null,
      storage: 'fridge',
      shelf_life: expect.objectContaining({ cupboard: null }),
    });
    expect(entry('milk')).toMatchObject({ default_unit: 'l', default_quantity: 1, common: 3 });
    expect(entry('Dragon fruit')).toMatchObject({
      aliases: [],
      category: 'Other',
      default_unit: 'piece',
      default_quantity: null,
    });
    const other = await api.signUp();
    expect(JSON.stringify((await other.call('GET', '/ingredients')).body)).not.toContain('Dragon fruit');
  });

  test('units [CALL-15 DATA-30]', async () => {
    expect((await call('GET', '/pantry/units')).body.data.units.slice(0, 3)).toEqual(['piece', 'g', 'kg']);
  });

  test('presets [CALL-22 DATA-32]', async () => {
    expect((await call('GET', '/pantry/presets/india')).body.data).toEqual({
      country: 'india',
      count: 2,
      allergens: [],
      ingredients: ['basmati rice', 'tomato'],
      ingredient_ids: [2, 4],
    });
    const { status, body } = await call('GET', '/pantry/presets/atlantis');
    expect({ status, detail: body.detail }).toEqual({
      status: 400,
      detail: `Country code must be one of ${COUNTRY_CODES.join(', ')}`,
    });
  });
});

describe("another user's item", () => {
  test.each([
    { method: 'PUT', body: { quantity: 1, unit: 'g' } },
    { method: 'DELETE', body: undefined },
  ])('gets the same answer to $method as one that never existed', async ({ method, body }) => {
    const added = await add([['milk', 1, 'l']]);
    const other = await api.signUp();
    const request = body ? { body } : {};
    const theirs = await other.call(method, `/pantry/${added.body.data.pantryItems[0].id}`, request);
    const nobodys = await other.call(method, '/pantry/01976b0e-5a10-7c3e-9a55-0242ac120002', request);
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nobodys.body);
    expect(await pantry()).toEqual([['milk', 1, 'l']]);
  });
});
