import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { day, firstPlan, menu, PLAN, question, title } from '../support/plan-page.ts';

test('a new week that is refused opens the question again, as it was answered', async ({ page }) => {
  await firstPlan(page);
  await page.route('**/api/v1/meal-plans/generate*', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Dal falls outside your limits.' },
    }),
  );
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await question(page).getByRole('button', { name: 'Quick' }).click();
  await question(page).getByRole('group', { name: 'Lunch too' }).getByRole('button').first().click();
  await question(page).getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(page.getByText('Dal falls outside your limits.')).toBeVisible();
  await expect(question(page)).toBeVisible();
  const pressed = question(page).getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(2);

  // Closed and opened by the cook, it is asked again.
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(question(page)).toBeVisible();
  await expect(pressed).toHaveCount(0);
});

test('a dialog of another meal starts empty', async ({ page }) => {
  await firstPlan(page);
  await day(page, 1)
    .getByRole('button', { name: /^Swap / })
    .click();
  const swaps = page.getByRole('dialog', { name: /^Swap / });
  await swaps.getByRole('searchbox').fill('risotto');
  await page.keyboard.press('Escape');
  await expect(swaps).toHaveCount(0);
  await day(page, 2)
    .getByRole('button', { name: /^Swap / })
    .click();
  await expect(swaps.getByRole('searchbox')).toHaveValue('');
});

test('a swap finds what the cook avoids, and says why it cannot be planned [CHOICE-07]', async ({ page }) => {
  await firstPlan(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Nuts', exact: true }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await page.goto(PLAN);
  await day(page, 1)
    .getByRole('button', { name: /^Swap / })
    .click();
  const swaps = page.getByRole('dialog', { name: /^Swap / });
  await swaps.getByRole('searchbox').fill('kanda poha');
  const poha = swaps.getByRole('article').filter({ hasText: 'Kanda Poha' });
  await expect(poha.getByText('Contains peanuts, which you avoid')).toBeVisible();
  await poha.getByRole('button').click();
  await expect(swaps.getByText(/^This recipe falls outside your limits \(.*nut/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(swaps).toHaveCount(0);
  await expect(title(page, 1)).not.toHaveText(/Kanda Poha/);
});

test('a recipe found for a swap says what it changes before it is chosen [CHOOSE-17]', async ({ page }) => {
  await firstPlan(page);
  const { swaps, dal } = await searchOnFirstDay(page, 'dal tadka');
  await expect(dal).toContainText(/Adds \d+ items? to buy: |Your shopping list stays as it is/);
  await swaps.getByRole('button', { name: 'Close' }).click();

  // Without them, the recipe can still be chosen.
  await page.route('**/swap?*recipe_ids=*', (route) => route.abort());
  const again = await searchOnFirstDay(page, 'dal tadka');
  await expect(again.dal.getByText(/to buy/)).toHaveCount(0);
  await again.dal.getByRole('button').click();
  await expect(title(page, 1)).toHaveText(/Dal Tadka/);
});

/** What a search on the swap dialog of the first day finds. */
async function searchOnFirstDay(page: Page, text: string) {
  await day(page, 1)
    .getByRole('button', { name: /^Swap / })
    .click();
  const swaps = page.getByRole('dialog', { name: /^Swap / });
  await swaps.getByRole('searchbox').fill(text);
  const dal = swaps.getByRole('article').filter({ hasText: 'Dal Tadka' }).first();
  await expect(dal).toBeVisible();
  return { swaps, dal };
}

test('the staples that cannot be loaded are not asked for; those that cannot be saved stay', async ({
  page,
}) => {
  await page.route('**/api/v1/ingredients?*', (route) => route.abort());
  await page.route('**/api/v1/ingredients', (route) => route.abort());
  await firstPlan(page);
  const tiles = page.getByRole('region', { name: 'What do you always have?' });
  await page.getByText('Nutrition and cost figures are').scrollIntoViewIfNeeded();
  await expect(menu(page)).toBeVisible();
  await expect(tiles).toHaveCount(0);

  await page.unroute('**/api/v1/ingredients?*');
  await page.unroute('**/api/v1/ingredients');
  await page.reload();
  await page.getByText('Nutrition and cost figures are').scrollIntoViewIfNeeded();
  await page.route('**/api/v1/preferences', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
  );
  await tiles.getByRole('button', { name: /^Butter/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('These could not be saved. Please try again.')).toBeVisible();
  await expect(tiles.getByRole('button', { name: /^Butter/ })).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/v1/preferences');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await expect(tiles).toHaveCount(0);
});

test('a week that is over says that a recipe begins a new one', async ({ page }) => {
  await firstPlan(page);
  await page.clock.setFixedTime(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  await page.goto('/dashboard');
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('chana masala');
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /Chana Masala/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Put into the plan' }).click();
  await expect(page.getByRole('dialog', { name: /^Cook Chana Masala/ })).toContainText(
    'Your week is over: this plans a new one around it. You have a day to bring the old one back.',
  );
});
