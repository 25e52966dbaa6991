import {
  beSignedIn,
  expect,
  expectAccessibleEverywhere,
  expectNothingSaid,
  fillPantry,
  signUp,
  test,
} from '../support/journey.ts';
import { makeList } from '../support/lists.ts';

test('closing the add mode discards what was typed [PANTRY-04 STATE-31 STATE-33]', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion']);
  await page.goto('/dashboard/pantry');
  const open = page.getByRole('button', { name: '+ Add Ingredients' });
  const names = page.getByRole('combobox', { name: /^Name/ });
  for (const leave of ['Cancel', 'Back to Pantry View']) {
    await open.click();
    await page.getByRole('button', { name: 'Add more rows' }).click();
    await names.first().pressSequentially('gar');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: leave }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await open.click();
    await expect(names).toHaveCount(5);
    await expect(names.first()).toHaveValue('');
    await page.getByRole('button', { name: 'Back to Pantry View' }).click();
  }
  await open.click();
  await page.getByRole('button', { name: 'Add more rows' }).click();
  await names.first().fill('leek');
  await page.getByRole('combobox', { name: 'Unit, row 1' }).fill('piece');
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(page.getByRole('button', { name: 'Edit Leek' })).toBeVisible();
  await open.click();
  await expect(names).toHaveCount(5);
  await expect(names.first()).toHaveValue('');
});

test('the banner of an addition disappears after 5 seconds [CONST-10 PANTRY-23 STATE-34]', async ({
  page,
}) => {
  await page.clock.install();
  await beSignedIn(page);
  await page.goto('/dashboard/pantry');
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await page.getByRole('combobox', { name: 'Name, row 1' }).fill('leek');
  await page.getByRole('combobox', { name: 'Unit, row 1' }).fill('piece');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  const banner = page.getByText('Successfully added 1 ingredient(s) to your pantry');
  await expect(banner).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(banner).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner).toHaveCount(0);
});

test('the banner of an addition disappears when more is added, and reappears', async ({ page }) => {
  await page.clock.install();
  await beSignedIn(page);
  await page.goto('/dashboard/pantry');
  const add = async (name: string) => {
    await page.getByRole('combobox', { name: 'Name, row 1' }).fill(name);
    await page.getByRole('combobox', { name: 'Unit, row 1' }).fill('piece');
    await page.getByRole('button', { name: 'Add to Pantry' }).click();
  };
  const banner = page.getByText('Successfully added 1 ingredient(s) to your pantry');
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  // Lazy code loads with timers, which stand still from now on.
  await expect(page.getByRole('combobox', { name: 'Name, row 1' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add('leek');
  await expect(banner).toBeVisible();
  await page.clock.runFor(4_000);
  await page.getByRole('button', { name: '+ Add Ingredients' }).click();
  await expect(banner).toHaveCount(0);
  await add('onion');
  await expect(banner).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(banner).toBeVisible();
});

test('Find Matching Recipes reloads the page [PANTRY-05 PANTRY-06]', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion']);
  await page.goto('/dashboard/pantry');
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await page.getByRole('button', { name: 'Find Matching Recipes' }).click();
  await expect(page).toHaveURL(/\/dashboard\/recipes$/);
  await expect(page.getByText(/\d+% Match/).first()).toBeVisible();
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
});

test("a failed change is reported in the server's words or its own [ERROR-16 ERROR-17 ERROR-18]", async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion']);
  await page.goto('/dashboard/pantry');
  const said = { status: 409, json: { detail: 'The shelf is full.' } };
  await page.getByRole('button', { name: 'Edit Onion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ingredient' });
  const update = dialog.getByRole('button', { name: 'Update' });
  await dialog.getByLabel('Quantity').fill('7');
  await page.route('**/api/v1/pantry/*', (route) => route.abort());
  await update.click();
  await expect(dialog.getByText('Failed to update ingredient')).toBeVisible();
  await expect(dialog.getByLabel('Quantity')).toHaveValue('7');
  await expectAccessibleEverywhere(page);
  await page.route('**/api/v1/pantry/*', (route) => route.fulfill(said));
  await update.click();
  await expect(dialog.getByText('The shelf is full.')).toBeVisible();
  await page.unrouteAll();
  await update.click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: '+ Add Ingredients' }).click();
  await page.getByRole('combobox', { name: 'Name, row 1' }).fill('leek');
  await page.getByRole('combobox', { name: 'Unit, row 1' }).fill('piece');
  await page.route('**/pantry/bulk', (route) => route.fulfill(said));
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(page.getByText('The shelf is full.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Name, row 1' })).toHaveValue('leek');
});

test('an ingredient can be removed from the pantry on a list, and a failure is silent [LIST-08]', async ({
  page,
}) => {
  await signUp(page);
  await fillPantry(page, ['onion']);
  const list = await makeList(page, 'Sunday pots', [1001]);
  await page.goto(`/dashboard/lists/${list.id}`);
  await page.getByRole('button', { name: /^1 Dal Tadka/ }).click();
  const owned = page.getByRole('button', { name: 'In Pantry, remove Onion' });
  await page.route('**/api/v1/pantry/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  const refused = page.waitForEvent('requestfailed');
  await owned.click();
  await refused;
  await expect(owned).toBeEnabled();
  await expectNothingSaid(page);
  await page.unrouteAll();
  await owned.click();
  await expect(page.getByRole('button', { name: '+ Add Onion' })).toBeEnabled();
});
