import {
  expect,
  expectAccessibleEverywhere,
  fillPantry,
  newUsername,
  PASSWORD,
  signUp,
  test,
} from '../support/journey.ts';
import type { Page } from '@playwright/test';

const SEARCH = '/dashboard/recipes?vegan=true&countries=india%2Ckorea';

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Counts the refreshes and the pantry reads of a page, with their answers. */
function follow(page: Page) {
  const answers: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname.replace('/api/v1', '');
    if (path === '/auth/refresh' || path === '/pantry') answers.push(`${path} ${response.status()}`);
  });
  return answers;
}

test('the guard remembers where one was going, and a log out forgets it', async ({ page }) => {
  const username = await signUp(page);
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pantry Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await logIn(page, username);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(SEARCH);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, username);
  await expect(page).toHaveURL(new RegExp(`${SEARCH.replace('?', '\\?')}$`));
});

test('a log out in one tab ends the session of the other', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/dashboard/pantry');
  await expect(other.getByText('Your pantry is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login$/);
});

test('an access token that has run out is renewed, and the call is sent once more', async ({ page }) => {
  await signUp(page);
  await fillPantry(page, ['onion']);
  const old = await page.evaluate(() => localStorage.getItem('refresh_token'));
  await page.evaluate(() => localStorage.setItem('access_token', 'run.out.now'));
  const answers = follow(page);
  await page.goto('/dashboard/pantry');
  await expect(page.getByRole('button', { name: 'Edit Onion' })).toBeVisible();
  expect(answers).toEqual(['/pantry 401', '/auth/refresh 200', '/pantry 200']);
  const kept = await page.evaluate(() => [localStorage['access_token'], localStorage['refresh_token']]);
  expect(kept).not.toContain('run.out.now');
  expect(kept).not.toContain(old);
});

test('a session that cannot be renewed ends at the login, and goes on where it was', async ({ page }) => {
  const username = await signUp(page);
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'run.out.now');
    localStorage.setItem('refresh_token', 'never.was.good');
  });
  const answers = follow(page);
  await page.goto('/dashboard/pantry');
  await expect(page).toHaveURL(/\/login$/);
  expect(answers).toEqual(['/pantry 401', '/auth/refresh 401']);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).not.toContain('access_token');
  expect(keys).not.toContain('refresh_token');
  await logIn(page, username);
  await expect(page).toHaveURL(/\/dashboard\/pantry$/);
});

test('a browser that keeps nothing still lets a cook in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('Storage is off', 'SecurityError');
      };
    }
  });
  await signUp(page);
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(page.getByText('Your pantry is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the login says what is wrong, in the words of the server or its own', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  const alert = page.getByRole('alert');

  await page.getByLabel('Username').fill('ab');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('Username must be at least 3 characters');

  await logIn(page, newUsername());
  await expect(alert).toHaveText('Invalid credentials');
  await expectAccessibleEverywhere(page);

  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 503, json: { detail: 'The kitchen is closed.' } }),
  );
  await logIn(page, newUsername());
  await expect(alert).toHaveText('The kitchen is closed.');

  await page.route('**/auth/login', (route) => route.abort());
  await logIn(page, newUsername());
  await expect(alert).toHaveText('Invalid credentials');
});

test('the sign-up says what is wrong, and two submits make one account', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByLabel('Username').fill(newUsername());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(`${PASSWORD}!`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.route('**/auth/signup', (route) => route.abort());
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Failed to create account');

  await page.unroute('**/auth/signup');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/signup')) sent += 1;
  });
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toBe(1);
});
