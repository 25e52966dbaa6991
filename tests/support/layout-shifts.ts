import type { Page, Route } from '@playwright/test';
import { expect } from './journey.ts';

interface Shift {
  value: number;
  /** When it moved, in ms since navigation. */
  at: number;
  /** What moved, and from where to where. */
  moved: string[];
}

/** Records every layout shift of pages loaded from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const fonts = { drawnAt: 0 };
    Object.assign(window, { shifts, fonts });
    document.fonts.addEventListener('loadingdone', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          fonts.drawnAt = performance.now();
        }),
      ),
    );
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? node.outerHTML.slice(0, 160) : String(node?.textContent ?? 'gone');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${rect(previousRect)} → ${rect(currentRect)}: ${nameOf(node)}`,
        );
        shifts.push({ value, at: startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Every shift since the page's fonts were rendered, whether or not after user input. What a font moves as it loads
 * depends on the machine: many have none of the local fallback fonts.
 */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    const { shifts, fonts } = window as unknown as { shifts: Shift[]; fonts: { drawnAt: number } };
    return shifts.filter(({ at }) => at > fonts.drawnAt);
  });

/** Two frames: anything pending has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** The order in which simultaneous requests are answered. */
export type Order = 'oldest first' | 'newest first';

/** Holds back every response and picture until it is released. */
export interface Gate {
  /** How many responses were released since it was closed, without pictures. */
  readonly answers: number;
  /** Holds back new requests again. */
  shut(): void;
  /**
   * Releases everything one by one, each after the previous one has been drawn, until nothing more is
   * requested.
   */
  openAll(order: Order): Promise<void>;
}

/** Puts a closed gate in front of a page. */
export async function putGate(page: Page): Promise<Gate> {
  const held: Route[] = [];
  let answers = 0;
  let isOpen = false;
  await page.route(/\/(?:api\/v1|pictures)\//, (route) =>
    isOpen ? route.continue() : void held.push(route),
  );

  const letThrough = async (route: Route) => {
    const request = route.request();
    if (request.url().includes('/api/v1/')) answers += 1;
    await route.continue();
    await (await request.response())?.finished();
    await drawn(page);
  };
  return {
    get answers() {
      return answers;
    },
    shut() {
      isOpen = false;
      answers = 0;
    },
    async openAll(order) {
      await expect(async () => {
        for (let next = take(held, order); next; next = take(held, order)) await letThrough(next);
        await expect(page.locator('#content').locator(WAITING)).toHaveCount(0, { timeout: 100 });
      }).toPass();
      // Late pictures must find their place reserved. New requests pass.
      isOpen = true;
      await Promise.all([page.waitForLoadState('networkidle'), ...held.splice(0).map(letThrough)]);
      await drawn(page);
    },
  };
}

const take = (held: Route[], order: Order) => (order === 'oldest first' ? held.shift() : held.pop());

/** Placeholders for what has not loaded. */
const WAITING = '[data-slot$="skeleton"], [data-slot="spinner"]';

/** Waits until a screen is as complete as possible without a response. */
export async function standing(page: Page): Promise<void> {
  await expect(page.locator('#content > *').first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await drawn(page);
}
