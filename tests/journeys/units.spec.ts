import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, signUp, test } from '../support/journey.ts';
import { logIn } from '../support/session.ts';

/** Lasagne for eight: 2 tbsp of oil, 1100 ml of milk, 100 ml of it in the ragù; baked at 180 °C in a dish of 30 by 20 cm. */
const LASAGNE = '/dashboard/recipes/3022';

const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const instructions = (page: Page) => page.getByRole('region', { name: 'Instructions' });

/** Another device of the cook. */
async function openElsewhere(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await logIn(page, username);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  return page;
}

test('units are chosen once, for the page, cook mode, a reload and another device [UNITS-04]', async ({
  page,
  browser,
}) => {
  const username = await signUp(page);
  await page.goto('/dashboard/settings');
  const units = page.getByRole('group', { name: 'Show amounts' });
  await expect(units.getByRole('radio', { name: 'As written' })).toBeChecked();
  // The radio follows what is kept, a moment after the click.
  await units.getByRole('radio', { name: 'US', exact: true }).click();
  await expect(units.getByRole('radio', { name: 'US', exact: true })).toBeChecked();
  await expectAccessibleEverywhere(page);

  await page.goto(LASAGNE);
  await expect(ingredients(page)).toContainText('4½ cups');
  await expect(instructions(page)).toContainText('Heat the oven to 350 °F. Rub a 12 by 8-inch dish');
  await expectAccessibleEverywhere(page);
  await page.reload();
  await expect(instructions(page)).toContainText('350 °F');

  await page.getByRole('link', { name: 'Cook', exact: true }).click();
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${number} of 9`)).toBeVisible();
  }
  await expect(page.getByText('¼ cup plus 3 tbsp of the milk')).toBeVisible();
  await page.getByRole('button', { name: 'Fewer servings' }).click();
  await expect(page.getByText('7 servings')).toBeVisible();
  await expect(page).toHaveURL(/\?servings=7$/);
  await expect(page.getByText('Step 3 of 9')).toBeVisible();
  await expectAccessibleEverywhere(page);

  const tablet = await openElsewhere(browser, username);
  await tablet.goto(LASAGNE);
  await expect(instructions(tablet)).toContainText('350 °F');
  // Back to what the recipe says, next to its amounts, without a reload.
  const saved = tablet.waitForResponse(
    (response) => response.url().endsWith('/preferences') && response.request().method() === 'PUT',
  );
  await tablet.getByRole('radio', { name: 'As written' }).click();
  await expect(instructions(tablet)).toContainText('180 °C. Rub a 30 by 20 cm dish');
  await expect(ingredients(tablet)).toContainText('1.1 l');
  expect((await saved).status()).toBe(200);
  await tablet.goto('/dashboard/settings');
  await expect(tablet.getByRole('radio', { name: 'As written' })).toBeChecked();
});

test('a recipe is scaled, planned and bought for as many, and again in the plan [UNITS-05 UNITS-06 UNITS-07]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(LASAGNE);
  for (const servings of [9, 10]) {
    await page.getByRole('button', { name: 'More servings' }).press('Enter');
    await expect(page.getByText(`${servings} servings`)).toBeVisible();
  }
  await expect(ingredients(page)).toContainText('2½ tbsp');
  await expect(instructions(page)).toContainText('125 ml of the milk');
  await expect(instructions(page)).toContainText('Tins, batches and numbers of pieces are for 8.');
  await page.getByRole('button', { name: 'Put into the plan' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();

  await expect(page).toHaveURL(/\/dashboard\/meal-plan/);
  const meal = page.getByRole('article').filter({ hasText: 'Lasagne alla Bolognese' });
  await expect(meal.getByText('10 servings')).toBeVisible();
  const milk = () => page.getByRole('listitem').filter({ hasText: 'Whole milk' });
  await page.getByRole('tab', { name: 'Shopping' }).click();
  const before = await milk().textContent();
  expect(before).toMatch(/Whole milk/);

  await page.getByRole('tab', { name: 'Meal Plan' }).click();
  await meal.getByRole('button', { name: /^More servings of Lasagne/ }).press('Enter');
  await expect(meal.getByText('11 servings')).toBeVisible();
  await expect(meal.getByRole('button', { name: /^More servings of Lasagne/ })).toBeFocused();
  await expectAccessibleEverywhere(page);
  await page.getByRole('tab', { name: 'Shopping' }).click();
  await expect(milk()).not.toHaveText(before ?? '');
});
