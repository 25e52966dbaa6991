/** A mid-range phone: a quarter of this machine's speed. */
export const SLOWER = 4;
export const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G as Lighthouse defines it: 150 ms there and back, 1.6 Mbit/s down and 0.75 up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** A page is settled when it has had no long task and no request for this long, in milliseconds. */
const QUIET = 1000;

/**
 * One visit, in milliseconds since it began: a first one, with an empty cache, or a second one, with what the first has
 * left, such as a service worker. `ready` is when the content is all there, `interactive` when the last long task is
 * done, `script` and `layout` are sums of the whole visit.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, content: string, count: number, session: Record<string, string>, isSlow: boolean, isSecond?: boolean }} visit
 *   the content is there when the selector finds that many
 */
export async function measureVisit(browser, { url, content, count, session, isSlow, isSecond = false }) {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: isSecond ? 'allow' : 'block' });
  try {
    await context.addInitScript(watch, { session, content, count });
    if (isSecond) await visitFirst(context, url);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (isSlow) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    // The processor time of the page's thread: what else the machine does is not part of it.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(isSettled, QUIET, { polling: 200 });
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const times = await page.evaluate(readTimes);
    return {
      ...times,
      script: seconds('ScriptDuration') * 1000,
      layout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
    };
  } finally {
    await context.close();
  }
}

async function visitFirst(context, url) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(isSettled, QUIET, { polling: 200 });
  // The floors have none.
  await page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
  });
  await page.close();
}

/** Runs in the page before everything else. */
function watch({ session, content, count }) {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  const seen = { ready: 0, lcp: 0, shift: 0, idleSince: 0 };
  window.startUp = seen;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value }) => (seen.shift += value));
  observe('longtask', ({ startTime, duration }) => (seen.idleSince = startTime + duration));
  const arrived = new MutationObserver(() => {
    if (document.querySelectorAll(content).length < count) return;
    arrived.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => (seen.ready = performance.now()));
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
  arrived.observe(document, { childList: true, subtree: true });
}

function isSettled(quiet) {
  const { ready, idleSince } = window.startUp;
  const answered = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  return ready > 0 && performance.now() - Math.max(ready, idleSince, ...answered) > quiet;
}

function readTimes() {
  const { ready, lcp, shift, idleSince } = window.startUp;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { fcp: paint?.startTime ?? Number.NaN, lcp, ready, interactive: Math.max(ready, idleSince), shift };
}
