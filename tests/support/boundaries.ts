import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A screen, and the message shown when it fails. */
export interface FailingScreen {
  /** Its path. LIST stands for a list's id. */
  address: string;
  /** The file with its code. */
  file: string;
  /** A text that it renders, which its code contains literally. */
  draws: string;
  heading: string | RegExp;
  says: string;
  /** Where else its message links to. */
  back?: string;
}

/** A screen without requests. */
export const SHOPPING = { address: '/dashboard/shopping', heading: 'Shopping List' };

/** The dashboard's lazily loaded screens. */
export const INSIDE: readonly FailingScreen[] = [
  {
    address: '/dashboard/recipes/1001',
    file: 'recipe-frame.screen',
    draws: 'Back to Recipes',
    heading: /Dal Tadka/,
    says: 'Failed to load recipe details',
    back: 'Back to Recipes',
  },
  {
    address: '/dashboard/lists',
    file: 'lists.screen',
    draws: 'My Recipe Lists',
    heading: 'My Recipe Lists',
    says: 'Error loading lists',
  },
  {
    address: '/dashboard/lists/LIST',
    file: 'list-detail.screen',
    draws: 'Back to Lists',
    heading: 'Sunday pots',
    says: 'Failed to load list',
    back: 'Back to Lists',
  },
  {
    address: '/dashboard/pantry',
    file: 'pantry.screen',
    draws: 'Pantry Management',
    heading: 'Pantry Management',
    says: 'Failed to load pantry items',
  },
  {
    address: '/dashboard/meal-plan',
    file: 'meal-plan.screen',
    draws: 'Generate Meal Plan',
    heading: 'Meal Plan',
    says: 'Failed to load meal plan',
  },
  {
    address: '/dashboard/settings',
    file: 'settings.screen',
    draws: 'Customize your recipe preferences and dietary requirements',
    heading: 'Settings',
    says: 'Error loading preferences',
  },
  {
    ...SHOPPING,
    file: 'shopping.screen',
    draws: 'This feature is under construction',
    says: 'Failed to load shopping list',
  },
  {
    address: '/dashboard/nowhere',
    file: 'not-found.screen',
    draws: 'Page not found',
    heading: 'Page not found',
    says: 'Failed to load this screen',
  },
];

/** The heading of the recipes. */
export const BROWSE = 'What’s for dinner?';
/** The message when even the dashboard is missing. */
export const LOST = 'Larder could not be loaded';

/** The screens outside the dashboard. */
export const OUTSIDE: readonly Pick<FailingScreen, 'address' | 'file' | 'draws' | 'heading'>[] = [
  { address: '/login', file: 'signed-out', draws: 'Cook from what you have.', heading: 'Larder' },
  { address: '/signup', file: 'signed-out', draws: 'Create Account', heading: 'Create Account' },
  { address: '/recover', file: 'signed-out', draws: 'Forgot password?', heading: 'Forgot password?' },
  {
    address: '/confirm-email',
    file: 'signed-out',
    draws: 'Confirm email address',
    heading: 'Confirm email address',
  },
  { address: '/nowhere', file: 'not-found.screen', draws: 'Page not found', heading: 'Page not found' },
];

/** The URLs of a file of the build. */
export const fileOf = (name: string) => `**/assets/${name}-*.js`;

/** Blocks a file. */
export const lose = (page: Page, name: string) => page.route(fileOf(name), (route) => route.abort());

/** Makes the code in a file throw where it renders a text. */
export const breakAt = (page: Page, name: string, text: string) =>
  page.route(fileOf(name), async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const broken = ['"', "'", '`'].reduce(
      (changed, quote) =>
        changed.replaceAll(quote + text + quote, '(()=>{throw new Error("It broke while it was drawn.")})()'),
      code,
    );
    expect(broken, `${name} has '${text}'`).not.toBe(code);
    const headers = { ...answer.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response: answer, headers, body: broken });
  });

/** The first heading with this name. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
/** The button of every failure. */
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
