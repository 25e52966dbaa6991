import { startBrowser } from '../browser.mjs';
import { askAs, signUp, startServer } from '../built-server.mjs';

/** The routes of a new cook, and the content to wait for on each. */
const AT_FIRST = {
  '/login': 'h1',
  '/signup': 'h1',
  '/dashboard': 'article h2',
};

/** The others, with content: onions in the pantry, a favorite, a plan. */
const LATER = {
  '/dashboard/recipes/1001': 'h1',
  '/dashboard/lists': 'article',
  '/dashboard/lists/{id}': 'h1',
  '/dashboard/pantry': 'h1',
  '/dashboard/pantry?add=presets': '[role="combobox"], select',
  '/dashboard/meal-plan': '[role="tab"]',
  '/dashboard/shopping': 'h1',
  '/dashboard/settings': 'h1',
};

const PICTURE = /\.(?:avif|webp|svg)$/;

/** Gives the cook content for the screens. Resolves to the id of the favorites list. */
async function cookAWhile(url, tokens) {
  const ask = (...request) => askAs(tokens, url, ...request);
  await ask('POST', '/pantry/bulk', { items: [{ ingredient_name: 'onion', quantity: 1, unit: 'piece' }] });
  await ask('POST', '/meal-plans/generate');
  const { lists } = await ask('GET', '/lists');
  const [{ id }] = lists;
  await ask('POST', `/lists/${id}/recipes`, { recipe_id: 1001 });
  return id;
}

/** How long nothing must begin or end to count as all, in milliseconds. */
const SILENCE = 3_000;

/**
 * Waits until a page asks for nothing more. Playwright's `networkidle` may lie before the content, which asks for what comes
 * after it: how much of that was weighed would depend on the machine.
 */
async function quiet(page) {
  let heard = Date.now();
  const hear = () => (heard = Date.now());
  const events = ['request', 'requestfinished', 'requestfailed'];
  for (const event of events) page.on(event, hear);
  while (Date.now() - heard < SILENCE) await page.waitForTimeout(SILENCE - (Date.now() - heard));
  for (const event of events) page.off(event, hear);
}

/**
 * What a first visit to a route loads, in body bytes over the wire. `requests` are those that began before
 * its content appeared, without pictures.
 */
async function weigh(browser, address, content, tokens) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (tokens) {
    await context.addInitScript((session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    }, tokens);
  }
  // Measured in the page: from outside, requests right after the content seem to precede it.
  await context.addInitScript((selector) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      performance.mark('content');
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  }, content);
  const page = await context.newPage();
  const sums = { code: 0, fonts: 0, pictures: 0, requests: 0 };
  const weighing = [];
  const weighOne = (request) => {
    weighing.push(
      request.sizes().then(({ responseBodySize }) => {
        const path = new URL(request.url()).pathname;
        // Pages have styles and scripts of their own in them.
        if (request.isNavigationRequest() || /\.(?:js|css)$/.test(path)) sums.code += responseBodySize;
        else if (path.endsWith('.woff2')) sums.fonts += responseBodySize;
        else if (PICTURE.test(path)) sums.pictures += responseBodySize;
      }),
    );
  };
  page.on('requestfinished', weighOne);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  await quiet(page);
  // One that ends later could not be weighed once the page is closed.
  page.off('requestfinished', weighOne);
  await Promise.all(weighing);
  const earlier = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('content');
    const resources = performance.getEntriesByType('resource');
    return mark && resources.filter(({ startTime }) => startTime < mark.startTime).map(({ name }) => name);
  });
  if (!earlier) throw new Error(`The content of ${address} never appeared: '${content}'.`);
  const thePageItself = 1;
  // By content type, not by initiator: a page's style requests its backgrounds.
  sums.requests = thePageItself + earlier.filter((name) => !PICTURE.test(new URL(name).pathname)).length;
  await context.close();
  return sums;
}

/**
 * What each route loads on a first visit on a phone, from the built app on the built server.
 * @returns {Promise<import('./limits.mjs').Weights>}
 */
export async function weighRoutes() {
  const { url, stop } = await startServer();
  const browser = await startBrowser();
  try {
    const tokens = await signUp(url);
    const weights = {};
    for (const [route, content] of Object.entries(AT_FIRST)) {
      const isGuarded = route.startsWith('/dashboard');
      weights[route] = await weigh(browser, url + route, content, isGuarded ? tokens : null);
    }
    const favorites = await cookAWhile(url, tokens);
    for (const [route, content] of Object.entries(LATER)) {
      weights[route] = await weigh(browser, url + route.replace('{id}', favorites), content, tokens);
    }
    return weights;
  } finally {
    await browser.close();
    await stop();
  }
}
