import type { Page } from '@playwright/test';
import { expect, signUp, test } from '../support/journey.ts';
import { logIn, logOut } from '../support/session.ts';

const APP = '**/assets/index-*.js';

/** What React reports when a page is not what the app would have rendered. */
function watchHydration(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

/** Holds back the app until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(APP, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

test('the login is on the screen before the app is, and what was sent then is not lost', async ({ page }) => {
  const username = await signUp(page);
  await page.goto('/dashboard/settings');
  await logOut(page);

  const arrive = await holdApp(page);
  const problems = watchHydration(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveTitle('Login · Larder');
  await logIn(page, username);
  await expect(page).toHaveURL(/\/login$/);

  arrive();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(problems).toEqual([]);
});

test('the app takes over the page of the sign-up as it is', async ({ page }) => {
  const problems = watchHydration(page);
  const arrive = await holdApp(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  const username = page.getByLabel('Username');
  await username.fill('asha_cooks');
  const early = await username.elementHandle();
  arrive();
  // A click does something once the app is there.
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  expect(await early?.evaluate((field: HTMLInputElement) => [field.isConnected, field.value])).toEqual([
    true,
    'asha_cooks',
  ]);
  expect(problems).toEqual([]);
});

test('the frame and the outlines of recipes are there before the app, which replaces them in place', async ({
  page,
}) => {
  const username = await signUp(page);
  const arrive = await holdApp(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const title = page.getByText('What’s for dinner?');
  await expect(title).toBeVisible();
  await expect(page.getByText(username)).toBeVisible();
  // A picture of the screen: there is nothing to use yet.
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const before = await title.boundingBox();

  arrive();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What’s for dinner?' })).toHaveCount(1);
  expect(await title.boundingBox()).toEqual(before);
});

test('nobody who is logged out sees the frame of signed-in screens', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('template#failed')).toBeAttached();
  await expect(page.locator('[data-slot="app-shell"]')).toHaveCount(0);
  arrive();
  await expect(page).toHaveURL(/\/login/);
});

test('if the app does not arrive, its picture gives way to a way out', async ({ page }) => {
  await signUp(page);
  await page.route(APP, (route) => route.abort());
  await page.goto('/dashboard/pantry', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Larder could not be loaded' })).toBeVisible();
  await expect(page.locator('[data-slot="app-shell"]')).toHaveCount(0);
  await page.unroute(APP);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Pantry Management' })).toBeVisible();
});
