import { setTimeout as delay } from 'node:timers/promises';

/** A mid-range phone: a quarter of this machine's speed. */
export const SLOWER = 4;
export const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A page is settled when it has had no long task and no request for this long, in milliseconds. */
const QUIET = 1000;
/** How often a page is asked whether it is, in milliseconds, and how many times at most. */
const ASKED_EVERY = 200;
const MOST_ASKED = 300;

/**
 * One visit, in milliseconds since it began: a first one, with an empty cache, or a second one, with what the first has
 * left, such as a service worker. `ready` is when the content is all there, `interactive` when the last long task is
 * done, `script` and `layout` are sums of the whole visit.
 * @param {Awaited<ReturnType<typeof import('./devtools.mjs').startDevtools>>} browser
 * @param {{ url: string, content: string, count: number, session: Record<string, string>, isSecond?: boolean }} visit
 *   the content is there when the selector finds that many
 */
export async function measureVisit({ send }, { url, isSecond = false, ...watched }) {
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    const script = `(${watch})(${JSON.stringify({ ...watched, isSecond })})`;
    const open = () => openPage(send, browserContextId, script);
    if (isSecond) {
      const first = await open();
      await first.go(url);
      // The floors have none.
      await first.evaluate(async () => {
        if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
      });
      await first.close();
    }
    const page = await open();
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // The processor time of the page's thread: what else the machine does is not part of it.
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.go(url);
    const { metrics } = await page.send('Performance.getMetrics');
    const seconds = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const times = await page.evaluate(readTimes);
    return {
      ...times,
      script: seconds('ScriptDuration') * 1000,
      layout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
    };
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** A page like a phone's, in which a script runs before those of the pages it goes to. */
async function openPage(send, browserContextId, script) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method, params) => send(method, params, sessionId);
  const evaluate = async (task, ...given) => {
    const expression = `(${task})(${given.map((value) => JSON.stringify(value)).join()})`;
    const { result, exceptionDetails } = await ask('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = SCREEN;
  await ask('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await ask('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await ask('Page.enable');
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: script });
  return {
    send: ask,
    evaluate,
    /** Goes to a URL, and waits until the page is settled. */
    go: async (url) => {
      const { errorText } = await ask('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      for (let asked = 0; !(await evaluate(isSettled, QUIET)); asked += 1) {
        if (asked > MOST_ASKED) throw new Error(`${url} did not show its content.`);
        await delay(ASKED_EVERY);
      }
    },
    close: () => send('Target.closeTarget', { targetId }),
  };
}

/** Runs in the page before everything else. */
function watch({ session, content, count, isSecond }) {
  // The first visit of a browser is measured without what it loads for the second.
  if (!isSecond) ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
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
  if (document.readyState !== 'complete' || !window.startUp) return false;
  const { ready, idleSince } = window.startUp;
  const answered = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  return ready > 0 && performance.now() - Math.max(ready, idleSince, ...answered) > quiet;
}

function readTimes() {
  const { ready, lcp, shift, idleSince } = window.startUp;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { fcp: paint?.startTime ?? Number.NaN, lcp, ready, interactive: Math.max(ready, idleSince), shift };
}
