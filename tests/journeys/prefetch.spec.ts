import type { Page } from '@playwright/test';
import { expect, signUp, test } from '../support/journey.ts';

/** Records the page's requests with a matching URL, from now on. */
function follow(page: Page, address: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const DETAILS = /\/api\/v1\/recipes\/\d+\/details/;

const linkOf = (page: Page, card: number) => page.getByRole('article').nth(card).getByRole('link');

/** The request that a card's link leads to. */
const callOf = async (page: Page, card: number) =>
  `/api/v1/recipes/${(await linkOf(page, card).getAttribute('href'))?.split('/').at(-1)}/details`;

/** The centre of a card's link. */
async function middleOf(page: Page, card: number): Promise<[x: number, y: number]> {
  const box = await linkOf(page, card).boundingBox();
  if (!box) throw new Error('The link is not on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// Tall enough that nothing has to be scrolled under the pointer.
test.use({ viewport: { width: 1280, height: 1600 } });

/** Does something first, and waits until prefetching works: a focused link is prefetched at once. */
async function comeAlive(page: Page): Promise<void> {
  const settings = page.waitForRequest(/settings\.screen-.*\.js$/);
  await page.getByRole('searchbox').hover();
  await page.getByRole('link', { name: 'Settings', exact: true }).focus();
  await settings;
}

test('a recipe is prefetched when it is about to be opened, and only once', async ({ page }) => {
  await signUp(page);
  const details = follow(page, DETAILS);
  const code = follow(page, /recipe-frame\.screen-.*\.js$/);
  const link = page.getByRole('article').first().getByRole('link');
  await page.getByRole('searchbox').hover();
  await Promise.all([page.waitForResponse(DETAILS), link.focus()]);
  expect(code).toHaveLength(1);
  await link.press('Enter');
  await expect(page.getByRole('link', { name: 'Back to Recipes' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(details.filter((address) => address.includes(`/${page.url().split('/').at(-1)}/`))).toHaveLength(1);
  expect(code).toHaveLength(1);
});

test('a pointer passing over a recipe fetches nothing, one that rests for 80 ms does', async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await comeAlive(page);
  const details = follow(page, DETAILS);
  const [passed, rested] = [await callOf(page, 0), await callOf(page, 1)];
  const [start, end] = [await middleOf(page, 0), await middleOf(page, 1)];
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  await page.mouse.move(...start);
  await page.clock.runFor(79);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1000);
  await page.mouse.move(...end);
  await page.clock.runFor(79);
  expect(details).toEqual([]);
  const asked = page.waitForRequest(DETAILS);
  await page.clock.runFor(1);
  await asked;
  // Anything the first had requested would have come earlier.
  expect(details).toEqual([rested]);
  expect(passed).not.toBe(rested);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a recipe is prefetched as soon as a finger touches it', async ({ page }) => {
    await signUp(page);
    await comeAlive(page);
    const details = follow(page, DETAILS);
    const [x, y] = await middleOf(page, 0);
    const device = await page.context().newCDPSession(page);
    const asked = page.waitForRequest(DETAILS);
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await asked;
    // The finger is still down: nothing has been opened.
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(details).toEqual([await callOf(page, 0)]);
    await device.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  });
});

test('the code that a first visit runs is compiled while it arrives', async ({ page }) => {
  const code = follow(page, /\/assets\/(?:index|signed-out|dashboard)-[\w-]{8}\.js$/);
  await signUp(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(code).toHaveLength(3);
  for (const path of code) {
    const answer = await page.request.get(path);
    expect(await answer.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the first answers and the code of the screen are asked for before the app runs, and once', async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  let letRun = (): void => undefined;
  const held = new Promise<void>((done) => {
    letRun = done;
  });
  await page.route(/\/assets\/index-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = follow(page, /\/recipes\/(?:user|pantry)search|\/preferences$|\/assets\/dashboard-.*\.js$/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(() => expect(asked).toHaveLength(3)).toPass();
  letRun();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(3);
});
