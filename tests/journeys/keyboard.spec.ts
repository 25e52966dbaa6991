import type { Page } from '@playwright/test';
import { tabTo } from '../support/by-keyboard.ts';
import { beSignedIn, expect, test } from '../support/journey.ts';
import { paintedPhoto } from '../support/photos.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a recipe is written, tied, saved, rated, photographed and printed by keyboard alone [WRITE-02]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard');
  const { keyboard } = page;
  await tabTo(page, page.getByRole('link', { name: 'New recipe' }));
  await keyboard.press('Enter');
  await tabTo(page, field(page, 'Title'));
  await keyboard.type('Gran’s apple crumble');

  // Lines one below the other, a heading above the last, and one taken away again.
  await tabTo(page, field(page, 'Ingredient 1'));
  await keyboard.type('200 g plain flour');
  await keyboard.press('Enter');
  await expect(field(page, 'Ingredient 2')).toBeFocused();
  await keyboard.type('2 tbsp Gran’s secret dust');
  await keyboard.press('Enter');
  await keyboard.type('1 kg apples');
  await keyboard.press('Enter');
  await expect(field(page, 'Ingredient 4')).toBeFocused();
  await keyboard.press('Backspace');
  await expect(field(page, 'Ingredient 3')).toBeFocused();
  await tabTo(page, button(page, /^More.*1 kg apples/));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await keyboard.type('heading');
  await keyboard.press('Enter');
  const heading = field(page, 'Heading');
  await expect(heading).toBeFocused();
  await keyboard.type('For the filling');

  // The line that nobody knows is tied to an ingredient by hand, with the arrows in its suggestions.
  await tabTo(page, button(page, 'Choose ingredient'), 'Shift+Tab');
  await keyboard.press('Enter');
  const ingredient = page.getByRole('combobox', { name: 'Ingredient' });
  await expect(ingredient).toBeFocused();
  await keyboard.type('cinnamon');
  await expect(page.getByRole('option', { name: /cinnamon/i }).first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(ingredient).toHaveValue(/cinnamon/i);
  await keyboard.press('Enter');
  await expect(ingredient).toBeHidden();
  await expect(page.getByText('3 lines read')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();

  await tabTo(page, field(page, 'Step 1'));
  await keyboard.type('Rub the butter into the flour.');
  await keyboard.press('Enter');
  await expect(field(page, 'Step 2')).toBeFocused();
  await keyboard.type('Bake until golden.');
  await tabTo(page, button(page, 'Save recipe'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gran’s apple crumble' })).toBeVisible();

  // What the kitchen remembers of it.
  const kitchen = page.getByRole('region', { name: 'In your kitchen' });
  await tabTo(page, button(page, 'Print'));
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await tabTo(page, kitchen.getByRole('radio').first());
  const rated = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await keyboard.press('ArrowRight');
  await rated;
  await tabTo(page, kitchen.getByRole('textbox', { name: 'Your notes' }));
  await keyboard.type('Better the next day.');
  const noted = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await keyboard.press('Tab');
  await noted;
  await expect(kitchen.getByRole('button', { name: /^Sav/ })).toHaveCount(0);
  // Asked for early: the browser has to be told to hand the choice over.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, button(page, 'Choose a photo'));
  await keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: await paintedPhoto(page) });
  await expect(kitchen.getByRole('img', { name: /^Your photo of / })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await tabTo(page, kitchen.getByRole('button', { name: 'Remove' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Removed your photo.')).toBeVisible();
  await expect(button(page, 'Choose a photo')).toBeFocused();
});

test('a list is made, filled, opened, renamed and deleted by keyboard alone', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/dashboard?query=bibimbap');
  const { keyboard } = page;
  await tabTo(page, button(page, 'Add to List: Bibimbap'));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'New list...' })).toBeFocused();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await keyboard.type('Sunday');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Add to List: Bibimbap')).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'My Lists' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Sunday' }));
  await keyboard.press('Enter');
  const recipe = page.getByRole('button', { name: /^1 Bibimbap/ });
  await tabTo(page, recipe);
  await keyboard.press('Enter');
  await tabTo(page, button(page, 'Remove from List'));
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Browse Recipes' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Back to Lists' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Edit.*Sunday/ }));
  await keyboard.press('Enter');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Monday');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Edit.*Monday/ })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Delete.*Monday/ }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Monday' })).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('a recipe is imported, corrected, saved and cooked by keyboard alone [WRITE-06]', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/dashboard');
  const { keyboard } = page;
  await tabTo(page, page.getByRole('link', { name: 'Import recipes' }));
  await keyboard.press('Enter');
  await tabTo(page, field(page, 'The recipe'));
  await keyboard.insertText(
    'Pancakes\nServes 4\n100 g plain flour\n2 eggs\na glug of milk\nMethod\nWhisk the eggs and flour.\nFry for 2 minutes.',
  );
  await tabTo(page, button(page, 'Read the text'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible();
  const edit = button(page, /^Edit Pancakes/);
  await tabTo(page, edit);
  await keyboard.press('Enter');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Ingredient 3')).toHaveValue('a glug of milk');
  await keyboard.press('End');
  await keyboard.type(' with lemon');
  await tabTo(page, button(page, 'Done'));
  await keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await tabTo(page, button(page, 'Save 1 recipe'));
  await keyboard.press('Enter');

  const card = page.getByRole('article').filter({ hasText: 'Pancakes with lemon' });
  await tabTo(page, card.getByRole('link').first());
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pancakes with lemon' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Cook', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await keyboard.press('ArrowRight');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await keyboard.press('ArrowRight');
  await tabTo(page, button(page, 'Cooked it'));
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'In your kitchen' })).toContainText('Cooked once');
});
