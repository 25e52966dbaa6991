import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectAccessibleEverywhere,
  expectNothingSaid,
  fillPantry,
  signUp,
  test,
} from '../support/journey.ts';
import { readPantry } from '../support/pantry.ts';
import { weekInWords } from '../support/week.ts';
import { pressUndo, undo } from '../support/undo.ts';

const PLAN = '/dashboard/meal-plan';
const GENERATE = '**/api/v1/meal-plans/generate*';
const CURRENT = '**/api/v1/meal-plans/current';

const SWAPS = '**/api/v1/meal-plans/current/meals/*/swap?*';

/** The pantry as another device would see it: '2 piece onion'. */
async function pantryOf(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get('/api/v1/pantry', { headers: { Authorization: `Bearer ${token}` } });
  const { pantryItems } = (await answer.json()).data as {
    pantryItems: { quantity: number | null; unit: string; ingredients: { name: string } }[];
  };
  return pantryItems
    .map(({ quantity, unit, ingredients }) => `${quantity} ${unit} ${ingredients.name}`)
    .toSorted();
}

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Meal Plan' });
const menu = (page: Page) => page.getByRole('region', { name: 'Your Weekly Menu' });

/** Opens meal planning for a new cook with a small pantry, and makes the first plan. */
async function firstPlan(page: Page, address = PLAN): Promise<void> {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato', 'rice', 'egg']);
  await page.goto(address);
  await generateButton(page).click();
  await expect(page.getByRole('tab', { name: 'Meal Plan' })).toBeVisible();
}

/** Answers the question before a week is replaced, without any choices. */
const replace = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Plan this week' })
    .getByRole('button', { name: 'Generate Meal Plan' })
    .click();

/** Records every request for a plan. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/meal-plans/'))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

test('a plan is made, survives a reload, and is out of date after a pantry change [PLAN-04 PLAN-10 PRODUCT-12 PRODUCT-13 UNDO-11]', async ({
  page,
}) => {
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
  const said = page.getByRole('status').filter({ hasText: 'Creating your personalized meal plan...' });
  await expect(said).toBeVisible();
  await expect(
    page.getByText('This may take a few seconds while we find the best recipes for you'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  answer();

  await expect(menu(page).getByRole('article')).toHaveCount(7);
  // Focus moves to the start of the week, and a message announces it.
  await expect(menu(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByText(/^Your week is ready: 7 dinners, \d+ things to buy\.$/)).toBeVisible();
  await expect(menu(page).getByRole('heading', { level: 3 })).toHaveText([
    ...weekInWords().map((day, index) => (index === 0 ? `${day} Today` : day)),
    'Nutritional notes',
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
  await replace(page);
  await expect(menu(page).getByRole('article')).toHaveCount(7);
  await expect(page.getByText('Your pantry has changed since this plan was made.')).toHaveCount(0);
  await expect(menu(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('the shopping list has its own page as soon as there is a plan [CHOICE-18 UNDO-14]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await fillPantry(page, ['onion', 'garlic', 'tomato']);
  const basket = page.getByRole('banner').getByRole('link', { name: 'Shopping List' });
  await basket.click();
  await expect(page.getByText('This feature is under construction')).toBeVisible();
  await expect(page.getByText('Check back soon!')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('link', { name: 'Plan a week to shop for' }).click();
  await generateButton(page).click();
  await expect(menu(page)).toBeVisible();
  // The first meal's title is above the fold on a short phone.
  const title = menu(page).getByRole('article').first().getByRole('heading');
  const { y, height } = (await title.boundingBox())!;
  expect(y + height + (await page.evaluate(() => scrollY))).toBeLessThan(667);

  await basket.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping List' })).toBeVisible();
  const first = page.getByRole('checkbox').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await first.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1 of \d+ items$/)).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the shopping list can be checked off, copied and opened by its URL [SHOPPING-07 SHOPPING-12 SHOPPING-16 STATE-52 STATE-53 UNDO-12 UNDO-13]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await firstPlan(page);
  await page.goto(`${PLAN}?tab=shopping`);
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

  // Local only: checks survive another screen, and a reload.
  await page.getByRole('tab', { name: 'Meal Plan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/meal-plan$/);
  await page.getByRole('tab', { name: 'Shopping' }).click();
  await expect(page.getByText(`1 of ${total} items`, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Check All' }).click();
  await expect(page.getByText('100% complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy List' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText(`0 of ${total} items`, { exact: true })).toBeVisible();
  await pressUndo(page);
  await expect(page.getByText('100% complete', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await boxes.first().check();
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await expect(page.getByText(`1 of ${total} items`, { exact: true })).toBeVisible();
});

test('a failing clipboard is reported', async ({ page }) => {
  await firstPlan(page, `${PLAN}?tab=shopping`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await page.getByRole('button', { name: 'Copy List' }).click();
  await expect(page.getByText('The shopping list could not be copied.')).toBeVisible();
});

test('a failed plan changes nothing, whether the first or a later one [ERROR-43 STATE-50]', async ({
  page,
}) => {
  await beSignedIn(page);
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
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.route(GENERATE, (route) => route.abort());
  await generateButton(page).press('Enter');
  await replace(page);
  await expect.poll(() => warnings.length).toBe(2);
  await expect(menu(page).getByRole('article').getByRole('heading')).toHaveText(titles);
  await expect(generateButton(page)).toBeEnabled();
  await expect(generateButton(page)).toBeFocused();
  await expectNothingSaid(page);
});

test('a plan that cannot be loaded is reported, and loads on retry', async ({ page }) => {
  await firstPlan(page);
  await page.route(CURRENT, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load meal plan' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute(CURRENT);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(menu(page).getByRole('article')).toHaveCount(7);
});

test('a double click makes one plan, with the filters of the recipes screen [CALL-42 CALL-44]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/dashboard?vegetarian=true&countries=italy%2Cindia');
  await expect(page.getByRole('article').first()).toBeVisible();
  const calls = noteCalls(page);
  const asked = page.waitForRequest(GENERATE);
  await page.getByRole('link', { name: 'Meal Plan' }).click();
  await expect(page.getByText('New plans use your recipe filters: Vegetarian, India, Italy.')).toBeVisible();
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
  // A plan that takes longer than two seconds asks for its place in the queue.
  expect(calls.filter((call) => !call.endsWith('/queue'))).toEqual([
    'GET /api/v1/meal-plans/current',
    'POST /api/v1/meal-plans/generate',
    'GET /api/v1/meal-plans/previous',
  ]);
  await page.getByRole('link', { name: 'Change filters' }).click();
  await expect(page).toHaveURL(/\/dashboard\?vegetarian=true&countries=india%2Citaly$/);
});

test('by keyboard alone, on a phone [STATE-51]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSignedIn(page);
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

test('a meal is swapped for one of three, and back', async ({ page }) => {
  await firstPlan(page);
  const titles = menu(page).getByRole('article').getByRole('heading');
  const before = await titles.allTextContents();
  const swap = menu(page)
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Swap / });
  await swap.click();
  const dialog = page.getByRole('dialog', { name: /^Swap / });
  const choices = dialog.getByRole('button', { name: /^Choose / });
  await expect(choices).toHaveCount(3);
  await expect(dialog.getByText(`Other meals that suit ${weekInWords()[1]} and your limits.`)).toBeVisible();
  await expectAccessibleEverywhere(page);
  const chosen = (await choices.first().getAttribute('aria-label'))?.replace('Choose ', '') ?? '';
  expect(before).not.toContain(chosen);
  await choices.first().click();
  await expect(dialog).toHaveCount(0);
  await expect(titles.nth(1)).toHaveText(chosen);
  // The day's button is still the one that opened the dialog.
  await expect(swap).toBeFocused();
  await page.reload();
  await expect(titles.nth(1)).toHaveText(chosen);

  await swap.click();
  await choices.nth(1).click();
  await expect(swap).toBeFocused();
  // By keyboard, however the message is reached: focus returns to where it came from.
  await undo(page).focus();
  await page.keyboard.press('Enter');
  await expect(titles.nth(1)).toHaveText(chosen);
  await expect(swap).toBeFocused();
});

test('a failure to load proposals is reported, and can be retried', async ({ page }) => {
  await firstPlan(page);
  await page.route(SWAPS, (route) => route.fulfill({ status: 500, json: {} }));
  await page
    .getByRole('button', { name: /^Swap / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Failed to load other meals' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.unroute(SWAPS);
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('button', { name: /^Choose / })).toHaveCount(3);
});

test('a cooked meal takes what it uses from the pantry, and Undo puts it back', async ({ page }) => {
  await firstPlan(page);
  const before = await pantryOf(page);
  // A meal may use only bought ingredients.
  const meal = menu(page)
    .getByRole('article')
    .filter({ hasText: /Makes use of your|Uses .*your/ })
    .first();
  await meal.getByRole('button', { name: /^Cooked it/ }).click();
  await expect(meal.getByText('Cooked', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/is marked as cooked\. What it used has been taken out of your pantry\./),
  ).toBeVisible();
  expect(await pantryOf(page)).not.toEqual(before);
  await expectAccessibleEverywhere(page);
  await page.reload();
  await expect(meal.getByText('Cooked', { exact: true })).toBeVisible();
  await expect(page.getByText('Your pantry has changed')).toHaveCount(0);

  await meal.getByRole('button', { name: /^Undo: / }).click();
  await expect(meal.getByText('Cooked', { exact: true })).toHaveCount(0);
  expect(await pantryOf(page)).toEqual(before);

  await meal.getByRole('button', { name: /^Cooked it/ }).click();
  await pressUndo(page);
  await expect(meal.getByRole('button', { name: /^Cooked it/ })).toBeVisible();
  expect(await pantryOf(page)).toEqual(before);
});

test('purchases move from the list to the pantry, and back', async ({ page }) => {
  await firstPlan(page, `${PLAN}?tab=shopping`);
  const before = await pantryOf(page);
  const boxes = page.getByRole('checkbox');
  const total = await boxes.count();
  const buy = page.getByRole('button', { name: 'Bought it' });
  await expect(buy).toHaveAttribute('aria-disabled', 'true');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(buy).toHaveAccessibleDescription('2 checked items go into your pantry.');
  await buy.click();
  const bought = page.getByRole('region', { name: 'Bought' });
  await expect(bought.getByText(/· 2 items$/)).toBeVisible();
  await expect(page.getByText(`0 of ${total - 2} items`, { exact: true })).toBeVisible();
  expect(await pantryOf(page)).not.toEqual(before);
  await expectAccessibleEverywhere(page);
  await page.goto(PLAN);
  await expect(page.getByText('Your pantry has changed')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Shopping' }).click();

  await bought.getByRole('button', { name: /^Undo: / }).click();
  await expect(bought).toHaveCount(0);
  await expect(boxes).toHaveCount(total);
  expect(await pantryOf(page)).toEqual(before);

  await boxes.nth(0).check();
  await buy.click();
  await pressUndo(page);
  await expect(bought).toHaveCount(0);
  expect(await pantryOf(page)).toEqual(before);
});

test('the freezer note after buying for a week matches the freezer [DATES-25]', async ({ page }) => {
  await firstPlan(page, `${PLAN}?tab=shopping`);
  const boxes = page.getByRole('checkbox');
  for (let at = 0; at < (await boxes.count()); at += 1) await boxes.nth(at).check();
  await page.getByRole('button', { name: 'Bought it' }).click();
  const message = page.getByText(/^\d+ items are in your pantry\./);
  await expect(message).toBeVisible();
  const said = (await message.textContent()) ?? '';
  const frozen = (await readPantry(page)).filter(({ storage }) => storage === 'freezer');
  expect(/ went into the freezer, for .+\.$/.test(said)).toBe(frozen.length > 0);
});

test('a newer plan from another device is reported and shown', async ({ page }) => {
  await firstPlan(page);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post('/api/v1/pantry/bulk', {
    headers,
    data: { items: [{ ingredient_name: 'spinach', quantity: 900, unit: 'g' }] },
  });
  const answer = await page.request.post('/api/v1/meal-plans/generate', { headers });
  const { data } = (await answer.json()) as { data: { meal_plan: { title: string }[] } };
  await page
    .getByRole('button', { name: /^Cooked it/ })
    .first()
    .click();
  await expect(page.getByText('There is a newer meal plan. Please look at that one first.')).toBeVisible();
  await expect(menu(page).getByRole('article').getByRole('heading')).toHaveText(
    data.meal_plan.map(({ title }) => title.replace(/ \(.*/u, '')),
  );
});

test('cooking, buying and swapping by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await firstPlan(page);
  const meal = menu(page).getByRole('article').first();
  await meal.getByRole('button', { name: /^Cooked it/ }).focus();
  await page.keyboard.press('Enter');
  const undoButton = meal.getByRole('button', { name: /^Undo: / });
  await expect(undoButton).toBeFocused();
  await page.keyboard.press('Space');
  await expect(meal.getByRole('button', { name: /^Cooked it/ })).toBeFocused();

  const swap = meal.getByRole('button', { name: /^Swap / });
  await swap.focus();
  await page.keyboard.press('Enter');
  const last = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose / })
    .last();
  await expect(last).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused({ timeout: 1 });
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(swap).toBeFocused();

  await page.getByRole('tab', { name: 'Meal Plan' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Bought it' }).focus();
  await page.keyboard.press('Enter');
  const bought = page.getByRole('region', { name: 'Bought' });
  await expect(bought).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await bought.getByRole('button', { name: /^Undo: / }).focus();
  await page.keyboard.press('Enter');
  await expect(bought).toHaveCount(0);
  await expect(page.locator('[data-slot="shopping-list"]')).toBeFocused();
});
