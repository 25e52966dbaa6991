import { expect, type Page } from '@playwright/test';
import { beSignedIn, fillPantry } from './journey.ts';
import { weekInWords } from './week.ts';

export const PLAN = '/dashboard/meal-plan';

export const menu = (page: Page) => page.getByRole('region', { name: 'Your Weekly Menu' });

/** The day this many days from now. */
export const day = (page: Page, index: number) =>
  menu(page).getByRole('region', { name: new RegExp(`^${weekInWords()[index]}`) });

export const title = (page: Page, index: number) =>
  day(page, index).getByRole('article').getByRole('heading');

/** The question before a week is planned. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Plan this week' });

/** A new cook with a small pantry, on the page of the plan. */
export async function beforeThePlan(page: Page): Promise<void> {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato', 'rice', 'egg', 'potato', 'carrot']);
  await page.goto(PLAN);
}

/** Makes the first plan of a new cook with a small pantry. */
export async function firstPlan(page: Page): Promise<void> {
  await beforeThePlan(page);
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(menu(page).getByRole('article')).toHaveCount(7);
}

/** Opens a meal's menu and chooses an item. */
export async function choose(page: Page, index: number, item: string, nth = 0): Promise<void> {
  await day(page, index)
    .getByRole('button', { name: /^More for/ })
    .nth(nth)
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}
