import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectAccessibleEverywhere, fillPantry, test } from '../support/journey.ts';
import { makeList } from '../support/lists.ts';
import { writeRecipe } from '../support/own-recipes.ts';
import { RECIPE_SITE } from '../support/recipe-site.ts';
import { weekInWords } from '../support/week.ts';
import { pressUndo, undo } from '../support/undo.ts';

const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Ingredient ${number}`, exact: true });
const step = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Step ${number}`, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const saved = (page: Page) => page.getByRole('button', { name: 'Save recipe' });

/** Writes a crumble with a line that nobody knows. */
async function writeCrumble(page: Page): Promise<void> {
  await title(page).fill('Gran’s apple crumble');
  await page.getByLabel('Course').selectOption('Dessert');
  await line(page, 1).fill('200 g plain flour, sifted');
  await line(page, 1).press('Enter');
  await line(page, 2).fill('100 g butter');
  await line(page, 2).press('Enter');
  await line(page, 3).fill('2 tbsp Gran’s secret dust');
  await step(page, 1).fill('Rub the butter into the flour.');
  await step(page, 1).press('Enter');
  await step(page, 2).fill('Bake until golden.');
}

test('a cook writes a recipe, finds it with its match, changes it, plans it and deletes it [WRITE-05 WRITE-08]', async ({
  page,
}) => {
  await beSignedIn(page);
  await fillPantry(page, ['plain flour']);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'New recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New recipe' })).toBeVisible();
  await writeCrumble(page);
  await expect(page.getByText('2 lines read, 1 kept as text')).toBeVisible();
  await expectAccessibleEverywhere(page);

  // What is written survives a reload.
  await page.reload();
  await expect(page.getByText('What you wrote before is back.')).toBeVisible();
  await expect(line(page, 3)).toHaveValue('2 tbsp Gran’s secret dust');
  await saved(page).click();

  const heading = page.getByRole('heading', { level: 1, name: 'Gran’s apple crumble' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Not checked: 1 line unknown', { exact: true })).toBeVisible();
  await expect(page.getByText('2 tbsp Gran’s secret dust')).toBeVisible();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expectAccessibleEverywhere(page);
  const address = page.url();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'My recipes' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Gran’s apple crumble' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card.getByText('33% Match')).toBeVisible();
  await page.goto('/dashboard?query=crumble');
  await expect(card).toBeVisible();

  // Another name for the unknown line: the recipe is checked then.
  await page.goto(address);
  await page.getByRole('link', { name: 'Edit' }).click();
  await title(page).fill('Gran’s crumble');
  await page.getByRole('button', { name: 'Choose ingredient' }).click();
  await page.getByRole('combobox', { name: 'Ingredient' }).fill('cinnamon');
  await page
    .getByRole('option', { name: /cinnamon/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Done' }).click();
  await saved(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gran’s crumble' })).toBeVisible();
  await expect(page.getByText(/Not checked/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Put into the plan' }).click();
  const days = page.getByRole('dialog', { name: /^Cook Gran’s crumble/ });
  await days.getByRole('button', { name: new RegExp(`^${weekInWords()[2]}`) }).click();
  // There was no plan: one is made around it.
  await page.waitForURL(/\/dashboard\/meal-plan/);
  await expect(page.getByRole('article').filter({ hasText: 'Gran’s crumble' })).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted “Gran’s crumble”.')).toBeVisible();
  await pressUndo(page);
  await expect(page.getByText('“Gran’s crumble” is back.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Gran’s crumble' })).toBeVisible();
});

test('everything that is missing is said, and nothing is lost when a save fails [WRITE-04]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard/recipes/new');
  await title(page).fill('Soup');
  await title(page).fill('');
  await saved(page).click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Give the recipe a title')).toBeVisible();
  await expect(page.getByText('Add at least one ingredient')).toBeVisible();
  await title(page).fill('Leek soup');
  await line(page, 1).fill('3 leeks');
  await step(page, 1).fill('Simmer.');
  await page.route('**/api/v1/recipes', (route) => route.abort());
  await saved(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'kept in this browser' })).toBeVisible();
  await page.unroute('**/api/v1/recipes');
  await page.goto('/dashboard/pantry');
  await page.goto('/dashboard/recipes/new');
  await expect(title(page)).toHaveValue('Leek soup');
  await saved(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();
});

test('a recipe of the catalogue is copied and the copy changed, by keyboard alone', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/dashboard/recipes/1001');
  const copy = page.getByRole('link', { name: 'Duplicate' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicate recipe' })).toBeVisible();
  await title(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('My own version');
  await line(page, 1).focus();
  const first = await line(page, 1).inputValue();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(line(page, 2)).toBeFocused();
  await expect(line(page, 2)).toHaveValue(first);
  await saved(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My own version' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
});

test('recipes are edited, duplicated and deleted from their cards and from a list, by keyboard alone [WRITE-08 WRITE-10]', async ({
  page,
}) => {
  await beSignedIn(page);
  const titles = ['Leek pie', 'Leek soup', 'Leek tart'] as const;
  const ids: number[] = [];
  for (const one of titles) ids.push(await writeRecipe(page, one));
  const list = await makeList(page, 'Leeks', ids);
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  /** Opens a recipe's menu with the keyboard, and chooses the item. */
  const choose = async (button: string, name: string) => {
    await page.getByRole('button', { name: button, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(item('Edit').or(item('New list...'))).toBeVisible();
    await item(name).focus();
    await page.keyboard.press('Enter');
  };
  const bringBack = async (gone: string) => {
    await expect(page.getByText(`Deleted “${gone}”.`)).toBeVisible();
    await page.keyboard.press('F8');
    await undo(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`“${gone}” is back.`)).toBeVisible();
  };

  await page.goto('/dashboard?mine=true');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const name = (nth: number) => cards.nth(nth).getByRole('heading').textContent();
  const [first = '', second = '', last = ''] = await Promise.all([name(0), name(1), name(2)]);
  await choose(`More for ${second}`, 'Delete');
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('link', { name: last ?? '' })).toBeFocused();
  await bringBack(second ?? '');
  await expect(cards).toHaveCount(3);
  await choose(`More for ${first}`, 'Duplicate');
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicate recipe' })).toBeVisible();
  await page.goBack();
  await choose(`More for ${first}`, 'Edit');
  await expect(title(page)).toHaveValue(first ?? '');

  await page.goto(`/dashboard/lists/${list.id}`);
  const rows = page.locator('[data-slot="recipe-accordion-trigger"]');
  await rows.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Cook', exact: true })).toBeVisible();
  // The list has them in the order of their titles.
  const listed = titles[1];
  await choose(`More for ${listed}`, 'Delete');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toBeFocused();
  await bringBack(listed);
  await expect(rows).toHaveCount(3);

  // One of the catalogue is copied, from the menu that it has.
  await page.goto('/dashboard?query=bibimbap');
  await choose('Add to List: Bibimbap', 'Duplicate');
  await expect(title(page)).toHaveValue(/Bibimbap/);
});

test('recipes come in from a text and from files, and are looked through before they are saved [WRITE-06]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Import recipes' }).click();
  const text = page.getByRole('textbox', { name: 'The recipe' });
  await text.fill(
    'Pancakes\nServes 4\nIngredients\n100 g plain flour\n2 eggs\n300 ml milk\nMethod\n1. Whisk.\n2. Fry.',
  );
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  // What was read survives a reload.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Pancakes' })).toBeChecked();
  await page.getByRole('button', { name: 'Edit Pancakes' }).click();
  await title(page).fill('Thin pancakes');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save 1 recipe' }).click();
  await expect(page.getByText('1 recipe saved')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Thin pancakes' })).toBeVisible();

  await page.goto('/dashboard/recipes/import');
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Cheese scones',
    recipeYield: '8',
    recipeIngredient: ['225 g self-raising flour', '55 g butter', '100 g cheddar'],
    recipeInstructions: ['Rub in the butter.', 'Bake for 12 minutes.'],
  };
  await page.getByLabel('Files').setInputFiles([
    { name: 'scones.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(recipe)) },
    { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 half of it') },
  ]);
  await expect(page.getByRole('checkbox', { name: 'Cheese scones' })).toBeChecked();
  await expect(page.getByRole('heading', { name: '1 file could not be read' })).toBeVisible();
  await page.getByRole('button', { name: 'Save 1 recipe' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Cheese scones' })).toBeVisible();
});

test('a recipe comes in by its link, with its picture, and its unknown line is chosen by hand [IMPORT-01 IMPORT-09 IMPORT-10 IMPORT-15]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard/recipes/import');
  const address = page.getByLabel('Address of the page');
  // A page that leads into this machine is not opened.
  await address.fill(`${RECIPE_SITE}/inside`);
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/This link points to a private network/);
  await address.fill(`${RECIPE_SITE}/plum-cake`);
  await address.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Plum cake' })).toBeChecked();
  await expect(page.getByText('1 line kept as text')).toBeVisible();
  await expectAccessibleEverywhere(page);
  // Nothing is stored yet.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/dashboard/recipes?mine=true');
  await expect(elsewhere.getByText('No recipes of your own yet')).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Edit Plum cake' }).click();
  await expect(line(page, 2)).toHaveValue('3 large eggs');
  await page.getByRole('button', { name: 'Choose ingredient' }).click();
  await page.getByRole('combobox', { name: 'Ingredient' }).fill('cinnamon');
  await page
    .getByRole('option', { name: /cinnamon/i })
    .first()
    .click();
  // Without 'Done', for the line and for the recipe.
  await title(page).fill('Gran’s plum cake');
  await expect(page.getByText('3 lines read')).toBeVisible();
  await page.getByRole('button', { name: 'Save 1 recipe' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Gran’s plum cake' });
  await expect(card.locator('img').first()).toHaveAttribute('src', /^\/photos\//);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText(/cinnamon/i);
  await expect(page.getByText(/Not checked/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^View Original Recipe/ })).toHaveAttribute(
    'href',
    `${RECIPE_SITE}/plum-cake`,
  );

  await page.goto('/dashboard/recipes/import');
  await address.fill(`${RECIPE_SITE}/plum-cake`);
  await address.press('Enter');
  await expect(page.getByText('Already yours')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Plum cake' })).not.toBeChecked();
});

test('what another app shares is filled in, and read on a press [WRITE-07]', async ({ page }) => {
  await beSignedIn(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/dashboard/recipes/import?title=Pie&text=See+https%3A%2F%2Fexample.org%2Fpie');
  await expect(page.getByLabel('Address of the page')).toHaveValue('https://example.org/pie');
  expect(calls.filter((url) => url.endsWith('/recipes/import'))).toEqual([]);
});

test('what fails says so, loses nothing and can be tried again', async ({ page }) => {
  await beSignedIn(page);
  /** Lets the next of these calls fail with a fault of the server; those after it get through. */
  const failOnce = (method: string, path: RegExp) => {
    let isOver = false;
    return page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        if (isOver || route.request().method() !== method) return route.fallback();
        isOver = true;
        return route.fulfill({ status: 500, json: {} });
      },
    );
  };
  const says = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

  await page.goto('/dashboard/recipes/import');
  const text = page.getByRole('textbox', { name: 'The recipe' });
  await text.fill('Soup\nServes 2\nIngredients\n3 leeks\nMethod\n1. Simmer.');
  await failOnce('POST', /\/recipes\/import$/);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await says('Something went wrong. Please try again.');
  await expect(text).toHaveValue(/3 leeks/);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByRole('checkbox', { name: 'Soup' })).toBeChecked();
  await failOnce('POST', /\/recipes$/);
  await page.getByRole('button', { name: 'Save 1 recipe' }).click();
  await says('1 recipe could not be saved. What to do stands beside each.');
  await page.getByRole('button', { name: 'Save 1 recipe' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Soup' });
  await expect(card).toBeVisible();

  await card.getByRole('link').click();
  const edit = page.getByRole('link', { name: 'Edit' });
  await expect(edit).toBeVisible();
  await failOnce('GET', /\/recipes\/\d+\/source$/);
  await edit.click();
  await says('Failed to load the recipe');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page)).toHaveValue('Soup');
  await failOnce('POST', /\/ingredients\/read-lines$/);
  const unread = page.waitForResponse(/\/ingredients\/read-lines$/);
  await line(page, 1).fill('4 leeks, sliced');
  await unread;
  await title(page).fill('Leek soup');
  await failOnce('PUT', /\/recipes\/\d+$/);
  await saved(page).click();
  await says('Something went wrong. Please try again.');
  await expect(line(page, 1)).toHaveValue('4 leeks, sliced');
  await saved(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();

  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await failOnce('DELETE', /\/recipes\/\d+$/);
  await remove.click();
  await says('“Leek soup” could not be deleted. Please try again.');
  await remove.click();
  await says('Deleted “Leek soup”.');
  await failOnce('POST', /\/recipes\/\d+\/restore$/);
  await pressUndo(page);
  await says('“Leek soup” could not be restored.');
});
