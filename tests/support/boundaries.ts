import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A screen, and what is to be read where it cannot be shown. */
export interface FailingScreen {
  /** Where the screen is. The id of a list is put in for LIST. */
  address: string;
  /** The file that has its code. */
  file: string;
  /** A text that it draws, and that its code has whole. */
  draws: string;
  heading: string | RegExp;
  says: string;
  /** Where else it leads. */
  back?: string;
}

/** A screen that asks for nothing. */
export const SHOPPING = { address: '/dashboard/shopping', heading: 'Shopping List' };

/** The screens of the dashboard that come in files of their own. */
export const INSIDE: readonly FailingScreen[] = [
  {
    address: '/dashboard/recipes/1001',
    file: 'recipe-detail.screen',
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
/** What there is when not even the dashboard is there. */
export const LOST = 'Larder could not be loaded';

/** The screens outside of the dashboard. */
export const OUTSIDE: readonly Pick<FailingScreen, 'address' | 'file' | 'draws' | 'heading'>[] = [
  { address: '/login', file: 'doors', draws: 'Cook from what you have.', heading: 'Larder' },
  { address: '/signup', file: 'doors', draws: 'Create Account', heading: 'Create Account' },
  { address: '/recover', file: 'doors', draws: 'Forgot password?', heading: 'Forgot password?' },
  {
    address: '/confirm-email',
    file: 'doors',
    draws: 'Confirm email address',
    heading: 'Confirm email address',
  },
  { address: '/nowhere', file: 'not-found.screen', draws: 'Page not found', heading: 'Page not found' },
];

/** The addresses of a file of the build. */
export const fileOf = (name: string) => `**/assets/${name}-*.js`;

/** Lets a file never arrive. */
export const lose = (page: Page, name: string) => page.route(fileOf(name), (route) => route.abort());

/** Lets the code in a file break where it draws a text. */
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

/** The first heading that is called so. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
/** The button of every failure. */
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
