import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleEverywhere,
  expectNothingSaid,
  fillPantry,
  signUp,
  test,
} from '../support/journey.ts';

const PLAN = '/dashboard/meal-plan';
const GENERATE = '**/api/v1/meal-plans/generate*';
const CURRENT = '**/api/v1/meal-plans/current';

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Meal Plan' });
const menu = (page: Page) => page.getByRole('region', { name: 'Your Weekly Menu' });

/** Opens meal planning for a new cook with a little in the pantry, and makes the first plan. */
async function firstPlan(page: Page, address = PLAN): Promise<void> {
  await signUp(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato', 'rice', 'egg']);
  await page.goto(address);
  await generateButton(page).click();
  await expect(page.getByRole('tab', { name: 'Meal Plan' })).toBeVisible();
}

/** Keeps a note of every call for a plan. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/meal-plans/'))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

test('a week is planned, kept over a reload, and older than the pantry after a change', async ({ page }) => {
  await signUp(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato']);
  await page.getByRole('link', { name: 'Meal Plan' }).click();
  await expect(page).toHaveTitle('Meal Plan · Larder');
  await expect(page.getByRole('heading', { name: 'No Meal Plan Yet' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  let answer: () => void = () => undefined;
  const held = new Promise<void>((go) => (answer = go));
  await page.route(GENERATE, async (route) => {
    await held;
    await route.continue();
  });
  await generateButton(page).click();
  await expect(page.getByText('Creating your personalized meal plan...')).toBeVisible();
  await expect(
    page.getByText('This may take a few seconds while we find the best recipes for you'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  answer();

  await expect(menu(page).getByRole('article')).toHaveCount(7);
  await expect(menu(page).getByRole('heading', { level: 3 })).toHaveText([
    'Nutritional notes',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  await expect(page.getByText('7 Meals', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Nutrition and cost figures are AI-estimated and for guidance only.'),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);

  const titles = await menu(page).getByRole('article').getByRole('heading').allTextContents();
  await page.unroute(GENERATE);
  await page.reload();
  await expect(menu(page).getByRole('article').getByRole('heading')).toHaveText(titles);
  await expect(page.getByText('Your pantry has changed')).toHaveCount(0);

  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Onion' }).click();
  await expect(page.getByRole('button', { name: 'Delete Onion' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Meal Plan' }).click();
  await expect(page.getByText('Your pantry has changed since this plan was made.')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(menu(page).getByRole('article')).toHaveCount(7);
  await expect(page.getByText('Your pantry has changed since this plan was made.')).toHaveCount(0);
});

test('what is left to buy is checked, copied and opened by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await firstPlan(page);
  await page.goto('/dashboard/shopping');
  await expect(page.getByText('This feature is under construction')).toBeVisible();
  await expect(page.getByText('Check back soon!')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Shop for your meal plan' }).click();
  await expect(page.getByRole('tab', { name: 'Shopping' })).toHaveAttribute('aria-selected', 'true');

  const boxes = page.getByRole('checkbox');
  const total = await boxes.count();
  expect(total).toBeGreaterThan(3);
  await expect(page.getByText(`${total} To Buy`, { exact: true })).toBeVisible();
  await expect(page.getByText(`0 of ${total} items`, { exact: true })).toBeVisible();
  await boxes.first().check();
  await expect(page.getByText(`1 of ${total} items`, { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Copy List' }).click();
  await expect(page.getByText('Shopping list copied to clipboard!')).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(copied).toHaveLength(total - 1);
  for (const line of copied) expect(line).toMatch(/^[^()]+( \([\d,.¼⅓½⅔¾]+ \S.*\))?$/);

  // Local alone: another screen keeps what is checked, a reload does not.
  await page.getByRole('tab', { name: 'Meal Plan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/meal-plan$/);
  await page.getByRole('tab', { name: 'Shopping' }).click();
  await expect(page.getByText(`1 of ${total} items`, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Check All' }).click();
  await expect(page.getByText('100% complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy List' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText(`0 of ${total} items`, { exact: true })).toBeVisible();
  await boxes.first().check();
  await page.reload();
  await expect(page.getByText(`0 of ${total} items`, { exact: true })).toBeVisible();
});

test('a clipboard that refuses is told', async ({ page }) => {
  await firstPlan(page, `${PLAN}?tab=shopping`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await page.getByRole('button', { name: 'Copy List' }).click();
  await expect(page.getByText('The shopping list could not be copied.')).toBeVisible();
});

test('a plan that cannot be made changes nothing: the first one, and a later one', async ({ page }) => {
  await signUp(page);
  await page.goto(PLAN);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The meal plan was not made')) warnings.push(message.text());
  });
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, json: {} }));
  await generateButton(page).click();
  await expect.poll(() => warnings.length).toBe(1);
  await expect(page.getByRole('heading', { name: 'No Meal Plan Yet' })).toBeVisible();
  await expect(generateButton(page)).toBeEnabled();
  await expectNothingSaid(page);

  await page.unroute(GENERATE);
  await generateButton(page).click();
  await expect(menu(page).getByRole('article')).toHaveCount(7);
  const titles = await menu(page).getByRole('article').getByRole('heading').allTextContents();
  await page.route(GENERATE, (route) => route.abort());
  await generateButton(page).press('Enter');
  await expect.poll(() => warnings.length).toBe(2);
  await expect(menu(page).getByRole('article').getByRole('heading')).toHaveText(titles);
  await expect(generateButton(page)).toBeEnabled();
  await expect(generateButton(page)).toBeFocused();
  await expectNothingSaid(page);
});

test('a plan that cannot be fetched is told, and fetched on a second try', async ({ page }) => {
  await firstPlan(page);
  await page.route(CURRENT, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load meal plan' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute(CURRENT);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(menu(page).getByRole('article')).toHaveCount(7);
});

test('a double click makes one plan, within the filters of the recipes screen', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard?vegetarian=true&countries=italy%2Cindia');
  await expect(page.getByRole('article').first()).toBeVisible();
  const calls = noteCalls(page);
  const asked = page.waitForRequest(GENERATE);
  await page.getByRole('link', { name: 'Meal Plan' }).click();
  await expect(
    page.getByText('A new plan keeps to your recipe filters: Vegetarian, India, Italy.'),
  ).toBeVisible();
  await generateButton(page).dblclick();
  const { searchParams } = new URL((await asked).url());
  expect([...searchParams.entries()].toSorted()).toEqual([
    ['countries', 'india,italy'],
    ['vegetarian', 'true'],
  ]);
  await expect(menu(page).getByRole('article').first()).toBeVisible();
  await expect(menu(page).getByText(/^(India|Italy)$/)).toHaveCount(
    await menu(page).getByRole('article').count(),
  );
  expect(calls).toEqual(['GET /api/v1/meal-plans/current', 'POST /api/v1/meal-plans/generate']);
  await page.getByRole('link', { name: 'Change filters' }).click();
  await expect(page).toHaveURL(/\/dashboard\?vegetarian=true&countries=india%2Citaly$/);
});

test('by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto(PLAN);
  await expect(generateButton(page)).toBeVisible();
  await generateButton(page).focus();
  await page.keyboard.press('Enter');
  const meals = page.getByRole('tab', { name: 'Meal Plan' });
  await expect(meals).toBeVisible();
  await meals.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Shopping' })).toBeFocused();
  await expect(page).toHaveURL(/tab=shopping/);
  const first = page.getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await expect(page.getByText(/^1 of \d+ items$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Space');
  await expect(first).not.toBeChecked();
});
