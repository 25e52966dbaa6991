import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectAccessibleEverywhere, signUp, test } from '../support/journey.ts';

const SETTINGS = '/dashboard/settings';
const WORDS = '**/assets/words-*.js';

const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const language = (page: Page) => page.locator('html').getAttribute('lang');

test('a language shows at once, keeps what is being edited and the focus, and stays [LANG-02 LANG-03 LANG-04]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Nuts', exact: true }).press('Space');
  await choice(page, 'Language').selectOption({ label: 'Español' });

  const title = page.getByRole('heading', { level: 1, name: 'Ajustes' });
  await expect(title).toBeVisible();
  await expect(choice(page, 'Idioma')).toBeFocused();
  await expect(page.getByText('Has cambiado 1 preferencia')).toBeVisible();
  expect(await language(page)).toBe('es');
  await expectAccessibleEverywhere(page);

  await page.reload();
  await expect(title).toBeVisible();
  expect(await language(page)).toBe('es');
  await page.goto('/dashboard/recipes/1001');
  const dish = page.getByRole('heading', { level: 1 });
  await expect(dish).toBeVisible();
  await expect(dish).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Ingredientes', exact: true })).toBeVisible();

  await page.goto(SETTINGS);
  await choice(page, 'Idioma').selectOption({ label: 'English' });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await language(page)).toBe('en-US');
});

test('what the build wrote in English is not shown to others [LANG-05]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(WORDS, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(WORDS);
  await page.goto('/login', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('#root')).toBeHidden();
  expect(await language(page)).toBe('es');
  arrive();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('without its texts the language stays the one before [LANG-06]', async ({ page }) => {
  await signUp(page);
  await page.route(WORDS, (route) => route.abort());
  await page.goto(SETTINGS);
  // Messages wait for a sign of life, which choosing by script is not.
  await choice(page, 'Language').focus();
  await choice(page, 'Language').selectOption({ label: 'Deutsch' });
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('The language could not be loaded. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(choice(page, 'Language')).toHaveValue('en');

  // Chosen on an earlier visit, and not in the browser's cache any more.
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await language(page)).toBe('en-US');
});
