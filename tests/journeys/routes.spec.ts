import { expect, signUpOnScreen, test } from '../support/journey.ts';

/** Every guarded address, the heading of its screen, and the entry of the menu that is marked on it, if any. */
const SCREENS = [
  { address: '/dashboard', heading: 'What’s for dinner?', entry: 'Dashboard' },
  { address: '/dashboard/recipes', heading: 'What’s for dinner?', entry: 'Dashboard' },
  { address: '/dashboard/recipes/1001', heading: /Dal Tadka/, entry: null },
  { address: '/dashboard/lists', heading: 'My Recipe Lists', entry: 'My Lists' },
  { address: '/dashboard/pantry', heading: 'Pantry Management', entry: 'Pantry' },
  { address: '/dashboard/pantry-old', heading: 'My Pantry', entry: 'Pantry' },
  { address: '/dashboard/shopping', heading: 'Shopping List', entry: 'Shopping List' },
  { address: '/dashboard/meal-plan', heading: 'Meal Plan', entry: 'Meal Plan' },
  { address: '/dashboard/settings', heading: 'Settings', entry: 'Settings' },
] as const;

test('every address shows its screen and its entry in the menu', async ({ page }) => {
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

test('whoever is not signed in sees the login and the sign-up alone', async ({ page }) => {
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
