import type { Page, Request } from '@playwright/test';
import { expect, expectAccessibleEverywhere, signUp, test } from '../support/journey.ts';
import { keptAddresses, lookAtPictures, planAndKeep, startFront, waitUntilKept } from '../support/offline.ts';
import { pressUndo } from '../support/undo.ts';

// Elsewhere the browser stores nothing, so that tests always reach the server.
test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'You are offline';
const PICTURES_KEPT = 120;
const KEPT = 'Larder cannot be reached. This is your last plan, as saved in this browser.';

/** What the browser stores for a cook to use offline. */
const KEPT_NAMES = ['mealPlan', 'planRecipes', 'checkedShopping'];

const countPictures = async (page: Page) =>
  (await keptAddresses(page)).filter((path) => path.startsWith('/pictures/')).length;

test('without a network the app opens, shows the last plan, and its shopping list can be checked off', async ({
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

  // A new tab starts on the shopping list.
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
  // The plan loads by itself with the network, or with the button for the impatient.
  const again = shopping.getByRole('button', { name: 'Try Again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(shopping.getByText(KEPT)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(shopping.getByText('100% complete', { exact: true })).toBeVisible();
});

test('logging out leaves no plan behind, and nobody gets a response meant for another', async ({
  page,
  context,
}) => {
  await planAndKeep(page);
  const ofTheCook = () => page.evaluate((names) => names.filter((name) => name in localStorage), KEPT_NAMES);
  await page.getByRole('tab', { name: 'Shopping' }).click();
  await page.getByRole('checkbox').first().check();
  await expect.poll(ofTheCook).toEqual(KEPT_NAMES);
  const kept = await keptAddresses(page);
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await ofTheCook()).toEqual([]);

  await signUp(page);
  await context.setOffline(true);
  await page.goto('/dashboard/meal-plan');
  await expect(page.getByRole('heading', { name: 'Failed to load meal plan' })).toBeVisible();
  await expect(page.getByText('Changes cannot be saved until you are back online.')).toBeVisible();
});

test("in a shop without a network: checks stay, purchases wait and are sent, the plan's recipes open [UNDO-15 UNDO-17 UNDO-18]", async ({
  page,
  context,
}) => {
  await planAndKeep(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const recipe = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const address = (await recipe.getAttribute('href')) ?? '';
  await expect.poll(() => page.evaluate(() => 'planRecipes' in localStorage)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await recipe.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Shopping List' }).click();
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeInViewport({ ratio: 1 });
  const total = await boxes.count();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.reload();
  await expect(page.getByText(`2 of ${total} items`, { exact: true })).toBeVisible();
  const buy = page.getByRole('button', { name: 'Bought it' });
  await expect(buy).toHaveAccessibleDescription(
    '2 checked items go into your pantry. It will be sent when you are back online.',
  );
  await buy.click();
  await expect(page.getByText('2 items go into your pantry when you are back online.')).toBeVisible();
  await expect(boxes).toHaveCount(total - 2);
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByText(/· 2 items$/)).toBeVisible();
  // The message stays while it has focus.
  await page.keyboard.press('F8');
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 390, height: 844 });

  // It can be undone, and survives a reload.
  await pressUndo(page);
  await expect(page.getByText(`2 of ${total} items`, { exact: true })).toBeVisible();
  await buy.click();
  await page.reload();
  await expect(waiting).toBeVisible();

  // Logging out would lose it: a confirmation comes first.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out before everything is sent?' });
  await expect(question).toContainText('2 items you bought have not been sent yet.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting).toBeVisible();

  let sent = 0;
  const isPurchase = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/purchases');
  page.on('request', (request) => {
    if (isPurchase(request)) sent += 1;
  });
  const arrived = page.waitForResponse((response) => isPurchase(response.request()));
  await context.setOffline(false);
  await expect(page.getByText('2 items are in your pantry.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Bought' }).getByText(/· 2 items$/)).toBeVisible();
  expect(sent).toBe(1);
  // Bought today, by the server's day: the phone's clock does not matter.
  const { purchases } = (await (await arrived).json()).data;
  expect(purchases).toHaveLength(1);
  expect(purchases[0]).not.toHaveProperty('bought_on');
});

test('a recipe swapped into the plan opens without a network, and can be left at once for another screen [UNDO-19]', async ({
  page,
  context,
}) => {
  await planAndKeep(page);
  const titles = page.getByRole('article').getByRole('heading');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Swap / })
    .click();
  const choice = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose / })
    .first();
  const chosen = (await choice.getAttribute('aria-label'))?.replace('Choose ', '') ?? '';
  await choice.click();
  await expect(titles.first()).toHaveText(chosen);
  const address = (await titles.first().getByRole('link').getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'My Lists' }).click();
  await expect(page.getByRole('heading', { name: 'My Recipe Lists' })).toBeVisible();
  const id = Number(address.split('/').at(-1));
  const keptIds = () =>
    page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('planRecipes') ?? '{}') as { content?: { id: number }[] };
      return (kept.content ?? []).map((recipe) => recipe.id);
    });
  await expect.poll(keptIds).toContain(id);

  await context.setOffline(true);
  await page.goto('/dashboard/meal-plan');
  await titles.first().getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
});

test('offline purchases for an outdated plan are reported and kept, and can still go into the pantry [UNDO-16]', async ({
  page,
  context,
}) => {
  await planAndKeep(page);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await context.setOffline(true);
  await page.goto('/dashboard/shopping');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Bought it' }).click();
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toBeVisible();
  // Another device, with a network, makes another plan.
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/v1/meal-plans/generate?vegetarian=true', { headers });
  expect(answer.status()).toBe(201);

  await context.setOffline(false);
  await expect(
    page.getByText(/^What you bought \(.+\) could not be added to your pantry\. There is a newer meal plan/),
  ).toBeVisible();
  // The cook decides when: it survives a reload, and discarding can be undone.
  await page.reload();
  const refused = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(
    refused.getByText(/^This could not be added to your pantry\. There is a newer meal plan/),
  ).toBeVisible();
  await refused.getByRole('button', { name: /^Discard: / }).click();
  await expect(refused).toHaveCount(0);
  await pressUndo(page);
  await refused.getByRole('button', { name: /^Add it anyway: / }).click();
  await expect(page.getByText('1 item is in your pantry.')).toBeVisible();
  await expect(refused).toHaveCount(0);
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
    ['/dashboard/shopping', 'Failed to load shopping list'],
    ['/dashboard/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
  }
});

test('viewed pictures are kept, up to a limit', async ({ page, context }) => {
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

  // A file opened by its URL is not a page of the app.
  const file = await (await context.newPage()).goto('/icons/512.png');
  expect(file?.headers()['content-type']).toBe('image/png');
});

test('a new version is offered, and loads on request', async ({ browser, baseURL }) => {
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

test('the app can be installed: a manifest with icons, including maskable ones', async ({ page }) => {
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
  // Nothing is stored for someone who only has a look.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
