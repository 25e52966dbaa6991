import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

interface List {
  id: string;
  name: string;
}

/** Calls the API as the cook logged in on the page. */
async function asCook(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  return { headers: { Authorization: `Bearer ${token}` } };
}

/** The ids of the first results of a plain search, in order. */
export async function recipeIds(page: Page, count: number): Promise<number[]> {
  const answer = await page.request.get(
    `/api/v1/recipes/usersearch?limit=${count}&offset=0`,
    await asCook(page),
  );
  const { data } = (await answer.json()) as { data: { recipes: { id: number }[] } };
  return data.recipes.map(({ id }) => id);
}

/** Creates a list with recipes, as another device would. The first recipe is added last. */
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

/** Adds a recipe to the favorites, as another device would. */
export async function addFavorite(page: Page, recipe: number | undefined): Promise<void> {
  const cook = await asCook(page);
  const answer = await page.request.get('/api/v1/lists', cook);
  const { lists } = (await answer.json()) as { lists: List[] };
  const favorites = lists.find(({ name }) => name === 'Favorites');
  const path = `/api/v1/lists/${favorites?.id}/recipes`;
  const added = await page.request.post(path, { ...cook, data: { recipe_id: recipe } });
  expect(added.status()).toBe(201);
}

/** Records every call about lists and their contents, as 'POST /recipes/batch-lists'. */
export function followLists(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = /\/api\/v1(\/.*lists.*)$/.exec(new URL(request.url()).pathname)?.[1];
    if (path) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
