import type { Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, signUp, test } from '../support/journey.ts';
import { keptAddresses, lookAtPictures, planAndKeep, startFront, waitUntilKept } from '../support/offline.ts';

// Everywhere else the browser keeps nothing, so that each test meets the server itself.
test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'You are offline';
const PICTURES_KEPT = 120;
const KEPT = 'Larder cannot be reached. This is your last plan, as it is kept in this browser.';

const countPictures = async (page: Page) =>
  (await keptAddresses(page)).filter((path) => path.startsWith('/pictures/')).length;

test('without a network the app opens, shows the last plan, and its shopping list can be checked', async ({
  page,
  context,
}) => {
  await planAndKeep(page);
  const menu = page.getByRole('region', { name: 'Your Weekly Menu' });
  const meals = await menu.getByRole('article').getByRole('heading').allTextContents();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.reload();
  await expect(menu.getByRole('article').getByRole('heading')).toHaveText(meals);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expectAccessibleEverywhere(page);

  // A new tab begins where the shopping list is.
  const shopping = await context.newPage();
  await shopping.goto('/dashboard');
  await expect(shopping.getByText('Failed to load recipes')).toBeVisible();
  await shopping.getByRole('link', { name: 'Open its shopping list' }).click();
  const boxes = shopping.getByRole('checkbox');
  await boxes.first().check();
  const total = await boxes.count();
  await expect(shopping.getByText(`1 of ${total} items`, { exact: true })).toBeVisible();
  await shopping.getByRole('button', { name: 'Check All' }).click();
  await expect(shopping.getByText('100% complete', { exact: true })).toBeVisible();

  await shopping.getByRole('button', { name: 'Try Again' }).click();
  await expect(shopping.getByText(KEPT)).toBeVisible();
  await context.setOffline(false);
  await expect(shopping.getByText(OFFLINE)).toHaveCount(0);
  // The plan comes by itself with the network, or by the button for whoever is quicker.
  const again = shopping.getByRole('button', { name: 'Try Again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(shopping.getByText(KEPT)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(shopping.getByText('100% complete', { exact: true })).toBeVisible();
});

test('whoever logs out leaves no plan behind, and nobody gets an answer that was meant for another', async ({
  page,
  context,
}) => {
  await planAndKeep(page);
  expect(await page.evaluate(() => localStorage.getItem('mealPlan'))).not.toBeNull();
  const kept = await keptAddresses(page);
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('mealPlan'))).toBeNull();

  await signUp(page);
  await context.setOffline(true);
  await page.goto('/dashboard/meal-plan');
  await expect(page.getByRole('heading', { name: 'Failed to load meal plan' })).toBeVisible();
  await expect(page.getByText('What you change now cannot be saved.')).toBeVisible();
});

test('every screen opens without a network and says what it could not load', async ({ page, context }) => {
  await signUp(page);
  await waitUntilKept(page);
  await context.setOffline(true);
  for (const [path, words] of [
    ['/dashboard', 'Failed to load recipes'],
    ['/dashboard/recipes/1001', 'Failed to load recipe details'],
    ['/dashboard/lists', 'Error loading lists'],
    ['/dashboard/pantry', 'Failed to load pantry items'],
    ['/dashboard/pantry-old', 'Failed to load pantry items'],
    ['/dashboard/settings', 'Error loading preferences'],
    ['/dashboard/shopping', 'This feature is under construction'],
    ['/dashboard/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
  }
});

test('pictures that were seen stay, and no more than a shelf of them', async ({ page, context }) => {
  await signUp(page);
  await waitUntilKept(page);
  await page.reload();
  const picture = page.getByRole('article').first().locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => countPictures(page)).toBeGreaterThan(0);
  const address = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
  await context.setOffline(true);
  const isThere = (url: string) => fetch(url).then(({ ok }) => ok);
  expect(await page.evaluate(isThere, address)).toBe(true);

  await context.setOffline(false);
  await lookAtPictures(page, address, PICTURES_KEPT + 20);
  await expect.poll(() => countPictures(page)).toBe(PICTURES_KEPT);

  // A file that is opened by its address is no page of the app.
  const file = await (await context.newPage()).goto('/icons/512.png');
  expect(file?.headers()['content-type']).toBe('image/png');
});

test('a new version is offered, and comes with a press', async ({ browser, baseURL }) => {
  const front = await startFront(baseURL ?? '');
  const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signUp(page);
  await waitUntilKept(page);
  await page.reload();
  await expect(page.getByText('A new version of Larder is ready.')).toHaveCount(0);

  front.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version of Larder is ready.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).press('Enter');
  await reloaded;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('A new version of Larder is ready.')).toHaveCount(0);
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(waiting).toBe(false);
  await context.close();
  front.stop();
});

test('it can be installed: a manifest with icons, also to be cut to shape', async ({ page }) => {
  await page.goto('/login');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Larder',
    start_url: '/dashboard',
    display: 'standalone',
    theme_color: '#ffe7a3',
  });
  const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const src of [...icons.map((icon) => icon.src), touch ?? '']) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  // Nobody who only looks in is made to keep anything.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
