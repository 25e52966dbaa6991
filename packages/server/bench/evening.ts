import type { Request } from 'autocannon';

/** A logged-in cook. */
export interface Cook {
  readonly token: string;
}

const NAMES = [
  'onion',
  'garlic',
  'rice',
  'egg',
  'spinach',
  'tomato',
  'chicken breast',
  'butter',
  'milk',
  'carrot',
];
/** One in this many is planning the week. */
const PLANS_ONE_IN = 25;
const WORDS = ['rice', 'soup', 'paneer', 'tortilla', 'biriyani', 'chicken'];

/**
 * A typical evening's requests, in a different order for each cook: seven in ten search or open a recipe, two
 * read the cook's own data and one changes something. A few make a plan in between and read it again.
 */
export async function makeEvening(origin: string, cooks: readonly Cook[]): Promise<Request[][]> {
  const pages = await Promise.all(cooks.map((cook) => setUp(origin, cook)));
  return cooks.map(({ token }, nth) => {
    const headers = { authorization: `Bearer ${token}` };
    const json = { ...headers, 'content-type': 'application/json' };
    const { recipeIds, listId } = pages[nth]!;
    const get = (path: string): Request => ({ method: 'GET', path: `/api/v1${path}`, headers });
    const send = (method: 'POST' | 'PUT', path: string, body: unknown): Request => ({
      method,
      path: `/api/v1${path}`,
      headers: json,
      body: JSON.stringify(body),
    });
    const name = NAMES[nth % NAMES.length];
    const evening = [
      get('/recipes/usersearch'),
      send('POST', '/recipes/batch-lists', { recipe_ids: recipeIds }),
      get('/recipes/pantrysearch'),
      get(`/recipes/${recipeIds[nth % recipeIds.length]}/details`),
      get('/pantry'),
      get(`/recipes/usersearch?query=${WORDS[nth % WORDS.length]}`),
      send('POST', '/pantry/bulk', { items: [{ ingredient_name: name, quantity: 1, unit: 'piece' }] }),
      get('/recipes/pantrysearch?vegetarian=true'),
      get(`/lists/${listId}/recipes`),
      get(`/recipes/${recipeIds[(nth + 3) % recipeIds.length]}/details`),
      get('/recipes/pantrysearch?offset=20'),
      send('POST', `/lists/${listId}/recipes`, { recipe_id: recipeIds[nth % recipeIds.length] }),
      get(`/recipes/${recipeIds[(nth + 5) % recipeIds.length]}/lists`),
      get('/lists'),
      send('POST', '/ingredients/parse-voice', { transcript: `two onions some ${name} and a bag of rice` }),
      ...(nth % PLANS_ONE_IN === 0
        ? [{ ...get('/meal-plans/generate'), method: 'POST' as const }, get('/meal-plans/current')]
        : []),
    ];
    const first = nth % evening.length;
    return [...evening.slice(first), ...evening.slice(0, first)];
  });
}

/** Gives a cook some data. */
async function setUp(origin: string, { token }: Cook): Promise<{ recipeIds: number[]; listId: string }> {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}`);
    return (await response.json()) as { data: unknown };
  };
  const items = NAMES.map((ingredient_name) => ({ ingredient_name, quantity: 2, unit: 'piece' }));
  await call('POST', '/pantry/bulk', { items });
  const list = (await call('POST', '/lists', { name: 'Sundays' })).data as { id: string };
  const found = (await call('GET', '/recipes/usersearch')).data as { recipes: { id: number }[] };
  return { recipeIds: found.recipes.map(({ id }) => id), listId: list.id };
}
