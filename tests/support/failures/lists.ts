import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { addFavorite, makeList, recipeIds } from '../lists.ts';
import { button, firstLook, lookAgain, tryAgain, type Cell, type FailingScreen, type Visit } from './cell.ts';
import { menuCells } from './menu-cells.ts';
import { heartCell, ingredientCells } from './recipe-cells.ts';
import { pressUndo } from '../undo.ts';

const LISTS = '/dashboard/lists';
const atLists = () => LISTS;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const nameField = (page: Page) => page.getByLabel('List Name');

const LISTS_SCREEN: FailingScreen = {
  screen: 'My Recipe Lists',
  open: async ({ page }) => {
    await makeList(page, 'Sunday pots', await recipeIds(page, 2));
    await page.goto(LISTS);
  },
  cells: [
    {
      what: 'the lists',
      call: 'GET /lists',
      ...firstLook(atLists),
      says: 'Error loading lists',
      kept: ({ page }) => expect(button(page, 'Try Again')).toBeEnabled(),
      again: tryAgain,
      done: ({ page }) => expect(link(page, 'Sunday pots')).toBeVisible(),
    },
    {
      what: 'the pictures of a list',
      call: 'GET /lists/*/recipes',
      ...firstLook(atLists),
      kept: ({ page }) => expect(link(page, 'Sunday pots')).toBeVisible(),
      again: lookAgain(atLists),
      done: ({ page }) =>
        expect(page.getByRole('article').filter({ hasText: 'Sunday pots' }).locator('img')).toHaveCount(2),
    },
    {
      what: 'creating a list',
      call: 'POST /lists',
      before: async ({ page, turn }) => {
        await button(page, 'Create New List').click();
        await nameField(page).fill(`Pots ${turn}`);
        await page.getByLabel(/^Description/).fill('Slow, and worth it.');
      },
      act: ({ page }) => button(page, 'Create List').click(),
      logs: 'The list was not created.',
      kept: async ({ page, turn }) => {
        await expect(nameField(page)).toHaveValue(`Pots ${turn}`);
        await expect(page.getByLabel(/^Description/)).toHaveValue('Slow, and worth it.');
        await expect(button(page, 'Create List')).toBeEnabled();
      },
      done: async ({ page, turn }) => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(link(page, `Pots ${turn}`)).toBeVisible();
      },
    },
    {
      what: 'changing a list',
      call: 'PUT /lists/*',
      before: async ({ page, turn }) => {
        await button(page, `Edit Pots ${turn}`).click();
        await nameField(page).fill(`Pans ${turn}`);
      },
      act: ({ page }) => button(page, 'Save Changes').click(),
      logs: 'The list was not saved.',
      kept: async ({ page, turn }) => {
        await expect(nameField(page)).toHaveValue(`Pans ${turn}`);
        await expect(button(page, 'Save Changes')).toBeEnabled();
      },
      done: async ({ page, turn }) => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(link(page, `Pans ${turn}`)).toBeVisible();
      },
    },
    {
      what: 'deleting a list',
      call: 'DELETE /lists/*',
      before: ({ page, turn }) => button(page, `Delete Pans ${turn}`).click(),
      act: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
      says: 'The list could not be deleted. Please try again.',
      logs: 'The list was not deleted.',
      kept: ({ page }) =>
        expect(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })).toBeEnabled(),
      done: async ({ page, turn }) => {
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(link(page, `Pans ${turn}`)).toHaveCount(0);
      },
    },
    {
      what: 'bringing a list back',
      call: 'POST /lists/*/restore',
      before: async ({ page }) => {
        await button(page, 'Delete Sunday pots').click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByText('Deleted the list “Sunday pots”.')).toBeVisible();
      },
      act: ({ page }) => pressUndo(page),
      says: 'The list “Sunday pots” could not be restored.',
      kept: ({ page }) => expect(button(page, 'Try again')).toBeEnabled(),
      again: ({ page }) => button(page, 'Try again').click(),
      done: ({ page }) => expect(link(page, 'Sunday pots')).toBeVisible(),
    },
  ],
};

/** Enough for a second page, even after a few have left the list. */
const LENGTH = 27;

function listDetailScreen(): FailingScreen {
  let list = '';
  const atList = () => list;
  const first = (page: Page) => button(page, /^1 /);
  const counted = ({ page }: Visit) => expect(page.getByText(/^\d+ recipes in this list$/)).toBeVisible();
  const load = (what: string, call: string): Cell => ({
    what,
    call,
    ...firstLook(atList),
    says: 'Failed to load list',
    kept: ({ page }) => expect(link(page, 'Back to Lists')).toBeVisible(),
    again: tryAgain,
    done: counted,
  });
  return {
    screen: 'List detail',
    open: async ({ page }) => {
      const recipes = await recipeIds(page, LENGTH);
      await addFavorite(page, recipes[0]);
      await makeList(page, 'Slow pots');
      list = `${LISTS}/${(await makeList(page, 'Sunday pots', recipes)).id}`;
      await page.goto(list);
    },
    cells: [
      load('the list', 'GET /lists/*'),
      load('its recipes', 'GET /lists/*/recipes'),
      {
        ...load('its second page', 'GET /lists/*/recipes'),
        before: lookAgain(atList, counted),
        act: ({ page }) => button(page, /^Next/).click(),
        done: ({ page }) => expect(button(page, /^21 /)).toBeVisible(),
      },
      {
        what: 'the lists that hold its recipes',
        call: 'POST /recipes/batch-lists',
        ...firstLook(atList),
        kept: counted,
        again: lookAgain(atList),
        done: counted,
      },
      {
        what: 'a recipe in full',
        call: 'GET /recipes/*/details',
        before: lookAgain(atList, counted),
        act: ({ page }) => first(page).click(),
        says: 'Failed to load recipe details',
        kept: ({ page }) => expect(first(page)).toHaveAttribute('aria-expanded', 'true'),
        again: tryAgain,
        done: async ({ page }) => {
          await expect(page.getByRole('link', { name: 'View recipe' })).toBeVisible();
          await expect(button(page, /^Favorite/)).toHaveAttribute('aria-pressed', 'true');
        },
      },
      heartCell((page) => page),
      ...menuCells({
        place: (page) => page,
        arrive: async (visit) => {
          await lookAgain(atList, counted)(visit);
          await first(visit.page).click();
        },
        list: 'Slow pots',
      }),
      ...ingredientCells(),
      {
        what: 'taking a recipe off the list',
        call: 'DELETE /lists/*/recipes/*',
        before: async ({ page }) => {
          if ((await first(page).getAttribute('aria-expanded')) === 'false') await first(page).click();
        },
        act: ({ page }) => button(page, 'Remove from List').click(),
        logs: 'The recipe list was not changed.',
        kept: async ({ page, turn }) => {
          await expect(button(page, 'Remove from List')).toBeEnabled();
          await expect(page.getByText(`${LENGTH - turn} recipes in this list`)).toBeVisible();
        },
        done: ({ page, turn }) =>
          expect(page.getByText(`${LENGTH - turn - 1} recipes in this list`)).toBeVisible(),
      },
      {
        what: 'bringing a recipe back to the list',
        call: 'POST /lists/*/recipes/*/restore',
        before: async ({ page }) => {
          // The last one restored may be first now, or another one.
          await expect(async () => {
            if ((await first(page).getAttribute('aria-expanded')) === 'false') await first(page).click();
            await button(page, 'Remove from List').click({ timeout: 2000 });
          }).toPass();
          await expect(page.getByText(/^Removed .+ from Sunday pots\.$/)).toBeVisible();
        },
        act: ({ page }) => pressUndo(page),
        says: 'The recipe could not be put back on Sunday pots.',
        kept: ({ page }) => expect(button(page, 'Try again')).toBeEnabled(),
        again: ({ page }) => button(page, 'Try again').click(),
        done: ({ page }) => expect(page.getByText(/^\d+ recipes in this list$/)).toBeVisible(),
      },
    ],
  };
}

/** Recipes on lists. */
export const LISTS_SCREENS: readonly FailingScreen[] = [LISTS_SCREEN, listDetailScreen()];
