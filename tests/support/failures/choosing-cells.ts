import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { button, type Cell } from './cell.ts';

const last = (page: Page) => page.getByRole('article').last();
const dialog = (page: Page) => page.getByRole('dialog');
const choices = (page: Page) => dialog(page).getByRole('button', { name: /^Choose / });
/** The days in a dialog that can be chosen. */
const days = (page: Page) => dialog(page).getByRole('listitem').getByRole('button', { disabled: false });
const leftovers = (page: Page) => button(page, /^Remove: Leftovers/);
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Closes what the last round left open, and returns from the shopping list to the meals. */
async function close(page: Page): Promise<void> {
  if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Meal Plan' }).click();
}

/** Opens a meal's menu and chooses an item, or closes it if there is no such item. */
async function choose(page: Page, article: 'first' | 'last', name: string): Promise<void> {
  const meal = article === 'first' ? page.getByRole('article').first() : last(page);
  await meal.getByRole('button', { name: /^More for/ }).click();
  await item(page, name).click();
}

/** Chooses a recipe that is not in the plan yet: one that is would be moved. */
async function chooseNew({ page }: { page: Page }): Promise<void> {
  const planned = await page.locator('[data-slot="meal-card-title"]').allTextContents();
  const names = await choices(page).evaluateAll((buttons) =>
    buttons.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  const isNew = (name: string) => !planned.some((title) => name === `Choose ${title}`);
  await choices(page).nth(names.findIndex(isNew)).click();
}

const isGone = ({ page }: { page: Page }) => expect(dialog(page)).toHaveCount(0);

/** Choosing a week together: moving, freeing, putting, doubling and wishing. */
export const CHOOSING: readonly Cell[] = [
  {
    what: 'an evening that is left free',
    call: 'DELETE /meal-plans/current/meals/*',
    before: ({ page }) => close(page),
    act: ({ page }) => choose(page, 'last', 'Leave this evening free'),
    says: 'The evening could not be freed. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(last(page).getByRole('button', { name: /^More for/ })).toBeEnabled(),
    done: ({ page }) => expect(page.getByText(/^\w+ is free now\.$/)).toBeVisible(),
  },
  {
    what: 'a recipe for a free evening',
    call: 'PUT /meal-plans/current/meals/*',
    before: async ({ page }) => {
      await close(page);
      await button(page, 'Plan something').first().click();
      await expect(choices(page).first()).toBeVisible();
    },
    act: chooseNew,
    says: 'The recipe could not be put into the plan. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(choices(page).first()).toBeEnabled(),
    done: isGone,
  },
  {
    what: 'a meal that moves',
    call: 'POST /meal-plans/current/moves',
    before: async ({ page }) => {
      await close(page);
      await choose(page, 'last', 'Move to another day…');
      await expect(days(page).first()).toBeVisible();
    },
    act: ({ page }) => days(page).first().click(),
    says: 'The meal could not be moved. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(days(page).first()).toBeEnabled(),
    done: isGone,
  },
  {
    what: 'a meal that is cooked double',
    call: 'PUT /meal-plans/current/meals/*/leftovers',
    before: async ({ page }) => {
      await close(page);
      if ((await leftovers(page).count()) > 0) await leftovers(page).click();
      await expect(leftovers(page)).toHaveCount(0);
      await choose(page, 'first', 'Cook double…');
      await expect(days(page).first()).toBeVisible();
    },
    act: ({ page }) => days(page).first().click(),
    says: 'The meal could not be doubled. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(days(page).first()).toBeEnabled(),
    done: async ({ page }) => {
      await isGone({ page });
      await expect(leftovers(page)).toBeVisible();
    },
  },
  {
    what: 'a meal that is no longer cooked double',
    call: 'DELETE /meal-plans/current/meals/*/leftovers',
    before: async ({ page }) => {
      if ((await leftovers(page).count()) > 0) return;
      await choose(page, 'first', 'Cook double…');
      await days(page).first().click();
      await expect(leftovers(page)).toBeVisible();
    },
    act: ({ page }) => leftovers(page).click(),
    says: 'The meal is still cooked double. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(leftovers(page)).toBeEnabled(),
    done: ({ page }) => expect(leftovers(page)).toHaveCount(0),
  },
  {
    what: 'a wish as a sentence',
    call: 'POST /meal-plans/wishes',
    before: async ({ page }) => {
      await close(page);
      await button(page, 'Generate Meal Plan').click();
      await dialog(page).getByLabel('In your own words').fill('something quick');
    },
    act: ({ page }) => dialog(page).getByRole('button', { name: 'Fill in' }).click(),
    says: 'That could not be read. You can choose above instead.',
    serverFirst: true,
    kept: ({ page }) => expect(dialog(page).getByLabel('In your own words')).toHaveValue('something quick'),
    done: async ({ page }) => {
      await expect(dialog(page).getByText('Filled in above.')).toBeVisible();
      await close(page);
    },
  },
];
