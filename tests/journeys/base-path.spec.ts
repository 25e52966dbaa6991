import type { BrowserContext, Page } from '@playwright/test';
import { expect, keepRecoveryCode, newUsername, PASSWORD, test as journey } from '../support/journey.ts';
import { startFront, waitUntilKept } from '../support/offline.ts';
import { launchServer } from '../support/server.ts';

const BASE = '/larder';

interface Site {
  readonly front: Awaited<ReturnType<typeof startFront>>;
  readonly context: BrowserContext;
}

/** A browser in front of a proxy in front of a server under a path, which end with the test, whatever becomes of it. */
const test = journey.extend<{ site: Site }>({
  site: async ({ browser }, runTest) => {
    const server = await launchServer({ BASE_PATH: BASE });
    const front = await startFront(new URL(server.url).origin, BASE);
    const context = await browser.newContext({
      baseURL: `${front.url}${BASE}/`,
      serviceWorkers: 'allow',
    });
    await runTest({ front, context });
    await context.close();
    front.stop();
    await server.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

/** What the page's policy refuses from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellOfRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const { tellOfRefusal } = window as unknown as { tellOfRefusal: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellOfRefusal(`${violatedDirective} ${blockedURI}`),
    );
  });
  return refused;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('Larder works under a path behind a proxy, offline too, and after an update while it is open', async ({
  site: { front, context },
}) => {
  const page = await context.newPage();
  const refused = await watchPolicy(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await page.goto('login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect.poll(() => pathOf(page)).toBe(`${BASE}/signup`);
  await page.reload();
  await page.getByLabel('Username').fill(newUsername());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await keepRecoveryCode(page);
  await expect(page.getByRole('heading', { level: 1, name: 'What’s for dinner?' })).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe(`${BASE}/dashboard`);
  const cookies = await context.cookies(`${front.url}${BASE}/api/v1/auth/login`);
  expect(cookies.map(({ path }) => path)).toEqual([`${BASE}/api/v1`]);

  // Links, pictures and drawings are under the path, and so is the way back.
  const picture = page.locator('[data-slot="recipe-picture-image"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('[data-slot="recipe-card"]').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  expect(pathOf(page)).toMatch(/^\/larder\/dashboard\/recipes\/\d+$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page.locator('[data-slot="recipe-card"]').first()).toBeVisible();
  await page.goto('dashboard/pantry?add=tiles');
  const glyph = page.locator('[data-slot="ingredient-tile"] img').first();
  await expect.poll(() => glyph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Pantry', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const manifest = await page.request.get(
    (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
  );
  expect(await manifest.json()).toMatchObject({ start_url: `${BASE}/dashboard`, scope: `${BASE}/` });

  await page.goto('dashboard');
  await waitUntilKept(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    `${front.url}${BASE}/`,
  );
  await page.reload();
  await context.setOffline(true);
  await page.goto('dashboard/shopping');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping List' })).toBeVisible();
  await context.setOffline(false);

  await page.goto('dashboard');
  await expect(page.getByText('A new version of Larder is ready.')).toHaveCount(0);
  front.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version of Larder is ready.')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).press('Enter');
  await reloaded;
  await expect(page.getByRole('article').first()).toBeVisible();

  expect(errors).toEqual([]);
  expect(refused).toEqual([]);
  // A browser asks for this one by itself, for what is no page.
  expect(front.strays.filter((path) => path !== '/favicon.ico')).toEqual([]);
});
