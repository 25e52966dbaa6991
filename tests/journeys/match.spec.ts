import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUpOnScreen, test } from '../support/journey.ts';
import { weekInWords } from '../support/week.ts';

/** Everything for a carbonara except the four yolks: its egg uses up the only one. */
const PANTRY = [
  { name: 'spaghetti', quantity: '1', unit: 'kg' },
  { name: 'salt', quantity: '', unit: 'g' },
  { name: 'guanciale', quantity: '1', unit: 'lb' },
  { name: 'egg', quantity: '1', unit: 'piece' },
  { name: 'pecorino', quantity: '200', unit: 'g' },
  { name: 'parmesan', quantity: '200', unit: 'g' },
  { name: 'black pepper', quantity: '', unit: 'g' },
];

async function addToPantry(page: Page, things: readonly (typeof PANTRY)[number][]): Promise<void> {
  await page.goto('/dashboard/pantry');
  await page
    .getByRole('button', { name: /^(?:Add Your First Ingredient|\+ Add Ingredients)$/ })
    .first()
    .click();
  if (things.length > 5) await page.getByRole('button', { name: 'Add more rows' }).click();
  for (const [index, { name, quantity, unit }] of things.entries()) {
    await page.getByRole('combobox', { name: `Name, row ${index + 1}` }).fill(name);
    await page.getByLabel(`Qty, row ${index + 1}`).fill(quantity);
    await page.getByRole('combobox', { name: `Unit, row ${index + 1}` }).fill(unit);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(
    page.getByText(`Successfully added ${things.length} ingredient(s) to your pantry`),
  ).toBeVisible();
}

test('with one egg, the card, the page and the plan agree on a carbonara [MATCH-03]', async ({ page }) => {
  await signUpOnScreen(page);
  await addToPantry(page, PANTRY);

  const card = page.getByRole('article').filter({ hasText: 'Carbonara' });
  await test.step('the card says 88% and what to buy', async () => {
    await page.getByRole('button', { name: 'Find Matching Recipes' }).click();
    await expect(card.getByText('88% Match')).toBeVisible();
    await expect(card.getByText(/egg yolks/)).toBeVisible();
  });

  await test.step('the page says 88% and how many are missing', async () => {
    await card.getByRole('link', { name: /Carbonara/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Carbonara/ })).toBeVisible();
    await expect(page.getByText('88% Match')).toBeVisible();
    const addYolks = page.getByRole('button', { name: '+ Add Egg yolk' });
    await expect(page.getByRole('listitem').filter({ has: addYolks })).toContainText('Need 4 more');
    await expectAccessible(page);
  });

  await test.step('the plan says 88%, and eggs are on the list', async () => {
    await page.getByRole('button', { name: 'Put into the plan' }).click();
    const days = page.getByRole('dialog', { name: /^Cook Spaghetti alla Carbonara/ });
    await days.getByRole('button', { name: new RegExp(`^${weekInWords()[0]}`) }).click();
    await expect(days).toHaveCount(0);
    await page.getByRole('link', { name: 'Meal Plan', exact: true }).click();
    const meal = page.getByRole('article').filter({ hasText: 'Carbonara' });
    await expect(meal.getByText('88%')).toBeVisible();
    await page.getByRole('tab', { name: 'Shopping' }).click();
    await expect(page.getByRole('checkbox', { name: /^Egg\b.*for egg yolks/ })).toBeVisible();
    await expect(page.getByText(/^Egg yolk/)).toHaveCount(0);
  });

  await test.step('with a dozen eggs everything is there, including yolks', async () => {
    await addToPantry(page, [{ name: 'egg', quantity: '11', unit: 'piece' }]);
    await page.getByRole('button', { name: 'Find Matching Recipes' }).click();
    await expect(card.getByText('100% Match')).toBeVisible();
  });
});

test('a short amount is shown as it was entered, and + Add tops it up [MATCH-05]', async ({ page }) => {
  await signUpOnScreen(page);
  await addToPantry(page, [
    { name: 'rice', quantity: '1', unit: 'kg' },
    { name: 'spaghetti', quantity: '8', unit: 'oz' },
  ]);
  await page.getByRole('button', { name: 'Find Matching Recipes' }).click();
  // The pantry has a search field too, and may still be there.
  await expect(page.getByRole('heading', { level: 1, name: 'What’s for dinner?' })).toBeVisible();
  await page.getByRole('searchbox').fill('carbonara');
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /Carbonara/ })
    .first()
    .click();
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  const spaghetti = ingredients.getByRole('listitem').filter({ hasText: 'Spaghetti' });
  await expect(spaghetti).toContainText('Have 8 oz, need 174 g more');
  // It is shown before it is saved, and a reload would lose it.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/pantry/'),
  );
  await page.getByRole('button', { name: '+ Add Spaghetti' }).click();
  await expect(page.getByRole('button', { name: 'In Pantry, remove Spaghetti' })).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: 'In Pantry, remove Spaghetti' })).toBeVisible();
  await expect(spaghetti).not.toContainText('more');
});
