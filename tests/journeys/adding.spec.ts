import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectAccessibleEverywhere, fillPantry, test } from '../support/journey.ts';
import { countRequests, readPantry } from '../support/pantry.ts';
import { pressUndo } from '../support/undo.ts';

const PANTRY = '/dashboard/pantry';
const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const name = (page: Page, row: number) => page.getByRole('combobox', { name: `Name, row ${row}` });
const quantity = (page: Page, row: number) => page.getByLabel(`Qty, row ${row}`);
const unit = (page: Page, row: number) => page.getByRole('combobox', { name: `Unit, row ${row}` });
const submit = (page: Page) => page.getByRole('button', { name: 'Add to Pantry' });

/** The pantry, as 'name quantity unit'. */
async function stock(page: Page): Promise<string[]> {
  const items = await readPantry(page);
  return items.map((item) => `${item.ingredients.name} ${item.quantity ?? 'some'} ${item.unit}`).toSorted();
}

/** Taps five ingredients, and counts the taps from the pantry's page on. */
async function tapFive(page: Page, filled: readonly string[]): Promise<void> {
  await beSignedIn(page);
  if (filled.length > 0) await fillPantry(page, [...filled]);
  await page.goto(PANTRY);
  let taps = 0;
  const tap = async (target: ReturnType<typeof tile>) => {
    taps += 1;
    await target.tap();
  };
  const sent = countRequests(page, 'POST', '/pantry/bulk');
  if (filled.length > 0) {
    await tap(page.getByRole('button', { name: '+ Add Ingredients' }));
    await tap(page.getByRole('tab', { name: /Common things/ }));
  }
  for (const thing of ['Eggs', 'Milk', 'Rice', 'Olive oil', 'Salt']) {
    await tap(tile(page, thing));
    await expect(tile(page, thing)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText(`${5 + filled.length} ingredients in your pantry.`)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
  expect(sent()).toBeLessThanOrEqual(5);
  const there = await stock(page);
  for (const item of ['egg 6 piece', 'milk 1 l', 'olive oil some ml', 'rice 1 kg', 'salt some g']) {
    expect(there).toContain(item);
  }
  await expectAccessibleEverywhere(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('five ingredients are in an empty pantry within eight taps [ADDING-02]', async ({ page }) => {
    await tapFive(page, []);
  });

  test('five ingredients join a stocked pantry within eight taps [ADDING-02]', async ({ page }) => {
    await tapFive(page, ['saffron']);
  });
});

test('a second tap removes it again, and a failed tap is reported and reverted [ADDING-01]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  await tile(page, 'Milk').click();
  await expect(page.getByText('1 ingredient in your pantry.')).toBeVisible();
  await tile(page, 'Milk').click();
  await expect(tile(page, 'Milk')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => stock(page)).toEqual([]);

  await page.route('**/api/v1/pantry/bulk', (route) => route.abort());
  await tile(page, 'Garlic').click();
  await expect(page.getByText('Failed to add ingredients')).toBeVisible();
  await expect(tile(page, 'Garlic')).toHaveAttribute('aria-pressed', 'false');
});

test('tiles tapped just before a reload are kept [ADDING-18]', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  await tile(page, 'Milk').click();
  await tile(page, 'Garlic').click();
  await page.reload();
  await expect.poll(() => stock(page)).toEqual(['garlic 1 head', 'milk 1 l']);
});

test('ingredients added twice come first in the tiles, and nothing moves while they are open [USUAL-05]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  for (const [time, button] of ['Add Your First Ingredient', '+ Add Ingredients'].entries()) {
    await page.getByRole('button', { name: button }).click();
    for (const [index, thing] of ['moon cheese', 'lemon', ...(time === 0 ? ['thyme'] : [])].entries()) {
      await name(page, index + 1).fill(thing);
      await unit(page, index + 1).fill('piece');
    }
    await submit(page).click();
    await expect(page.getByText(/Successfully added . ingredient/)).toBeVisible();
  }
  const usuals = page.getByRole('group', { name: 'Your usuals' });
  const names = () => usuals.getByRole('button').allTextContents();
  const openTiles = async () => {
    await page.getByRole('button', { name: '+ Add Ingredients' }).click();
    await page.getByRole('tab', { name: /Common things/ }).click();
    await expect(usuals).toBeVisible();
  };
  await openTiles();
  const first = await names();
  expect(first.map((text) => /^[A-Z][a-z ]*[a-z]/.exec(text)?.[0].replace('some', '')).toSorted()).toEqual([
    'Lemons',
    'Moon cheese',
  ]);
  await expect(usuals.getByRole('button', { name: /^Lemons/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(tile(page, 'Lemons')).toHaveCount(1);
  await expectAccessibleEverywhere(page);

  await tile(page, 'Eggs').click();
  await tile(page, 'Eggs').click();
  await expect(tile(page, 'Eggs')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await stock(page)).length).toBe(3);
  expect(await names()).toEqual(first);
  await page.reload();
  await expect(usuals).toBeVisible();
  expect(await names()).toEqual(first);
});

test("units can be typed in any form, and default to the ingredient's own [ADDING-10]", async ({ page }) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  const rows = [
    ['flour', '500', 'grams'],
    ['eggs', '1', 'dozen'],
    ['tinned tomatoes', '2', 'tins'],
    ['rice', '2', 'bags'],
  ];
  for (const [index, [thing = '', amount = '', measure = '']] of rows.entries()) {
    await name(page, index + 1).fill(thing);
    await quantity(page, index + 1).fill(amount);
    await unit(page, index + 1).fill(measure);
    await page.keyboard.press('Tab');
  }
  await name(page, 5).fill('milk');
  await expect(unit(page, 5)).toHaveValue('l');
  await submit(page).click();
  await expect(page.getByText('Successfully added 5 ingredient(s) to your pantry')).toBeVisible();
  expect(await stock(page)).toEqual([
    'egg 12 piece',
    'milk some l',
    'plain flour 500 g',
    'rice 2 pack',
    'tinned tomatoes 2 can',
  ]);
});

test('all errors appear at once, and an unknown unit is named [ADDING-11]', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await name(page, 1).fill('milk');
  await unit(page, 1).fill('flurbs');
  await name(page, 3).fill('salt');
  await quantity(page, 3).fill('0');
  await submit(page).click();
  await expect(unit(page, 1)).toBeFocused();
  await expect(unit(page, 1)).toHaveAccessibleDescription(
    '“flurbs” is not a unit Larder knows. Try g, ml, piece or pack.',
  );
  await expect(quantity(page, 3)).toHaveAccessibleDescription('Quantity must be greater than 0 if provided');
});

test('a misspelled name is queried once, and kept as typed if intended [ADDING-14]', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await name(page, 1).fill('scallion');
  await expect(page.getByRole('option', { name: 'scallions' })).toBeVisible();
  await name(page, 1).fill('coconut mlk');
  await unit(page, 1).fill('tin');
  await name(page, 2).fill('brocolli');
  await unit(page, 2).fill('piece');
  await submit(page).click();
  await expect(page.getByText('“coconut mlk”: did you mean coconut milk?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use coconut milk' })).toBeFocused();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Keep as typed' }).click();
  await expect(page.getByText('Successfully added 2 ingredient(s) to your pantry')).toBeVisible();
  expect(await stock(page)).toEqual(['brocolli some piece', 'coconut milk some can']);
});

test('an ingredient named by the cook can be renamed, and a known name turns it into that ingredient [ADDING-16]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  await page.getByRole('button', { name: 'Add Your First Ingredient' }).click();
  await name(page, 1).fill('moon dust');
  await unit(page, 1).fill('tin');
  await name(page, 2).fill('coconut milk');
  await unit(page, 2).fill('tin');
  await submit(page).click();
  await expect(page.getByText('Successfully added 2 ingredient(s) to your pantry')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Coconut milk' }).click();
  const field = page.getByRole('dialog').getByLabel('Ingredient');
  const update = page.getByRole('button', { name: 'Update' });
  await expect(field).not.toBeEditable();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit Moon dust' }).click();
  await field.fill('');
  await update.click();
  await expect(field).toHaveAccessibleDescription('Name is required');
  await field.fill('star dust');
  await expectAccessibleEverywhere(page);
  await update.click();
  await expect(page.getByText('Moon dust is called star dust now.')).toBeVisible();
  await pressUndo(page);
  await expect(page.getByText('Moon dust has its old name again.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Moon dust' }).click();
  await field.fill('Coconut milks');
  await expect(field).toHaveAccessibleDescription('Larder already knows coconut milk: this will become it.');
  await update.click();
  await expect(page.getByText('Moon dust is coconut milk now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Moon dust' })).toHaveCount(0);
  expect(await stock(page)).toEqual(['coconut milk some can']);
});

test('every way of adding is offered on the first visit [ADDING-03]', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(PANTRY);
  await expect(page.getByText('Your pantry is empty')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Common things/, selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Type/ })).toBeVisible();
  await page.getByRole('tab', { name: /Country Presets/ }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Pantry View' }).click();
  await expect(page.getByRole('tab', { name: /Common things/, selected: true })).toBeVisible();
});
