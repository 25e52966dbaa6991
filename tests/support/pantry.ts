import type { Page } from '@playwright/test';

interface PantryItem {
  ingredients: { name: string };
  quantity: number | null;
  storage?: string | null;
  unit: string;
}

/** The server's pantry of the logged-in cook, by name. */
export async function readPantry(page: Page): Promise<PantryItem[]> {
  return (await askServer<{ pantryItems: PantryItem[] }>(page, '/pantry')).pantryItems;
}

async function askServer<Data>(page: Page, address: string): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get(`/api/v1${address}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data }: { data: Data } = await answer.json();
  return data;
}

/** Counts the page's requests of a method to a URL with this ending, from now on. */
export function countRequests(page: Page, method: string, ending: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && request.url().endsWith(ending)) count += 1;
  });
  return () => count;
}

/** The total quantity in the server's pantry of the logged-in cook, whatever the unit; 'some' is 1. */
export async function countStock(page: Page): Promise<number> {
  const items = await readPantry(page);
  return items.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
}

interface Entry {
  name: string;
  plural: string;
  default_quantity: number | null;
}

/**
 * How much that total rises when these ingredients are added: 'some' of an ingredient present as 'some' adds
 * nothing.
 */
export async function countUsual(page: Page, names: readonly string[]): Promise<number> {
  const { ingredients } = await askServer<{ ingredients: Entry[] }>(page, '/ingredients');
  const usual = new Map(
    ingredients.map(({ name, default_quantity }) => [name.toLowerCase(), default_quantity]),
  );
  const some = new Set(
    (await readPantry(page)).flatMap((item) => (item.quantity === null ? [item.ingredients.name] : [])),
  );
  return names.reduce((sum, name) => {
    const quantity = usual.get(name.toLowerCase()) ?? null;
    return sum + (quantity ?? (some.has(name) ? 0 : 1));
  }, 0);
}

/** The ingredient names of a country's preset. */
export async function readPreset(page: Page, country: string): Promise<string[]> {
  return (await askServer<{ ingredients: string[] }>(page, `/pantry/presets/${country}`)).ingredients;
}
