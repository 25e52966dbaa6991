import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { writeRecipe } from '../own-recipes.ts';
import { button, firstLook, goTo, tryAgain, type FailingScreen, type Visit } from './cell.ts';
import { pressUndo } from '../undo.ts';

const NEW = '/dashboard/recipes/new';
const IMPORT = '/dashboard/recipes/import';
const FAILED = 'Something went wrong. Please try again.';
const TYPED_IS_KEPT =
  'Larder cannot be reached. What you typed is still here: try again when you are back online.';
const WRITTEN_IS_KEPT =
  'Larder cannot be reached. What you wrote is kept in this browser: save it when you are back online.';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const line = (page: Page) => page.getByRole('textbox', { name: 'Ingredient 1', exact: true });
const step = (page: Page) => page.getByRole('textbox', { name: 'Step 1', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const save = ({ page }: Visit) => button(page, 'Save recipe').click();

const WRITING: FailingScreen = {
  screen: 'New recipe',
  open: ({ page }) => page.goto(NEW),
  cells: [
    {
      what: 'reading the lines',
      call: 'POST /ingredients/read-lines',
      before: ({ page }) => goTo(page, NEW),
      act: ({ page, turn }) => line(page).fill(`${turn + 2} leeks`),
      logs: 'The ingredient lines were not read.',
      kept: ({ page, turn }) => expect(line(page)).toHaveValue(`${turn + 2} leeks`),
      again: ({ page, turn }) => line(page).fill(`${turn + 2} leeks, sliced`),
      done: ({ page }) => expect(page.getByText('1 line read', { exact: true })).toBeVisible(),
    },
    {
      what: 'saving a recipe',
      call: 'POST /recipes',
      before: async ({ page, turn }) => {
        await goTo(page, NEW);
        await title(page).fill(`Soup ${turn}`);
        await line(page).fill('3 leeks');
        await step(page).fill('Simmer.');
        await expect(page.getByText('1 line read', { exact: true })).toBeVisible();
      },
      act: save,
      says: FAILED,
      saysCut: WRITTEN_IS_KEPT,
      serverFirst: true,
      logs: 'The recipe was not saved.',
      kept: async ({ page, turn }) => {
        await expect(title(page)).toHaveValue(`Soup ${turn}`);
        await expect(step(page)).toHaveValue('Simmer.');
        await expect(button(page, 'Save recipe')).toBeEnabled();
      },
      done: ({ page, turn }) => expect(heading(page, `Soup ${turn}`)).toBeVisible(),
    },
  ],
};

function changing(): FailingScreen {
  let id = 0;
  const atRecipe = () => `/dashboard/recipes/${id}`;
  const atEdit = () => `${atRecipe()}/edit`;
  return {
    screen: 'Edit recipe',
    open: async ({ page }) => {
      id = await writeRecipe(page, 'Leek soup');
      await page.goto(atRecipe());
    },
    cells: [
      {
        what: 'a recipe to edit',
        call: 'GET /recipes/*/source',
        ...firstLook(atEdit),
        says: 'Failed to load the recipe',
        kept: ({ page }) => expect(button(page, 'Try Again')).toBeEnabled(),
        again: tryAgain,
        done: ({ page }) => expect(title(page)).toHaveValue('Leek soup'),
      },
      {
        what: 'saving a change',
        call: 'PUT /recipes/*',
        before: async ({ page, turn }) => {
          await goTo(page, atRecipe());
          await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
          await goTo(page, atEdit());
          await title(page).fill(`Leek soup ${turn}`);
        },
        act: save,
        says: FAILED,
        saysCut: WRITTEN_IS_KEPT,
        serverFirst: true,
        logs: 'The recipe was not saved.',
        kept: async ({ page, turn }) => {
          await expect(title(page)).toHaveValue(`Leek soup ${turn}`);
          await expect(button(page, 'Save recipe')).toBeEnabled();
        },
        done: ({ page, turn }) => expect(heading(page, `Leek soup ${turn}`)).toBeVisible(),
      },
    ],
  };
}

function deleting(): FailingScreen {
  let name = '';
  const open = async ({ page }: Visit, next: string) => {
    name = next;
    const id = await writeRecipe(page, name);
    await goTo(page, `/dashboard/recipes/${id}`);
    await expect(heading(page, name)).toBeVisible();
  };
  const remove = (page: Page) => button(page, 'Delete');
  return {
    screen: 'An own recipe',
    open: ({ page }) => page.goto('/dashboard/recipes/1001'),
    cells: [
      {
        what: 'deleting a recipe',
        call: 'DELETE /recipes/*',
        before: (visit) => open(visit, 'Old soup'),
        act: ({ page }) => remove(page).click(),
        says: '“Old soup” could not be deleted. Please try again.',
        logs: 'The recipe was not deleted.',
        kept: ({ page }) => expect(remove(page)).toBeEnabled(),
        done: ({ page }) => expect(page.getByText('Deleted “Old soup”.')).toBeVisible(),
      },
      {
        what: 'bringing a recipe back',
        call: 'POST /recipes/*/restore',
        before: async (visit) => {
          await open(visit, 'Lost soup');
          await remove(visit.page).click();
          await expect(visit.page.getByText('Deleted “Lost soup”.')).toBeVisible();
        },
        act: ({ page }) => pressUndo(page),
        says: '“Lost soup” could not be restored.',
        kept: ({ page }) => expect(button(page, 'Try again')).toBeEnabled(),
        again: ({ page }) => button(page, 'Try again').click(),
        done: ({ page }) => expect(page.getByText('“Lost soup” is back.')).toBeVisible(),
      },
    ],
  };
}

const TEXT = 'Pancakes\nServes 4\nIngredients\n100 g plain flour\n2 eggs\nMethod\n1. Whisk.\n2. Fry.';
const pasted = (page: Page) => page.getByRole('textbox', { name: 'The recipe' });

const IMPORTING: FailingScreen = {
  screen: 'Import recipes',
  open: ({ page }) => page.goto(IMPORT),
  cells: [
    {
      what: 'reading recipes',
      call: 'POST /recipes/import',
      before: async ({ page }) => {
        await goTo(page, IMPORT);
        const leave = button(page, 'Cancel');
        if ((await leave.count()) > 0) await leave.click();
        await pasted(page).fill(TEXT);
      },
      act: ({ page }) => button(page, 'Read the text').click(),
      says: FAILED,
      saysCut: TYPED_IS_KEPT,
      serverFirst: true,
      kept: async ({ page }) => {
        await expect(pasted(page)).toHaveValue(TEXT);
        await expect(button(page, 'Read the text')).toBeEnabled();
      },
      done: ({ page }) => expect(page.getByRole('checkbox', { name: 'Pancakes' })).toBeChecked(),
    },
  ],
};

/** Writing, changing, deleting and importing recipes of one's own. */
export const OWN_RECIPES: readonly FailingScreen[] = [WRITING, changing(), deleting(), IMPORTING];
