import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectAccessibleEverywhere,
  fillPantry,
  signUp,
  test,
} from '../support/journey.ts';
import { countRequests, readPantry } from '../support/pantry.ts';
import { pressUndo } from '../support/undo.ts';

const MY_PANTRY = '/dashboard/pantry?add=presets';
const QUESTION = 'Are you sure you want to clear your entire pantry? This cannot be undone.';

/** Holds a method's calls, until the returned function lets them through or fails them. */
async function hold(page: Page, method: string, address: string) {
  let release = (_how: 'pass' | 'fail') => {};
  const released = new Promise<'pass' | 'fail'>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue();
    return (await released) === 'pass' ? route.continue() : route.abort();
  });
  return release;
}

/** Visits another screen. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Shopping List', exact: true }).click();
  await expect(page.getByText('This feature is under construction')).toBeVisible();
}

async function comeBack(page: Page): Promise<void> {
  await page.goBack();
  await expect(chips(page)).toBeVisible();
}

const chips = (page: Page) => page.getByRole('region', { name: 'My Pantry' });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });

test('a preset fills the pantry: previewed, added by keyboard, once for two presses [CONST-12 PRESET-07 PRODUCT-04 RULE-26 STATE-13]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(MY_PANTRY);
  await expect(chips(page).getByText('Your pantry is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pantry', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(country(page).getByRole('option', { name: /^Typical/ })).toHaveText([
    'Typical Indian Pantry',
    'Typical Mexican Pantry',
    'Typical Italian Pantry',
    'Typical Spanish Pantry',
    'Typical Korean Pantry',
    'Typical Belgian Pantry',
    'Typical Thai Pantry',
    'Typical Japanese Pantry',
    'Typical Chinese Pantry',
    'Typical French Pantry',
    'Typical Lebanese Pantry',
    'Typical Greek Pantry',
    'Typical American Pantry',
  ]);
  await country(page).selectOption('Typical Korean Pantry');
  await expect(page.getByRole('heading', { name: 'Korea', exact: true })).toBeVisible();
  const add = page.getByRole('button', { name: /^Add All \d+ Ingredients$/ });
  const count = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0]);
  await expect(page.getByText(`${count} ingredients`, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `+${count - 12} more` })).toBeVisible();
  await expectAccessibleEverywhere(page);

  const added = countRequests(page, 'POST', '/pantry/bulk');
  await add.dblclick();
  await expect(page.getByText(`All ${count} ingredients are in your pantry`)).toBeVisible();
  await expect(chips(page).getByRole('listitem')).toHaveCount(count);
  expect(added()).toBe(1);
  const drawn = chips(page).locator('li img[src^="/glyphs/"]');
  await expect(drawn).toHaveCount(count);
  await expect
    .poll(() => drawn.first().evaluate((glyph: HTMLImageElement) => glyph.naturalWidth))
    .toBeGreaterThan(0);
  const items = await readPantry(page);
  expect(items).toHaveLength(count);
  const amounts = Object.fromEntries(
    items.map(({ ingredients, quantity, unit }) => [ingredients.name, `${quantity ?? 'some'} ${unit}`]),
  );
  expect(amounts).toMatchObject({ 'soy sauce': 'some ml', tofu: '1 pack', egg: '6 piece' });
  expect(await page.evaluate(() => localStorage.getItem('userHasPantryItems'))).toBe('true');
  await expectAccessibleEverywhere(page);
});

test('a preset that cannot be loaded or added says so, and can be retried [ERROR-20 ERROR-21]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(MY_PANTRY);
  await page.route('**/pantry/presets/*', (route) => route.fulfill({ status: 500 }));
  await country(page).selectOption('Typical Italian Pantry');
  await expect(page.getByText('Failed to load preset. Please try again.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute('**/pantry/presets/*');
  await page.getByRole('button', { name: 'Try Again' }).click();

  const add = page.getByRole('button', { name: /^Add All/ });
  await page.route('**/pantry/bulk', (route) => route.abort());
  await add.click();
  await expect(page.getByText('Failed to add preset to pantry. Please try again.')).toBeVisible();
  await page.unroute('**/pantry/bulk');
  await add.click();
  await expect(page.getByText(/^All \d+ ingredients are in your pantry$/)).toBeVisible();
});

test('one ingredient can be removed, or all of them after confirmation [ERROR-36 ERROR-37 MYPANTRY-07 MYPANTRY-08 RULE-34 UNDO-05]', async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'milk', 'salt', 'rice', 'ginger', 'tofu']);
  await page.goto(MY_PANTRY);
  await expect(chips(page).getByRole('listitem')).toHaveCount(7);

  await page.route('**/api/v1/pantry/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  const remove = page.getByRole('button', { name: 'Remove Onion' });
  await remove.press('Enter');
  await expect(page.getByText('Failed to delete item. Please try again.')).toBeVisible();
  await expect(remove).toBeEnabled();

  const clear = page.getByRole('button', { name: 'Clear All' });
  const question = page.getByRole('alertdialog', { name: QUESTION });
  await clear.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toHaveAccessibleDescription(
    'You have 10 seconds to undo it. After that, it is gone for good.',
  );
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(clear).toBeFocused();

  await clear.press('Enter');
  await question.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(page.getByText('Failed to clear pantry. Please try again.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(chips(page).getByRole('listitem')).toHaveCount(7);

  await page.unroute('**/api/v1/pantry/*');
  await remove.press('Enter');
  await expect(chips(page).getByRole('listitem')).toHaveCount(6);
  await clear.press('Enter');
  await question.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(chips(page).getByText('Your pantry is empty')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(chips(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('userHasPantryItems'))).toBe('false');
  await pressUndo(page);
  await expect(page.getByText('Everything is back in your pantry.')).toBeVisible();
  await expect(chips(page).getByRole('listitem')).toHaveCount(6);
  await clear.press('Enter');
  await question.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(chips(page).getByText('Your pantry is empty')).toBeVisible();
  await page.reload();
  await expect(chips(page).getByText('Your pantry is empty')).toBeVisible();
});

test('a pantry that cannot be loaded says so, and one that can is loaded once', async ({ page }) => {
  await signUp(page);
  await fillPantry(page, ['onion']);
  await page.route('**/api/v1/pantry', (route) => route.fulfill({ status: 500 }));
  await page.goto(MY_PANTRY);
  await expect(page.getByText('Failed to load pantry items')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute('**/api/v1/pantry');
  const reads = countRequests(page, 'GET', '/api/v1/pantry');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Remove Onion' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Pantry View' }).click();
  await expect(page.getByRole('button', { name: 'Edit Onion' })).toBeVisible();
  expect(reads()).toBe(1);
});

test('a preset is added once, even after leaving the screen meanwhile', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(MY_PANTRY);
  const calls = countRequests(page, 'POST', '/pantry/bulk');
  const add = page.getByRole('button', { name: /^Add All \d+ Ingredients$/ });
  const done = page.getByText(/^All \d+ ingredients are in your pantry$/);
  const release = await hold(page, 'POST', '**/pantry/bulk');
  await country(page).selectOption('Typical Korean Pantry');
  await add.click();
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  await leave(page);
  await comeBack(page);
  await country(page).selectOption('Typical Korean Pantry');
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  await leave(page);
  release('pass');
  await comeBack(page);
  await country(page).selectOption('Typical Korean Pantry');
  await expect(done).toBeVisible();
  await expect(add).toHaveCount(0);
  expect(calls()).toBe(1);
  const amounts = (await readPantry(page)).map(({ ingredients, quantity }) => [ingredients.name, quantity]);
  expect(Object.fromEntries(amounts)).toMatchObject({ egg: 6, tofu: 1, 'soy sauce': null });

  // Removals can be undone, and another country's preset added.
  await chips(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(add).toBeEnabled();
  await country(page).selectOption('Typical Italian Pantry');
  await expect(add).toBeEnabled();
});

test('failures after leaving a screen are reported, and pending changes are known there', async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic']);
  await page.goto(MY_PANTRY);
  const remove = page.getByRole('button', { name: 'Remove Onion' });
  const failRemoval = await hold(page, 'DELETE', '**/api/v1/pantry/*');
  await remove.click();
  await expect(remove).toBeDisabled();
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Delete Onion' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete Garlic' })).toBeEnabled();
  await comeBack(page);
  await expect(remove).toBeDisabled();
  await leave(page);
  failRemoval('fail');
  await expect(page.getByText('Failed to delete item. Please try again.')).toBeVisible();
  await comeBack(page);
  await expect(remove).toBeEnabled();
  await page.unrouteAll();

  const failClearing = await hold(page, 'DELETE', '**/api/v1/pantry/*');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' }).click();
  await page.goForward();
  await expect(page.getByText('This feature is under construction')).toBeVisible();
  failClearing('fail');
  await expect(page.getByText('Failed to clear pantry. Please try again.')).toBeVisible();
});

test('a change whose response was lost is shown', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic']);
  await page.goto(MY_PANTRY);
  await page.route('**/api/v1/pantry/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Remove Onion' }).click();
  await expect(page.getByText('Failed to delete item. Please try again.')).toBeVisible();
  await expect(chips(page).getByRole('listitem')).toHaveText(['Garlic']);
});
