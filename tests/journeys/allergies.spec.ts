import { expect, expectAccessible, signUp, test } from '../support/journey.ts';

test('what a cook may not eat is hidden, and said wherever it is met', async ({ page }) => {
  await signUp(page);
  const nav = page.getByRole('navigation').first();
  const avoided = page.getByText(/^Contains .*, which you avoid$/);

  await test.step('a week is planned, and nothing is said', async () => {
    await page.goto('/dashboard/meal-plan');
    await page
      .getByRole('button', { name: /^Generate/ })
      .first()
      .click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(avoided).toHaveCount(0);
  });

  await test.step('set the allergies in the settings', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    for (const name of ['Nuts', 'Dairy', 'Wheat'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  });

  await test.step('the plan that was made before says it', async () => {
    await nav.getByRole('link', { name: 'Meal Plan' }).click();
    await expect(avoided.first()).toBeVisible();
  });

  await test.step('browse hides such recipes, and says how many', async () => {
    await nav.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText(/^\d+ recipes with nuts, dairy, or wheat hidden$/)).toBeVisible();
    await expect(avoided).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Nuts', pressed: true })).toBeVisible();
    await page.getByRole('searchbox').fill('kanda poha');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('1 recipe with nuts, dairy, or wheat hidden')).toBeVisible();
    await expect(page.getByText('No recipes found')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('they can be shown, and the address keeps it', async () => {
    await page.getByRole('button', { name: 'Show them' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Kanda Poha' });
    await expect(card.getByText('Contains peanuts, which you avoid')).toBeVisible();
    await page.reload();
    await expect(card.getByText('Contains peanuts, which you avoid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide them' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the recipe says it', async () => {
    await page.getByRole('link', { name: /Kanda Poha/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Kanda Poha/ })).toBeVisible();
    await expect(page.getByText('Contains peanuts, which you avoid')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a preset leaves it out', async () => {
    await page.goto('/dashboard/pantry?add=presets');
    await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Typical Italian Pantry' });
    await expect(page.getByText(/^Contains .*spaghetti.*, which you avoid$/)).toBeVisible();
    await page.getByRole('button', { name: /^Add \d+ Ingredients$/ }).click();
    await expect(page.getByText(/ingredients are in your pantry$/)).toBeVisible();
    await nav.getByRole('link', { name: 'Pantry', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Edit olive oil/i })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit spaghetti/i })).toHaveCount(0);
  });
});

test('an open tab learns of an allergy that was set in another', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/dashboard?query=kanda+poha');
  const card = page.getByRole('article').filter({ hasText: 'Kanda Poha' });
  await expect(card).toBeVisible();

  const other = await context.newPage();
  await other.goto('/dashboard/settings');
  await other.getByRole('button', { name: 'Nuts', exact: true }).click();
  await other.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(other.getByText('Preferences saved')).toBeVisible();
  await other.close();

  // Every page of the test's browser counts as looked at, so the tab has to be told that the cook is back.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('1 recipe with nuts hidden')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(card).toHaveCount(0);
});

test('settings that cannot be read are not taken for no allergies', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/v1/preferences', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByText('Your allergies could not be checked')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/api/v1/preferences');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText('Your allergies could not be checked')).toHaveCount(0);
});
