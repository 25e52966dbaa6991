import {
  beSignedIn,
  expect,
  expectAccessibleEverywhere,
  fillPantry,
  openFilters,
  signUp,
  test,
} from '../support/journey.ts';

test('words, filters and page are in the URL, and back goes through them [BROWSE-03 BROWSE-10 FILTER-21 PRODUCT-07 STATE-19]', async ({
  page,
}) => {
  await signUp(page);
  const shown = page.getByText(/^Showing /).first();
  await expect(shown).toHaveText(/^Showing 1 - 20 of \d+ recipes$/);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\?page=2$/);
  await expect(shown).toHaveText(/^Showing 21 - /);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go to the pantry' })).toBeFocused();

  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?vegan=true$/);
  // Badges: what else a vegan dish contains is a sentence.
  await expect(page.getByText(/^Contains [A-Z]/)).toHaveCount(0);
  await openFilters(page);
  await page.getByRole('button', { name: 'Korea', exact: true }).click();
  await expect(page).toHaveURL(/\?vegan=true&countries=korea$/);
  await expectAccessibleEverywhere(page);

  const search = page.getByPlaceholder('Search recipes...');
  await search.fill('tofu');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?query=tofu&vegan=true&countries=korea$/);
  await expect(search).toBeFocused();

  await page.reload();
  await expect(search).toHaveValue('tofu');
  await expect(page.getByRole('button', { name: 'Vegan', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goBack();
  await expect(search).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\?page=2$/);
  await expect(shown).toHaveText(/^Showing 21 - /);
});

for (const { kind, names, search } of [
  { kind: 'an empty', names: [], search: 'usersearch' },
  { kind: 'a full', names: ['onion', 'garlic'], search: 'pantrysearch' },
]) {
  test(`a browser that knows nothing of ${kind} pantry makes only the right search`, async ({ page }) => {
    await signUp(page);
    if (names.length > 0) await fillPantry(page, names);
    await page.evaluate(() => localStorage.removeItem('userHasPantryItems'));
    const calls: string[] = [];
    page.on('request', (request) => {
      const asked = /\/(has-items|\w+search)\b/.exec(request.url())?.[1];
      if (asked) calls.push(asked);
    });
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/\d+% Match/)).toHaveCount(names.length > 0 ? 20 : 0);
    expect(calls).toEqual(['has-items', search]);
  });
}

test('the first recipe is above the fold, and every filter is one key press away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page);
  await fillPantry(page, ['onion', 'garlic']);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const name = 'Grandmother’s rhubarb and elderflower compote with ginger';
  const items = [name, 'minced beef'].map((ingredient_name) => ({
    ingredient_name,
    quantity: 2,
    unit: 'jar',
    expiry_date: tomorrow,
  }));
  const added = await page.request.post('/api/v1/pantry/bulk', {
    headers: { Authorization: `Bearer ${token}` },
    data: { items },
  });
  expect(added.status()).toBe(201);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Use up' }).getByText(name)).toBeVisible();
  const first = await page.getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThan(420);

  const filters = page.getByRole('button', { name: 'Filters' });
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(filters).toBeFocused();
  await page.keyboard.press('Enter');
  const groups = page.getByRole('region', { name: 'Filters' }).getByRole('group');
  await expect(groups).toHaveCount(8);
  await page.getByRole('button', { name: 'Italy', exact: true }).press('Space');
  await expect(page).toHaveURL(/\?countries=italy$/);
  await page.getByRole('button', { name: 'Filters 1 active' }).press('Enter');
  await expect(groups).toHaveCount(1);
  await expect(page).toHaveURL(/\?countries=italy$/);
  await page.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(filters).toBeFocused();
});

test('an outdated search is cancelled, even the first one', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/v1/recipes/usersearch?*', () => undefined, { times: 1 });
  const [failed] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/usersearch')),
    page.reload().then(() => page.getByRole('button', { name: 'Vegan', exact: true }).click()),
  ]);
  expect(failed.failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByText(/^Showing /).first()).toBeVisible();
  await expect(page).toHaveURL(/vegan=true/);
});

test('a search without results offers a way out, and a page number too high goes to the last page [BROWSE-12 BROWSE-13 BROWSE-14]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard?query=nothing%20tastes%20like%20this');
  await expect(page.getByText('No recipes found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/dashboard?page=99');
  await expect(page).toHaveURL(/\/dashboard\?page=\d+$/);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('every screen says when loading failed, and Try Again fixes it [BROWSE-15 BROWSE-16 ERROR-44 ERROR-45 ERROR-46 PANTRY-12 RECIPE-19 RECIPE-20]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.route('**/api/v1/recipes/**', (route) => route.abort());
  await page.goto('/dashboard?vegan=true');
  await expect(page.getByText('Failed to load recipes')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/dashboard/recipes/1001');
  await expect(page.getByText('Failed to load recipe details')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page).toHaveURL(/\/dashboard\/recipes$/);
  await expect(page.getByText('Failed to load recipes')).toBeVisible();
  await page.unroute('**/api/v1/recipes/**');
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);

  await page.route('**/api/v1/pantry', (route) => route.abort());
  await page.goto('/dashboard/pantry');
  await expect(page.getByText('Failed to load pantry items')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute('**/api/v1/pantry');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Your pantry is empty')).toBeVisible();
});

test('without a network each screen says so instead of waiting or staying blank', async ({
  page,
  context,
}) => {
  await signUp(page);
  // A page whose console is not watched: the browser reports each file that does not load.
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await other.getByRole('button', { name: 'Vegan', exact: true }).click();
  await expect(other.getByText('Failed to load recipes')).toBeVisible();
  await other.getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(other.getByText('Failed to load pantry items')).toBeVisible();
  await context.setOffline(false);
  await other.getByRole('button', { name: 'Try Again' }).click();
  await expect(other.getByText('Your pantry is empty')).toBeVisible();
});

test('an unknown URL has a way back', async ({ page }) => {
  await beSignedIn(page);
  for (const address of ['/dashboard/nowhere', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
  await page.getByRole('link', { name: /^Back/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a recipe opens at its top, and back returns to its card', async ({ page }) => {
  await signUp(page);
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('article').last().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Recipes' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('[data-slot="recipe-card"]').last()).toBeInViewport();
});

test('matches are refreshed on demand after the pantry has changed [FILTER-18 FILTER-20]', async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'leek']);
  await page.goto('/dashboard');
  await expect(page.getByText(/\d+% Match/).first()).toBeVisible();
  const refresh = page.getByRole('button', { name: /Refresh/ });
  await expect(refresh).toHaveCount(0);
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Leek' }).click();
  await expect(page.getByRole('button', { name: 'Delete Leek' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await refresh.click();
  await expect(refresh).toHaveCount(0);
});
