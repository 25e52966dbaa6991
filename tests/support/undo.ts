import type { Page } from '@playwright/test';

/** The Undo buttons of all messages, the oldest first. */
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** Presses the newest message's Undo. Messages stay while they have the focus, however slow the machine. */
export async function pressUndo(page: Page): Promise<void> {
  const button = undo(page).last();
  await button.focus();
  await button.click();
}
