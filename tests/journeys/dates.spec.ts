import type { Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, signUpOnScreen } from '../support/journey.ts';
import { fakeRecogniser, say, test } from '../support/voice.ts';

/** Dates as a cook enters them: everything through the screen, nothing through the API. */

const date = (page: Page, row: number) => page.getByRole('textbox', { name: `Expires, row ${row}` });
const entries = (page: Page) => page.locator('[data-slot="pantry-index-entry"]');
const entry = (page: Page, name: string) => entries(page).filter({ hasText: name });

async function openPantry(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pantry Management' })).toBeVisible();
}

/** Reloads the pantry, and leaves the way of adding that its URL has open. */
async function readPantryAgain(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Back to Pantry View' }).click();
}

type Row = readonly [name: string, quantity: string, unit: string, expires?: string];

/** Fills in rows of the add table, each with a date as a cook would type it, or the guess. */
async function typeRows(page: Page, rows: readonly Row[]): Promise<void> {
  for (const [index, [name, quantity, unit, expires]] of rows.entries()) {
    const row = index + 1;
    await page.getByRole('combobox', { name: `Name, row ${row}` }).fill(name);
    await page.getByLabel(`Qty, row ${row}`).fill(quantity);
    await page.getByRole('combobox', { name: `Unit, row ${row}` }).fill(unit);
    if (expires !== undefined) await date(page, row).fill(expires);
  }
}

test('what expires first is at the top, in the bell, on the dashboard and in the first meals [DATES-05 DATES-06 DATES-07]', async ({
  page,
}) => {
  await signUpOnScreen(page);
  await openPantry(page);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await typeRows(page, [
    ['Rice', '1', 'kg', 'none'],
    ['Milk', '1', 'l'],
    ['Spinach', '400', 'g', 'in 2 days'],
    ['Chicken breast', '600', 'g', 'tomorrow'],
    ['Ham', '100', 'g', '2 days ago'],
  ]);
  await expect(date(page, 2)).toHaveAccessibleDescription('A guess');
  await expect(date(page, 3)).not.toHaveAccessibleDescription('A guess');
  await expectAccessibleEverywhere(page);
  // The last date is still being typed: leaving its field moves nothing under the pointer.
  await date(page, 5).fill('2 days ago');
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(page.getByText('Successfully added 5 ingredient(s) to your pantry')).toBeVisible();

  const expired = page.getByRole('region', { name: 'Expired items' });
  await expect(expired.getByText(/^Ham expired on /)).toBeVisible();
  await expect(entry(page, 'Milk')).toContainText('a guess');
  await page.getByText('Expiring first', { exact: true }).click();
  await expect(entries(page)).toHaveText([/^Ham/, /^Chicken breast/, /^Spinach/, /^Milk/, /^Rice/]);
  await expect(entry(page, 'Chicken breast')).toContainText('expires tomorrow');
  await expectAccessibleEverywhere(page);
  await expired.getByRole('button', { name: 'Thrown away: Ham' }).click();
  await expect(entry(page, 'Ham')).toHaveCount(0);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByRole('listitem')).toHaveText([
    /^Chicken breast expires tomorrow in ./,
    /^Spinach expires in 2 days in ./,
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const strip = page.getByRole('region', { name: 'Use up' });
  await expect(strip.getByRole('listitem').first()).toContainText('Chicken breast');
  const dish = strip.getByRole('listitem').first().getByRole('link');
  const title = (await dish.textContent()) ?? '';
  await dish.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 12));
  await expect(page.getByRole('button', { name: 'In Pantry, remove Chicken breast' })).toBeVisible();

  await page.getByRole('link', { name: 'Meal Plan', exact: true }).click();
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  const meals = page.getByRole('article');
  await expect(meals.first()).toBeVisible();
  const texts = await meals.allTextContents();
  const placeOf = (chip: RegExp) => texts.findIndex((meal) => chip.test(meal));
  // Each is eaten in time: today or tomorrow, and within the next two days.
  expect([0, 1]).toContain(placeOf(/chicken breasts? · expires? tomorrow/));
  expect([0, 1, 2]).toContain(placeOf(/spinach · expires/));
});

test('a guessed date can be changed and cleared, before adding and after [DATES-01]', async ({ page }) => {
  await signUpOnScreen(page);
  await openPantry(page);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await typeRows(page, [
    ['Milk', '1', 'l', 'in 3 days'],
    ['Butter', '250', 'g', ''],
    ['Leek', '2', 'piece'],
  ]);
  await page.getByRole('button', { name: 'Choose a date Expires, row 3' }).click();
  // Focus moves once the calendar is in place.
  await expect(page.locator('[aria-selected="true"] > button')).toBeFocused();
  await page
    .getByRole('dialog', { name: 'Choose a date' })
    .getByRole('button', { name: 'Today', exact: true })
    .click();
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(entry(page, 'Milk')).toContainText('expires in 3 days');
  await expect(entry(page, 'Milk')).not.toContainText('a guess');
  await expect(entry(page, 'Butter')).not.toContainText('expires');
  await expect(entry(page, 'Leek')).toContainText('expires today');

  await page.getByRole('button', { name: 'Edit Milk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ingredient' });
  await dialog.getByRole('textbox', { name: 'Expires' }).fill('tomorrow');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(entry(page, 'Milk')).toContainText('expires tomorrow');
  await page.getByRole('button', { name: 'Edit Leek' }).click();
  await dialog.getByRole('button', { name: 'None', exact: true }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(entry(page, 'Leek')).not.toContainText('expires');
});

test('an invalid date is reported, and nothing is added [DATES-02]', async ({ page }) => {
  await signUpOnScreen(page);
  await openPantry(page);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await typeRows(page, [['Milk', '1', 'l', 'soonish']]);
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(date(page, 1)).toBeFocused();
  await expect(date(page, 1)).toHaveAccessibleDescription('Not a date: try “Fri”, “3 days” or “3 Dec”');
  await date(page, 1).fill('fri');
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(entry(page, 'Milk')).toContainText(/expires (tomorrow|in \d days)/);
});

test('by keyboard alone: typing a date, choosing one from the calendar, and changing one [DATES-03]', async ({
  page,
}) => {
  await signUpOnScreen(page);
  await openPantry(page);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Name, row 1' })).toBeFocused();
  await keyboard.type('yoghurt');
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await keyboard.type('500');
  await keyboard.press('Tab');
  await keyboard.type('g');
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(date(page, 1)).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('3 days');
  await keyboard.press('Enter');
  // The calendar starts from there: one day later.
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  await expect(page.locator('[aria-selected="true"] > button')).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(date(page, 1)).toBeFocused();
  await keyboard.press('Enter');
  await expect(entry(page, 'Yogurt')).toContainText('expires in 4 days');

  await page.getByRole('button', { name: 'Edit Yogurt' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Ingredient' });
  const field = dialog.getByRole('textbox', { name: 'Expires' });
  await expect(dialog).toBeVisible();
  for (
    let step = 0;
    step < 6 && !(await field.evaluate((node) => node === document.activeElement));
    step += 1
  ) {
    await keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('tomorrow');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(entry(page, 'Yogurt')).toContainText('expires tomorrow');
});

test('two packets with different dates are separate, the earlier first, and can be changed separately [DATES-18]', async ({
  page,
}) => {
  await signUpOnScreen(page);
  await openPantry(page);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await typeRows(page, [
    ['Milk', '1', 'l', 'in 6 days'],
    ['Rice', '1', 'kg', 'none'],
    ['Milk', '2', 'l', 'in 3 days'],
    ['Milk', '500', 'ml', 'in 9 days'],
  ]);
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(page.getByText('Successfully added 4 ingredient(s) to your pantry')).toBeVisible();
  const milk = [/^Milk.*in 3 days.*2 l/, /^Milk.*in 6 days.*1 l/, /^Milk.*in 9 days.*500 ml/];
  await expect(entry(page, 'Milk')).toHaveText(milk);
  await expect(page.getByText(/^2 ingredients/)).toBeVisible();
  await expectAccessibleEverywhere(page);

  const dialog = page.getByRole('dialog', { name: 'Edit Ingredient' });
  await page.getByRole('button', { name: 'Edit Milk, expires in 6 days' }).click();
  await expect(dialog.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1');
  await dialog.getByRole('combobox', { name: 'Kept in' }).selectOption('Freezer');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(entry(page, 'Milk').nth(1)).toContainText('freezer');
  await page.getByRole('button', { name: 'Delete Milk, expires in 3 days' }).click();
  await expect(entry(page, 'Milk')).toHaveText([/in 6 days.*freezer.*1 l/, /in 9 days.*500 ml/]);
  await page.reload();
  await expect(entry(page, 'Milk')).toHaveText([/in 6 days.*freezer.*1 l/, /in 9 days.*500 ml/]);
});

test('a preset says what expires first, and its guess can be changed before adding [DATES-08]', async ({
  page,
}) => {
  await signUpOnScreen(page);
  await openPantry(page);
  await page.getByRole('tab', { name: /^Country Presets/ }).click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Typical Belgian Pantry');
  const dates = page.getByRole('button', { name: /^When they expire .+ first, about / });
  await dates.click();
  const milk = page.getByRole('textbox', { name: 'Expires: Milk' });
  await expect(milk).toHaveAccessibleDescription('A guess');
  await expectAccessibleEverywhere(page);
  await milk.fill('tomorrow');
  await page.getByRole('button', { name: /^Add All \d+ Ingredients$/ }).click();
  await expect(page.getByText(/^All \d+ ingredients are /)).toBeVisible();
  await readPantryAgain(page);
  await expect(entry(page, 'Milk').first()).toContainText('expires tomorrow');
  await expect(entries(page).filter({ hasText: 'a guess' }).first()).toBeVisible();
});

test('a spoken date is in the review, next to the guesses [DATES-09]', async ({ page }) => {
  await fakeRecogniser(page);
  await signUpOnScreen(page);
  await openPantry(page);
  await page.getByRole('tab', { name: /^Voice Input/ }).click();
  const microphone = page.getByRole('button', { name: 'Microphone' });
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await say(page, 'a litre of milk best before tomorrow and spinach');
  await page.getByRole('button', { name: /^When they expire Milk first, / }).click();
  await expect(page.getByRole('textbox', { name: 'Expires: Milk' })).not.toHaveAccessibleDescription(
    'A guess',
  );
  const spinach = page.getByRole('textbox', { name: 'Expires: Spinach' });
  await expect(spinach).toHaveAccessibleDescription('A guess');
  await expectAccessibleEverywhere(page);
  await spinach.fill('in 2 days');
  await page.getByRole('button', { name: 'Save 2 Ingredients' }).click();
  await expect(page.getByText('What I heard')).toHaveCount(0);
  await readPantryAgain(page);
  await expect(entry(page, 'Milk')).toContainText('expires tomorrow');
  await expect(entry(page, 'Spinach')).toContainText('expires in 2 days');
});

test('two batches in one sentence are separate in the review and the pantry [DATES-26]', async ({ page }) => {
  await fakeRecogniser(page);
  await signUpOnScreen(page);
  await openPantry(page);
  await page.getByRole('tab', { name: /^Voice Input/ }).click();
  const microphone = page.getByRole('button', { name: 'Microphone' });
  await microphone.click();
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await say(page, 'two milks one best before tomorrow and one that is opened');
  await expect(page.getByRole('button', { name: /^Remove Milk, expires / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Milk, opened' })).toBeVisible();
  await page.getByRole('button', { name: /^When they expire Milk, batch 1 first, / }).click();
  await expect(page.getByRole('textbox', { name: 'Expires: Milk, batch 2' })).toHaveAccessibleDescription(
    'A guess',
  );
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Save 2 Ingredients' }).click();
  await expect(page.getByText('What I heard')).toHaveCount(0);
  await readPantryAgain(page);
  await expect(entry(page, 'Milk')).toHaveCount(2);
  await expect(entry(page, 'Milk').first()).toContainText('expires tomorrow');
  await expect(entry(page, 'Milk').last()).toContainText('opened');
});

test('a purchase gets the date on its packet, or a guess if none is given [DATES-10]', async ({ page }) => {
  await signUpOnScreen(page);
  await openPantry(page);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await typeRows(page, [['Rice', '1', 'kg']]);
  await page.getByRole('button', { name: 'Add to Pantry' }).click();
  await expect(entry(page, 'Rice')).toBeVisible();
  await page.getByRole('link', { name: 'Meal Plan', exact: true }).click();
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await page.getByRole('link', { name: 'Shopping List', exact: true }).click();
  const thing = page.getByRole('checkbox').first();
  await expect(thing).toBeVisible();
  await thing.check({ force: true });
  await page.getByRole('button', { name: /^When they expire/ }).click();
  const field = page.getByRole('textbox', { name: /^Expires: / });
  const name = (
    (await field.getAttribute('aria-label')) ??
    (await field.evaluate((node: HTMLInputElement) => node.labels?.[0]?.textContent ?? ''))
  ).replace('Expires: ', '');
  await expect(field).toHaveAttribute('placeholder', 'Larder guesses');
  await field.fill('in 3 days');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bought it' }).click();
  await expect(page.getByRole('region', { name: 'Bought' })).toBeVisible();
  await openPantry(page);
  await expect(entry(page, name)).toContainText('expires in 3 days');
});

/** At any hour, the date in one of these differs from UTC. */
const elsewhere = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';

for (const { where, timezoneId } of [
  { where: 'in Tokyo', timezoneId: 'Asia/Tokyo' },
  { where: 'in California', timezoneId: 'America/Los_Angeles' },
  { where: 'where the date differs from UTC', timezoneId: elsewhere },
]) {
  test.describe(where, () => {
    test.use({ timezoneId });

    test("what expires on the cook's own day is good all day, and what expired the day before is not [DATES-20]", async ({
      page,
    }) => {
      await signUpOnScreen(page);
      await openPantry(page);
      await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
      await typeRows(page, [
        ['Spinach', '400', 'g', 'today'],
        ['Chicken breast', '600', 'g', 'yesterday'],
      ]);
      await page.getByRole('button', { name: 'Add to Pantry' }).click();
      await expect(entry(page, 'Spinach')).toContainText('expires today');
      const expired = page.getByRole('region', { name: 'Expired items' });
      await expect(expired).toContainText('Chicken breast expired yesterday');
      await expect(expired).not.toContainText('Spinach');

      await page.getByRole('button', { name: /^Notifications/ }).click();
      const news = page.getByRole('dialog', { name: 'Notifications' });
      await expect(news.getByRole('listitem').filter({ hasText: 'Spinach' })).toContainText('expires today');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      const strip = page.getByRole('region', { name: 'Use up' }).getByRole('listitem');
      await expect(strip.first()).toContainText('Spinach');
      await strip.first().getByRole('link').click();
      await expect(page.getByRole('button', { name: 'In Pantry, remove Spinach' })).toBeVisible();

      await page.getByRole('link', { name: 'Meal Plan', exact: true }).click();
      await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
      const meals = page.getByRole('article');
      await expect(meals.first()).toContainText(/spinach · expires today/);
      await expect(meals.filter({ hasText: /chicken breasts? · / })).toHaveCount(0);
    });
  });
}
