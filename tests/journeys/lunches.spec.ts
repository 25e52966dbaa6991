import type { Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts';
import { beforeThePlan, choose, day, firstPlan, menu, question } from '../support/plan-page.ts';
import { weekInWords } from '../support/week.ts';
import { pressUndo } from '../support/undo.ts';

const cards = (page: Page, index: number) => day(page, index).getByRole('article').getByRole('heading');

/** The day so many days from today, as a chip says it: 'Thu 26'. Today has none once lunchtime is past. */
const chip = (index: number) => {
  const [weekday, , date] = weekInWords()[index]!.replace(',', '').split(' ');
  return `${weekday} ${date}`;
};
const lunchOn = (page: Page, index: number) =>
  question(page)
    .getByRole('group', { name: 'Lunch too' })
    .getByRole('button', { name: chip(index) });

/** Moves the focus on until an element has it. */
async function tabTo(page: Page, name: string, group: string): Promise<void> {
  const wanted = question(page).getByRole('group', { name: group }).getByRole('button', { name });
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('lunches are asked for by keyboard alone, and remembered [LUNCH-04 LUNCH-05]', async ({ page }) => {
  await beforeThePlan(page);
  await page.getByRole('button', { name: 'Choose what matters' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, chip(1), 'Lunch too');
  await page.keyboard.press('Space');
  await tabTo(page, chip(3), 'Lunch too');
  await page.keyboard.press('Space');
  await expectAccessibleEverywhere(page);
  const generate = question(page).getByRole('button', { name: 'Generate Meal Plan' });
  for (let step = 0; step < 30; step += 1) {
    if (await generate.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your week is ready: 7 dinners and 2 lunches/)).toBeVisible();
  await expect(menu(page).getByRole('article')).toHaveCount(9);
  await expect(day(page, 1).getByText('Lunch', { exact: true })).toBeVisible();
  await expect(cards(page, 1)).toHaveCount(2);
  await expect(cards(page, 0)).toHaveCount(1);
  const lunch = (await cards(page, 1).first().textContent())!;
  const glance = menu(page).getByRole('list', { name: 'The week at a glance' });
  await expect(glance.getByRole('button').nth(1)).toContainText(`Lunch: ${lunch}`);

  // On paper the week is one page, lunches too.
  await page.setViewportSize({ width: 718, height: 1010 });
  await page.emulateMedia({ media: 'print' });
  const { y, height } = (await glance.boundingBox())!;
  expect(y + height).toBeLessThan(1010);
  await expect(glance.getByText(`Lunch: ${lunch}`)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.reload();
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(lunchOn(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(lunchOn(page, 2)).toHaveAttribute('aria-pressed', 'false');
});

test('a lunch is swapped, moved, cooked and removed like a dinner [LUNCH-03]', async ({ page }) => {
  await beforeThePlan(page);
  await page.getByRole('button', { name: 'Choose what matters' }).click();
  await lunchOn(page, 1).click();
  await question(page).getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(menu(page).getByRole('article')).toHaveCount(8);
  const [lunch, dinner] = await cards(page, 1).allTextContents();

  await day(page, 1)
    .getByRole('button', { name: `Swap ${lunch}` })
    .click();
  const swaps = page.getByRole('dialog', { name: /^Swap / });
  await expect(swaps).toContainText('Other meals that suit lunch on');
  await swaps
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(cards(page, 1).first()).not.toHaveText(lunch!);
  await expect(cards(page, 1).last()).toHaveText(dinner!);
  await pressUndo(page);
  await expect(cards(page, 1).first()).toHaveText(lunch!);

  await choose(page, 1, 'Move to another day…');
  await page
    .getByRole('dialog', { name: /^Move / })
    .getByRole('button', { name: new RegExp(`^${weekInWords()[2]}`) })
    .click();
  await expect(page.getByText(/ is on \w+ lunch now\.$/)).toBeVisible();
  await pressUndo(page);
  await expect(cards(page, 1).first()).toHaveText(lunch!);

  await day(page, 1)
    .getByRole('button', { name: /^Cooked it/ })
    .first()
    .click();
  await expect(page.getByText(`${lunch} is marked as cooked.`, { exact: false })).toBeVisible();
  await pressUndo(page);
  await expect(page.getByText(`${lunch} is no longer marked as cooked.`, { exact: false })).toBeVisible();

  await choose(page, 1, 'No lunch on this day');
  await expect(cards(page, 1)).toHaveText([dinner!]);
  await expect(day(page, 1)).toBeFocused();
  await pressUndo(page);
  await expect(cards(page, 1)).toHaveText([lunch!, dinner!]);
});

test('who waits is told how many weeks come first, and gets a plan even if nobody can tell [LUNCH-07]', async ({
  page,
}) => {
  await firstPlan(page);
  let before: number | null = 2;
  await page.route('**/api/v1/meal-plans/queue', (route) =>
    before === null ? route.abort() : route.fulfill({ json: { data: { before } } }),
  );
  let go = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/v1/meal-plans/generate*', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await question(page).getByRole('button', { name: 'Quick' }).click();
  await question(page).getByRole('button', { name: 'Generate Meal Plan' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Creating your personalized meal plan...' });
  await expect(said).toContainText('2 weeks are planned before yours.');
  before = 0;
  await expect(said).toContainText('Your week is next.');
  before = null;
  go();
  await expect(page.getByText(/^Your week is ready/)).toBeVisible();
});
