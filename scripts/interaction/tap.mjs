import { setTimeout as delay } from 'node:timers/promises';

/** How long a finger stays on the screen, in milliseconds: about the shortest of ordinary taps. */
const TOUCHES_FOR = 80;

/** How long the page is left alone afterwards, in milliseconds: what looks for elements takes its time, too. */
const ANSWERS_FOR = 500;

/**
 * Taps the middle of an element like a finger. A click of Playwright's moves a mouse there, presses and releases it at
 * once: the page answers all of it in one task, and pays for the hover that no finger has.
 * @param {import('playwright-core').Locator} target
 */
export async function tap(target) {
  await target.click({ trial: true });
  const { x, y, width, height } = await target.boundingBox();
  const page = target.page();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  await delay(TOUCHES_FOR);
  await touch('touchEnd', []);
  await delay(ANSWERS_FOR);
  await devtools.detach();
}
