import { tap } from './tap.mjs';

const button = (page, name) => page.getByRole('button', { name }).first();

const openFilters = (page) => tap(button(page, /^Filters/));

const inFilters = (page, name) => page.getByRole('dialog').getByRole('button', { name }).first();

const noDialog = (page) => page.getByRole('dialog').waitFor({ state: 'detached' });

async function chooseFilter(page) {
  await openFilters(page);
  await tap(inFilters(page, 'Vegan'));
  await page.getByRole('dialog').getByRole('button', { name: 'Vegan', pressed: true }).waitFor();
}

async function openRecipe(page) {
  await tap(page.locator('[data-slot="recipe-card"]').nth(3).getByRole('link').first());
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
}

/** Slowly enough that what a letter causes is over before the next one. */
async function type(page, text) {
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.type(text, { delay: 300 });
}

/**
 * What a cook does on a phone. `from` is the page on which it begins, `before` what leads to it there, which is not
 * measured. `act` resolves when the screen shows what was asked for.
 * @typedef {import('playwright-core').Page} Page
 * @type {Record<string, { from: string, before?: (page: Page) => Promise<void>, act: (page: Page) => Promise<void> }>}
 */
export const ACTIONS = {
  'typing in the search': { from: '/dashboard', act: (page) => type(page, 'chicken') },
  'clearing the search': {
    from: '/dashboard?query=chicken',
    act: async (page) => {
      await tap(button(page, 'Clear search'));
      await page.getByText('Showing 1 - 20').first().waitFor();
    },
  },
  'the filters': {
    from: '/dashboard',
    act: async (page) => {
      await openFilters(page);
      await inFilters(page, 'Vegan').waitFor();
    },
  },
  'the filters again': {
    from: '/dashboard',
    before: async (page) => {
      await openFilters(page);
      await inFilters(page, 'Vegan').waitFor();
      await page.keyboard.press('Escape');
      await noDialog(page);
    },
    act: async (page) => {
      await openFilters(page);
      await inFilters(page, 'Vegan').waitFor();
    },
  },
  'applying filters': {
    from: '/dashboard',
    before: chooseFilter,
    act: async (page) => {
      await tap(inFilters(page, 'Apply Filters'));
      await noDialog(page);
    },
  },
  'a filter': {
    from: '/dashboard',
    before: async (page) => {
      await openFilters(page);
      await inFilters(page, 'Vegan').waitFor();
    },
    act: async (page) => {
      await tap(inFilters(page, 'Vegan'));
      await page.getByRole('dialog').getByRole('button', { name: 'Vegan', pressed: true }).waitFor();
    },
  },
  'the next page': {
    from: '/dashboard',
    act: async (page) => {
      await tap(button(page, 'Next'));
      await page.getByText('Showing 21 - 40').first().waitFor();
    },
  },
  'a favorite': {
    from: '/dashboard',
    act: (page) =>
      tap(
        page
          .locator('[data-slot="recipe-card"]')
          .getByRole('button', { name: /avorite/ })
          .first(),
      ),
  },
  'the menu': {
    from: '/dashboard',
    act: async (page) => {
      await tap(button(page, 'Open menu'));
      await page.getByRole('dialog').getByRole('link', { name: 'Pantry' }).waitFor();
    },
  },
  'a screen of the menu': {
    from: '/dashboard',
    before: async (page) => {
      await tap(button(page, 'Open menu'));
      await page.getByRole('dialog').getByRole('link', { name: 'Pantry' }).waitFor();
    },
    act: async (page) => {
      await tap(page.getByRole('dialog').getByRole('link', { name: 'Pantry' }));
      await page.getByRole('heading', { level: 1, name: 'Pantry Management' }).waitFor();
    },
  },
  'a recipe': { from: '/dashboard', act: openRecipe },
  'back to the list': {
    from: '/dashboard',
    before: openRecipe,
    act: async (page) => {
      await tap(page.getByRole('link', { name: /^Back to/ }));
      await page.locator('[data-slot="recipe-card"]').first().waitFor();
    },
  },
  // Far down the list, where a recipe lacks more than all rounds add.
  '+ Add': { from: '/dashboard?page=9', before: openRecipe, act: (page) => tap(button(page, /^\+ Add /)) },
  'the shopping tab': {
    from: '/dashboard/meal-plan',
    act: async (page) => {
      await tap(page.getByRole('tab', { name: 'Shopping' }));
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  ticking: { from: '/dashboard/shopping', act: (page) => tap(page.getByRole('checkbox').first()) },
  'other dishes for a day': {
    from: '/dashboard/meal-plan',
    act: async (page) => {
      await tap(button(page, /^Swap/));
      await page.getByRole('dialog').waitFor();
    },
  },
  'typing in the pantry': { from: '/dashboard/pantry', act: (page) => type(page, 'oni') },
  'an item of the pantry': {
    from: '/dashboard/pantry',
    act: async (page) => {
      await tap(button(page, /^Edit /));
      await page.getByRole('textbox').first().waitFor();
    },
  },
};

/** Of these, what is also done by a cook with a very full pantry. */
export const IN_FULL_PANTRY = ['typing in the pantry', 'an item of the pantry'];

/** Ten screens on which a cook goes round, by the buttons and links that are there. */
export async function goRound(page) {
  for (let times = 0; times < 5; times += 1) {
    await openRecipe(page);
    await page.goBack();
    await page.locator('[data-slot="recipe-card"]').nth(3).waitFor();
  }
}

/** How many screens that are. */
export const SCREENS_ROUND = 10;
