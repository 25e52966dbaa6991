import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { button, tryAgain, type Cell } from './cell.ts';

const meal = (page: Page) => page.getByRole('article').first();
const swap = (page: Page) => meal(page).getByRole('button', { name: /^Swap / });
const cook = (page: Page) => meal(page).getByRole('button', { name: /^Cooked it/ });
const uncook = (page: Page) => meal(page).getByRole('button', { name: /^Undo: / });
const choices = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Choose / });
const bought = (page: Page) => page.getByRole('region', { name: 'Bought' });
const undoPurchase = (page: Page) => bought(page).getByRole('button', { name: /^Undo: / });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Undoes the previous round, so that the next one finds the plan unchanged. */
async function close(page: Page): Promise<void> {
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const openSwap = async (page: Page) => {
  await close(page);
  await swap(page).click();
};

/** Operations on an existing plan: swapping, cooking, buying, and undoing each. */
export const PLAN_CHANGES: readonly Cell[] = [
  {
    what: 'other meals',
    call: 'GET /meal-plans/current/meals/*/swap',
    act: ({ page }) => openSwap(page),
    says: 'Failed to load other meals',
    kept: ({ page }) => expect(button(page, 'Try Again')).toBeEnabled(),
    again: tryAgain,
    done: async ({ page }) => {
      await expect(choices(page)).toHaveCount(3);
      await close(page);
    },
  },
  {
    what: 'another meal',
    call: 'POST /meal-plans/current/meals/*/swap',
    before: async ({ page }) => {
      await openSwap(page);
      await expect(choices(page)).toHaveCount(3);
    },
    act: ({ page }) => choices(page).first().click(),
    says: 'The meal could not be swapped. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(choices(page)).toHaveCount(3),
    done: ({ page }) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
  {
    what: 'a cooked meal',
    call: 'POST /meal-plans/current/meals/*/cooked',
    before: async ({ page }) => {
      if (await uncook(page).count()) await uncook(page).click();
      await expect(cook(page)).toBeVisible();
    },
    act: ({ page }) => cook(page).click(),
    says: 'The meal could not be marked as cooked. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(cook(page)).toBeEnabled(),
    done: ({ page }) => expect(uncook(page)).toBeVisible(),
  },
  {
    what: 'a meal that is no longer cooked',
    call: 'DELETE /meal-plans/current/meals/*/cooked',
    before: async ({ page }) => {
      if (await cook(page).count()) await cook(page).click();
      await expect(uncook(page)).toBeVisible();
    },
    act: ({ page }) => uncook(page).click(),
    says: 'The meal is still marked as cooked. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(uncook(page)).toBeEnabled(),
    done: ({ page }) => expect(cook(page)).toBeVisible(),
  },
  {
    what: 'what was bought',
    call: 'POST /meal-plans/current/purchases',
    before: async ({ page }) => {
      await tab(page, 'Shopping');
      if (await undoPurchase(page).count()) await undoPurchase(page).click();
      await expect(bought(page)).toHaveCount(0);
      await page.getByRole('checkbox').first().check();
    },
    act: ({ page }) => button(page, 'Bought it').click(),
    says: 'What you bought could not be added to your pantry. Please try again.',
    serverFirst: true,
    kept: async ({ page }) => {
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(button(page, 'Bought it')).toBeEnabled();
    },
    done: ({ page }) => expect(bought(page)).toBeVisible(),
  },
  {
    what: 'a purchase that is undone',
    call: 'DELETE /meal-plans/current/purchases/*',
    before: async ({ page }) => {
      await tab(page, 'Shopping');
      if ((await bought(page).count()) > 0) return;
      await page.getByRole('checkbox').first().check();
      await button(page, 'Bought it').click();
      await expect(undoPurchase(page)).toBeVisible();
    },
    act: ({ page }) => undoPurchase(page).click(),
    says: 'The purchase could not be undone. Please try again.',
    serverFirst: true,
    kept: ({ page }) => expect(undoPurchase(page)).toBeEnabled(),
    done: ({ page }) => expect(bought(page)).toHaveCount(0),
  },
];
