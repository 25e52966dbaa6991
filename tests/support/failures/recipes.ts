import type { Page } from '@playwright/test';
import { expect, fillPantry } from '../journey.ts';
import { makeList } from '../lists.ts';
import { button, firstLook, goTo, lookAgain, tryAgain, type FailingScreen, type Visit } from './cell.ts';
import { menuCells } from './menu-cells.ts';
import { heartCell, ingredientCells, pressHeart } from './recipe-cells.ts';

const RECIPE = '/dashboard/recipes/1001';
const atRecipes = () => '/dashboard';
const atRecipe = () => RECIPE;

const card = (page: Page) => page.getByRole('article').first();
const heartOf = (page: Page) => card(page).getByRole('button', { name: /^Favorite/ });
const shown = ({ page }: Visit) => expect(card(page)).toBeVisible();

/** Finding and viewing a recipe. */
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
        what: 'what is to be used up',
        call: 'GET /pantry/use-up',
        ...firstLook(atRecipes),
        kept: shown,
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
      ...menuCells({ place: card, arrive: ({ page }) => goTo(page, '/dashboard'), list: 'Sunday pots' }),
      {
        what: 'matching the recipes again',
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
    screen: 'Recipes without a pantry',
    open: ({ page }) => page.goto('/dashboard'),
    cells: [
      {
        what: 'the recipes',
        call: 'GET /recipes/usersearch',
        ...firstLook(() => '/dashboard?query=dal'),
        says: 'Failed to load recipes',
        kept: ({ page }) => expect(page.getByRole('searchbox')).toHaveValue('dal'),
        again: tryAgain,
        done: shown,
      },
      {
        what: 'which list a first heart is for',
        call: 'GET /lists',
        before: lookAgain(atRecipes, shown),
        act: ({ page }) => heartOf(page).click(),
        logs: 'The recipe list was not changed.',
        kept: async ({ page }) => {
          await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
          await expect(heartOf(page)).not.toHaveAttribute('aria-busy');
        },
        done: async ({ page }) => {
          await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
          await expect(heartOf(page)).not.toHaveAttribute('aria-busy');
          // A recipe on a list requests the lists by itself.
          await heartOf(page).click();
          await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
          await expect(heartOf(page)).not.toHaveAttribute('aria-busy');
        },
      },
    ],
  },
  {
    screen: 'Recipe detail',
    open: async ({ page }) => {
      await fillPantry(page, ['onion', 'garlic']);
      await makeList(page, 'Sunday pots');
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
      ...menuCells({ place: (page) => page, arrive: ({ page }) => goTo(page, RECIPE), list: 'Sunday pots' }),
      ...ingredientCells(),
    ],
  },
];
