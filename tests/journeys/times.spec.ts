import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectAccessibleEverywhere,
  openFilters,
  signUp,
  test,
} from '../support/journey.ts';

const shown = (page: Page) => page.getByText(/^Showing /).first();
const cards = (page: Page) => page.getByRole('article');

async function search(page: Page, words: string) {
  const box = page.getByPlaceholder('Search recipes...');
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`query=${words}`));
}

/** The minutes on a card: '35 min + 2 h rising' is 155. */
function minutesOf(text: string): number {
  const parts = [...text.matchAll(/(\d+) (h|min)\b/g)];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unit === 'h' ? 60 : 1), 0);
}

async function minutesOfCards(page: Page): Promise<number[]> {
  const times = await cards(page)
    .locator('[data-slot="recipe-card-facts"] > li:first-child')
    .allTextContents();
  return times.map(minutesOf);
}

test('a card shows the total time, and the recipe its parts [TIMES-03 TIMES-15]', async ({ page }) => {
  await signUp(page);
  await search(page, 'pizza');
  const pizza = cards(page).filter({ hasText: 'Pizza Margherita' });
  await expect(pizza.getByText('40 min + 2 h 10 min rising')).toBeVisible();
  await pizza.getByRole('link').click();
  const figure = (name: string) =>
    page
      .locator('[data-slot="recipe-header-figures"] > div')
      .filter({ hasText: name })
      .getByRole('definition');
  await expect(figure('Total time')).toHaveText('2h50min');
  await expect(figure('Prep time')).toHaveText('20min');
  await expect(figure('Cook time')).toHaveText('20min');
  await expect(figure('Rising')).toHaveText('2h10min');

  // A slow cooker is unattended as well.
  await page.goto('/dashboard?query=hutsepot');
  const hotpot = cards(page).filter({ hasText: 'Hutsepot' });
  await expect(hotpot.getByText('40 min + 8 h slow cooking')).toBeVisible();
  await hotpot.getByRole('link').click();
  await expect(figure('Slow cooking')).toHaveText('8h');
  await expect(figure('Cook time')).toHaveText('10min');
});

test('a dish has its name in its own language and in English [TIMES-11]', async ({ page }) => {
  await signUp(page);
  await search(page, 'ballekes');
  await expect(cards(page).getByRole('heading', { name: 'Ballekes in Tomatensaus' })).toBeVisible();
  const english = 'Meatballs in tomato sauce with potatoes';
  await expect(cards(page).getByText(english)).toBeVisible();
  await cards(page).filter({ hasText: english }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english);
});

test('dishes can be filtered by total time, and sorted quickest first [TIMES-09]', async ({ page }) => {
  await signUp(page);
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await openFilters(page);
  await chip('30 min').click();
  await expect(page).toHaveURL(/\?max_total_time=30$/);
  await expect(shown(page)).toHaveText(/^Showing 1 - 20 of \d+ recipes$/);
  await expect
    .poll(async () => {
      const minutes = await minutesOfCards(page);
      return minutes.length === 20 && Math.max(...minutes) <= 30;
    })
    .toBe(true);

  await chip('Quickest first').click();
  await expect(page).toHaveURL(/\?max_total_time=30&sort=time$/);
  await expect
    .poll(async () => {
      const minutes = await minutesOfCards(page);
      return minutes.length === 20 && minutes.join() === minutes.toSorted((a, b) => a - b).join();
    })
    .toBe(true);
  await page.reload();
  await openFilters(page);
  await expect(chip('30 min')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleEverywhere(page);
  await chip('Remove filter Ready in 30 min').click();
  await expect(page).toHaveURL(/\?sort=time$/);
});

test('a card names what is missing, and the filter can require nothing to buy [TIMES-10]', async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByText('To buy', { exact: true })).toHaveCount(0);
  await search(page, 'aglio');
  const aglio = cards(page).filter({ hasText: 'Spaghetti Aglio' });
  await aglio.getByRole('link').click();
  const add = page.getByRole('button', { name: /^\+ Add/ });
  await expect(add.first()).toBeVisible();
  for (let count = await add.count(); count > 1; count -= 1) {
    // It is shown before it is saved, and a reload would lose it.
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/pantry/'),
    );
    await add.first().click();
    await expect(add).toHaveCount(count - 1);
    await saved;
  }
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(aglio).toBeVisible();
  await page.reload();
  await expect(aglio.getByText(/^Needs [^,]+$/)).toBeVisible();

  await openFilters(page);
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  await expect(page).toHaveURL(/max_missing=0/);
  await expect(aglio).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove filter Nothing to buy' }).click();
  await aglio.getByRole('link').click();
  await add.click();
  await expect(add).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await page.getByRole('button', { name: 'Refresh matches' }).click();
  await expect(aglio.getByText('You have everything')).toBeVisible();
  await openFilters(page);
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  await expect(page).toHaveURL(/max_missing=0/);
  await expect(aglio.getByText('You have everything')).toBeVisible();
});

test('Back to Recipes returns to the same filters, page and card [TIMES-12 HOUSEHOLD-03]', async ({
  page,
}) => {
  await signUp(page);
  const vegetarian = page.getByRole('button', { name: 'Vegetarian', exact: true });
  await vegetarian.click();
  await expect(vegetarian).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/dashboard\?vegetarian=true$/);
  const first = cards(page).first().getByRole('link');
  const onFirstPage = (await first.getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/dashboard\?vegetarian=true&page=2$/);
  await expect(shown(page)).toHaveText(/^Showing 21 - /);
  // The first page's cards stay until the second page's are there.
  await expect(first).not.toHaveAttribute('href', onFirstPage);
  const link = cards(page).nth(7).getByRole('link');
  await expect(() => link.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  const back = page.getByRole('link', { name: 'Back to Recipes' });
  await expect(back).toHaveAttribute('href', '/dashboard?vegetarian=true&page=2');
  // Amounts for other servings stay on the same page: by keyboard, and without losing the way back.
  await page.getByRole('button', { name: 'More servings' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/recipes\/\d+\?servings=\d+$/);
  await expect(page.getByText(/numbers of pieces are for \d+\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'More servings' })).toBeFocused();
  await back.click();
  await expect(page).toHaveURL(/\/dashboard\?vegetarian=true&page=2$/);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(5);

  await page.goto('/dashboard/recipes/3001');
  await expect(back).toHaveAttribute('href', '/dashboard/recipes');
  await back.click();
  await expect(page).toHaveURL(/\/dashboard\/recipes$/);
});

test('on a phone ingredients are close by, and each step has its amounts [TIMES-13]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSignedIn(page);
  await page.goto('/dashboard/recipes/6044');
  const ingredients = page.getByRole('heading', { name: 'Ingredients' });
  await expect(ingredients).toBeVisible();
  expect((await ingredients.boundingBox())?.y).toBeLessThan(700);
  await page.getByRole('button', { name: 'Instructions' }).click();
  const step = page.locator('[data-slot="instruction-steps-step"]').first();
  await expect(step).toBeInViewport();
  await expect(step.getByRole('list', { name: 'Amounts for the whole recipe' })).toContainText('breadcrumbs');
  await expectAccessibleEverywhere(page);
});

test('a dish with an overnight wait says what to do the evening before, and optional bread is not counted [TIMES-16 SERVE-02]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard/recipes/4029');
  await expect(page.getByText('Soak the chickpeas in plenty of lukewarm water.')).toBeVisible();
  const bread = page.getByRole('list', { name: 'Goes well with' }).getByRole('listitem');
  await expect(bread).toHaveText('Country bread6 slices · contains wheat · may contain lupin');
  const counted = page.getByRole('list', { name: 'Ingredients' });
  await expect(counted.getByText('Country bread')).toHaveCount(0);
});
