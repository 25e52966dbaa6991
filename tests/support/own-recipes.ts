import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Writes a recipe with one known line, as another device would. Its id. */
export async function writeRecipe(page: Page, title: string): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.post('/api/v1/recipes', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      title,
      country: null,
      course: 'main',
      servings: 4,
      prep_time: 10,
      cook_time: 20,
      waiting_time: 0,
      ingredients: [
        { text: 'Leeks', group: null, ingredient_id: null, quantity: null, unit: null, notes: null },
      ],
      instructions: ['Simmer.'],
      source_url: null,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
}
