import { expect, signUpOnScreen, test } from '../support/journey.ts';

/** Every guarded route, its screen's heading, and the menu entry marked on it, if any. */
const SCREENS = [
  { address: '/dashboard', heading: 'What’s for dinner?', entry: 'Dashboard' },
  { address: '/dashboard/recipes', heading: 'What’s for dinner?', entry: 'Dashboard' },
  { address: '/dashboard/recipes/1001', heading: /Dal Tadka/, entry: null },
  { address: '/dashboard/lists', heading: 'My Recipe Lists', entry: 'My Lists' },
  { address: '/dashboard/pantry', heading: 'Pantry Management', entry: 'Pantry' },
  { address: '/dashboard/shopping', heading: 'Shopping List', entry: 'Shopping List' },
  { address: '/dashboard/meal-plan', heading: 'Meal Plan', entry: 'Meal Plan' },
  { address: '/dashboard/settings', heading: 'Settings', entry: 'Settings' },
] as const;

test('every route shows its screen and its menu entry [PRODUCT-16 ROLE-01 ROUTE-01 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-09 ROUTE-13 ROUTE-14 SHELL-03 SHELL-08 STATE-54]', async ({
  page,
}) => {
  const username = await signUpOnScreen(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByTitle(username)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const { address, heading, entry } of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(menu.locator('[aria-current]')).toHaveText(entry === null ? [] : [entry]);
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByText('Larder')).toBeVisible();
});

test('the old route of My Pantry leads to the one pantry page, with its ways of adding open [ROUTE-10]', async ({
  page,
}) => {
  await signUpOnScreen(page);
  await page.goto('/dashboard/pantry-old');
  await expect(page).toHaveURL(/\/dashboard\/pantry\?add=presets$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pantry Management' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Country Presets/, selected: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Pantry' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText('Pantry');

  await page.getByRole('tab', { name: /Common things/ }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: /Common things/, selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Pantry View' }).click();
  await expect(page).toHaveURL(/\/dashboard\/pantry$/);
});

test('without logging in, only login and sign-up are reachable [ROLE-01 ROUTE-02 ROUTE-03 ROUTE-04 ROUTE-15 RULE-36 STATE-55]', async ({
  page,
}) => {
  for (const { address } of SCREENS) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Larder' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
