import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectAccessibleEverywhere, fillPantry, test } from '../support/journey.ts';
import { weekInWords } from '../support/week.ts';
import { pressUndo, undo } from '../support/undo.ts';

const menu = (page: Page) => page.getByRole('region', { name: 'Your Weekly Menu' });
const titles = (page: Page) => menu(page).getByRole('article').getByRole('heading');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Meal Plan' });

test('removals from the pantry can be undone: one item, two items, and by keyboard alone [UNDO-01]', async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'rice']);
  await page.goto('/dashboard/pantry');
  const remove = (name: string) => page.getByRole('button', { name: `Delete ${name}`, exact: true });
  await remove('Onion').click();
  // Messages come in the order of the server's responses.
  await expect(undo(page)).toHaveCount(1);
  await remove('Garlic').click();
  await expect(undo(page)).toHaveCount(2);
  // Messages stay while one of them has focus.
  await page.keyboard.press('F8');
  await expectAccessibleEverywhere(page);
  await undo(page).first().click();
  await expect(remove('Onion')).toBeVisible();
  await expect(remove('Garlic')).toHaveCount(0);
  await pressUndo(page);
  await expect(remove('Garlic')).toBeVisible();

  await remove('Rice').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Removed rice from your pantry.')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rice put back in your pantry.')).toBeVisible();
  await page.reload();
  await expect(remove('Rice')).toBeVisible();
});

test('an ingredient removed on a recipe page can be restored [UNDO-04]', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato', 'rice']);
  await page.goto('/dashboard');
  await page.getByRole('article').first().getByRole('link').first().click();
  const there = page.getByRole('button', { name: /^In Pantry, remove / }).first();
  const name = (await there.getAttribute('aria-label')) ?? '';
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toHaveText('In Pantry');
  await expect(button.locator('svg')).toBeVisible();
  await button.click();
  await expect(page.getByText(/^Removed .+ from your pantry\.$/)).toBeVisible();
  await expect(button).toHaveCount(0);
  await pressUndo(page);
  await expect(button).toBeVisible();

  // By keyboard, Undo is reachable even after other messages.
  const more =
    (await page
      .getByRole('button', { name: /^\+ Add / })
      .first()
      .getAttribute('aria-label')) ?? '';
  await button.click();
  await expect(undo(page)).toBeVisible();
  await page.getByRole('button', { name: more, exact: true }).click();
  await expect(page.getByText(/ added to your pantry$/)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeVisible();
});

test('a list and one of its recipes are restored as they were [UNDO-06]', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/dashboard');
  const card = page.getByRole('article').first();
  const heart = card.getByRole('button', { name: /^Favorite/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy');
  await heart.click();
  await expect(page.getByText(/^Removed .+ from Favorites\.$/)).toBeVisible();
  await pressUndo(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/dashboard/lists');
  await page.getByRole('button', { name: 'Create New List' }).click();
  await page.getByLabel('List Name').fill('Sunday pots');
  await page.getByRole('button', { name: 'Create List', exact: true }).click();
  const list = page.getByRole('link', { name: 'Sunday pots', exact: true });
  await expect(list).toBeVisible();
  await page.getByRole('button', { name: 'Delete Sunday pots' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  // During confirmation, the page behind is hidden, including the list not yet deleted.
  await expect(question).toHaveCount(0);
  await expect(list).toHaveCount(0);
  await expect(page.getByText('Deleted the list “Sunday pots”.')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
});

test('a week is only replaced after confirmation, and is restored with its swaps and cooked meals [UNDO-08 UNDO-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato', 'rice', 'egg']);
  await page.goto('/dashboard/meal-plan');
  await generate(page).click();
  await expect(menu(page)).toBeVisible();
  await menu(page)
    .getByRole('button', { name: /^Cooked it/ })
    .first()
    .click();
  await expect(menu(page).getByText('Cooked', { exact: true })).toBeVisible();
  const before = await titles(page).allTextContents();

  await generate(page).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Plan this week' });
  await expect(question).toContainText(
    'This replaces 6 dinners, except those you keep. What is cooked stays.',
  );
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(generate(page)).toBeFocused();
  await expect(titles(page)).toHaveText(before);

  await page.keyboard.press('Enter');
  await question.getByLabel('First day of the new week').selectOption('Starting tomorrow');
  await question.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(menu(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(menu(page).getByRole('heading', { level: 3 }).first()).toHaveText(weekInWords()[1]!);
  await expect(menu(page).getByText('Cooked', { exact: true })).toHaveCount(0);
  await expect(
    page.getByText(`Previous week: 7 dinners for ${weekInWords()[0]} to ${weekInWords()[6]}, 1 cooked`),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Bring back the previous week' }).click();
  await expect(page.getByText('Your last plan is back.')).toBeVisible();
  await expect(titles(page)).toHaveText(before);
  await expect(menu(page).getByText('Cooked', { exact: true })).toBeVisible();
  await expect(page.getByText('Your pantry has changed')).toHaveCount(0);

  // That can be undone too, from the message.
  await pressUndo(page);
  await expect(menu(page).getByText('Cooked', { exact: true })).toHaveCount(0);
});

test('consecutive weeks can be restored step by step, by keyboard and after a reload [UNDO-27]', async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato', 'rice', 'egg']);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const weeks: string[] = [];
  for (const filter of ['', '?vegan=true', '?countries=italy']) {
    const answer = await page.request.post(`/api/v1/meal-plans/generate${filter}`, { headers });
    weeks.push((await answer.json()).data.id);
  }
  /** The server's current week, as any device would see it. */
  const expectWeek = (week: number) =>
    expect
      .poll(
        async () =>
          (await (await page.request.get('/api/v1/meal-plans/current', { headers })).json()).data.id,
      )
      .toBe(weeks[week]);
  await page.goto('/dashboard/meal-plan');
  const back = page.getByRole('button', { name: 'Bring back the previous week' });
  const forth = page.getByRole('button', { name: 'Bring back the newer week' });
  await expect(back).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const week of [1, 0]) {
    await back.focus();
    await page.keyboard.press('Enter');
    await expectWeek(week);
    await page.reload();
    await expect(forth).toBeVisible();
  }
  await expect(back).toHaveCount(0);
  for (const week of [1, 2]) {
    await forth.focus();
    await page.keyboard.press('Enter');
    await expectWeek(week);
    if (week === 1) await expect(back).toBeVisible();
  }
  await expect(forth).toHaveCount(0);
});

test("a pantry edit, a list's new name and a removed allergy can be undone [UNDO-31]", async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['milk']);
  await page.goto('/dashboard/pantry');
  const entry = page.getByRole('listitem').filter({ hasText: 'Milk' });
  const before = await entry.textContent();
  await page.getByRole('button', { name: /^Edit Milk/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ingredient' });
  await dialog.getByRole('spinbutton', { name: 'Quantity' }).fill('7');
  await dialog.getByRole('combobox', { name: 'Kept in' }).selectOption('Freezer');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Milk updated')).toBeVisible();
  await expect(entry).toContainText('freezer');
  // The message stays on another screen.
  await page.getByRole('link', { name: 'Meal Plan', exact: true }).click();
  await expect(page).toHaveURL(/meal-plan$/);
  await page.keyboard.press('F8');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Milk is back to what it was.')).toBeVisible();
  await page.goto('/dashboard/pantry');
  await expect(entry).toHaveText(before!);

  await page.goto('/dashboard/lists');
  await page.getByRole('button', { name: 'Create New List' }).click();
  await page.getByLabel('List Name').fill('Sunday pots');
  await page.getByRole('button', { name: 'Create List', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Sunday pots' }).click();
  await page.getByLabel('List Name').fill('Monday pots');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('List “Monday pots” saved')).toBeVisible();
  await pressUndo(page);
  await expect(page.getByRole('link', { name: 'Sunday pots', exact: true })).toBeVisible();

  await page.goto('/dashboard/settings');
  const nuts = page.getByRole('button', { name: 'Nuts', exact: true });
  const save = page.getByRole('button', { name: 'Save Preferences' });
  await nuts.click();
  await save.click();
  await expect(save).toHaveCount(0);
  await nuts.click();
  await save.click();
  await expect(save).toHaveCount(0);
  await pressUndo(page);
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');
});
