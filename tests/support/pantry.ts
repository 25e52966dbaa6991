import type { Page } from '@playwright/test';

interface PantryItem {
  ingredients: { name: string };
  quantity: number | null;
  unit: string;
}

/** What the server has in the pantry of whoever is signed in, by name. */
export async function readPantry(page: Page): Promise<PantryItem[]> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get('/api/v1/pantry', { headers: { Authorization: `Bearer ${token}` } });
  const { data }: { data: { pantryItems: PantryItem[] } } = await answer.json();
  return data.pantryItems;
}

/** Counts the page's requests of a method to an address that ends so, from now on. */
export function countRequests(page: Page, method: string, ending: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && request.url().endsWith(ending)) count += 1;
  });
  return () => count;
}

/** How many pieces of anything the server has in the pantry of whoever is signed in. */
export async function countStock(page: Page): Promise<number> {
  const items = await readPantry(page);
  return items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}
