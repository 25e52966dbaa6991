import { beSignedIn, expect, expectAccessible, openFilters, signUp, test } from '../support/journey.ts';
import { makeList } from '../support/lists.ts';
import { fakeRecogniser, say, test as voiceTest } from '../support/voice.ts';

test('what a cook is allergic to is hidden, and flagged wherever it appears [ALLERGY-01]', async ({
  page,
}) => {
  await signUp(page);
  const nav = page.getByRole('navigation').first();
  const avoided = page.getByText(/^Contains .*, which you avoid$/);

  await test.step('a plan is made without warnings', async () => {
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

  await test.step('the earlier plan has a warning', async () => {
    await nav.getByRole('link', { name: 'Meal Plan' }).click();
    await expect(avoided.first()).toBeVisible();
  });

  await test.step('browse hides such recipes, and says how many', async () => {
    await nav.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText(/^\d+ recipes with nuts, dairy, or wheat hidden$/)).toBeVisible();
    await expect(avoided).toHaveCount(0);
    await openFilters(page);
    await expect(page.getByRole('button', { name: 'Nuts', exact: true, pressed: true })).toBeVisible();
    await page.getByRole('searchbox').fill('kanda poha');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('1 recipe with nuts, dairy, or wheat hidden')).toBeVisible();
    await expect(page.getByText('No recipes found')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('they can be shown, and the URL keeps that', async () => {
    await page.getByRole('button', { name: 'Show them' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Kanda Poha' });
    await expect(card.getByText('Contains peanuts, which you avoid')).toBeVisible();
    await page.reload();
    await expect(card.getByText('Contains peanuts, which you avoid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide them' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the recipe has a warning', async () => {
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

test('allergens are flagged while adding and on lists, but can still be added [ALLERGY-14 ALLERGY-15 ALLERGY-17]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Eggs', exact: true }).first().click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();

  await test.step('a tile has a warning, and can be tapped', async () => {
    await page.goto('/dashboard/pantry?add=tiles');
    const eggs = page.getByRole('button', { name: /^Eggs.*, contains egg, which you avoid$/ });
    await expect(eggs).toBeVisible();
    await expect(page.getByRole('button', { name: /which you avoid$/ })).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Milk/ })).not.toHaveAccessibleName(/which you avoid/);
    await eggs.click();
    await expect(page.getByText('1 ingredient in your pantry.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a typed row has a warning, and can be added', async () => {
    await page.getByRole('tab', { name: /^Type/ }).click();
    await page.getByRole('combobox', { name: 'Name, row 1' }).fill('mayonnaise');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Contains mayonnaise (eggs), which you avoid')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to Pantry' }).click();
    await expect(page.getByText('Successfully added 1 ingredient(s) to your pantry')).toBeVisible();
  });

  await test.step('a list says how many of its dishes are affected', async () => {
    const found = await page.request.get('/api/v1/recipes/usersearch?query=carbonara&limit=1', {
      headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` },
    });
    const { data } = (await found.json()) as { data: { recipes: { id: number }[] } };
    await makeList(
      page,
      'Sunday pots',
      data.recipes.map(({ id }) => id),
    );
    await page.getByRole('link', { name: 'My Lists' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Sunday pots' });
    await expect(card.getByText('1 dish contains eggs, which you avoid')).toBeVisible();
    await expectAccessible(page);
  });
});

voiceTest('allergens in spoken ingredients are named before saving [ALLERGY-16]', async ({ page }) => {
  await fakeRecogniser(page);
  await beSignedIn(page);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Eggs', exact: true }).first().click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await page.goto('/dashboard/pantry?add=voice');
  const microphone = page.getByRole('button', { name: 'Microphone' });
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await say(page, 'six eggs and some garlic');
  const note = page.getByText('Contains egg, which you avoid');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save 2 Ingredients' }).click();
  await expect(page.getByRole('region', { name: 'My Pantry' }).getByRole('listitem')).toHaveCount(2);
});

test('allergens excluded from one search add to the saved ones, and return after a look [ALLERGY-19 ALLERGY-20]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Nuts', exact: true }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();

  const group = page.getByRole('group', { name: 'Allergens to avoid' });
  const fish = group.getByRole('button', { name: 'Fish', exact: true });
  await test.step('nothing can be chosen until the allergies are loaded', async () => {
    let answer = () => {};
    const isLetGo = new Promise<void>((letGo) => (answer = letGo));
    await page.route('**/api/v1/preferences', async (route) => {
      await isLetGo;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('article').first()).toBeVisible();
    await openFilters(page);
    await expect(fish).toBeDisabled();
    await expect(group).toHaveAccessibleDescription('Your allergies are being checked');
    await expectAccessible(page);
    answer();
    await expect(group.getByRole('button', { name: 'Nuts', exact: true, pressed: true })).toBeEnabled();
  });

  await test.step('a choice keeps them', async () => {
    await fish.click();
    await expect(page.getByText(/^\d+ recipes with nuts or fish hidden$/)).toBeVisible();
  });

  await test.step('and after a look everything is hidden again, even after a reload', async () => {
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(page.getByText('Recipes with nuts or fish are shown')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Hide them' }).press('Enter');
    await expect(page.getByText(/^\d+ recipes with nuts or fish hidden$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show them' })).toBeFocused();
  });
});

test('an open tab learns of an allergy set in another [ALLERGY-13]', async ({ page, context }) => {
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

  // Every page of the test browser counts as focused, so the tab has to be told that the cook is back.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('1 recipe with nuts hidden')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(card).toHaveCount(0);
});

test('failing to load the settings does not count as no allergies [ALLERGY-10]', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/v1/preferences', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByText('Your allergies could not be checked')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await openFilters(page);
  await expect(page.getByText('Not available until your allergies can be checked')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v1/preferences');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText('Your allergies could not be checked')).toHaveCount(0);
});
