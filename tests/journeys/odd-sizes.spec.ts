import type { Page } from '@playwright/test';
import {
  expect,
  fillPantry,
  keepRecoveryCode,
  newUsername,
  PASSWORD,
  signUp,
  test,
} from '../support/journey.ts';
import { makeList, recipeIds } from '../support/lists.ts';
import { beyondTheSides, outOfShape, withLargeText } from '../support/widths.ts';

/** A screen, and what to click on it in turn; it is checked after each click. */
interface Screen {
  address: string;
  /** Text that is there once it has loaded. */
  shows: string | RegExp;
  presses?: readonly { name: string | RegExp; role?: 'button' | 'tab'; shows: string | RegExp }[];
}

const SCREENS: readonly Screen[] = [
  {
    address: '/dashboard',
    shows: /^Use up$/,
    presses: [{ name: /^Filters/, shows: 'Filter Recipes' }],
  },
  { address: '/dashboard?query=xyzzy', shows: 'No recipes found' },
  { address: '/dashboard/recipes/3022', shows: 'Ingredients' },
  {
    address: '/dashboard/lists',
    shows: 'Pots for the long evenings of an endless winter',
    presses: [{ name: 'Create New List', shows: 'List Name' }],
  },
  { address: '/dashboard/lists/LIST', shows: /recipes in this list/ },
  {
    address: '/dashboard/pantry',
    shows: /expired/,
    presses: [{ name: /^Edit Grandmother/, shows: 'Edit Ingredient' }],
  },
  {
    address: '/dashboard/pantry',
    shows: /expired/,
    presses: [
      { name: '+ Add Ingredients', shows: 'Back to Pantry View' },
      { name: /^Common things/, role: 'tab', shows: 'Tap what you have' },
      { name: /^Country Presets/, role: 'tab', shows: /^Country$/ },
    ],
  },
  {
    address: '/dashboard/meal-plan',
    shows: 'Your Weekly Menu',
    presses: [
      { name: /^Swap /, shows: /^Other meals that suit/ },
      { name: 'Close', shows: 'Your Weekly Menu' },
      { name: 'Generate Meal Plan', shows: 'Plan this week' },
    ],
  },
  { address: '/dashboard/shopping', shows: /^0 of \d+ items$/ },
  {
    address: '/dashboard/settings',
    shows: 'Essential Preferences',
    presses: [
      { name: 'Optional Preferences', shows: 'Preferred Cuisines' },
      { name: 'Nuts', shows: 'Cancel' },
    ],
  },
  ...['Change password', 'New recovery code', 'Delete account'].map((name) => ({
    address: '/dashboard/settings',
    shows: 'Essential Preferences',
    presses: [{ name, shows: /^(Your|Current) password$/ }],
  })),
];

/** A cook with something on every screen: dates, an own ingredient, a list with recipes, a plan. */
async function haveMuch(page: Page): Promise<string> {
  await signUp(page);
  await fillPantry(page, ['onion', 'rice', 'Grandmother’s rhubarb and elderflower compote with ginger']);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const filled = await page.request.post('/api/v1/pantry/bulk', {
    headers,
    data: {
      items: [
        { ingredient_name: 'chicken breast', quantity: 400, unit: 'g', expiry_date: daysFromNow(-3) },
        { ingredient_name: 'minced beef', quantity: 500, unit: 'g', expiry_date: daysFromNow(2) },
      ],
    },
  });
  expect(filled.status()).toBe(201);
  const planned = await page.request.post('/api/v1/meal-plans/generate', { headers });
  expect(planned.status()).toBe(201);
  const { id } = await makeList(
    page,
    'Pots for the long evenings of an endless winter',
    await recipeIds(page, 3),
  );
  return id;
}

for (const { size, width, prepare } of [
  { size: 'at 320 px', width: 320, prepare: async () => {} },
  { size: 'at 390 px with text at twice the size', width: 390, prepare: withLargeText },
]) {
  test(`nothing is cut off at the sides of the logged-out screens, ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await prepare(page);
    for (const address of ['/login', '/recover', '/confirm-email#none', '/signup']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect([address, await beyondTheSides(page)]).toEqual([address, []]);
    }
    await page.getByLabel('Username').fill(newUsername());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('dialog', { name: 'Your recovery code' })).toBeVisible();
    expect(await beyondTheSides(page)).toEqual([]);
    await keepRecoveryCode(page);
  });

  test(`nothing is cut off or out of shape on any screen, ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await prepare(page);
    const list = await haveMuch(page);
    const seen = (words: string | RegExp) => page.getByText(words).filter({ visible: true }).first();
    const found: string[][] = [];
    const look = async (place: string) => {
      const wrong = [...(await beyondTheSides(page)), ...(await outOfShape(page))];
      found.push(wrong.map((what) => `${place}: ${what}`));
    };
    for (const { address, shows, presses = [] } of SCREENS) {
      await page.goto(address.replace('LIST', list));
      await expect(seen(shows)).toBeVisible();
      await look(address);
      for (const { name, role = 'button', shows: then } of presses) {
        const button = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
        await button.click();
        await expect(seen(then)).toBeVisible();
        await look(`${address}, ${name}`);
      }
    }
    expect(found.flat()).toEqual([]);
  });
}
