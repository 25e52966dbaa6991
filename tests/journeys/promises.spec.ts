import type { Page } from '@playwright/test';
import {
  expect,
  keepRecoveryCode,
  newUsername,
  openFilters,
  PASSWORD,
  signUpOnScreen,
  test,
} from '../support/journey.ts';

/*
 * The README's promises, carried out as a cook would: from sign-up on, using only the screens, with nothing set
 * through the API. "Starting with what expires first" is in dates.spec.ts, own recipes are in own-recipes.spec.ts and
 * cooking from the screen in cooking.spec.ts.
 */

const KITCHENS = [
  'India',
  'Mexico',
  'Italy',
  'Spain',
  'Korea',
  'Belgium',
  'Thailand',
  'Japan',
  'China',
  'France',
  'Lebanon',
  'Greece',
  'United States',
];

const nav = (page: Page) => page.getByRole('navigation').first();
const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Goes to a screen by the menu, and waits for it, so that nothing is found on the previous one. */
async function goTo(page: Page, entry: string, heading: string): Promise<void> {
  await nav(page).getByRole('link', { name: entry, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Taps these ingredients into an empty pantry. */
async function haveAtHome(page: Page, things: readonly string[]): Promise<void> {
  await goTo(page, 'Pantry', 'Pantry Management');
  for (const thing of things) {
    await tile(page, thing).click();
    await expect(tile(page, thing)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText(`${things.length} ingredients in your pantry.`)).toBeVisible();
}

const matches = async (page: Page) =>
  (await page.getByText(/^\d+% Match$/).allTextContents()).map((text) => Number.parseInt(text, 10));

test('README: create an account, add five things you have, and the best matches come first', async ({
  page,
}) => {
  await signUpOnScreen(page);
  await haveAtHome(page, ['Eggs', 'Milk', 'Rice', 'Olive oil', 'Salt']);
  await goTo(page, 'Dashboard', 'What’s for dinner?');
  // The first cards are drawn before the others.
  await expect.poll(async () => (await matches(page)).length).toBeGreaterThanOrEqual(10);
  const shown = await matches(page);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  expect(shown[0]).toBeGreaterThan(0);
});

test('README: recipes come from every kitchen it names', async ({ page }) => {
  await signUpOnScreen(page);
  await openFilters(page);
  for (const kitchen of KITCHENS) {
    const chip = page.getByRole('button', { name: kitchen, exact: true });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^Showing 1 - \d+ of [1-9]\d* recipes$/).first()).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('img', { name: kitchen })).toBeVisible();
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  }
});

test('README: save recipes to lists', async ({ page }) => {
  await signUpOnScreen(page);
  await goTo(page, 'My Lists', 'My Recipe Lists');
  await page.getByRole('button', { name: 'Create your first list' }).click();
  await page.getByLabel('List Name').fill('Sunday pots');
  await page.getByRole('button', { name: 'Create List' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Sunday pots' })).toContainText('0 recipes');

  await goTo(page, 'Dashboard', 'What’s for dinner?');
  const card = page.getByRole('article').first();
  const dish = await card.getByRole('link').first().textContent();
  await card.getByRole('button', { name: /^Add to List/ }).click();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/lists/'),
  );
  await page.getByRole('menuitemcheckbox', { name: /Sunday pots/ }).click();
  await saved;
  await page.keyboard.press('Escape');

  await goTo(page, 'My Lists', 'My Recipe Lists');
  await page.getByRole('link', { name: 'Sunday pots' }).click();
  await expect(page.getByText(dish ?? '', { exact: false }).first()).toBeVisible();
});

test('README: forbidden food is not planned; the week uses the pantry, and the list has what is missing', async ({
  page,
}) => {
  await signUpOnScreen(page);
  await haveAtHome(page, ['Eggs', 'Milk', 'Rice', 'Olive oil', 'Salt']);

  await test.step('set the allergies', async () => {
    await goTo(page, 'Settings', 'Settings');
    await page.getByRole('button', { name: 'Eggs', exact: true }).click();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(page.getByText('Preferences saved')).toBeVisible();
  });

  await test.step('plan the week', async () => {
    await goTo(page, 'Meal Plan', 'Meal Plan');
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
    const meals = page.getByRole('region', { name: 'Your Weekly Menu' }).getByRole('article');
    await expect(meals).toHaveCount(7);
    await expect(page.getByText(/^Contains .*, which you avoid$/)).toHaveCount(0);
  });

  await test.step('shop for what is missing, and nothing else', async () => {
    await goTo(page, 'Shopping List', 'Shopping List');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    const rows = await page
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.closest('li')?.textContent ?? ''));
    expect(rows.length).toBeGreaterThan(0);
    // 'Some' oil and salt are enough for any week; eggs are forbidden.
    for (const never of [/^olive oil/i, /^salt/i, /^eggs?\b/i]) {
      expect(rows.filter((row) => never.test(row.trim()))).toEqual([]);
    }
  });
});

test('README: the pantry is there on another day, on another device', async ({ page, browser }) => {
  const username = newUsername();
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await keepRecoveryCode(page);
  await haveAtHome(page, ['Rice', 'Salt']);

  const another = await browser.newContext();
  const phone = await another.newPage();
  await phone.goto('/login');
  await phone.getByLabel('Username').fill(username);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Login' }).click();
  await nav(phone).getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(phone.getByRole('button', { name: /^Edit / })).toHaveCount(2);
  await another.close();
});
