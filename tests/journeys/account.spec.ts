import { readFile } from 'node:fs/promises';
import {
  beSignedIn,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  fillPantry,
  PASSWORD,
  signUp,
  test,
} from '../support/journey.ts';
import { logOut, readTokens } from '../support/session.ts';

const SETTINGS = '/dashboard/settings';
const NEXT = 'a pinch of mace';
const GONE = 'Your account and everything in it have been deleted.';

test('by keyboard: another device is logged out from the settings, and has to log in again', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.getByLabel('Username').fill(username);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Login' }).press('Enter');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.goto(SETTINGS);
  const list = page.getByRole('list', { name: 'Your devices' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('This device');
  await expectAccessibleEverywhere(page);
  await list.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();

  await other.goto('/dashboard/pantry');
  await expect(other.getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.reload();
  await expect(list).toContainText('This device');
  await elsewhere.close();
});

test('by keyboard: changing the password ends other sessions, but not this one', async ({ page }) => {
  const username = await signUp(page);
  const other = await page.request.post('/api/v1/auth/login', { data: { username, password: PASSWORD } });
  const { data: elsewhere } = await other.json();
  await page.goto(SETTINGS);
  const opener = page.getByRole('button', { name: 'Change password' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const present = dialog.getByLabel('Current password');
  await expect(present).toBeFocused();
  await expectAccessibleEverywhere(page);

  await present.fill('not my password');
  await dialog.getByLabel('New password').fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await expect(present).toBeFocused();
  await present.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const refused = await page.request.post('/api/v1/auth/refresh', {
    data: { refresh_token: elsewhere.refresh_token },
  });
  expect(refused.status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(`Logged in as ${username}`);

  const [, token] = await readTokens(page);
  const told = page.waitForResponse('**/api/v1/auth/logout');
  await logOut(page);
  expect((await told).status()).toBe(204);
  const over = await page.request.post('/api/v1/auth/refresh', { data: { refresh_token: token } });
  expect(over.status()).toBe(401);
  for (const [password, status] of [
    [PASSWORD, 401],
    [NEXT, 200],
  ] as const) {
    const answer = await page.request.post('/api/v1/auth/login', { data: { username, password } });
    expect(answer.status()).toBe(status);
  }
});

test('a cook can download all their data', async ({ page }) => {
  const username = await beSignedIn(page);
  await fillPantry(page, ['onion', '=SUM(A1) sauce']);
  await page.goto(SETTINGS);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^larder-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.account.username).toBe(username);
  // As written: it is not meant for spreadsheets.
  expect(file.pantry.map(({ ingredient }: { ingredient: string }) => ingredient)).toEqual(
    expect.arrayContaining(['onion', '=SUM(A1) sauce']),
  );
});

test('by keyboard: deleting the account clears it from every tab, and the login screen says so', async ({
  page,
  context,
}) => {
  const username = await beSignedIn(page);
  await page.goto(SETTINGS);
  const second = await context.newPage();
  await second.goto('/dashboard/pantry');
  await expect(second.getByText('Your pantry is empty')).toBeVisible();

  const opener = page.getByRole('button', { name: 'Delete account' });
  await opener.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toContainText('This cannot be undone.');
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  const password = question.getByLabel('Your password');
  await password.fill('not my password');
  await password.press('Enter');
  await expect(question.getByText('This is not your password')).toBeVisible();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status').filter({ hasText: GONE })).toBeVisible();
  await expect(second).toHaveURL(/\/login$/);
  for (const tab of [page, second]) {
    expect(await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
      [],
    );
    expect(await tab.content()).not.toContain(username);
  }
  await expectAccessible(page);

  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
});
