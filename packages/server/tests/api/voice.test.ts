import { INGREDIENT_INDEX } from '@larder/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { inDays } from './planning-cook.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await sharedApi();
  user = await api.signUp();
});

const send = (body: unknown) => user.call('POST', '/ingredients/parse-voice', { body });

async function heard(transcript: string): Promise<string[]> {
  const { status, body } = await send({ transcript });
  expect(status).toBe(200);
  return body.data.ingredients;
}

describe('with the real catalogue', () => {
  test.each([
    {
      said: 'I have two carrots, some garlic, red lentils, coconut milk and a bunch of coriander',
      names: ['carrot', 'garlic', 'red lentils', 'coconut milk', 'coriander leaves'],
    },
    { said: 'two tins of chopped tomatoes and soy sauce', names: ['tinned tomatoes', 'soy sauce'] },
    {
      said: 'um three garlic cloves four bay leaves half a dozen eggs and chipotles in adobo',
      names: ['garlic', 'bay leaf', 'egg', 'chipotles in adobo'],
    },
    { said: 'jalapenos creme fraiche scallions', names: ['jalapeño', 'crème fraîche', 'spring onions'] },
    { said: 'cloves and a clove of garlic', names: ['cloves', 'garlic'] },
    { said: 'rambutan and Marmite', names: ['rambutan', 'yeast extract'] },
    { said: 'um', names: [] },
    { said: 'two onions no wait three and go to jang', names: ['onion', 'gochujang'] },
    { said: 'pennier pesto and parmesan', names: ['penne', 'pesto', 'Parmesan'] },
    { said: 'we are out of milk but there are eggs', names: ['egg'] },
    { said: 'put the kettle on', names: [] },
    { said: 'milk '.repeat(400).trim(), names: ['milk'] },
  ])('$said [CALL-23]', async ({ said, names }) => expect(await heard(said)).toEqual(names));

  test('amounts come with the names [ADDING-07]', async () => {
    const { body } = await send({ transcript: 'a dozen eggs, two tins of tomatoes, salt and rambutan' });
    expect(body.data).toEqual({
      ingredients: ['egg', 'tinned tomatoes', 'salt', 'rambutan'],
      items: [
        { name: 'egg', quantity: 12, unit: 'piece', expiry_date: null, opened: false },
        { name: 'tinned tomatoes', quantity: 2, unit: 'can', expiry_date: null, opened: false },
        { name: 'salt', quantity: null, unit: 'g', expiry_date: null, opened: false },
        { name: 'rambutan', quantity: null, unit: 'piece', expiry_date: null, opened: false },
      ],
    });
  });

  test("dates are relative to the cook's own day [BATCH-14]", async () => {
    const transcript =
      'milk best before Friday, two tins of tomatoes until June and yoghurt that expires tomorrow';
    const { body } = await send({ transcript, today: '2030-05-06' });
    expect(body.data.items).toMatchObject([
      { name: 'milk', expiry_date: '2030-05-10' },
      { name: 'tinned tomatoes', quantity: 2, unit: 'can', expiry_date: '2030-06-30' },
      { name: 'yoghurt', expiry_date: '2030-05-07' },
    ]);
    expect((await send({ transcript: 'milk', today: 'Monday' })).status).toBe(400);
    expect((await send({ transcript: 'milk expires tomorrow' })).body.data.items).toMatchObject([
      { expiry_date: inDays(1) },
    ]);
  });

  test('batches of one ingredient share a name, each with its own date', async () => {
    const transcript =
      'two milks, one best before Friday and one Monday, and two tins of tomatoes, one opened';
    const { body } = await send({ transcript, today: '2030-05-06' });
    expect(body.data).toEqual({
      ingredients: ['milk', 'tinned tomatoes'],
      items: [
        { name: 'milk', quantity: 1, unit: 'l', expiry_date: '2030-05-10', opened: false },
        { name: 'milk', quantity: 1, unit: 'l', expiry_date: '2030-05-13', opened: false },
        { name: 'tinned tomatoes', quantity: 1, unit: 'can', expiry_date: null, opened: true },
        { name: 'tinned tomatoes', quantity: 1, unit: 'can', expiry_date: null, opened: false },
      ],
    });
  });

  test('the same words give the same names', async () => {
    const said = 'milk and eggs and rambutan';
    expect(await heard(said)).toEqual(await heard(said));
  });

  test('what was recognised is added under the recognised names', async () => {
    const names = await heard('basmati rice, ginger and kohlrabi slaw mix');
    const items = names.map((name) => ({ ingredient_name: name, quantity: 1, unit: 'piece' }));
    const { body } = await user.call('POST', '/pantry/bulk', { body: { items } });
    expect(
      body.data.pantryItems.map((item: { ingredients: { name: string } }) => item.ingredients.name),
    ).toEqual(names);
    expect(INGREDIENT_INDEX.find(names[0] ?? '')?.slug).toBe('basmati-rice');
  });
});

describe('is rejected', () => {
  test.each([
    { why: 'no transcript', body: {} },
    { why: 'an empty one', body: { transcript: '' } },
    { why: 'one too long', body: { transcript: 'x'.repeat(2_001) } },
    { why: 'no text', body: { transcript: 5 } },
    { why: 'control characters', body: { transcript: 'milk\u0000' } },
    { why: 'an unknown field', body: { transcript: 'milk', language: 'en' } },
  ])('$why', async ({ body }) => expect((await send(body)).status).toBe(400));

  test('a call without a session', async () => {
    const { status } = await api.call('POST', '/ingredients/parse-voice', { body: { transcript: 'milk' } });
    expect(status).toBe(401);
  });
});
