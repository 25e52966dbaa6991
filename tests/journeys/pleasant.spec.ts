import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  fillPantry,
  signUp,
  signUpOnScreen,
  test,
} from '../support/journey.ts';
import { logIn } from '../support/session.ts';

const DETAILS = /\/api\/v1\/recipes\/\d+\/details/;

test('the picture moves between card and recipe, except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const counter = window as unknown as { transitions: number };
    counter.transitions = 0;
    document.startViewTransition = (update) => {
      counter.transitions += 1;
      return start(update);
    };
  });
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await signUp(page);
  const link = page.locator('[data-slot="recipe-card"]').first().getByRole('link');
  await page.getByRole('searchbox').hover();
  await Promise.all([page.waitForResponse(DETAILS), link.focus()]);
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  expect(await transitions()).toBe(1);
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await transitions()).toBe(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  expect(await transitions()).toBe(2);
});

test('back returns to the scroll position and the followed link', async ({ page }) => {
  await signUp(page);
  const cards = page.locator('[data-slot="recipe-card"]');
  await expect(cards).toHaveCount(20);
  const card = cards.last();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect(card.getByRole('link')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test('only cards near the screen are laid out, and back returns to exactly the same place', async ({
    page,
  }) => {
    await signUp(page);
    const cards = page.locator('[data-slot="recipe-card"]');
    await expect(cards).toHaveCount(20);
    const isLaidOut = (card: number) =>
      cards.nth(card).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    const topOf = (card: number) =>
      cards.nth(card).evaluate((element) => element.getBoundingClientRect().top);
    expect(await isLaidOut(0)).toBe(true);
    expect(await isLaidOut(19)).toBe(false);

    for (const card of [11, 19]) {
      await cards.nth(card).scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(card)).toBe(true);
      const before = await topOf(card);
      await cards.nth(card).getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
      await page.goBack();
      await expect(cards.nth(card).getByRole('link')).toBeFocused();
      expect(Math.abs((await topOf(card)) - before)).toBeLessThan(2);
      // Once it stands there, what is far away is left out again, and nothing moves.
      await expect.poll(() => isLaidOut(0)).toBe(false);
      expect(Math.abs((await topOf(card)) - before)).toBeLessThan(2);
    }
  });
});

test('screen readers announce a new page', async ({ page }) => {
  await signUpOnScreen(page);
  const spoken = page.locator('[data-slot="spoken-title"]');
  await expect(spoken).toHaveText('Recipes page');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveTitle('Settings · Larder');
  await expect(spoken).toHaveText('Settings page');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(spoken).toHaveText('Recipes page');
});

test('the logged-out pages are announced and take focus, but not on the first page', async ({ page }) => {
  const spoken = page.locator('[data-slot="spoken-title"]');
  const expectArrival = async (title: string) => {
    await expect(page).toHaveTitle(`${title} · Larder`);
    await expect(spoken).toHaveText(`${title} page`);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/');
  await expect(page).toHaveTitle('Login · Larder');
  await expect(spoken).toHaveText('');
  await expect(page.locator('body')).toBeFocused();

  // By keyboard from its foot.
  await page.getByRole('link', { name: 'Sign up' }).press('Enter');
  await expectArrival('Create Account');
  await page.getByRole('link', { name: 'Login' }).press('Enter');
  await expectArrival('Login');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 900 });
  const username = await signUpOnScreen(page);
  await expectArrival('Recipes');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectArrival('Login');
  await logIn(page, username);
  await expectArrival('Recipes');
});

test('a screen whose code loads slowly shows a line at the top of the page', async ({ page }) => {
  await signUp(page);
  let letThrough: (() => void) | undefined;
  await page.route('**/settings.screen-*.js', async (route) => {
    await new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await route.continue();
  });
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const line = page.locator('[data-slot="slow-navigation"]');
  await expect(line).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'What’s for dinner?' })).toBeVisible();
  await expectAccessible(page);
  letThrough?.();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('keyboard shortcuts reach the search from anywhere, and are listed under ?', async ({ page }) => {
  await signUp(page);
  const search = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('dal/?');
  await expect(search).toHaveValue('dal/?');

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(search).toBeFocused();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Search recipes');
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

/** Whether something is dark on white, like ink. */
const inkOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(node).color;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });

test('a recipe and a shopping list print in black on white, without the shell', async ({ page }) => {
  await signUp(page);
  await fillPantry(page, ['onion']);
  const expectPaper = async () => {
    // A4 minus its margins.
    await page.setViewportSize({ width: 718, height: 1010 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await inkOf(page, '#content h1')).toBeLessThan(120);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    // A row's focus ring may overflow, its text may not.
    const cut = await page
      .locator('#content li :not(:has(*))')
      .evaluateAll((words) => words.filter((word) => word.getBoundingClientRect().right > window.innerWidth));
    expect(cut).toEqual([]);
    const breaks = await page
      .locator('#content li')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
    expect(breaks.length).toBeGreaterThan(0);
    expect(breaks).not.toContain('auto');
  };
  await page.goto('/dashboard/recipes/1001');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expectPaper();
  await expect(page.getByRole('link', { name: 'Back to Recipes' })).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.goto('/dashboard/meal-plan');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).first().click();
  await page.getByRole('tab', { name: /Shopping/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectPaper();
});
