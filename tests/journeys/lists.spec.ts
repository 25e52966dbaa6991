import {
  beSignedIn,
  expect,
  expectAccessibleEverywhere,
  expectNothingSaid,
  fillPantry,
  signUp,
  test,
} from '../support/journey.ts';
import { followLists, makeList, recipeIds } from '../support/lists.ts';

test('from no list to a list with a recipe, and back to none, by keyboard alone [ERROR-07 LISTS-01 LISTS-03 LISTS-22]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard/lists');
  await expect(page.getByRole('heading', { level: 1, name: 'My Recipe Lists' })).toBeVisible();
  const defaults = page.getByRole('region', { name: 'Default Lists' });
  await expect(defaults.getByRole('link', { name: 'Favorites' })).toBeVisible();
  await expect(defaults.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('No custom lists yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Recipes' })).toHaveAttribute('href', '/dashboard');
  await expectAccessibleEverywhere(page);

  const first = page.getByRole('button', { name: 'Create your first list' });
  await first.press('Enter');
  const creating = page.getByRole('dialog', { name: 'Create New List' });
  await expect(creating.getByLabel('List Name')).toBeFocused();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(creating.getByText('List name is required')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await first.press('Enter');
  await page.keyboard.type('Sunday pots');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Slow, and worth it.');
  await creating.getByRole('button', { name: 'Create List' }).press('Enter');
  await expect(creating).toHaveCount(0);
  const card = page.getByRole('article').filter({ hasText: 'Sunday pots' });
  await expect(card).toContainText('Slow, and worth it.');
  await expect(card).toContainText('0 recipes');
  await expect(card).toContainText(/Created /);

  await card.getByRole('button', { name: 'Edit Sunday pots' }).press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit List' });
  await expect(editing.getByLabel('List Name')).toHaveValue('Sunday pots');
  await editing.getByLabel('List Name').fill('Monday pots');
  await page.keyboard.press('Enter');
  await expect(editing).toHaveCount(0);
  const edit = page.getByRole('button', { name: 'Edit Monday pots' });
  await expect(edit).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this list?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Monday pots' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('No custom lists yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'My Lists' })).toBeFocused();
});

test('a failing list form: a taken name is reported, other errors keep what was typed [ERROR-14 ERROR-15]', async ({
  page,
}) => {
  await signUp(page);
  const calls = followLists(page);
  await makeList(page, 'Sunday pots');
  await page.goto('/dashboard/lists');
  await page.getByRole('button', { name: 'Create New List' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('List Name');
  const create = dialog.getByRole('button', { name: 'Create List' });
  await name.fill('sunday pots');
  await create.click();
  await expect(dialog.getByText('A list with this name already exists')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('\u200b');
  await create.click();
  await expect(dialog.getByText('Use at least one character that can be seen')).toBeVisible();
  await expect(name).toBeFocused();

  await page.route('**/api/v1/lists', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { detail: 'The kitchen is closed.' } })
      : route.continue(),
  );
  await name.fill('Weeknight rescue');
  await create.click();
  await expect(create).toBeEnabled();
  await expect(dialog.getByText('already exists')).toHaveCount(0);
  await expectNothingSaid(page);
  await expect(name).toHaveValue('Weeknight rescue');
  await page.unroute('**/api/v1/lists');

  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/v1/lists', async (route) => {
    await held;
    await route.continue();
  });
  calls.length = 0;
  await create.dblclick();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  answer();
  await expect(dialog).toHaveCount(0);
  expect(calls).toEqual(['POST /lists']);
  await expect(page.getByRole('link', { name: 'Weeknight rescue' })).toBeVisible();

  await page.route('**/api/v1/lists/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.getByRole('button', { name: 'Edit Weeknight rescue' }).click();
  await name.fill('Weekend rescue');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await expect(name).toHaveValue('Weekend rescue');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Weeknight rescue' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText('The list could not be deleted. Please try again.')).toBeVisible();
  await page.unroute('**/api/v1/lists/*');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Weeknight rescue' })).toHaveCount(0);
});

test('lists that cannot be loaded say so, and recover on retry [ERROR-47 ERROR-48]', async ({ page }) => {
  await signUp(page);
  const list = await makeList(page, 'Sunday pots', await recipeIds(page, 2));
  await page.route('**/api/v1/lists**', (route) => route.abort());
  await page.goto('/dashboard/lists');
  await expect(page.getByText('Error loading lists')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute('**/api/v1/lists**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'Sunday pots' })).toBeVisible();

  await page.route('**/api/v1/lists/*/recipes**', (route) => route.abort());
  await page.goto(`/dashboard/lists/${list.id}`);
  await expect(page.getByText('Failed to load list')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute('**/api/v1/lists/*/recipes**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('2 recipes in this list')).toBeVisible();

  await page.route('**/api/v1/recipes/*/details**', (route) => route.abort());
  await page.getByRole('button', { name: /^1 / }).click();
  await expect(page.getByText('Failed to load recipe details')).toBeVisible();
  await page.unroute('**/api/v1/recipes/*/details**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'View recipe' })).toBeVisible();

  for (const nowhere of ['01976b0e-5a10-7c3e-9a55-0242ac120002', 'nowhere']) {
    await page.goto(`/dashboard/lists/${nowhere}`);
    await expect(page.getByText('Failed to load list')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Lists' }).click();
  await expect(page).toHaveURL(/\/dashboard\/lists$/);
});

test('one recipe is open at a time, and its match is updated when something is added [LIST-01 ROUTE-08 STATE-23 STATE-24]', async ({
  page,
}) => {
  await signUp(page);
  await fillPantry(page, ['onion', 'garlic']);
  const list = await makeList(page, 'Sunday pots', await recipeIds(page, 3));
  await page.goto(`/dashboard/lists/${list.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday pots' })).toBeVisible();
  await expect(page.getByText('3 recipes in this list')).toBeVisible();
  const first = page.getByRole('button', { name: /^1 / });
  const second = page.getByRole('button', { name: /^2 / });
  const matchOf = async () => Number(/(\d+)% Match/.exec((await first.textContent()) ?? '')?.[1]);
  await first.click();
  await expect(page.getByRole('link', { name: 'View recipe' })).toBeVisible();
  await expect(first).not.toContainText('(updated)');
  await expect(page.getByText('Amounts below a step are for the whole recipe.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Amounts for the whole recipe' }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  const before = await matchOf();
  const needed = await page.getByRole('button', { name: /^(?:\+ Add|In Pantry)/ }).count();
  const owned = await page.getByRole('button', { name: /^In Pantry/ }).count();

  await page
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  await expect(first).toContainText('(updated)');
  expect(await matchOf()).toBeGreaterThan(before);
  expect(await matchOf()).toBe(Math.round((100 * (owned + 1)) / needed));

  await second.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toContainText('(updated)');
  await expect(page.getByRole('link', { name: 'View recipe' })).toHaveCount(1);

  await first.click();
  await page.route('**/api/v1/pantry/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const updated = await matchOf();
  const missing = page.getByRole('button', { name: /^\+ Add/ });
  const count = await missing.count();
  await missing.first().click();
  await expect(missing).toHaveCount(count);
  await expect.poll(matchOf).toBe(updated);
  await expectNothingSaid(page);
});

test('a recipe can be removed from the list by its button, the menu and its heart [ERROR-39 LIST-09]', async ({
  page,
}) => {
  await signUp(page);
  const list = await makeList(page, 'Sunday pots', await recipeIds(page, 2));
  const calls = followLists(page);
  await page.goto(`/dashboard/lists/${list.id}`);
  await page.getByRole('button', { name: /^1 / }).click();
  await page.getByRole('button', { name: /^Favorite/ }).click();
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveAttribute('aria-pressed', 'true');

  await page.route('**/api/v1/lists/*/recipes/*', (route) => route.abort());
  const remove = page.getByRole('button', { name: 'Remove from List' });
  await remove.click();
  await expect(remove).toBeEnabled();
  await expect(page.getByText('2 recipes in this list')).toBeVisible();
  await page.unroute('**/api/v1/lists/*/recipes/*');
  await remove.press('Enter');
  await expect(page.getByText('1 recipe in this list')).toBeVisible();
  await expect(page.getByRole('button', { name: /^1 / })).toBeFocused();
  // The page asks for all its recipes at once, not one by one.
  expect(calls.filter((call) => call.startsWith('GET /recipes'))).toEqual([]);

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Add to List/ }).click();
  const sunday = page.getByRole('menuitemcheckbox', { name: 'Sunday pots' });
  await expect(sunday).toBeChecked();
  await sunday.click();
  await expect(sunday).not.toBeChecked();
  await expect(page.getByText('1 recipe in this list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No recipes in this list yet')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await expect(page.getByRole('link', { name: 'Browse Recipes' })).toHaveAttribute(
    'href',
    '/dashboard/recipes',
  );

  await page.getByRole('link', { name: 'Back to Lists' }).click();
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByText('1 recipe in this list')).toBeVisible();
  await page.getByRole('button', { name: /^1 / }).click();
  await expect(page.getByRole('link', { name: 'View recipe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove from List' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Favorite/ }).click();
  await expect(page.getByText('No recipes in this list yet')).toBeVisible();
});

test('a long list has pages of 20 in the URL, on a phone too [LIST-10]', async ({ page }) => {
  await signUp(page);
  const list = await makeList(page, 'Everything', await recipeIds(page, 22));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/lists/${list.id}`);
  await expect(page.getByText('22 recipes in this list')).toBeVisible();
  await expect(page.getByRole('button', { name: /^20 / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole('button', { name: /^21 / })).toBeVisible();
  await expect(page.getByText('Showing 21 - 22 of 22 recipes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  for (const place of [/^21 /, /^21 /]) {
    await page.getByRole('button', { name: place }).click();
    await page.getByRole('button', { name: 'Remove from List' }).click();
    await expect(page.getByRole('button', { name: 'Remove from List' })).toHaveCount(0);
  }
  // The second page disappears with its last recipe.
  await expect(page).toHaveURL(new RegExp(`${list.id}$`));
  await expect(page.getByText('20 recipes in this list')).toBeVisible();
  await page.goto(`/dashboard/lists/${list.id}?page=9`);
  await expect(page).toHaveURL(new RegExp(`${list.id}$`));
  await expect(page.getByRole('button', { name: /^20 / })).toBeVisible();
});

test.describe('in a browser set to British English', () => {
  test.use({ locale: 'en-GB' });

  test('a date starts with the day', async ({ page }) => {
    await beSignedIn(page);
    await page.goto('/dashboard/lists');
    await makeList(page, 'Sunday pots');
    await page.reload();
    const card = page.getByRole('article').filter({ hasText: 'Sunday pots' });
    await expect(card).toContainText(/Created \d{1,2} [A-Z][a-z]+ \d{4}/);
  });
});
