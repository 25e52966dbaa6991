import { faultsOf } from '../faults.ts';
import { expect, keepRecoveryCode, PASSWORD } from '../journey.ts';
import { button, firstLook, lookAgain, type FailingScreen, type Visit } from './cell.ts';

const SETTINGS = '/dashboard/settings';
const LOGIN = 'Cook from what you have.';

/** How often earlier cells have changed the password. */
const PASSWORD_CHANGES = faultsOf('POST /account/password').length;

const nameOf = ({ username, turn }: Visit) => `${username.slice(0, 14)}_${turn}`;
const passwordOf = (turn: number) => (turn === 0 ? PASSWORD : `${PASSWORD} ${turn}`);
const dialogOf = ({ page }: Visit) => page.getByRole('dialog', { name: 'Change password' });
const codeOf = ({ page }: Visit) => page.getByRole('dialog', { name: 'New recovery code' });
const emailOf = ({ page }: Visit) => page.getByRole('dialog', { name: 'Email address' });
const questionOf = ({ page }: Visit) => page.getByRole('alertdialog', { name: 'Delete your account?' });

async function logIn({ page, username }: Visit): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Login').click();
  await expect(button(page, 'Logout')).toBeVisible();
}

/** Signs a new cook up as another device would, and in on this page, which then shows the settings. */
async function comeAsAnother(visit: Visit): Promise<void> {
  const { page } = visit;
  const username = nameOf(visit);
  const answer = await page.request.post('/api/v1/auth/signup', { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  const { data } = await answer.json();
  const { access_token, refresh_token } = data;
  await page.goto('/icon.svg');
  await page.evaluate((kept) => Object.assign(localStorage, kept), { access_token, refresh_token, username });
  await page.goto(SETTINGS);
}

/** What cooks do with their own account, and how they leave. */
export const OWN_ACCOUNT: readonly FailingScreen[] = [
  {
    screen: 'Log out',
    open: ({ page }) => page.goto('/dashboard/shopping'),
    cells: [
      {
        what: 'logging out, which nobody has to wait for',
        call: 'POST /auth/logout',
        before: async (visit) => {
          if (visit.turn > 0) await logIn(visit);
        },
        act: ({ page }) => button(page, 'Logout').click(),
        says: LOGIN,
        kept: async ({ page }) => {
          expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        },
        again: async (visit) => {
          await logIn(visit);
          await button(visit.page, 'Logout').click();
        },
        done: ({ page }) => expect(page.getByText(LOGIN)).toBeVisible(),
      },
    ],
  },
  {
    screen: 'Your account',
    open: ({ page }) => page.goto(SETTINGS),
    cells: [
      {
        what: 'another password',
        call: 'POST /account/password',
        before: async (visit) => {
          await button(visit.page, 'Change password').click();
          await dialogOf(visit).getByLabel('Current password').fill(passwordOf(visit.turn));
          await dialogOf(visit)
            .getByLabel('New password')
            .fill(passwordOf(visit.turn + 1));
        },
        act: (visit) => dialogOf(visit).getByRole('button', { name: 'Change password' }).click(),
        says: 'The password could not be changed. Please try again.',
        serverFirst: true,
        kept: async (visit) => {
          const { turn } = visit;
          await expect(dialogOf(visit).getByLabel('Current password')).toHaveValue(passwordOf(turn));
          await expect(dialogOf(visit).getByLabel('New password')).toHaveValue(passwordOf(turn + 1));
          await expect(dialogOf(visit).getByRole('button', { name: 'Change password' })).toBeEnabled();
        },
        done: async (visit) => {
          await expect(visit.page.getByText('Your password has been changed.')).toBeVisible();
          await expect(dialogOf(visit)).toHaveCount(0);
        },
      },
      {
        what: 'when the recovery code was created, which is not essential',
        call: 'GET /account/recovery',
        ...firstLook(() => SETTINGS),
        kept: ({ page }) => expect(button(page, 'New recovery code')).toBeEnabled(),
        again: lookAgain(() => SETTINGS),
        done: ({ page }) => expect(page.getByText(/Created on /)).toBeVisible(),
      },
      {
        what: 'the devices, which are then left out',
        call: 'GET /account/sessions',
        ...firstLook(() => SETTINGS),
        kept: ({ page }) => expect(button(page, 'New recovery code')).toBeEnabled(),
        again: lookAgain(() => SETTINGS),
        done: ({ page }) => expect(page.getByRole('list', { name: 'Your devices' })).toBeVisible(),
      },
      {
        what: 'logging another device out',
        call: 'DELETE /account/sessions/*',
        before: async ({ page, username }) => {
          const data = { username, password: passwordOf(PASSWORD_CHANGES) };
          const elsewhere = await page.request.post('/api/v1/auth/login', { data });
          expect(elsewhere.status()).toBe(200);
          await page.goto(SETTINGS);
          await expect(button(page, 'Log out')).toBeVisible();
        },
        act: ({ page }) => button(page, 'Log out').click(),
        says: 'The device could not be logged out. Please try again.',
        serverFirst: true,
        kept: ({ page }) => expect(button(page, 'Log out')).toBeEnabled(),
        done: ({ page }) => expect(button(page, 'Log out')).toHaveCount(0),
      },
      {
        what: 'another recovery code',
        call: 'POST /account/recovery-code',
        before: async (visit) => {
          await button(visit.page, 'New recovery code').click();
          await codeOf(visit).getByLabel('Your password').fill(passwordOf(PASSWORD_CHANGES));
        },
        act: (visit) => codeOf(visit).getByRole('button', { name: 'Create code' }).click(),
        says: 'The code could not be created. Please try again.',
        serverFirst: true,
        kept: async (visit) => {
          await expect(codeOf(visit).getByLabel('Your password')).toHaveValue(passwordOf(PASSWORD_CHANGES));
          await expect(codeOf(visit).getByRole('button', { name: 'Create code' })).toBeEnabled();
        },
        done: async ({ page }) => {
          await keepRecoveryCode(page);
        },
      },
      {
        what: 'an email address',
        call: 'PUT /account/email',
        before: async (visit) => {
          await visit.page.getByRole('button', { name: /email address$/ }).click();
          await emailOf(visit).getByLabel('Email address').fill(`${visit.username}@example.com`);
          await emailOf(visit).getByLabel('Your password').fill(passwordOf(PASSWORD_CHANGES));
        },
        act: (visit) => emailOf(visit).getByRole('button', { name: 'Save address' }).click(),
        says: 'The address could not be saved. Please try again.',
        serverFirst: true,
        kept: async (visit) => {
          await expect(emailOf(visit).getByLabel('Email address')).toHaveValue(
            `${visit.username}@example.com`,
          );
          await expect(emailOf(visit).getByRole('button', { name: 'Save address' })).toBeEnabled();
        },
        done: async (visit) => {
          await expect(visit.page.getByText(/^A link to confirm it is on its way/)).toBeVisible();
          await expect(emailOf(visit)).toHaveCount(0);
        },
      },
      {
        what: 'a copy of everything',
        call: 'GET /account/export',
        act: ({ page }) => button(page, 'Download your data').click(),
        says: 'Your data could not be downloaded. Please try again.',
        serverFirst: true,
        kept: ({ page }) => expect(button(page, 'Download your data')).toBeEnabled(),
        again: ({ page }) =>
          Promise.all([page.waitForEvent('download'), button(page, 'Download your data').click()]),
        done: ({ page }) => expect(button(page, 'Download your data')).toBeEnabled(),
      },
    ],
  },
  {
    screen: 'The end of an account',
    open: async () => undefined,
    cells: [
      {
        what: 'deleting it',
        call: 'POST /account/delete',
        before: async (visit) => {
          await comeAsAnother(visit);
          await button(visit.page, 'Delete account').click();
          await questionOf(visit).getByLabel('Your password').fill(PASSWORD);
        },
        act: (visit) => questionOf(visit).getByRole('button', { name: 'Delete', exact: true }).click(),
        says: 'The account could not be deleted. Please try again.',
        serverFirst: true,
        kept: async (visit) => {
          await expect(questionOf(visit).getByLabel('Your password')).toHaveValue(PASSWORD);
          await expect(questionOf(visit).getByRole('button', { name: 'Delete', exact: true })).toBeEnabled();
        },
        done: async ({ page }) => {
          await expect(page).toHaveURL(/\/login$/);
          await expect(page.getByText('Your account and everything in it have been deleted.')).toBeVisible();
          expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
        },
      },
    ],
  },
];
