import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Whose visit it is, and how often a cell of the matrix was walked through before, from 0. */
export interface Visit {
  page: Page;
  username: string;
  turn: number;
}

type Step = (visit: Visit) => Promise<unknown>;

/** One thing that a screen asks of the server, and what it says when it does not get it. */
export interface Cell {
  what: string;
  /** The call that fails: 'POST|DELETE /lists/*'. */
  call: string;
  /** Leads to where the call can be made. */
  before?: Step;
  /** Makes the call, or leads to what makes it. */
  act: Step;
  /** What is then to be read on the screen. Nothing at all without it. */
  says?: string;
  /** The server's own sentence comes first, where it has one. */
  serverFirst?: true;
  /** What the console is told, for anyone who looks there. */
  logs?: string;
  /** How often it is asked before anything is said. */
  asks?: number;
  /** How many pieces more there are in the pantry when it was done once. Asked before the call. */
  adds?: (visit: Visit) => Promise<number> | number;
  /** What is as it was before: what was typed, what is pressed, and which buttons work. */
  kept: Step;
  /** How to try again, where that is another press than the first. */
  again?: Step;
  /** What there is when it has worked after all. */
  done: Step;
}

/** A screen with everything that it asks for. */
export interface FailingScreen {
  screen: string;
  /** What is needed beside a new cook, and the way to the screen. */
  open: Step;
  cells: readonly Cell[];
}

/** Leads to an address within the app, as the browser's own buttons do: nothing is loaded again. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Lets an hour pass where there is no screen that asks for anything: what the server said before is forgotten. */
export async function forget(page: Page): Promise<void> {
  await goTo(page, '/dashboard/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.clock.fastForward('01:01:00');
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const tryAgain: Step = ({ page }) => button(page, 'Try Again').click();

/** Reads a screen for the first time after an hour. */
export const firstLook = (address: (visit: Visit) => string) => ({
  before: ({ page }: Visit) => forget(page),
  act: (visit: Visit) => goTo(visit.page, address(visit)),
});

/** Opens a screen again, and so asks for it once more. With what is there when it has come. */
export const lookAgain =
  (address: (visit: Visit) => string, arrived?: Step): Step =>
  async (visit) => {
    await forget(visit.page);
    await goTo(visit.page, address(visit));
    await arrived?.(visit);
  };
