import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has between two things that a cook does one after the other. */
const MOST_STOPS = 60;

/** Whether something has focus, or has what does. */
const hasFocus = (what: Locator) =>
  what.evaluateAll((all) => all.some((one) => one === document.activeElement));

/** Goes on with Tab, or back with Shift+Tab, until it is reached: nothing but the keyboard is used. */
export async function tabTo(page: Page, what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(what).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(what)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${what} is not reached with ${key}.`);
}
