import type { Page } from '@playwright/test';
import { tabTo } from '../support/by-keyboard.ts';
import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts';
import { beforeThePlan, day, firstPlan, menu, question, title } from '../support/plan-page.ts';
import { dayName, weekInWords } from '../support/week.ts';

/** A dialog is ready for keys, and the focus is in it. */
async function opened(page: Page, name: string | RegExp) {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
}

/** The focus is on a day, or something in it. */
const expectFocusOn = (page: Page, index: number) =>
  expect
    .poll(() => day(page, index).evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

test('a week is wished for, kept, swapped, moved, put and undone by keyboard alone [CHOICE-14 CHOICE-16 HOUSEHOLD-05]', async ({
  page,
}) => {
  await beforeThePlan(page);
  const { keyboard } = page;

  // How many eat is asked once, in passing.
  const household = page.getByRole('group', { name: 'How many people are you cooking for?' });
  await tabTo(page, household.getByRole('button', { name: 'More people' }));
  await keyboard.press('Enter');
  await expect(household.getByRole('status')).toHaveText('3 people');
  await expectAccessibleEverywhere(page);
  await tabTo(page, household.getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await expect(household).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  // A sentence: a dish on a day, a free evening, and what no one understands.
  await tabTo(page, page.getByRole('button', { name: 'Choose what matters' }), 'Shift+Tab');
  await keyboard.press('Enter');
  const week = await opened(page, 'Plan this week');
  await expect(week.getByRole('group', { name: 'How many people are you cooking for?' })).toHaveCount(0);
  await tabTo(page, week.getByRole('textbox', { name: 'In your own words' }));
  await keyboard.type(`tacos on ${dayName(2)}, nothing on ${dayName(4)}, and glitter`);
  await keyboard.press('Enter');
  await expect(week.getByRole('status').first()).toContainText(
    'I did not understand “glitter”: pick an option above or write “fish on Friday”.',
  );
  const dishes = week.getByRole('radiogroup', { name: /: tacos$/ });
  const best = dishes.getByRole('radio').first();
  await expect(best).toBeChecked();
  const chosen = (await dishes.locator('label').first().textContent())!.split(',')[0]!;
  await expectAccessibleEverywhere(page);
  await tabTo(page, week.getByRole('button', { name: 'Generate Meal Plan' }));
  await keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(title(page, 2)).toContainText(chosen);
  await expect(day(page, 2).getByText('Kept', { exact: true })).toBeVisible();
  await expect(day(page, 4)).toContainText('Nothing planned');
  await expect(day(page, 1)).toContainText('3 servings');

  // Kept.
  const keep = day(page, 1).getByRole('button', { name: /^Keep / });
  await tabTo(page, keep);
  await keyboard.press('Space');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expect(keep).toBeFocused();

  // Swapped for a proposal, then by search, and back.
  const swap = day(page, 1).getByRole('button', { name: /^Swap / });
  const before = (await title(page, 1).textContent())!;
  await tabTo(page, swap, 'Shift+Tab');
  await keyboard.press('Enter');
  let swaps = await opened(page, /^Swap /);
  await tabTo(page, swaps.getByRole('button', { name: /^Choose / }).first());
  await keyboard.press('Enter');
  await expect(swaps).toHaveCount(0);
  await expect(title(page, 1)).not.toHaveText(before);
  await expectFocusOn(page, 1);
  const proposed = (await title(page, 1).textContent())!;
  await tabTo(page, swap);
  await keyboard.press('Enter');
  swaps = await opened(page, /^Swap /);
  await tabTo(page, swaps.getByRole('searchbox'));
  await keyboard.type('chana masala');
  await tabTo(page, swaps.getByRole('button', { name: /^Choose Chana Masala/ }));
  await keyboard.press('Enter');
  await expect(title(page, 1)).toHaveText(/Chana Masala/);
  await expectFocusOn(page, 1);
  await keyboard.press('F8');
  await expect(page.getByRole('button', { name: /^Undo/ }).last()).toBeFocused();
  await keyboard.press('Enter');
  await expect(title(page, 1)).toHaveText(proposed);
  await expect(page.locator('body')).not.toBeFocused();

  // Moved.
  const sixth = (await title(page, 5).textContent())!;
  await tabTo(page, day(page, 1).getByRole('button', { name: /^More for/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to another day…' })).toBeFocused();
  await keyboard.press('Enter');
  const move = await opened(page, /^Move /);
  await tabTo(page, move.getByRole('button', { name: new RegExp(`^${weekInWords()[5]}`) }));
  await keyboard.press('Enter');
  await expect(move).toHaveCount(0);
  await expect(title(page, 5)).toHaveText(proposed);
  await expect(title(page, 1)).toHaveText(sixth);
  await expect(page.locator('body')).not.toBeFocused();

  // Put on the free evening.
  await tabTo(page, day(page, 4).getByRole('button', { name: 'Plan something' }));
  await keyboard.press('Enter');
  const something = await opened(page, /^Plan /);
  await tabTo(page, something.getByRole('searchbox'));
  await keyboard.type('chana masala');
  await tabTo(page, something.getByRole('button', { name: /^Choose Chana Masala/ }));
  await keyboard.press('Enter');
  await expect(title(page, 4)).toHaveText(/Chana Masala/);
  await expectFocusOn(page, 4);
});

test('how many eat can be skipped, and is not asked again [HOUSEHOLD-05]', async ({ page }) => {
  await beforeThePlan(page);
  const household = page.getByRole('group', { name: 'How many people are you cooking for?' });
  await household.getByRole('button', { name: 'Skip' }).click();
  await expect(household).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Choose what matters' }).click();
  await expect(question(page)).toBeVisible();
  await expect(household).toHaveCount(0);
});

test('paper has the names and the work of a week on one page [CHOICE-15]', async ({ page }) => {
  await firstPlan(page);
  // A4 minus its margins.
  await page.setViewportSize({ width: 718, height: 1010 });
  await page.emulateMedia({ media: 'print' });
  const glance = menu(page).getByRole('list', { name: 'The week at a glance' });
  const paper = (await glance.boundingBox())!;
  expect(paper.y + paper.height).toBeLessThan(1010);
  await expect(glance.getByRole('listitem').filter({ hasText: / hands-on/ })).toHaveCount(7);
  const pdf = await page.pdf({ format: 'A4' });
  // Each sheet has one, a blank one too.
  expect(pdf.toString('latin1').split('/MediaBox')).toHaveLength(2);
});
