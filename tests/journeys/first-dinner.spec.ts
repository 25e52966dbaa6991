import { expect, expectAccessible, PASSWORD, signUpOnScreen, test } from '../support/journey.ts';

const FIVE = [
  { name: 'red lentils', quantity: '500', unit: 'g' },
  { name: 'Onions', quantity: '3', unit: 'piece' },
  { name: 'garlic', quantity: '2', unit: 'head' },
  { name: 'cumin seeds', quantity: '50', unit: 'g' },
  { name: 'ground turmeric', quantity: '', unit: 'g' },
];

test('from a new account to a rising match and the logout [BROWSE-30 DATA-28 PANTRY-01 PANTRY-10 PANTRY-22 PRODUCT-02 PRODUCT-09 STATE-20]', async ({
  page,
}) => {
  const username = await signUpOnScreen(page);
  await expect(page.getByText('Add pantry items to see personalized recipe matches!')).toBeVisible();
  await expect(page.getByText(/\d+% Match/)).toHaveCount(0);

  await test.step('add five ingredients', async () => {
    await page.getByRole('link', { name: 'Pantry', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pantry Management' })).toBeVisible();
    await expect(page.getByText('Your pantry is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
    for (const [index, { name, quantity, unit }] of FIVE.entries()) {
      const row = index + 1;
      await page.getByRole('combobox', { name: `Name, row ${row}` }).fill(name);
      await page.getByLabel(`Qty, row ${row}`).fill(quantity);
      await page.getByRole('combobox', { name: `Unit, row ${row}` }).fill(unit);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Add to Pantry' }).click();
    await expect(page.getByText('Successfully added 5 ingredient(s) to your pantry')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(5);
  });

  const card = page.getByRole('article').filter({ hasText: 'Dal Tadka' });
  const matchOf = async (text: string | null) => Number(/(\d+)%/.exec(text ?? '')?.[1]);

  await test.step('see what the pantry covers', async () => {
    await page.getByRole('button', { name: 'Find Matching Recipes' }).click();
    await expect(page.getByText(/\d+% Match/).first()).toBeVisible();
    await expect(card).toBeVisible();
  });
  const before = await matchOf(await card.getByText(/\d+% Match/).textContent());

  await test.step('open the recipe and add what is missing', async () => {
    await card.getByRole('link', { name: /Dal Tadka/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Dal Tadka/ })).toBeVisible();
    const owned = page.getByRole('button', { name: /In Pantry/ });
    await expect(owned.first()).toBeVisible();
    const count = await owned.count();
    await page
      .getByRole('button', { name: /\+ Add/ })
      .first()
      .click();
    await expect(owned).toHaveCount(count + 1);
    await expect
      .poll(async () =>
        matchOf(
          await page
            .getByText(/\d+% Match/)
            .first()
            .textContent(),
        ),
      )
      .toBeGreaterThan(before);
  });

  await test.step('edit and delete in the pantry', async () => {
    await page.getByRole('link', { name: 'Pantry', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(6);
    await page.getByRole('button', { name: /^Edit onion/i }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Ingredient' });
    await dialog.getByLabel('Quantity').fill('7');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Edit onion/i })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: /onion/i })).toContainText('7');
    await page.getByRole('button', { name: /^Delete onion/i }).click();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(5);
    await expectAccessible(page);
  });

  await test.step('log out, meet the guard, log in to the intended page', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('access_token');
    await page.goto('/dashboard/pantry');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard\/pantry$/);
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(5);
  });
});
