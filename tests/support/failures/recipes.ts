import type { Page } from '@playwright/test';
import { expect, fillPantry } from '../journey.ts';
import { makeList } from '../lists.ts';
import {
  button,
  firstLook,
  forget,
  goTo,
  lookAgain,
  tryAgain,
  type Cell,
  type FailingScreen,
  type Visit,
} from './cell.ts';
import { heartCell, ingredientCells, pressHeart } from './recipe-cells.ts';

const RECIPE = '/dashboard/recipes/1001';
const atRecipes = () => '/dashboard';
const atRecipe = () => RECIPE;

const card = (page: Page) => page.getByRole('article').first();
const heartOf = (page: Page) => card(page).getByRole('button', { name: /^Favorite/ });
const menuButton = (page: Page) => card(page).getByRole('button', { name: /^Add to List/ });
const choice = (page: Page) => page.getByRole('menuitemcheckbox', { name: 'Sunday pots' });
const shown = ({ page }: Visit) => expect(card(page)).toBeVisible();

async function openMenu(page: Page): Promise<void> {
  await card(page).hover();
  await menuButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

const MENU: readonly Cell[] = [
  {
    what: 'the lists in the menu of a recipe',
    call: 'GET /lists',
    before: ({ page }) => forget(page),
    act: async ({ page }) => {
      await goTo(page, '/dashboard');
      await openMenu(page);
    },
    says: 'Error loading lists',
    kept: ({ page }) => expect(page.getByRole('menuitem', { name: 'New list...' })).toBeEnabled(),
    again: async ({ page }) => {
      await closeMenu(page);
      await openMenu(page);
    },
    done: async ({ page }) => {
      await expect(choice(page)).toBeVisible();
      await closeMenu(page);
    },
  },
  {
    what: 'putting a recipe on a list',
    call: 'POST|DELETE /lists/*/recipes(?:/*)?',
    before: async ({ page }) => {
      await openMenu(page);
      await expect(choice(page)).toBeVisible();
    },
    act: ({ page }) => choice(page).click(),
    logs: 'The recipe list was not changed.',
    kept: async ({ page, turn }) => {
      await expect(choice(page)).toBeChecked({ checked: turn % 2 === 1 });
      await expect(choice(page)).not.toHaveAttribute('aria-busy');
    },
    done: async ({ page, turn }) => {
      await expect(choice(page)).toBeChecked({ checked: turn % 2 === 0 });
      await expect(choice(page)).not.toHaveAttribute('aria-busy');
      await closeMenu(page);
    },
  },
  {
    what: 'a new list for a recipe',
    call: 'POST /lists',
    before: async ({ page, turn }) => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: 'New list...' }).click();
      await page.getByLabel('List Name').fill(`Stews ${turn}`);
    },
    act: ({ page }) => button(page, 'Create List').click(),
    logs: 'The list was not created.',
    kept: async ({ page, turn }) => {
      await expect(page.getByLabel('List Name')).toHaveValue(`Stews ${turn}`);
      await expect(button(page, 'Create List')).toBeEnabled();
    },
    done: async ({ page, turn }) => {
      await expect(page.getByText(`List “Stews ${turn}” created`)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
];

/** Finding a recipe, and looking at it. */
export const RECIPES: readonly FailingScreen[] = [
  {
    screen: 'Recipes',
    open: async ({ page }) => {
      await fillPantry(page, ['onion', 'garlic', 'tomato']);
      await makeList(page, 'Sunday pots');
      await page.goto('/dashboard');
      await pressHeart(card(page));
    },
    cells: [
      {
        what: 'the recipes',
        call: 'GET /recipes/pantrysearch',
        ...firstLook(() => '/dashboard?query=dal'),
        says: 'Failed to load recipes',
        kept: ({ page }) => expect(page.getByRole('searchbox')).toHaveValue('dal'),
        again: tryAgain,
        done: async (visit) => {
          await shown(visit);
          await expect(visit.page.getByRole('searchbox')).toHaveValue('dal');
        },
      },
      {
        what: 'whether there is a pantry',
        call: 'GET /pantry/has-items',
        ...firstLook(atRecipes),
        logs: 'Whether the pantry holds anything could not be read.',
        kept: ({ page }) => expect(card(page).getByText(/\d+% Match/)).toBeVisible(),
        again: lookAgain(atRecipes),
        done: shown,
      },
      {
        what: 'the lists that hold the recipes',
        call: 'POST /recipes/batch-lists',
        ...firstLook(atRecipes),
        kept: ({ page }) => expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false'),
        again: lookAgain(atRecipes),
        done: ({ page }) => expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true'),
      },
      heartCell(card),
      ...MENU,
      {
        what: 'matching the recipes anew',
        call: 'GET /recipes/pantrysearch',
        before: async ({ page }) => {
          await goTo(page, RECIPE);
          const add = button(page, /^\+ Add /);
          await expect(button(page, 'In Pantry, remove Onion')).toBeVisible();
          const left = await add.count();
          await add.first().click();
          await expect(add).toHaveCount(left - 1);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await goTo(page, '/dashboard');
        },
        act: ({ page }) => button(page, 'Refresh matches').click(),
        says: 'Failed to load recipes',
        kept: ({ page }) => expect(button(page, 'Try Again')).toBeEnabled(),
        again: tryAgain,
        done: shown,
      },
    ],
  },
  {
    screen: 'Recipe detail',
    open: async ({ page }) => {
      await fillPantry(page, ['onion', 'garlic']);
      await page.goto(RECIPE);
      await pressHeart(page);
    },
    cells: [
      {
        what: 'the recipe',
        call: 'GET /recipes/*/details',
        ...firstLook(atRecipe),
        says: 'Failed to load recipe details',
        kept: ({ page }) => expect(page.getByRole('link', { name: 'Back to Recipes' })).toBeVisible(),
        again: async ({ page }) => {
          await page.getByRole('link', { name: 'Back to Recipes' }).click();
          await expect(card(page)).toBeVisible();
          await goTo(page, RECIPE);
        },
        done: ({ page }) => expect(button(page, 'In Pantry, remove Onion')).toBeVisible(),
      },
      {
        what: 'the lists that hold the recipe',
        call: 'GET /recipes/*/lists',
        ...firstLook(atRecipe),
        kept: ({ page }) => expect(button(page, /^Favorite/)).toHaveAttribute('aria-pressed', 'false'),
        again: lookAgain(atRecipe),
        done: ({ page }) => expect(button(page, /^Favorite/)).toHaveAttribute('aria-pressed', 'true'),
      },
      heartCell((page) => page),
      ...ingredientCells(),
    ],
  },
];
