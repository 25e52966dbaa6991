import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

interface List {
  id: string;
  name: string;
}

/** Speaks to the API as the cook who is signed in on the page. */
async function asCook(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  return { headers: { Authorization: `Bearer ${token}` } };
}

/** The ids of the first recipes of a plain search, in its order. */
export async function recipeIds(page: Page, count: number): Promise<number[]> {
  const answer = await page.request.get(
    `/api/v1/recipes/usersearch?limit=${count}&offset=0`,
    await asCook(page),
  );
  const { data } = (await answer.json()) as { data: { recipes: { id: number }[] } };
  return data.recipes.map(({ id }) => id);
}

/** Makes a list with recipes on it, as another device would. The recipe that is given first is added last. */
export async function makeList(page: Page, name: string, recipes: readonly number[] = []): Promise<List> {
  const cook = await asCook(page);
  const made = await page.request.post('/api/v1/lists', { ...cook, data: { name, description: null } });
  expect(made.status()).toBe(201);
  const { data: list } = (await made.json()) as { data: List };
  for (const recipe_id of recipes.toReversed()) {
    const added = await page.request.post(`/api/v1/lists/${list.id}/recipes`, {
      ...cook,
      data: { recipe_id },
    });
    expect(added.status()).toBe(201);
  }
  return list;
}

/** Puts a recipe among the favorites, as another device would. */
export async function addFavorite(page: Page, recipe: number | undefined): Promise<void> {
  const cook = await asCook(page);
  const answer = await page.request.get('/api/v1/lists', cook);
  const { lists } = (await answer.json()) as { lists: List[] };
  const favorites = lists.find(({ name }) => name === 'Favorites');
  const path = `/api/v1/lists/${favorites?.id}/recipes`;
  const added = await page.request.post(path, { ...cook, data: { recipe_id: recipe } });
  expect(added.status()).toBe(201);
}

/** Notes every call to lists and to what they hold, as 'POST /recipes/batch-lists'. */
export function followLists(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = /\/api\/v1(\/.*lists.*)$/.exec(new URL(request.url()).pathname)?.[1];
    if (path) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
