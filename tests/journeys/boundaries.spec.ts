import type { Page } from '@playwright/test';
import {
  BROWSE,
  breakAt,
  fileOf,
  heading,
  INSIDE,
  lose,
  LOST,
  OUTSIDE,
  SHOPPING,
  tryAgain,
  type FailingScreen,
} from '../support/boundaries.ts';
import { goTo } from '../support/failures/cell.ts';
import { makeList } from '../support/lists.ts';
import { beSignedIn, expect, fillPantry, signUp, test } from '../support/journey.ts';

/**
 * A second page of a logged-in cook. Its console is not watched: the browser and React both report failures
 * there.
 */
async function unwatched(page: Page): Promise<Page> {
  await signUp(page);
  await fillPantry(page, ['onion']);
  return page.context().newPage();
}

const elsewhereThan = ({ file }: FailingScreen) =>
  file === 'shopping.screen' ? { address: '/dashboard/settings', heading: 'Settings' } : SHOPPING;

/** Walks through the dashboard's screens, starting from the recipes. */
async function throughDashboard(
  page: Page,
  walk: (other: Page, screen: FailingScreen, leave: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const other = await unwatched(page);
  const { id } = await makeList(page, 'Sunday pots');
  await other.goto('/dashboard');
  await expect(heading(other, BROWSE)).toBeVisible();
  for (const screen of INSIDE) {
    const elsewhere = elsewhereThan(screen);
    const leave = async () => {
      await expect(heading(other, screen.says)).toBeVisible();
      await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
      if (screen.back) await expect(other.getByRole('link', { name: screen.back })).toBeVisible();
      await goTo(other, elsewhere.address);
      await expect(heading(other, elsewhere.heading)).toBeVisible();
    };
    await test.step(screen.address, () =>
      walk(other, { ...screen, address: screen.address.replace('LIST', id) }, leave),
    );
  }
}

test('a dashboard screen whose code does not load fails alone, and recovers when revisited', ({ page }) =>
  throughDashboard(page, async (other, { address, file, heading: named }, leave) => {
    await lose(other, file);
    await goTo(other, address);
    await leave();
    await other.unrouteAll();
    await goTo(other, address);
    await expect(heading(other, named)).toBeVisible();
    // Loaded code stays loaded: the next one needs a fresh page.
    await other.goto('/dashboard');
    await expect(heading(other, BROWSE)).toBeVisible();
  }));

test('a dashboard screen that crashes while rendering fails alone, and recovers on retry', ({ page }) =>
  throughDashboard(page, async (other, { address, file, draws, heading: named, says }, leave) => {
    await breakAt(other, file, draws);
    await other.goto(address);
    await leave();
    await other.goBack();
    await expect(heading(other, says)).toBeVisible();
    await other.unrouteAll();
    await tryAgain(other).click();
    await expect(heading(other, named)).toBeVisible();
  }));

test('the recipes fail alone, and recover on return and on retry', async ({ page }) => {
  const other = await unwatched(page);
  for (const address of ['/dashboard', '/dashboard/recipes']) {
    await breakAt(other, 'dashboard', BROWSE);
    await other.goto(address);
    await expect(heading(other, 'Failed to load recipes')).toBeVisible();
    await goTo(other, SHOPPING.address);
    await expect(heading(other, SHOPPING.heading)).toBeVisible();
    await other.goBack();
    await other.unrouteAll();
    await tryAgain(other).click();
    await expect(heading(other, BROWSE)).toBeVisible();
  }
});

for (const { address, file, draws, heading: named } of OUTSIDE) {
  test(`${address} says that Larder could not be loaded, and recovers elsewhere and on retry`, async ({
    context,
  }) => {
    const other = await context.newPage();
    const elsewhere = OUTSIDE.find((screen) => screen.file !== file)!;
    await lose(other, file);
    await other.goto(address);
    await expect(heading(other, LOST)).toBeVisible();
    await expect(other.getByText('Please check your internet connection.')).toBeVisible();
    // The others need part of the entry screens' file.
    if (file === 'signed-out') await other.unrouteAll();
    await goTo(other, elsewhere.address);
    await expect(heading(other, elsewhere.heading)).toBeVisible();
    await other.unrouteAll();
    await goTo(other, address);
    await expect(heading(other, named)).toBeVisible();

    await breakAt(other, file, draws);
    await other.goto(address);
    await expect(heading(other, LOST)).toBeVisible();
    await goTo(other, elsewhere.address);
    await expect(heading(other, elsewhere.heading)).toBeVisible();
    await other.goBack();
    await expect(heading(other, LOST)).toBeVisible();
    await other.unrouteAll();
    await tryAgain(other).click();
    await expect(heading(other, named)).toBeVisible();
  });
}

test('a dashboard that cannot be loaded says so, and recovers on retry', async ({ page }) => {
  const other = await unwatched(page);
  await lose(other, 'dashboard');
  await other.goto('/dashboard');
  await expect(heading(other, LOST)).toBeVisible();
  await other.unrouteAll();
  await tryAgain(other).click();
  await expect(heading(other, BROWSE)).toBeVisible();
});

test('messages that could not be loaded arrive with the next interaction', async ({ page }) => {
  await beSignedIn(page);
  await fillPantry(page, ['onion', 'leek']);
  await page.goto('/dashboard/pantry');
  await page.route('**/api/v1/pantry/*', (route) => route.abort());
  await lose(page, 'toaster.lazy');
  await Promise.all([
    page.waitForEvent('console', (message) => message.text().includes('cannot be shown yet')),
    page.getByRole('button', { name: 'Delete Leek' }).click(),
  ]);
  await page.unroute(fileOf('toaster.lazy'));
  await expect(async () => {
    // A cook who only clicks: no pointer movement.
    await page.getByRole('heading', { level: 1 }).dispatchEvent('click');
    await expect(page.getByText('Failed to delete item. Please try again.')).toBeVisible({ timeout: 500 });
  }).toPass();
});
