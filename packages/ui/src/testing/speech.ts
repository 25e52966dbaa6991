import { virtual } from '@guidepup/virtual-screen-reader';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';

// jsdom has no CSS.escape, which the reader needs for React's ids. Those hold letters, digits, '-', '_' and ':' only.
globalThis.CSS ??= { escape: (id: string) => id.replaceAll(':', String.raw`\:`) } as typeof CSS;

/** Far beyond any page of these tests: a walk that does not end is a fault. */
const STEPS_AT_MOST = 80;

/** Starts the reader at the top of the page with this on it. It stops after the test. */
export async function listen(element: ReactElement): Promise<void> {
  onTestFinished(async () => {
    await virtual.stop();
    cleanup();
  });
  // The files of a worker share a page, and some components leave an empty status in it for what they say next.
  document.body.replaceChildren();
  render(element);
  await virtual.start({ container: document.body });
}

/** What is spoken from here while these steps are taken, in order. */
export async function spokenDuring(steps: () => Promise<void>): Promise<string[]> {
  await virtual.clearSpokenPhraseLog();
  await steps();
  return virtual.spokenPhraseLog();
}

/** Everything from here to this phrase, as one hears it going on item by item. A modal never reaches the end of the page. */
export async function readOn(until = 'end of document'): Promise<string[]> {
  return spokenDuring(async () => {
    for (let step = 0; step < STEPS_AT_MOST; step += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === until) return;
    }
  });
}

/** Goes on by this many items. */
export async function next(items: number): Promise<void> {
  for (let item = 0; item < items; item += 1) await virtual.next();
}
