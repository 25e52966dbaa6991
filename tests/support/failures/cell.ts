import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Whose visit it is, and how often a cell of the matrix has been visited, from 0. */
export interface Visit {
  page: Page;
  username: string;
  turn: number;
}

type Step = (visit: Visit) => Promise<unknown>;

/** One call of a screen, and its message when the call fails. */
export interface Cell {
  what: string;
  /** The failing call: 'POST|DELETE /lists/*'. */
  call: string;
  /** Navigates to where the call can be made. */
  before?: Step;
  /** Makes the call, or navigates to where it is made. */
  act: Step;
  /** The resulting message. None if absent. */
  says?: string;
  /** The message where no answer came that can be read, if that is another. */
  saysCut?: string;
  /** Whether the server's own sentence takes precedence. */
  serverFirst?: true;
  /** The console message. */
  logs?: string;
  /** How many attempts are made before the message appears. */
  asks?: number;
  /** How many more pieces the pantry has once it succeeds. Called before the call. */
  adds?: (visit: Visit) => Promise<number> | number;
  /** What is unchanged: typed text, pressed buttons, and which buttons work. */
  kept: Step;
  /** How to retry, if not by the same click. */
  again?: Step;
  /** What is there once it has succeeded. */
  done: Step;
}

/** A screen with all of its calls. */
export interface FailingScreen {
  screen: string;
  /** What is needed besides a new cook, and the way to the screen. */
  open: Step;
  cells: readonly Cell[];
}

/** Navigates within the app, like the browser's own buttons: nothing is reloaded. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Lets an hour pass on a screen without requests: cached responses expire. */
export async function forget(page: Page): Promise<void> {
  await goTo(page, '/dashboard/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.clock.fastForward('01:01:00');
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const tryAgain: Step = ({ page }) => button(page, 'Try Again').click();

/** Opens a screen for the first time in an hour. */
export const firstLook = (address: (visit: Visit) => string) => ({
  before: ({ page }: Visit) => forget(page),
  act: (visit: Visit) => goTo(visit.page, address(visit)),
});

/** Reopens a screen, which requests it again. With what is there once it has loaded. */
export const lookAgain =
  (address: (visit: Visit) => string, arrived?: Step): Step =>
  async (visit) => {
    await forget(visit.page);
    await goTo(visit.page, address(visit));
    await arrived?.(visit);
  };
