import type { Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, expectNothingSaid, signUp, test } from '../support/journey.ts';
import { followLists, makeList } from '../support/lists.ts';

const firstCard = (page: Page) => page.getByRole('article').first();
const heart = (page: Page) => firstCard(page).getByRole('button', { name: /^Favorite/ });
const listButton = (page: Page) => firstCard(page).getByRole('button', { name: /^Add to List/ });

/** Makes every change of a list fail, or wait for what is returned. */
async function failChanges(page: Page): Promise<void> {
  await page.route('**/api/v1/lists/*/recipes**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
}

test('a page asks once which lists have its recipes, and a favorite stays one [BROWSE-29 RECIPE-08 STATE-26]', async ({
  page,
}) => {
  const calls = followLists(page);
  await signUp(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  // Which list is Favorites only matters once a recipe is on a list.
  await expect.poll(() => calls).toEqual(['POST /recipes/batch-lists']);

  await firstCard(page).hover();
  await expect(heart(page)).toHaveCSS('opacity', '1');
  await heart(page).dblclick();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).not.toHaveAttribute('aria-busy');
  expect(calls.filter((call) => call.endsWith('/recipes'))).toHaveLength(1);

  const dish = await firstCard(page).getByRole('link').textContent();
  calls.length = 0;
  await firstCard(page).getByRole('link').click();
  const onItsPage = page.getByRole('button', { name: `Favorite ${dish}` });
  await expect(onItsPage).toHaveAttribute('aria-pressed', 'true');
  // The page had requested it already.
  expect(calls).toEqual([]);
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'My Lists' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Favorites' })).toContainText('1 recipe');
  await page.goBack();
  await onItsPage.click();
  await expect(onItsPage).toHaveAttribute('aria-pressed', 'false');
  await expect(onItsPage).not.toHaveAttribute('aria-busy');
  await page.goBack();
  // The recipe page is an article too, and stays until the cards are there.
  await expect(page.getByRole('link', { name: 'Back to Recipes' })).toHaveCount(0);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');

  await page.goto(
    new URL((await firstCard(page).getByRole('link').getAttribute('href')) ?? '', page.url()).href,
  );
  await expect(onItsPage).toHaveAttribute('aria-pressed', 'false');
  const askedAlone = () => calls.filter((call) => /^GET \/recipes\/\d+\/lists$/.test(call));
  await expect.poll(askedAlone).toHaveLength(1);
});

test('a heart changes at once, and back if the server rejects it [ERROR-38]', async ({ page }) => {
  await signUp(page);
  await expect(firstCard(page)).toBeVisible();
  let fail = () => {};
  const held = new Promise<void>((done) => {
    fail = done;
  });
  await page.route('**/api/v1/lists/*/recipes', async (route) => {
    await held;
    await route.abort();
  });
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page)).not.toHaveAttribute('aria-busy');
  await expectNothingSaid(page);

  await page.unroute('**/api/v1/lists/*/recipes');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('by keyboard: controls appear on focus, the menu toggles lists and creates one [PRODUCT-10 ROLE-05 RULE-09]', async ({
  page,
}) => {
  await signUp(page);
  await makeList(page, 'Sunday pots');
  await page.reload();
  await expect(firstCard(page)).toBeVisible();
  await expect(listButton(page)).toHaveCSS('opacity', '0');
  await listButton(page).focus();
  await expect(listButton(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(heart(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');

  await page.keyboard.press('Enter');
  const sunday = page.getByRole('menuitemcheckbox', { name: 'Sunday pots' });
  await expect(sunday).toBeVisible();
  // The menu may have opened before its lists were loaded: then the focus is on its first item.
  await page.keyboard.press('Home');
  await expect(sunday).toBeFocused();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Favorites' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(sunday).toBeChecked();
  await expect(sunday).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Put into the plan…' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'New list...' })).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Create New List' });
  await expect(dialog.getByLabel('List Name')).toBeFocused();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('List name is required')).toBeVisible();
  await page.keyboard.type('sunday POTS');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('A list with this name already exists')).toBeVisible();
  await dialog.getByLabel('List Name').fill('Weeknight rescue');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(listButton(page)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Weeknight rescue' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(listButton(page)).toBeFocused();
});

test('the menu says when there are no lists or they cannot be loaded, and a failed change is reverted [ERROR-39]', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/api/v1/lists', (route) => route.abort());
  await page.reload();
  await expect(firstCard(page)).toBeVisible();
  await firstCard(page).hover();
  await listButton(page).click();
  await expect(page.getByRole('menu').getByText('Error loading lists')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.unroute('**/api/v1/lists');
  await listButton(page).click();
  await expect(page.getByRole('menu').getByText('No custom lists yet')).toBeVisible();
  await page.keyboard.press('Escape');

  await makeList(page, 'Sunday pots');
  await page.reload();
  await failChanges(page);
  await firstCard(page).hover();
  await listButton(page).click();
  const sunday = page.getByRole('menuitemcheckbox', { name: 'Sunday pots' });
  await sunday.click();
  await expect(sunday).not.toHaveAttribute('aria-busy');
  await expect(sunday).not.toBeChecked();
  await expectNothingSaid(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('heart and menu are always visible', async ({ page }) => {
    await signUp(page);
    await makeList(page, 'Sunday pots');
    await page.reload();
    await expect(heart(page)).toHaveCSS('opacity', '1');
    await heart(page).tap();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await listButton(page).tap();
    const sunday = page.getByRole('menuitemcheckbox', { name: 'Sunday pots' });
    await sunday.tap();
    await expect(sunday).toBeChecked();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
