import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectAccessibleEverywhere,
  keepRecoveryCode,
  signUp,
  test,
} from '../support/journey.ts';

const SETTINGS = '/dashboard/settings';

/** Every call for the preferences from now on, in order. */
function watchPreferences(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/preferences')) calls.push(request.method());
  });
  return calls;
}

const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

test('preferences are created first, replaced later, and both survive a reload [PRODUCT-11 SAYS-01 SETTINGS-01 SETTINGS-02 STATE-42 STATE-43]', async ({
  page,
}) => {
  const calls = watchPreferences(page);
  await signUp(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText('Customize your recipe preferences and dietary requirements')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gluten Free' })).toBeVisible();
  await expect(saveBar(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Nuts', exact: true }).click();
  await page.getByRole('radio', { name: 'Very Hot' }).check();
  await expect(page.getByText('You have changed 2 preferences')).toBeVisible();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Preferences saved')).toBeVisible();
  await expect(saveBar(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect.poll(() => calls).toEqual(['GET', 'PUT', 'POST', 'GET']);

  await page.getByRole('button', { name: 'Optional Preferences' }).click();
  await page.getByRole('button', { name: 'Middle Eastern' }).click();
  await page.getByRole('radio', { name: 'A Few Times a Week' }).check();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(saveBar(page)).toHaveCount(0);
  await expect.poll(() => calls.slice(4)).toEqual(['PUT', 'GET']);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Nuts', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('radio', { name: 'Very Hot' })).toBeChecked();
  const optional = page.getByRole('button', { name: 'Optional Preferences' });
  await expect(optional).toHaveAttribute('aria-expanded', 'false');
  await expect(optional).toHaveAccessibleDescription(/2 chosen/);
  await optional.click();
  await expect(page.getByRole('button', { name: 'Middle Eastern' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: 'A Few Times a Week' })).toBeChecked();
  await expectAccessibleEverywhere(page);
});

test('by keyboard: Cancel reverts, edits survive visiting another screen, a failed save can be repeated [ERROR-51 SETTINGS-14]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto(SETTINGS);
  const nuts = page.getByRole('button', { name: 'Nuts', exact: true });
  await nuts.press('Space');
  // The number of Tab presses from the chip: past the account's buttons to the bar.
  await page.getByRole('button', { name: 'Delete account' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nuts).toHaveAttribute('aria-pressed', 'false');
  await expect(nuts).toBeFocused();
  await expect(nuts).toBeInViewport();
  await expect(page.getByText('Changes discarded')).toBeAttached();
  await expect(saveBar(page)).toHaveCount(0);

  await nuts.press('Space');
  await page.getByRole('link', { name: 'Pantry', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pantry Management' })).toBeVisible();
  await page.goBack();
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');

  const held: (() => void)[] = [];
  await page.route('**/api/v1/preferences', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await new Promise<void>((fail) => held.push(fail));
    return route.fulfill({ status: 500 });
  });
  const save = page.getByRole('button', { name: 'Save Preferences' });
  await save.press('Enter');
  await expect(save).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(page.getByText('Saving...')).toBeAttached();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await expect(page.getByRole('alert')).toHaveText('Error saving preferences. Please try again.');
  await expect(save).toBeFocused();
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'Pantry', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pantry Management' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveText('Error saving preferences. Please try again.');

  await page.unroute('**/api/v1/preferences');
  await page.getByRole('button', { name: 'Sesame' }).press('Space');
  await page.getByRole('button', { name: 'Delete account' }).focus();
  await save.press('Enter');
  await expect(saveBar(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Preferences saved')).toBeVisible();
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Sesame' })).toBeFocused();
});

test('a save whose response was lost is shown when the edits are discarded', async ({ page }) => {
  await beSignedIn(page);
  await page.goto(SETTINGS);
  await page.route('**/api/v1/preferences', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  const nuts = page.getByRole('button', { name: 'Nuts', exact: true });
  await nuts.click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error saving preferences. Please try again.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(saveBar(page)).toHaveCount(0);
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');
});

test('preferences that cannot be loaded say so, and load on Try Again [ERROR-49 SETTINGS-16]', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.route('**/api/v1/preferences', (route) => route.fulfill({ status: 500 }));
  await page.goto(SETTINGS);
  await expect(page.getByRole('alert')).toContainText('Error loading preferences');
  await expectAccessibleEverywhere(page);
  await page.unroute('**/api/v1/preferences');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Nuts', exact: true })).toBeVisible();
});

test("nobody sees another cook's edits", async ({ page }) => {
  await signUp(page);
  // The dashboard has a chip with the same name, and may still be there.
  const settings = page.getByRole('heading', { level: 1, name: 'Settings' });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(settings).toBeVisible();
  await page.getByRole('button', { name: 'Nuts', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Nuts', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  // The login screen has fields with the same names, and may still be there.
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await page.getByLabel('Username').fill(`other_${Date.now()}`);
  await page.getByLabel('Password', { exact: true }).fill('another long word');
  await page.getByLabel('Confirm Password', { exact: true }).fill('another long word');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await keepRecoveryCode(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(settings).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuts', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('the theme applies to all tabs, and before the page is drawn', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await beSignedIn(page);
  await page.goto(SETTINGS);
  const other = await context.newPage();
  await other.goto('/login');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');

  // Only the theme's own script may have run: the app's is delayed.
  await page.route('**/assets/index-*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Until then there is only a picture of the frame.
  await expect(page.locator('#root > *')).toHaveAttribute('inert', '');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto(SETTINGS);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test("the theme can be changed even if the browser's storage throws", async ({ page }) => {
  await beSignedIn(page);
  await page.goto(SETTINGS);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Pantry', exact: true }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
