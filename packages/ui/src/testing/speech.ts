import { virtual } from '@guidepup/virtual-screen-reader';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';

// The reader needs CSS.escape for React's ids, and jsdom lacks it. Those ids contain only letters, digits,
// '-', '_' and ':'.
globalThis.CSS ??= { escape: (id: string) => id.replaceAll(':', String.raw`\:`) } as typeof CSS;

/** Far more than any page in these tests: exceeding it means an endless loop. */
const STEPS_AT_MOST = 80;

/** Starts the reader at the top of a page with this content. It stops after the test. */
export async function listen(element: ReactElement): Promise<void> {
  onTestFinished(async () => {
    await virtual.stop();
    cleanup();
  });
  // Files of a worker share a page, and some components leave an empty status in it.
  document.body.replaceChildren();
  render(element);
  await virtual.start({ container: document.body });
}

/** What is announced during these steps, in order. */
export async function spokenDuring(steps: () => Promise<void>): Promise<string[]> {
  await virtual.clearSpokenPhraseLog();
  await steps();
  return virtual.spokenPhraseLog();
}

/** Everything from here to this phrase, item by item. A modal never reaches the end of the page. */
export async function readOn(until = 'end of document'): Promise<string[]> {
  return spokenDuring(async () => {
    for (let step = 0; step < STEPS_AT_MOST; step += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === until) return;
    }
  });
}

/** Moves on by this many items. */
export async function next(items: number): Promise<void> {
  for (let item = 0; item < items; item += 1) await virtual.next();
}
