import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../src/platform/http/contract.ts';
import { OPERATIONS, type Answer } from '../api/agreement.ts';
import { startApi, type Api, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { withoutAccountLimits } from '../support/account-limits.ts';
import { isLong } from '../support/forms.ts';
import { inputLine, recipeInput } from '../support/own-recipes.ts';
import { bodySchema } from './rows.ts';

const STRINGS = JSON.parse(readFileSync(new URL('naughty-strings.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;
const KNOWN = new Set(SMALL_CATALOGUE.ingredients.map(({ name }) => name));

let api: Api;
let user: User;
let listId: string;
let ownRecipeId: number;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  user = await api.signUp();
  listId = (await user.call('POST', '/lists', { body: { name: 'A list to change' } })).body.data.id;
  ownRecipeId = (await user.call('POST', '/recipes', { body: recipeInput() })).body.data.id;
});
afterAll(() => api.close());
const forgetLimits = withoutAccountLimits(() => api.database);

/** A name as displayed: composed, with single spaces inside. */
const tidy = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

type Source = ReturnType<typeof recipeInput>;

/** Sends a text in a field; if it is accepted, returns what the API returns and what was expected. */
interface Through {
  readonly answer: Answer;
  readonly back?: unknown;
  readonly expected?: unknown;
}
type Send = (text: string) => Promise<Through>;

type Read = Through & { readonly read?: { readonly name: string; readonly description: string | null } };

async function listWith(input: object, path = '/lists', method = 'POST'): Promise<Read> {
  const answer = await user.call(method, path, { body: input });
  if (answer.status >= 300) return { answer };
  const { id } = answer.body.data;
  const read = (await user.call('GET', `/lists/${id}`)).body.data;
  expect(answer.body.data).toEqual(read);
  if (method === 'POST') await user.call('DELETE', `/lists/${id}`);
  return { answer, read };
}

/** White space alone is not a description. */
const described = (text: string): string | null => (text.trim() === '' ? null : text);

const query =
  (path: string, method = 'GET'): Send =>
  async (text) => ({ answer: await user.call(method, `${path}=${encodeURIComponent(text)}`) });

/** A recipe with a text in a field, as it is read back. */
async function recipeWith(input: object, path = '/recipes', method = 'POST'): Promise<Through> {
  await forgetLimits();
  const answer = await user.call(method, path, { body: { ...recipeInput(), ...input } });
  if (answer.status >= 300) return { answer };
  const { id } = answer.body.data;
  const { status, body } = await user.call('GET', `/recipes/${id}/source`);
  expect(status).toBe(200);
  expect((await user.call('GET', `/recipes/${id}/details`)).status).toBe(200);
  if (method === 'POST') await user.call('DELETE', `/recipes/${id}`);
  return { answer, back: body.data };
}

/** The text fields of a recipe: where each is written and read, and what is to come back. */
const RECIPE_FIELDS: readonly [
  string,
  (text: string) => object,
  (back: Source) => unknown,
  (text: string) => unknown,
][] = [
  ['/title', (title) => ({ title }), ({ title }) => title, (text) => tidy(text)],
  [
    '/ingredients/text',
    (text) => ({ ingredients: [inputLine(text)] }),
    ({ ingredients: [line] }) => line?.text,
    (text) => text.trim(),
  ],
  [
    '/ingredients/group',
    (group) => ({ ingredients: [inputLine('an egg', { group })] }),
    ({ ingredients: [line] }) => line?.group,
    (text) => text.trim(),
  ],
  [
    '/ingredients/notes',
    (notes) => ({ ingredients: [inputLine('an egg', { notes })] }),
    ({ ingredients: [line] }) => line?.notes,
    (text) => text.trim() || null,
  ],
  [
    '/instructions',
    (text) => ({ instructions: ['Cook.', text] }),
    ({ instructions }) => instructions[1],
    (text) => text.trim(),
  ],
  ['/source_url', (text) => ({ source_url: text }), ({ source_url: address }) => address, (text) => text],
];

const recipeFields = (operation: string, send: (input: object) => Promise<Through>) =>
  Object.fromEntries(
    RECIPE_FIELDS.map(([field, write, read, expected]): [string, Send] => [
      `${operation} ${field}`,
      async (text) => {
        const { answer, back } = await send(write(text));
        if (back === undefined) return { answer };
        return { answer, back: read(back as Source), expected: expected(text) };
      },
    ]),
  );

let cooks = 0;
/** The user's current one. */
let present = 'correct horse';
const importing = async (body: object): Promise<Through> => {
  await forgetLimits();
  return { answer: await user.call('POST', '/recipes/import', { body }) };
};

const FIELDS: Readonly<Record<string, Send>> = {
  ...recipeFields('createRecipe', (input) => recipeWith(input)),
  ...recipeFields('updateRecipe', (input) => recipeWith(input, `/recipes/${ownRecipeId}`, 'PUT')),
  ...Object.fromEntries(
    ['url', 'html', 'text'].map((kind) => [
      `importRecipes /${kind}`,
      (text: string) => importing({ [kind]: text }),
    ]),
  ),
  'importPicture /url': async (url) => {
    await forgetLimits();
    return { answer: await user.call('POST', '/recipes/import/picture', { body: { url } }) };
  },
  'readIngredientLines /lines': async (text) => ({
    answer: await user.call('POST', '/ingredients/read-lines', { body: { lines: [text] } }),
  }),
  'createList /name': async (name) => {
    const { answer, read } = await listWith({ name });
    return { answer, back: read?.name, expected: tidy(name) };
  },
  'createList /description': async (description) => {
    const { answer, read } = await listWith({ name: 'Described', description });
    return { answer, back: read?.description, expected: described(description) };
  },
  'updateList /name': async (name) => {
    const { answer, read } = await listWith({ name }, `/lists/${listId}`, 'PUT');
    return { answer, back: read?.name, expected: tidy(name) };
  },
  'updateList /description': async (description) => {
    const { answer, read } = await listWith({ name: 'Any', description }, `/lists/${listId}`, 'PUT');
    return { answer, back: read?.description, expected: described(description) };
  },
  'updateList /base/name': async (name) => ({
    answer: await user.call('PUT', `/lists/${listId}`, { body: { name: 'Based', base: { name } } }),
  }),
  'updateList /base/description': async (description) => ({
    answer: await user.call('PUT', `/lists/${listId}`, {
      body: { name: 'Any', description: 'Based', base: { description } },
    }),
  }),
  'addPantryItems /items/ingredient_name': async (name) => {
    const items = [{ ingredient_name: name, quantity: 1, unit: 'piece' }];
    const answer = await user.call('POST', '/pantry/bulk', { body: { items } });
    if (answer.status >= 300) return { answer };
    const [{ id, ingredients }] = answer.body.data.pantryItems;
    const pantry = (await user.call('GET', '/pantry')).body.data.pantryItems as {
      id: string;
      ingredients: { name: string };
    }[];
    expect(pantry.find((item) => item.id === id)?.ingredients.name).toBe(ingredients.name);
    await user.call('DELETE', `/pantry/${id}`);
    // A name from the catalogue is returned in its catalogue form.
    const back: string = ingredients.name;
    return { answer, back, expected: KNOWN.has(back) ? back : tidy(name) };
  },
  'updatePantryItem /ingredient_name': async (name) => {
    const items = [{ ingredient_name: 'moon dust', quantity: 1, unit: 'piece' }];
    const [{ id }] = (await user.call('POST', '/pantry/bulk', { body: { items } })).body.data.pantryItems;
    const body = { quantity: 1, unit: 'piece', ingredient_name: name };
    const answer = await user.call('PUT', `/pantry/${id}`, { body });
    const back: string = answer.body.data?.ingredients.name;
    await user.call('DELETE', `/pantry/${id}`);
    if (answer.status >= 300) return { answer };
    return { answer, back, expected: KNOWN.has(back) ? back : tidy(name) };
  },
  'updatePantryItem /base/ingredient_name': async (name) => {
    const items = [{ ingredient_name: 'moon dust', quantity: 1, unit: 'piece' }];
    const [{ id }] = (await user.call('POST', '/pantry/bulk', { body: { items } })).body.data.pantryItems;
    const body = { ingredient_name: 'Sun dust', base: { ingredient_name: name } };
    const answer = await user.call('PUT', `/pantry/${id}`, { body });
    await user.call('DELETE', `/pantry/${id}`);
    return { answer };
  },
  'rememberRecipe /notes': async (notes) => {
    const answer = await user.call('PUT', '/recipes/1001/memory', { body: { notes } });
    return { answer, back: answer.body.data?.notes, expected: notes.trim() || null };
  },
  'rememberRecipe /base/notes': async (notes) => ({
    answer: await user.call('PUT', '/recipes/1001/memory', { body: { rating: 3, base: { notes } } }),
  }),
  'parseVoice /transcript': async (transcript) => {
    const answer = await user.call('POST', '/ingredients/parse-voice', { body: { transcript } });
    return { answer };
  },
  'readWishes /text': async (text) => {
    const answer = await user.call('POST', '/meal-plans/wishes', { body: { text } });
    return { answer };
  },
  'signup /username': async (username) => {
    const answer = await api.call('POST', '/auth/signup', { body: { username, password: 'slow beans' } });
    return { answer };
  },
  'signup /invite': async (invite) => {
    const username = `naughty_guest_${(cooks += 1)}`;
    const body = { username, password: 'correct horse', invite };
    return { answer: await api.call('POST', '/auth/signup', { body }) };
  },
  'signup /password': async (password) => {
    const username = `naughty_${(cooks += 1)}`;
    const answer = await api.call('POST', '/auth/signup', { body: { username, password } });
    if (answer.status >= 300) return { answer };
    const login = await api.call('POST', '/auth/login', { body: { username, password } });
    return { answer, back: login.status, expected: 200 };
  },
  'login /username': async (username) => ({
    answer: await api.call('POST', '/auth/login', { body: { username, password: 'x' } }),
  }),
  'login /password': async (password) => ({
    answer: await api.call('POST', '/auth/login', { body: { username: user.username, password } }),
  }),
  'changePassword /current_password': async (text) => ({
    answer: await user.call('POST', '/account/password', {
      body: { current_password: text, new_password: 'staple and salt' },
    }),
  }),
  'changePassword /new_password': async (text) => {
    const body = { current_password: present, new_password: text };
    const answer = await user.call('POST', '/account/password', { body });
    if (answer.status >= 300) return { answer };
    present = text;
    const login = await api.call('POST', '/auth/login', {
      body: { username: user.username, password: text },
    });
    return { answer, back: login.status, expected: 200 };
  },
  'recoverAccount /username': async (username) => ({
    answer: await api.call('POST', '/auth/recover', {
      body: { username, recovery_code: 'x', new_password: 'slow beans' },
    }),
  }),
  'recoverAccount /recovery_code': async (recovery_code) => ({
    answer: await api.call('POST', '/auth/recover', {
      body: { username: user.username, recovery_code, new_password: 'slow beans' },
    }),
  }),
  'recoverAccount /new_password': async (new_password) => {
    const username = `naughty_${(cooks += 1)}`;
    const body = { username, password: 'slow beans' };
    const { recovery_code } = (await api.call('POST', '/auth/signup', { body })).body.data;
    const answer = await api.call('POST', '/auth/recover', {
      body: { username, recovery_code, new_password },
    });
    if (answer.status >= 300) return { answer };
    const login = await api.call('POST', '/auth/login', { body: { username, password: new_password } });
    return { answer, back: login.status, expected: 200 };
  },
  'mailRecoveryLink /username': async (username) => ({
    answer: await api.call('POST', '/auth/recover/mail', { body: { username } }),
  }),
  'recoverByLink /token': async (token) => ({
    answer: await api.call('POST', '/auth/recover/link', { body: { token, new_password: 'slow beans' } }),
  }),
  'recoverByLink /new_password': async (new_password) => ({
    answer: await api.call('POST', '/auth/recover/link', { body: { token: 'x', new_password } }),
  }),
  'confirmEmail /token': async (token) => ({
    answer: await api.call('POST', '/auth/email/confirm', { body: { token } }),
  }),
  'setEmail /email': async (email) => ({
    answer: await user.call('PUT', '/account/email', { body: { email, password: 'x' } }),
  }),
  'setEmail /password': async (text) => ({
    answer: await user.call('PUT', '/account/email', {
      body: { email: null, password: `${text}, which it is not` },
    }),
  }),
  'renewRecoveryCode /password': async (text) => ({
    answer: await user.call('POST', '/account/recovery-code', {
      body: { password: `${text}, which it is not` },
    }),
  }),
  'deleteAccount /password': async (text) => ({
    answer: await user.call('POST', '/account/delete', { body: { password: `${text}, which it is not` } }),
  }),
  'logout /refresh_token': async (token) => ({
    answer: await api.call('POST', '/auth/logout', { body: { refresh_token: token } }),
  }),
  'refresh /refresh_token': async (token) => ({
    answer: await api.call('POST', '/auth/refresh', { body: { refresh_token: token } }),
  }),
  'suggestIngredients query': query('/ingredients/suggestions?query'),
  'searchRecipes query': query('/recipes/usersearch?query'),
  'searchRecipes avoid': query('/recipes/usersearch?avoid'),
  'searchRecipes countries': query('/recipes/usersearch?countries'),
  'searchRecipesByPantry query': query('/recipes/pantrysearch?query'),
  'searchRecipesByPantry avoid': query('/recipes/pantrysearch?avoid'),
  'searchRecipesByPantry countries': query('/recipes/pantrysearch?countries'),
  'generateMealPlan dietary_filters': query('/meal-plans/generate?dietary_filters', 'POST'),
  'generateMealPlan countries': query('/meal-plans/generate?countries', 'POST'),
  'getMealSwaps recipe_ids': query(
    '/meal-plans/current/meals/Monday/swap?plan_id=01976b0e-5a10-7c3e-9a55-0242ac120002&recipe_ids',
  ),
  'removeFromPantry id': async (id) => ({
    answer: await user.call('DELETE', `/pantry/${encodeURIComponent(id).replace(/^\.+/, 'x')}`),
  }),
  'restorePantry /ids': async (id) => ({
    answer: await user.call('POST', '/pantry/restore', { body: { ids: [id] } }),
  }),
};

/** Body fields that take free text: neither an enum nor a format. */
function wordsIn(schema: Schema, pointer = ''): string[] {
  if (schema.items) return wordsIn(schema.items, pointer);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, part]) => wordsIn(part, `${pointer}/${name}`));
  }
  const isText = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'));
  return isText && !schema.enum && !schema['format'] ? [pointer] : [];
}

test('the table has every free-text field', () => {
  const fields = OPERATIONS.flatMap((operation) => {
    const schema = bodySchema(operation);
    const inAddress = operation.parameters.filter(({ in: place }) => place !== 'header');
    return [
      ...(schema ? wordsIn(schema) : []),
      ...inAddress.flatMap(({ name, schema: one }) => wordsIn(one, name)),
    ].map((field) => `${operation.operationId} ${field}`);
  });
  expect(Object.keys(FIELDS).toSorted()).toEqual(fields.toSorted());
});

/** Checks what a field makes of a text: it is returned unchanged, or a sentence explains why not. */
function outcome({ answer: { status, body }, back }: Through): unknown {
  if (status < 300) return back;
  const isSentence = /^[A-Z][^<>{}]+[.\w]$/.test(String(body?.detail));
  return isSentence && [400, 401, 404, 409].includes(status) ? REFUSED : `${status} ${JSON.stringify(body)}`;
}

const REFUSED = 'refused with a sentence';

describe('every naughty string is returned as written, or rejected with a sentence', () => {
  test.each(Object.keys(FIELDS))('%s', async (field) => {
    // Passwords are slow to check: one of each kind is enough.
    const isSlow = !isLong && /^login|password$/.test(field);
    for (const text of Object.values(STRINGS).flatMap((kind) => (isSlow ? kind.slice(0, 1) : kind))) {
      // Lone surrogates cannot be encoded in a URL.
      if (!field.includes('/') && !isWellFormed(text)) continue;
      const through = await FIELDS[field]!(text);
      const expected = through.answer.status < 300 ? through.expected : REFUSED;
      expect([text, outcome(through)]).toEqual([text, expected]);
    }
  });
});

function isWellFormed(text: string): boolean {
  return Buffer.from(text).toString() === text;
}
