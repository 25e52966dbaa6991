import { beSignedIn, expect, fillPantry, signUp, test } from '../support/journey.ts';
import { readPantry } from '../support/pantry.ts';
import { expireToken, followTokens, logIn, readTokens } from '../support/session.ts';

const PANTRY = '/dashboard/pantry';

test('an expired access token is refreshed, and the call retried once [ROUTE-17 STATE-02]', async ({
  page,
}) => {
  await signUp(page);
  await fillPantry(page, ['onion']);
  const [, old] = await readTokens(page);
  await expireToken(page);
  const answers = followTokens(page);
  await page.goto(PANTRY);
  await expect(page.getByRole('button', { name: 'Edit Onion' })).toBeVisible();
  // Another call may have noticed first that the token has expired: one refresh serves all.
  expect(answers.filter((answer) => answer !== '/pantry 401')).toEqual(['/auth/refresh 200', '/pantry 200']);
  const kept = await readTokens(page);
  expect(kept).not.toContain('run.out.now');
  expect(kept).not.toContain(old);
});

test('a session that cannot be refreshed ends at the login screen, and continues where it was [ERROR-12 STATE-05]', async ({
  page,
}) => {
  const username = await signUp(page);
  await expireToken(page);
  await page.evaluate(() => localStorage.setItem('refresh_token', 'never.was.good'));
  const answers = followTokens(page);
  await page.goto(PANTRY);
  await expect(page).toHaveURL(/\/login$/);
  expect(answers.filter((answer) => answer !== '/pantry 401')).toEqual(['/auth/refresh 401']);
  expect(await readTokens(page)).toEqual([null, null]);
  await logIn(page, username);
  await expect(page).toHaveURL(/\/dashboard\/pantry$/);
});

test('a refresh without a response keeps the session, says so, and continues once there is one', async ({
  page,
}) => {
  await signUp(page);
  await fillPantry(page, ['onion']);
  await expireToken(page);
  const before = await readTokens(page);
  await page.route('**/auth/refresh', (route) => route.abort());
  await page.goto(PANTRY);
  await expect(page.getByText('Failed to load pantry items')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/pantry$/);
  expect(await readTokens(page)).toEqual(before);

  await page.unroute('**/auth/refresh');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Edit Onion' })).toBeVisible();
});

test('a call without a response fails after 30 seconds, and the button is back', async ({ page }) => {
  await page.clock.install();
  await beSignedIn(page);
  await page.goto(PANTRY);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await page.getByRole('combobox', { name: 'Name, row 1' }).fill('leek');
  await page.getByRole('combobox', { name: 'Unit, row 1' }).fill('piece');
  await page.keyboard.press('Tab');
  const asked = page.waitForRequest('**/pantry/bulk');
  await page.route('**/pantry/bulk', () => new Promise<void>(() => {}));
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await asked;
  await page.clock.fastForward(25_000);
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Failed to add ingredients')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Name, row 1' })).toHaveValue('leek');

  await page.unroute('**/pantry/bulk');
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(page.getByText('Successfully added 1 ingredient(s) to your pantry')).toBeVisible();
});

test('retrying an addition after a lost response adds it once', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  const submit = page.getByRole('button', { name: 'Add to Pantry' });
  const fill = async () => {
    await page.getByRole('combobox', { name: 'Name, row 1' }).fill('leek');
    await page.getByLabel('Qty, row 1').fill('2');
    await page.getByRole('combobox', { name: 'Unit, row 1' }).fill('piece');
    await page.keyboard.press('Tab');
  };
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await fill();
  await page.route('**/pantry/bulk', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await expect(page.getByText('Failed to add ingredients')).toBeVisible();
  await page.unroute('**/pantry/bulk');
  await submit.click();
  await expect(page.getByText('Successfully added 1 ingredient(s) to your pantry')).toBeVisible();
  expect(await readPantry(page)).toMatchObject([{ quantity: 2 }]);

  // From then on, the same rows mean more of it.
  await page.getByRole('button', { name: '+ Add Ingredients' }).click();
  await fill();
  await submit.click();
  // The first addition's banner may still be there.
  await expect.poll(() => readPantry(page)).toMatchObject([{ quantity: 4 }]);
});
