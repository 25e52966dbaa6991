import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleEverywhere,
  keepRecoveryCode,
  newUsername,
  PASSWORD,
  signUp,
  test,
} from '../support/journey.ts';
import { mailedLink } from '../support/mail.ts';
import { logIn, logOut } from '../support/session.ts';

const NEXT = 'parsley and thyme';

/** Signs up on the screen, and postpones the recovery code. */
async function signUpWithoutKeeping(page: Page): Promise<string> {
  const username = newUsername();
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Not now' }).click();
  return username;
}

test('a forgotten password is reset with the sign-up recovery code, and the old one is rejected [RECOVERY-03 RECOVERY-06 RECOVERY-07]', async ({
  page,
}) => {
  const username = newUsername();
  const dialog = page.getByRole('dialog', { name: 'Your recovery code' });
  const alert = page.getByRole('alert');

  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  const code = await test.step('the code can be postponed, with a reminder, and is kept', async () => {
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectAccessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('in case you forget your password')).toBeVisible();
    await page.getByRole('button', { name: 'Show recovery code' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`larder-recovery-code-${username}.txt`);
    const kept = await keepRecoveryCode(page);
    await expect(page.getByText('in case you forget your password')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText('in case you forget your password')).toHaveCount(0);
    return kept;
  });

  await logOut(page);
  const next = await test.step('a new password for the code, by keyboard', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Recovery code').fill('not a code');
    await page.getByLabel('New password', { exact: true }).fill(NEXT);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('A recovery code has seven groups of four letters and numbers'),
    ).toBeVisible();
    await page.getByLabel('Recovery code').fill(code.replace(/^./, (sign) => (sign === '7' ? '8' : '7')));
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('The username or the recovery code is wrong');
    await page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    const shown = await keepRecoveryCode(page);
    expect(shown).not.toBe(code);
    return shown;
  });

  await logOut(page);
  await test.step('the old password is rejected, and so is the used code', async () => {
    await logIn(page, username);
    await expect(alert).toHaveText('Invalid credentials');
    await page.goto('/recover');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Recovery code').fill(code);
    await page.getByLabel('New password', { exact: true }).fill(NEXT);
    await page.keyboard.press('Enter');
    await expect(alert).toHaveText('The username or the recovery code is wrong');
    await page.getByLabel('Recovery code').fill(next);
    await page.keyboard.press('Enter');
    await keepRecoveryCode(page);
  });
});

test('a new code in the settings requires the password, and replaces the old one [RECOVERY-11]', async ({
  page,
}) => {
  const username = await signUpWithoutKeeping(page);

  await test.step('the reminder survives a reload, and leads to the settings', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remind me in a week' })).toBeVisible();
    await page.getByRole('link', { name: 'Create one in Settings' }).click();
    await page.getByRole('button', { name: 'New recovery code' }).click();
  });
  const asking = page.getByRole('dialog', { name: 'New recovery code' });
  await asking.getByLabel('Your password').fill('wrong beans');
  await page.keyboard.press('Enter');
  await expect(asking.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password');
  await asking.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const code = await keepRecoveryCode(page);
  await expect(page.getByRole('button', { name: 'New recovery code' })).toBeFocused();
  await expect(page.getByText('in case you forget your password')).toHaveCount(0);

  await logOut(page);
  await page.goto('/recover');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Recovery code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.keyboard.press('Enter');
  await keepRecoveryCode(page);
  await expect(page.getByRole('heading', { level: 1, name: 'What’s for dinner?' })).toBeVisible();
});

test('the reminder can be dismissed, and focus stays within the screen', async ({ page }) => {
  await signUpWithoutKeeping(page);
  await test.step('no picture covers it', async () => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    const notice = await page.locator('[data-slot="banner"]').boundingBox();
    const picture = await page.locator('#content img').first().boundingBox();
    expect(notice && picture && notice.y + notice.height).toBeLessThanOrEqual(picture?.y ?? 0);
    await page.goBack();
    // The recipe page is an article too. The card that led there takes focus when the list is back.
    await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
  });
  await page.getByRole('button', { name: 'Remind me in a week' }).press('Enter');
  await expect(page.getByText('in case you forget your password')).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'What’s for dinner?' })).toBeVisible();
  await expect(page.getByText('in case you forget your password')).toHaveCount(0);
});

test('a code is shown even if its dialog is closed before it arrives: the old one no longer works', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  let answer = () => {};
  const held = new Promise<void>((go) => (answer = go));
  await page.route('**/account/recovery-code', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'New recovery code' }).click();
  const asking = page.getByRole('dialog', { name: 'New recovery code' });
  await asking.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(asking.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(asking).toHaveCount(0);
  answer();
  await keepRecoveryCode(page);
});

test('closing a new code before saving it leaves a reminder, and it can be shown again [RECOVERY-20]', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'New recovery code' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your recovery code' });
  const shown = await dialog.getByRole('group', { name: 'Recovery code' }).textContent();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Show recovery code' }).click();
  expect(await keepRecoveryCode(page)).toBe(shown);
  await expect(page.getByText('in case you forget your password')).toHaveCount(0);
});

test('a mailed link sets a new password, once, after its address was confirmed [RECOVERY-17]', async ({
  page,
}) => {
  const username = await signUp(page);
  const address = `${username}@example.com`;
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email address' });
  await expect(dialog).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Email address').fill(address);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`A link to confirm it is on its way to ${address}`)).toBeVisible();
  await expect(page.getByText('To confirm it, open the link emailed there')).toBeVisible();

  await page.goto(await mailedLink(address));
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Larder' }).click();
  await logOut(page);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login screen has a field with this name too.
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Email me a link instead' }).click();
  await expect(page.getByText('a link is on its way. It works for 30 minutes.')).toBeVisible();
  const link = await mailedLink(address, 2);
  await page.goto('/login');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'What’s for dinner?' })).toBeVisible();
  expect(page.url()).not.toContain('#');

  await logOut(page);
  await logIn(page, username);
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.');
});
