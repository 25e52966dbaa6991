import { expect, keepRecoveryCode, PASSWORD } from '../journey.ts';
import { mailedLink } from '../mail.ts';
import { button, type FailingScreen, type Visit } from './cell.ts';

const nameOf = ({ username, turn }: Visit) => `${username.slice(0, 14)}_${turn}`;

async function leaveDashboard({ page }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'What’s for dinner?' })).toBeVisible();
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Signs a cook up, or in, as another device would, and adds an email address, always the same one. */
async function giveAddress({ page }: Visit, username: string, time = 1): Promise<string> {
  const { request } = page;
  const data = { username, password: PASSWORD };
  const { data: tokens } = await (
    await request.post(`/api/v1/auth/${time === 1 ? 'signup' : 'login'}`, { data })
  ).json();
  const email = `${username}@example.com`;
  const answer = await request.put('/api/v1/account/email', {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(204);
  return email;
}

/** Opens a mailed link as from another program: the page is loaded from scratch. */
async function openLink({ page }: Visit, link: string): Promise<void> {
  await page.goto('/login');
  await page.goto(link);
}

/** Has a link mailed, opens it, and types a new password. */
async function askForLink(visit: Visit, mails: number): Promise<void> {
  const username = `${nameOf(visit)}_m`;
  await visit.page.request.post('/api/v1/auth/recover/mail', { data: { username } });
  await openLink(visit, await mailedLink(`${username}@example.com`, mails));
  await visit.page.getByLabel('New password', { exact: true }).fill(`${PASSWORD}, linked`);
}

/** If the first response was lost, so was the code: the cook is logged in, with a reminder. */
async function leaveWithCode(visit: Visit): Promise<void> {
  const { page } = visit;
  const reminder = page.getByText('Keep a recovery code in case you forget your password.');
  const code = page.getByRole('dialog', { name: 'Your recovery code' });
  await expect(reminder.or(code)).toBeVisible();
  if (await code.isVisible()) await keepRecoveryCode(page);
  await leaveDashboard(visit);
}

async function openLogin({ page }: Visit): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
}

/** Logging in and signing up. */
export const ACCOUNTS: readonly FailingScreen[] = [
  {
    screen: 'Login',
    open: openLogin,
    cells: [
      {
        what: 'logging in',
        call: 'POST /auth/login',
        before: async ({ page, username }) => {
          await page.getByLabel('Username').fill(username);
          await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        },
        act: ({ page }) => button(page, 'Login').click(),
        says: 'Invalid credentials',
        serverFirst: true,
        kept: async ({ page, username }) => {
          await expect(page.getByLabel('Username')).toHaveValue(username);
          await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
          await expect(button(page, 'Login')).toBeEnabled();
        },
        done: leaveDashboard,
      },
    ],
  },
  {
    screen: 'Sign-up',
    open: openLogin,
    cells: [
      {
        what: 'who can sign up; without an answer, the form is offered',
        call: 'GET /auth/signup',
        before: ({ page }) => page.goto('/login'),
        act: ({ page }) => page.getByRole('link', { name: 'Sign up' }).click(),
        kept: ({ page }) => expect(button(page, 'Sign Up')).toBeEnabled(),
        again: async ({ page }) => {
          await page.getByRole('link', { name: 'Login' }).click();
          await page.getByRole('link', { name: 'Sign up' }).click();
        },
        done: async ({ page }) => {
          await expect(button(page, 'Sign Up')).toBeEnabled();
          await page.getByRole('link', { name: 'Login' }).click();
        },
      },
      {
        what: 'signing up',
        call: 'POST /auth/signup',
        before: async (visit) => {
          const { page } = visit;
          await page.getByRole('link', { name: 'Sign up' }).click();
          await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
          await page.getByLabel('Username').fill(nameOf(visit));
          await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
          await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
        },
        act: ({ page }) => button(page, 'Sign Up').click(),
        says: 'Failed to create account',
        serverFirst: true,
        kept: async (visit) => {
          const { page } = visit;
          await expect(page.getByLabel('Username')).toHaveValue(nameOf(visit));
          await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
          await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveValue(PASSWORD);
          await expect(button(page, 'Sign Up')).toBeEnabled();
        },
        done: leaveWithCode,
      },
    ],
  },
  {
    screen: 'Forgot password',
    open: openLogin,
    cells: [
      {
        what: 'a new password for the recovery code',
        call: 'POST /auth/recover',
        before: async (visit) => {
          const { page } = visit;
          const username = `${nameOf(visit)}_r`;
          const data = { username, password: PASSWORD };
          const answer = await page.request.post('/api/v1/auth/signup', { data });
          expect(answer.status()).toBe(201);
          const { recovery_code: code } = (await answer.json()).data;
          await page.getByRole('link', { name: 'Forgot password?' }).click();
          // The login screen has a field with the same name, and may still be there.
          await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
          await page.getByLabel('Username').fill(username);
          await page.getByLabel('Recovery code').fill(code);
          await page.getByLabel('New password', { exact: true }).fill(`${PASSWORD}, reset`);
        },
        act: ({ page }) => button(page, 'Set new password').click(),
        says: 'The password could not be set. Please try again.',
        serverFirst: true,
        kept: async ({ page }) => {
          await expect(page.getByLabel('Recovery code')).toHaveValue(/^(\w{4}-){6}\w{4}$/);
          await expect(page.getByLabel('New password', { exact: true })).toHaveValue(`${PASSWORD}, reset`);
          await expect(button(page, 'Set new password')).toBeEnabled();
        },
        done: leaveWithCode,
      },
      {
        what: 'whether a link can be mailed; without an answer, none is offered',
        call: 'GET /auth/recover/mail',
        before: ({ page }) => page.goto('/login'),
        act: ({ page }) => page.getByRole('link', { name: 'Forgot password?' }).click(),
        kept: ({ page }) => expect(button(page, 'Set new password')).toBeEnabled(),
        again: async ({ page }) => {
          await page.getByRole('link', { name: 'Login' }).click();
          await page.getByRole('link', { name: 'Forgot password?' }).click();
        },
        done: ({ page }) => expect(button(page, 'Email me a link instead')).toBeVisible(),
      },
      {
        what: 'a link by mail',
        call: 'POST /auth/recover/mail',
        before: async ({ page, username }) => {
          await page.goto('/recover');
          await page.getByLabel('Username').fill(username);
        },
        act: ({ page }) => button(page, 'Email me a link instead').click(),
        says: 'The link could not be emailed. Please try again.',
        serverFirst: true,
        kept: async ({ page, username }) => {
          await expect(page.getByLabel('Username')).toHaveValue(username);
          await expect(button(page, 'Email me a link instead')).toBeEnabled();
        },
        done: ({ page }) => expect(page.getByText(/a link is on its way/)).toBeVisible(),
      },
      {
        what: 'a new password for a mailed link',
        call: 'POST /auth/recover/link',
        before: async (visit) => {
          const address = await giveAddress(visit, `${nameOf(visit)}_m`);
          await openLink(visit, await mailedLink(address));
          await button(visit.page, 'Confirm address').click();
          await expect(visit.page.getByText('Your email address is confirmed.')).toBeVisible();
          await askForLink(visit, 2);
        },
        act: ({ page }) => button(page, 'Set new password').click(),
        says: 'The password could not be set. Please try again.',
        serverFirst: true,
        kept: ({ page }) =>
          expect(page.getByLabel('New password', { exact: true })).toHaveValue(`${PASSWORD}, linked`),
        // The first may have been used although its response was lost.
        again: async (visit) => {
          await askForLink(visit, 3);
          await button(visit.page, 'Set new password').click();
        },
        done: leaveDashboard,
      },
      {
        what: 'confirming an address',
        call: 'POST /auth/email/confirm',
        before: async (visit) =>
          openLink(visit, await mailedLink(await giveAddress(visit, `${nameOf(visit)}_c`))),
        act: ({ page }) => button(page, 'Confirm address').click(),
        says: 'The address could not be confirmed. Please try again.',
        serverFirst: true,
        kept: ({ page }) => expect(button(page, 'Confirm address')).toBeEnabled(),
        again: async (visit) => {
          await openLink(visit, await mailedLink(await giveAddress(visit, `${nameOf(visit)}_c`, 2), 2));
          await button(visit.page, 'Confirm address').click();
        },
        done: ({ page }) => expect(page.getByText('Your email address is confirmed.')).toBeVisible(),
      },
    ],
  },
];
