import type { Page } from '@playwright/test';
import { expect, fillPantry } from '../journey.ts';
import { CHOOSING } from './choosing-cells.ts';
import { PLAN_CHANGES } from './plan-changes.ts';
import {
  button,
  firstLook,
  forget,
  goTo,
  lookAgain,
  tryAgain,
  type FailingScreen,
  type Visit,
} from './cell.ts';

const PLAN = '/dashboard/meal-plan';
const SETTINGS = '/dashboard/settings';

const nuts = (page: Page) => button(page, 'Nuts');
const saved = ({ page }: Visit) => expect(nuts(page)).toBeVisible();
/** The frame of every screen caches the preferences for the allergies: only a reload requests them. */
const load = ({ page }: Visit) => page.goto(SETTINGS);
const save = (page: Page) => button(page, 'Save Preferences');

/** Saving by PUT, and by POST if nothing was saved before. */
const saving = (what: string, call: string, isFirst: boolean): FailingScreen['cells'][number] => ({
  what,
  call,
  before: async (visit) => {
    const { page } = visit;
    if (isFirst) await forgetPreferences(page);
    await load(visit);
    await saved(visit);
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

/** Deletes the cook's preferences, as another device would. */
async function forgetPreferences(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await page.request.delete('/api/v1/preferences', { headers: { Authorization: `Bearer ${token}` } });
}

/** Requests a plan, and answers the question if there is a week. */
async function generate(page: Page, isWeekThere: boolean): Promise<void> {
  await button(page, 'Generate Meal Plan').click();
  if (isWeekThere) await page.getByRole('dialog').getByRole('button', { name: 'Generate Meal Plan' }).click();
}

const menu = ({ page }: Visit) =>
  expect(page.getByRole('region', { name: 'Your Weekly Menu' })).toBeVisible();
const bringBack = ({ page }: Visit) => button(page, 'Bring back the previous week');

/** The previous plan, and restoring it. */
const PREVIOUS_PLAN: FailingScreen['cells'] = [
  {
    what: 'the plan before the last',
    call: 'GET /meal-plans/previous',
    before: async (visit) => {
      await replaceElsewhere(visit.page);
      await forget(visit.page);
    },
    act: ({ page }) => goTo(page, PLAN),
    kept: menu,
    again: lookAgain(() => PLAN, menu),
    done: (visit) => expect(bringBack(visit)).toBeVisible(),
  },
  {
    what: 'restoring the plan before the last',
    call: 'POST /meal-plans/previous/restore',
    act: (visit) => bringBack(visit).click(),
    says: 'Your last plan could not be restored. Please try again.',
    kept: (visit) => expect(bringBack(visit)).toBeEnabled(),
    done: ({ page }) => expect(page.getByText('Your last plan is back.')).toBeVisible(),
  },
];

/** Makes another plan, as another device would. */
async function replaceElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}` };
  for (const query of ['?vegetarian=true', '']) {
    await page.request.post(`/api/v1/meal-plans/generate${query}`, { headers });
  }
}

/** The week, and the cook's wishes for it. */
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
        act: ({ page, turn }) => generate(page, turn > 0),
        again: async ({ page, turn }) => {
          // The lost response contained a plan.
          await generate(page, turn > 0);
        },
        logs: 'The meal plan was not made.',
        kept: async ({ page, turn }) => {
          await expect(button(page, 'Generate Meal Plan')).toBeEnabled();
          // The earlier state is back.
          if (turn === 0) await expect(page.getByRole('heading', { name: 'No Meal Plan Yet' })).toBeVisible();
          else await expect(page.getByRole('tab', { name: 'Meal Plan' })).toBeVisible();
        },
        done: async ({ page }) => {
          await expect(page.getByRole('tab', { name: 'Meal Plan' })).toBeVisible();
          await expect(button(page, 'Generate Meal Plan')).toBeEnabled();
        },
      },
      ...PLAN_CHANGES,
      ...CHOOSING,
      ...PREVIOUS_PLAN,
    ],
  },
  {
    screen: 'Settings',
    open: load,
    cells: [
      {
        what: 'the preferences',
        call: 'GET /preferences',
        act: async (visit) => {
          await load(visit);
          // The frame may have failed by then: the screen requests it again when mounted.
          await expect(visit.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
        },
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
