import { expect, PASSWORD } from '../journey.ts';
import { button, type FailingScreen, type Visit } from './cell.ts';

const nameOf = ({ username, turn }: Visit) => `${username.slice(0, 14)}_${turn}`;

async function leaveDashboard({ page }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'What’s for dinner?' })).toBeVisible();
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(/\/login$/);
}

async function openLogin({ page }: Visit): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
}

/** Coming in. */
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
        done: leaveDashboard,
      },
    ],
  },
];
