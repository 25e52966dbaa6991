import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectAccessibleEverywhere, fillPantry, test } from '../support/journey.ts';
import { paintedPhoto } from '../support/photos.ts';
import { firstPlan, menu, PLAN } from '../support/plan-page.ts';
import { pressUndo } from '../support/undo.ts';

/** Butter chicken, in nine steps. */
const RECIPE = 1003;
const ADDRESS = `/dashboard/recipes/${RECIPE}`;

const kitchen = (page: Page) => page.getByRole('region', { name: 'In your kitchen' });
/** Scrolls to the end of the recipe's page, where this is loaded. */
async function toKitchen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(kitchen(page)).toBeVisible();
}

const star = (page: Page, name: string) => kitchen(page).getByRole('radio', { name, exact: true });
const notes = (page: Page) => kitchen(page).getByRole('textbox', { name: 'Your notes' });
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/memory') && answer.ok());

test('stars and notes are kept, shown on the card, and cleared [MEMORY-01]', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(ADDRESS);
  await toKitchen(page);
  await expect(kitchen(page).getByText('Not cooked yet')).toBeVisible();
  const rated = saved(page);
  await star(page, '4 stars').check({ force: true });
  await rated;
  await notes(page).fill('Half the salt.');
  const noted = saved(page);
  await kitchen(page).getByRole('button', { name: 'Save notes' }).click();
  await noted;
  await expect(kitchen(page).getByRole('button', { name: 'Save notes' })).toBeHidden();
  await expectAccessibleEverywhere(page);

  await page.reload();
  await toKitchen(page);
  await expect(star(page, '4 stars')).toBeChecked();
  await expect(notes(page)).toHaveValue('Half the salt.');
  await page.goto('/dashboard?query=butter+chicken');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible();

  // By keyboard: one less, then none. Notes are saved when the cook leaves them.
  await page.goto(ADDRESS);
  await toKitchen(page);
  await star(page, '4 stars').focus();
  const less = saved(page);
  await page.keyboard.press('ArrowLeft');
  await less;
  const none = saved(page);
  await page.keyboard.press('Delete');
  await none;
  await notes(page).fill('');
  const cleared = saved(page);
  await notes(page).press('Tab');
  await cleared;
  await page.reload();
  await toKitchen(page);
  await expect(star(page, '3 stars')).not.toBeChecked();
  await expect(notes(page)).toHaveValue('');
});

test('notes that two devices have changed: the cook is asked which to keep [MEMORY-02]', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(ADDRESS);
  await toKitchen(page);
  await expect(notes(page)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await page.request.put(`/api/v1/recipes/${RECIPE}/memory`, {
    data: { notes: 'From the phone' },
    headers: { authorization: `Bearer ${token}` },
  });
  await notes(page).fill('From the desk');
  await kitchen(page).getByRole('button', { name: 'Save notes' }).click();
  await expect(kitchen(page).getByText('Your notes are now: From the phone')).toBeVisible();
  const kept = saved(page);
  await kitchen(page).getByRole('button', { name: 'Keep Mine' }).click();
  await kept;
  await page.reload();
  await toKitchen(page);
  await expect(notes(page)).toHaveValue('From the desk');
});

test('a dish that was not planned is cooked on its page, and undone [MEMORY-03 MEMORY-04]', async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['butter', 'garlic']);
  await page.goto(ADDRESS);
  await toKitchen(page);
  await kitchen(page).getByRole('button', { name: 'Cooked it' }).click();
  await expect(page.getByText(/is marked as cooked\. What it used has been taken/)).toBeVisible();
  await expect(kitchen(page).getByText(/^Cooked once, on /)).toBeVisible();
  await kitchen(page).getByRole('button', { name: 'Cooked it' }).dblclick();
  await expect(kitchen(page).getByText(/^Cooked twice, last on /)).toBeVisible();
  await pressUndo(page);
  await expect(page.getByText(/is no longer marked as cooked/)).toBeVisible();
  await expect(kitchen(page).getByText(/^Cooked once, on /)).toBeVisible();
});

test('a dish of the plan that is cooked on its page is cooked in the plan, and its food is taken once [MEMORY-13]', async ({
  page,
}) => {
  await firstPlan(page);
  const meals = menu(page).getByRole('article');
  const open = meals.getByRole('button', { name: /^Cooked it/ });
  await expect(open).toHaveCount(7);
  const address = await meals.first().getByRole('link').first().getAttribute('href');
  await page.goto(String(address));
  await toKitchen(page);
  await kitchen(page).getByRole('button', { name: 'Cooked it' }).dblclick();
  await expect(page.getByText(/ is marked as cooked\. What it used has been taken/)).toBeVisible();
  await expect(kitchen(page).getByText(/^Cooked once, on /)).toBeVisible();
  await pressUndo(page);
  await expect(page.getByText(/is no longer marked as cooked/)).toBeVisible();
  await expect(kitchen(page).getByText('Not cooked yet')).toBeVisible();

  await kitchen(page).getByRole('button', { name: 'Cooked it' }).click();
  await expect(kitchen(page).getByText(/^Cooked once, on /)).toBeVisible();
  await page.goto(PLAN);
  await expect(meals.first().getByText('Cooked', { exact: true })).toBeVisible();
  await expect(open).toHaveCount(6);
});

test('cook mode ends with a rating, and takes the food of a dish that was not planned [MEMORY-11]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(`${ADDRESS}/cook`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  for (let turn = 0; turn < 9; turn += 1) await page.keyboard.press('ArrowRight');
  const rated = saved(page);
  await page
    .getByRole('radiogroup', { name: 'How was it?' })
    .getByRole('radio', { name: '5 stars' })
    .check({ force: true });
  await rated;
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Cooked it' }).click();
  await expect(page).toHaveURL(new RegExp(`/recipes/${RECIPE}$`));
  await toKitchen(page);
  await expect(star(page, '5 stars')).toBeChecked();
  await expect(kitchen(page).getByText(/^Cooked once, on /)).toBeVisible();
});

test('a photo of one’s own is the recipe’s picture, and comes back after it was removed [MEMORY-06 MEMORY-09]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(ADDRESS);
  await toKitchen(page);
  const chooser = kitchen(page).locator('input[type="file"]').first();
  await chooser.setInputFiles({
    name: 'letter.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please choose a photo: a JPEG, PNG or WebP file.' }),
  ).toBeVisible();
  const photo = await paintedPhoto(page);
  await chooser.setInputFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: photo });
  const shown = kitchen(page).getByRole('img', { name: /^Your photo of / });
  await expect(shown).toBeVisible();
  const header = page.locator('[data-slot="recipe-picture-image"]').first();
  await expect(header).toHaveAttribute('src', /^\/photos\//);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessibleEverywhere(page);
  await page.goto('/dashboard?query=butter+chicken');
  await expect(page.getByRole('article').first().locator('img').first()).toHaveAttribute(
    'src',
    /^\/photos\//,
  );

  await page.goto(ADDRESS);
  await toKitchen(page);
  await kitchen(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed your photo.')).toBeVisible();
  await expect(header).toHaveAttribute('src', /^\/pictures\//);
  await pressUndo(page);
  await expect(page.getByText('Your photo is back.')).toBeVisible();
  await expect(shown).toBeVisible();
});

test('a recipe is printed on one page, for the servings on screen [MEMORY-12]', async ({ page }) => {
  await beSignedIn(page);
  for (const path of ['1001', '1003?servings=8', '2028', '4004', '4015']) {
    await page.goto(`/dashboard/recipes/${path}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    for (const format of ['A4', 'Letter'])
      for (const width of ['12mm', '0']) {
        const margin = { top: width, bottom: width, left: width, right: width };
        const pdf = (await page.pdf({ format, margin })).toString('latin1');
        const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
        expect([path, format, width, pages]).toEqual([path, format, width, 1]);
      }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await expect(kitchen(page)).toBeHidden();
  for (const name of ['Favorite', 'Fewer servings', 'More servings'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Metric' })).toBeHidden();
});

test('a lost rating is taken back and said, lost notes stay in their field', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(ADDRESS);
  await toKitchen(page);
  await expect(notes(page)).toBeVisible();
  await page.route('**/memory', (route) => route.abort());
  await star(page, '2 stars')
    .check({ force: true, noWaitAfter: true })
    .catch(() => undefined);
  await expect(page.getByText('Your rating could not be saved. Please try again.')).toBeVisible();
  await expect(star(page, '2 stars')).not.toBeChecked();
  await notes(page).fill('Precious');
  await notes(page).press('Tab');
  await expect(kitchen(page).getByText('Your notes could not be saved. Please try again.')).toBeVisible();
  await page.unroute('**/memory');
  const kept = saved(page);
  await kitchen(page).getByRole('button', { name: 'Save notes' }).click();
  await kept;
  await page.reload();
  await toKitchen(page);
  await expect(notes(page)).toHaveValue('Precious');
});

test('a lost photo or ‘Cooked it’ is said, and can be done again', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(ADDRESS);
  await toKitchen(page);
  /** Loses the next request to this address. */
  const lose = (address: string) => page.route(address, (route) => route.abort(), { times: 1 });
  const said = (sentence: string) => expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();

  await lose('**/cooked');
  await kitchen(page).getByRole('button', { name: 'Cooked it' }).click();
  await expect(page.getByText(/could not be marked as cooked\. Please try again\.$/)).toBeVisible();
  await kitchen(page).getByRole('button', { name: 'Cooked it' }).click();
  await expect(kitchen(page).getByText(/^Cooked once, on /)).toBeVisible();
  await lose('**/cooked/*');
  await pressUndo(page);
  await expect(page.getByText(/is still marked as cooked\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(kitchen(page).getByText('Not cooked yet')).toBeVisible();

  const chooser = kitchen(page).locator('input[type="file"]').first();
  const file = { name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: await paintedPhoto(page) };
  await lose('**/photo');
  await chooser.setInputFiles(file);
  await said('The photo could not be sent. Please try again.');
  await chooser.setInputFiles(file);
  const shown = kitchen(page).getByRole('img', { name: /^Your photo of / });
  await expect(shown).toBeVisible();
  await lose('**/photo');
  await kitchen(page).getByRole('button', { name: 'Remove' }).click();
  await said('The photo could not be removed. Please try again.');
  await expect(shown).toBeVisible();
  await kitchen(page).getByRole('button', { name: 'Remove' }).click();
  await said('Removed your photo.');
  await lose('**/photo/restore');
  await pressUndo(page);
  await said('Your photo could not be restored.');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(shown).toBeVisible();
});
