import { SCREEN, SLOWER } from '../start-up/visit.mjs';

/** A page is settled when it has had no long task and no answer for this long, in milliseconds. */
const QUIET = 500;

/**
 * Opens a phone of a cook who is signed in.
 * @param {import('playwright-core').Browser} browser
 * @param {Record<string, string>} session what the app keeps of it
 */
export async function openPhone(browser, session) {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
  await context.addInitScript(watch, session);
  return context;
}

/** Opens a page there, as slow as on a phone, and waits until it has settled. */
export async function openPage(context, url) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  await settled(page);
  return { page, devtools };
}

/** Resolves when the page has settled. */
export const settled = (page) => page.waitForFunction(isSettled, QUIET, { polling: 100 });

/**
 * The longest that the page took to paint an answer to one touch or key, in milliseconds, as the browser reports it for
 * INP: 0 if each took less than a frame.
 */
export async function longestOf(page, act) {
  await page.evaluate(() => (window.interaction.longest = 0));
  await act(page);
  await settled(page);
  return page.evaluate(() => window.interaction.longest);
}

/** Runs in the page before everything else. */
function watch(session) {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  const seen = { longest: 0, busyUntil: 0 };
  window.interaction = seen;
  const observe = (options, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      ...options,
      buffered: true,
    });
  observe({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) seen.longest = Math.max(seen.longest, duration);
  });
  observe({ type: 'longtask' }, ({ startTime, duration }) => (seen.busyUntil = startTime + duration));
}

function isSettled(quiet) {
  const answered = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  const { busyUntil } = window.interaction;
  const isThere = document.readyState === 'complete' && !document.querySelector('[aria-busy="true"]');
  return isThere && performance.now() - Math.max(busyUntil, ...answered) > quiet;
}
