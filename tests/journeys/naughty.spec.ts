import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, signUp, test } from '../support/journey.ts';
import { recipeIds } from '../support/lists.ts';

const KINDS = JSON.parse(
  readFileSync(new URL('../../packages/server/tests/attacks/naughty-strings.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

/** A name as displayed: composed, with single spaces inside. */
const tidy = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * Adds every naughty string that the server accepts to the pantry and as lists; returns the lists, and the
 * names in the pantry.
 */
async function putAllIn(page: Page): Promise<{ lists: { id: string; name: string }[]; pantry: string[] }> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const post = (path: string, data: object) => page.request.post(`/api/v1${path}`, { headers, data });
  for (const text of Object.values(KINDS).flat()) {
    const items = [{ ingredient_name: text, quantity: 1, unit: 'piece' }];
    const added = await post('/pantry/bulk', { items });
    const list = await post('/lists', { name: text, description: text });
    expect([201, 400]).toContain(added.status());
    expect([201, 400, 409]).toContain(list.status());
  }
  const get = async (path: string) => (await page.request.get(`/api/v1${path}`, { headers })).json();
  const pantry: { ingredients: { name: string } }[] = (await get('/pantry')).data.pantryItems;
  return { lists: (await get('/lists')).lists, pantry: pantry.map(({ ingredients }) => ingredients.name) };
}

/** Problems on a page since it was opened: scripts that ran, resources refused, elements too wide. */
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = window as unknown as { eaten?: number; reports: string[] };
    const root = document.documentElement;
    const isWide = root.scrollWidth > root.clientWidth;
    return [
      ...seen.reports,
      ...(seen.eaten === undefined ? [] : ['a text ran as a script']),
      ...(isWide ? [`${root.scrollWidth} px wide in ${root.clientWidth}`] : []),
    ];
  });
}

/** Which of the texts are missing from a page, ignoring the case of the first letter. */
async function missing(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = ((await page.locator('body').textContent()) ?? '').toLowerCase();
  return texts.filter((text) => !shown.includes(text.toLowerCase()));
}

test('naughty names are shown as written: nothing runs, and no screen gets too wide', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { reports: string[] };
    seen.reports = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.reports.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await signUp(page);
  const { lists, pantry } = await putAllIn(page);
  const names = lists.map(({ name }) => name);
  const injection = tidy(KINDS['script injection']?.[0] ?? '');
  expect(names).toContain(injection);
  const firsts = new Set(Object.values(KINDS).map(([first = '']) => tidy(first)));
  const ofEachKind = lists.filter(({ name }) => firsts.has(name));
  expect(ofEachKind.length).toBeGreaterThan(10);
  const [recipe] = await recipeIds(page, 1);
  const named = (doing: string) => page.getByRole('button', { name: `${doing} ${injection}`, exact: true });
  const screens: { path: string; shows: readonly string[]; open?: Locator }[] = [
    { path: '/dashboard/lists', shows: names },
    { path: '/dashboard/lists', shows: [injection], open: named('Edit') },
    { path: '/dashboard/lists', shows: [injection], open: named('Delete') },
    ...ofEachKind.map(({ id, name }) => ({ path: `/dashboard/lists/${id}`, shows: [name] })),
    { path: '/dashboard/pantry', shows: pantry },
    { path: '/dashboard/pantry?add=presets', shows: pantry },
    { path: '/dashboard', shows: [] },
    { path: `/dashboard?query=${encodeURIComponent('<script>window.eaten=1</script>')}`, shows: [] },
    { path: `/dashboard/recipes/${recipe}`, shows: [] },
    {
      path: `/dashboard/recipes/${recipe}`,
      // Favorites has a button of its own.
      shows: names.filter((name) => name !== 'Favorites'),
      open: page.getByRole('button', { name: /^Add to List/ }),
    },
    { path: '/dashboard/meal-plan', shows: [] },
    { path: '/dashboard/settings', shows: [] },
  ];
  for (const { path, shows, open } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await open?.click();
    await expect.poll(() => missing(page, shows)).toEqual([]);
    expect([path, await troubles(page)]).toEqual([path, []]);
  }
  expect(dialogs).toEqual([]);
});
