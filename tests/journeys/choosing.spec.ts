import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts';
import { beforeThePlan, choose, day, firstPlan, menu, PLAN, title } from '../support/plan-page.ts';
import { weekInWords } from '../support/week.ts';
import { pressUndo } from '../support/undo.ts';

test('two days are kept and the rest is planned again [CHOICE-01 CHOICE-02 CHOICE-04]', async ({ page }) => {
  await beforeThePlan(page);
  await page.getByRole('button', { name: 'Choose what matters' }).click();
  const question = page.getByRole('dialog', { name: 'Plan this week' });
  await expect(question.getByRole('group', { name: 'Keep' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Lots of vegetables' }).click();
  await question.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(menu(page).getByRole('article')).toHaveCount(7);

  const keep = day(page, 1).getByRole('button', { name: /^Keep / });
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expect(keep).toBeFocused();
  await expect(day(page, 1).getByText('Kept', { exact: true })).toBeVisible();
  const [second, fourth] = [await title(page, 1).textContent(), await title(page, 3).textContent()];

  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  const kept = question.getByRole('group', { name: 'Keep' }).getByRole('checkbox');
  await expect(kept.nth(1)).toBeChecked();
  await kept.nth(3).check();
  await question.getByRole('button', { name: 'Quick' }).click();
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(page.getByText(/^Your week is ready/)).toBeVisible();
  await expect(title(page, 1)).toHaveText(second ?? '');
  await expect(title(page, 3)).toHaveText(fourth ?? '');
  await expect(menu(page).getByRole('article')).toHaveCount(7);
});

test('a recipe is put on a day, moved, removed and restored [CHOICE-05 CHOICE-08 CHOICE-10]', async ({
  page,
}) => {
  await firstPlan(page);
  await page.goto('/dashboard');
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('chana masala');
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /Chana Masala/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Put into the plan' }).click();
  const days = page.getByRole('dialog', { name: /^Cook Chana Masala/ });
  await days.getByRole('button', { name: new RegExp(`^${weekInWords()[4]}`) }).click();
  await expect(page.getByText(/has Chana Masala.* now\.$/)).toBeVisible();
  await expect(days).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Put into the plan' })).toBeFocused();

  await page.goto(PLAN);
  await expect(title(page, 4)).toHaveText(/Chana Masala/);
  const sixth = await title(page, 5).textContent();

  // By keyboard: to the next day, whose meal swaps places with it.
  await day(page, 4)
    .getByRole('button', { name: /^More for/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to another day…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: /^Move Chana Masala/ });
  await expectAccessibleEverywhere(page);
  await move.getByRole('button', { name: new RegExp(`^${weekInWords()[5]}`) }).focus();
  await page.keyboard.press('Enter');
  await expect(move).toHaveCount(0);
  await expect(title(page, 5)).toHaveText(/Chana Masala/);
  await expect(title(page, 4)).toHaveText(sixth ?? '');

  await choose(page, 5, 'Eating out');
  await expect(day(page, 5)).toContainText('Eating out');
  await expect(day(page, 5)).toBeFocused();
  await pressUndo(page);
  await expect(title(page, 5)).toHaveText(/Chana Masala/);

  await choose(page, 5, 'Leave this evening free');
  await expect(day(page, 5)).toContainText('Nothing planned');
  await day(page, 5).getByRole('button', { name: 'Plan something' }).click();
  const something = page.getByRole('dialog', { name: /^Plan / });
  await expect(something.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await something.getByRole('searchbox').fill('chana masala');
  await something.getByRole('button', { name: /^Choose Chana Masala/ }).click();
  await expect(title(page, 5)).toHaveText(/Chana Masala/);
});

test('a meal is cooked double for another day, then single again [CHOICE-06]', async ({ page }) => {
  await firstPlan(page);
  const cooked = await title(page, 1).textContent();
  await choose(page, 1, 'Cook double…');
  const days = page.getByRole('dialog', { name: /^Cook .* double$/ });
  await days.getByRole('button', { name: new RegExp(`^${weekInWords()[2]} Lunch`) }).click();
  await expect(day(page, 2)).toContainText(/Lunch\s*Leftovers of/);
  await expect(day(page, 1)).toContainText('Cook double');
  await day(page, 2)
    .getByRole('button', { name: /^Remove: Leftovers/ })
    .click();
  await expect(day(page, 2).getByText(/^Leftovers of/)).toHaveCount(0);
  await expect(day(page, 2)).toBeFocused();
  await expect(title(page, 1)).toHaveText(cooked ?? '');
});

test('a sentence fills in the week, and an expiring item is chosen from the pantry [CHOICE-03 CHOICE-09 CHOICE-17]', async ({
  page,
}) => {
  await firstPlan(page);
  await page.goto('/dashboard/pantry');
  await page.getByRole('button', { name: 'Edit Potato' }).click();
  await page.getByRole('link', { name: 'Use this up in a new week' }).click();
  await page.setViewportSize({ width: 375, height: 667 });
  const question = page.getByRole('dialog', { name: 'Plan this week' });
  await expect(question.getByRole('button', { name: /^Potato/ })).toHaveAttribute('aria-pressed', 'true');
  await question
    .getByRole('textbox', { name: 'In your own words' })
    .fill('something quick and flurbish, vegan all week except Sunday');
  await page.keyboard.press('Enter');
  const answer = question.getByText('I did not understand “flurbish”');
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(question.getByRole('button', { name: 'Quick' })).toHaveAttribute('aria-pressed', 'true');
  const vegan = question.getByRole('button', { name: 'Vegan except Sunday' });
  await expect(vegan).toHaveAttribute('aria-pressed', 'true');
  await vegan.click();
  await expect(vegan).toHaveAttribute('aria-pressed', 'false');
  await question.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(page.getByText(/^Your week is ready/)).toBeVisible();
});

test('the week at a glance goes to a day, and prints on one page [CHOICE-11]', async ({ page }) => {
  await firstPlan(page);
  const glance = menu(page).getByRole('list', { name: 'The week at a glance' });
  await glance.getByRole('button').nth(4).click();
  await expect(day(page, 4)).toBeFocused();
  // A4 minus its margins.
  await page.setViewportSize({ width: 718, height: 1010 });
  await page.emulateMedia({ media: 'print' });
  await expect(day(page, 4)).toBeHidden();
  await expect(glance.getByRole('listitem')).toHaveCount(7);
  await expect(glance.getByRole('button').last()).toBeVisible();
  const { y, height } = (await glance.boundingBox())!;
  expect(y + height).toBeLessThan(1010);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
});

test('staples are asked about once, and dislikes are chosen by name [CHOICE-13]', async ({ page }) => {
  await firstPlan(page);
  const tiles = page.getByRole('region', { name: 'What do you always have?' });
  // It is below the week, and loads when scrolled near.
  await page.getByText('Nutrition and cost figures are').scrollIntoViewIfNeeded();
  await expect(tiles.getByRole('button', { name: /^Salt/ })).toHaveAttribute('aria-pressed', 'true');
  await tiles.getByRole('button', { name: /^Butter/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await expect(tiles).toHaveCount(0);

  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: /^Dislikes and Staples/ }).click();
  await expect(tiles.getByRole('button', { name: /^Butter/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: 'Dislikes' }).fill('eggplant');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Eggplant' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences saved').last()).toBeVisible();
});
