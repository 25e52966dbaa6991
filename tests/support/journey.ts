import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { noteUsed } from './used.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const PASSWORD = 'slow-cooked beans';

/** A unique username. */
export function newUsername(): string {
  return `cook_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}

/**
 * Playwright's own `toBeVisible` serialises the whole page for its message each time it polls, which was an eighth
 * of the work of the longest journeys. This one waits for the same condition, and reports what it waited for.
 */
export const expect = baseExpect.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout;
    try {
      await locator.waitFor({ state: this.isNot ? 'hidden' : 'visible', timeout });
      return { pass: !this.isNot, message: () => `${locator} is visible` };
    } catch (error) {
      return { pass: this.isNot, message: () => String(error) };
    }
  },
});

/** Notes what fails between a page and the server, and what the page warns of: a failed journey's screenshot shows neither. */
function noteTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400)
      trouble.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) =>
    trouble.push(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${request.url()}`),
  );
  page.on('console', (message) => {
    if (message.type() === 'warning') trouble.push(message.text());
  });
  return trouble;
}

/** Journeys: pages open on the started product, and any error in the page's console fails the test. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, runTest, testInfo) => {
      const keepUsed = noteUsed(page.context(), testInfo);
      const trouble = noteTrouble(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // Chromium reports every response of 400 and above by itself; journeys check those on the screen.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          errors.push(message.text());
        }
      });
      await runTest();
      keepUsed();
      if (testInfo.status !== testInfo.expectedStatus && trouble.length > 0)
        await testInfo.attach('trouble', { body: trouble.join('\n'), contentType: 'text/plain' });
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Creates an account as another device would, and gives this page its session. The page shows nothing of the
 * app yet.
 */
export async function beSignedIn(page: Page): Promise<string> {
  const username = newUsername();
  const answer = await page.request.post('/api/v1/auth/signup', { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  const { data } = await answer.json();
  const { access_token, refresh_token } = data;
  await page.goto('/icon.svg');
  await page.evaluate((kept) => Object.assign(localStorage, kept), { access_token, refresh_token, username });
  return username;
}

/** Opens a new cook's dashboard. The sign-up screen has journeys of its own. Returns the username. */
export async function signUp(page: Page): Promise<string> {
  const username = await beSignedIn(page);
  await page.goto('/dashboard');
  await expectDashboard(page);
  return username;
}

/** Creates an account through the sign-up screen and waits for the dashboard. Returns its username. */
export async function signUpOnScreen(page: Page): Promise<string> {
  const username = newUsername();
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await keepRecoveryCode(page);
  await expectDashboard(page);
  return username;
}

/** Reads the recovery code on the screen after sign-up, and confirms that it was saved. */
export async function keepRecoveryCode(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery code' });
  const code = await dialog.getByRole('group', { name: 'Recovery code' }).textContent();
  await dialog.getByRole('button', { name: 'I have written it down' }).click();
  await expect(dialog).toHaveCount(0);
  return code ?? '';
}

async function expectDashboard(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: 'What’s for dinner?' });
  await expect(heading).toBeVisible();
  // Fails if stylesheets are loaded in an order in which base styles override components.
  await expect(heading).toHaveCSS('font-family', /^Caprasimo/);
}

/** Expands the filters beyond those always visible, on a wide screen. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Fails if the page shows an alert, inline or as a message at the bottom. */
export async function expectNothingSaid(page: Page): Promise<void> {
  // Forms have an empty place for one.
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(0);
}

/** Fails on any accessibility finding for the page as it is (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeSource);
  const findings = await page.evaluate(async () => {
    // A colour in transition is not a finding.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
  expect(findings).toEqual([]);
}

const DESK = { width: 1280, height: 900 };
const LOOKS = [
  { colorScheme: 'light', size: DESK },
  { colorScheme: 'dark', size: { width: 390, height: 844 } },
] as const;

/**
 * Checks the page against every accessibility rule twice: light desktop and dark phone. Themes only swap
 * colours, and the contrasts of all themes are calculated from the tokens.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const { colorScheme, size } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.setViewportSize(DESK);
}

/** Adds ingredients to the logged-in cook's pantry, as another device would. */
export async function fillPantry(page: Page, names: readonly string[]): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.post('/api/v1/pantry/bulk', {
    headers: { Authorization: `Bearer ${token}` },
    data: { items: names.map((name) => ({ ingredient_name: name, quantity: 1, unit: 'piece' })) },
  });
  expect(answer.status()).toBe(201);
}
