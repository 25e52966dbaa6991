import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectAccessibleEverywhere, signUp, test } from '../support/journey.ts';

/** Butter chicken: nine steps, several with a time. */
const RECIPE = 1003;

const step = (page: Page, number: number) => page.getByText(`Step ${number} of 9`);

test('a recipe is cooked step by step, with its amounts and with keys [COOK-01 COOK-02]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(`/dashboard/recipes/${RECIPE}?servings=8`);
  await page.getByRole('link', { name: 'Cook', exact: true }).click();
  await expect(step(page, 1)).toBeVisible();
  // Written for four: twice the yoghurt.
  await expect(page.getByRole('list', { name: 'For this step' })).toContainText('300 g yogurt');
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('ArrowRight');
  await expect(step(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(step(page, 3)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(step(page, 2)).toBeVisible();
});

test('a closed tab opens at the step, a timer goes on and rings on another screen [COOK-03 COOK-04]', async ({
  page,
}) => {
  await page.clock.install();
  await beSignedIn(page);
  await page.goto(`/dashboard/recipes/${RECIPE}/cook`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start a timer: 1 minute' }).click();
  const timer = page.getByRole('group', { name: 'Step 2: 1 minute' });
  await expect(timer).toContainText('1:00');

  await page.reload();
  await expect(step(page, 2)).toBeVisible();
  await expect(timer).toBeVisible();

  await page.getByRole('button', { name: 'Close cook mode' }).click();
  await expect(page).toHaveURL(new RegExp(`/recipes/${RECIPE}$`));
  // Away from the steps, it says which dish it is for.
  await expect(timer).toContainText('Step 2: 1 minute · ');
  await page.clock.fastForward('01:05');
  await expect(page.getByRole('alert').filter({ hasText: 'Time’s up: Step 2: 1 minute' })).toBeAttached();
  await timer.getByRole('button', { name: /^Stop the timer/ }).click();
  await expect(timer).toBeHidden();
});

test('a recipe that cannot be had says so', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/dashboard/recipes/999999/cook');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
