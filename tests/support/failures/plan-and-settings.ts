import type { Page } from '@playwright/test';
import { expect, fillPantry } from '../journey.ts';
import { PLAN_CHANGES } from './plan-changes.ts';
import { button, firstLook, lookAgain, tryAgain, type FailingScreen, type Visit } from './cell.ts';

const PLAN = '/dashboard/meal-plan';
const SETTINGS = '/dashboard/settings';
const atSettings = () => SETTINGS;

const nuts = (page: Page) => button(page, 'Nuts');
const saved = ({ page }: Visit) => expect(nuts(page)).toBeVisible();
const save = (page: Page) => button(page, 'Save Preferences');

/** Saving by PUT, and by POST for somebody who has saved nothing before. */
const saving = (what: string, call: string, isFirst: boolean): FailingScreen['cells'][number] => ({
  what,
  call,
  before: async (visit) => {
    const { page } = visit;
    if (isFirst) await forgetPreferences(page);
    await lookAgain(atSettings, saved)(visit);
    await nuts(page).click();
  },
  act: ({ page }) => save(page).click(),
  says: 'Error saving preferences. Please try again.',
  kept: async ({ page, turn }) => {
    const pressed = isFirst || turn % 2 === 1;
    await expect(nuts(page)).toHaveAttribute('aria-pressed', String(pressed));
    await expect(save(page)).toBeEnabled();
    await expect(button(page, 'Cancel')).toBeEnabled();
  },
  done: ({ page }) => expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0),
});

/** Takes away what the cook has saved, as another device would. */
async function forgetPreferences(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await page.request.delete('/api/v1/preferences', { headers: { Authorization: `Bearer ${token}` } });
}

/** The week, and what the cook wants of it. */
export const PLAN_AND_SETTINGS: readonly FailingScreen[] = [
  {
    screen: 'Meal plan',
    open: async ({ page }) => {
      await fillPantry(page, ['onion', 'garlic', 'tomato', 'rice', 'egg']);
      await page.goto(PLAN);
    },
    cells: [
      {
        what: 'the last plan',
        call: 'GET /meal-plans/current',
        ...firstLook(() => PLAN),
        says: 'Failed to load meal plan',
        kept: ({ page }) => expect(button(page, 'Try Again')).toBeEnabled(),
        again: tryAgain,
        done: ({ page }) => expect(page.getByRole('heading', { name: 'No Meal Plan Yet' })).toBeVisible(),
      },
      {
        what: 'a new plan',
        call: 'POST /meal-plans/generate',
        act: ({ page }) => button(page, 'Generate Meal Plan').click(),
        logs: 'The meal plan was not made.',
        kept: async ({ page, turn }) => {
          await expect(button(page, 'Generate Meal Plan')).toBeEnabled();
          // What was there before is there again.
          if (turn === 0) await expect(page.getByRole('heading', { name: 'No Meal Plan Yet' })).toBeVisible();
          else await expect(page.getByRole('tab', { name: 'Meal Plan' })).toBeVisible();
        },
        done: async ({ page }) => {
          await expect(page.getByRole('tab', { name: 'Meal Plan' })).toBeVisible();
          await expect(button(page, 'Generate Meal Plan')).toBeEnabled();
        },
      },
      ...PLAN_CHANGES,
    ],
  },
  {
    screen: 'Settings',
    open: ({ page }) => page.goto(SETTINGS),
    cells: [
      {
        what: 'the preferences',
        call: 'GET /preferences',
        ...firstLook(atSettings),
        says: 'Error loading preferences',
        kept: ({ page }) => expect(page.getByRole('radio', { name: 'Dark' })).toBeEnabled(),
        again: tryAgain,
        done: saved,
      },
      saving('the first preferences', 'POST /preferences', true),
      saving('other preferences', 'PUT /preferences', false),
    ],
  },
];
