import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectAccessibleEverywhere, signUp, test } from '../support/journey.ts';
import { day, firstPlan, title } from '../support/plan-page.ts';

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

test('a closed tab opens at the step, a timer goes on and rings on another screen [COOK-03 COOK-04 COOK-07]', async ({
  page,
}) => {
  await page.clock.install();
  await beSignedIn(page);
  await page.goto(`/dashboard/recipes/${RECIPE}/cook`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start a timer: 1 minute' }).click();
  const timer = page.getByRole('group', { name: 'Step 2: 1 minute' });
  await expect(timer).toContainText('1:00');
  await expect(page.getByRole('group', { name: 'Timers' })).toContainText(
    'If you close the browser, it can’t ring.',
  );

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

test('of more timers than a phone has room for, the one that rings is in sight [COOK-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.clock.install();
  await beSignedIn(page);
  await page.goto(`/dashboard/recipes/${RECIPE}/cook`);
  const start = page.getByRole('button', { name: /^Start a timer/ });
  const timers = page.getByRole('group', { name: 'Timers' }).getByRole('group');
  for (let number = 1; number <= 9; number += 1) {
    await expect(step(page, number)).toBeVisible();
    for (const one of await start.all()) await one.click();
    await page.keyboard.press('ArrowRight');
  }
  const count = await timers.count();
  expect(count).toBeGreaterThan(4);
  const last = timers.nth(count - 1);
  await expect(last).not.toBeInViewport();
  const left = (await last.getByRole('timer').textContent()) ?? '';
  await page.clock.fastForward(left.padStart(5, '0'));
  await page.clock.fastForward(1000);
  await expect(last).toHaveAttribute('data-state', 'ended');
  await expect(last).toBeInViewport({ ratio: 1 });

  await page.goto('/dashboard/pantry');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a planned dish that is opened from its recipe is cooked for the plan’s servings [COOK-08]', async ({
  page,
}) => {
  await firstPlan(page);
  const dish = title(page, 0).getByRole('link');
  const [, id] = /recipes\/(\d+)/.exec((await dish.getAttribute('href')) ?? '') ?? [];
  const more = day(page, 0).getByRole('button', { name: /^More servings/ });
  const planned = () =>
    day(page, 0)
      .getByText(/^\d+ servings$/)
      .textContent();
  const before = await planned();
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await more.click();
  await changed;
  await expect.poll(planned).not.toBe(before);
  const servings = (await planned()) ?? '';

  // The steps do not wait for the plan, which only says for how many.
  let letPlanAnswer = () => {};
  const answer = new Promise<void>((resolve) => (letPlanAnswer = resolve));
  await page.route('**/meal-plans/current*', async (route) => {
    await answer;
    await route.fallback();
  });
  await page.goto(`/dashboard/recipes/${id}/cook`);
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  letPlanAnswer();
  await expect(page.getByText(servings, { exact: true })).toBeVisible();
  // The end has no button that does nothing.
  const next = page.getByRole('button', { name: /^(?:Next|Finish)$/ });
  while ((await next.count()) > 0) await next.press('Enter');
  await expect(page.getByRole('button', { name: 'Cooked it' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Cooked it' }).click();
  await expect(page).toHaveURL(/\/meal-plan$/);
  await expect(day(page, 0).getByText(servings, { exact: true })).toBeVisible();
});

test('a recipe that cannot be had says so', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/dashboard/recipes/999999/cook');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
