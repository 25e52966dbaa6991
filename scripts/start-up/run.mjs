import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOGIN_PAGE, recipesPage } from '../../app/bench/floors/pages.mjs';
import { askAs, signUp, startServer } from '../built-server.mjs';
import { ROOT } from '../paths.mjs';
import { fail, runTool } from '../process.mjs';
import { startDevtools } from './devtools.mjs';
import { openFront, policyOf, siteOfApp, siteOfPages } from './front.mjs';
import { quickLine, slowLine } from './line.mjs';
import { timesTable } from './table.mjs';
import { measureVisit } from './visit.mjs';

/** What is visited, and when its content is all there. */
const VISITS = {
  login: { path: '/login', content: 'input', count: 2 },
  '20 recipes': { path: '/dashboard', content: 'article h2', count: 20, isSignedIn: true },
  '20 recipes again': {
    path: '/dashboard',
    content: 'article h2',
    count: 20,
    isSignedIn: true,
    isSecond: true,
  },
};
const PATHS = Object.values(VISITS).map(({ path }) => path);

/** Slow 4G as Lighthouse defines it: 150 ms there and back, 1.6 Mbit/s down. */
const SLOW_4G = { latency: 150, bytesPerSecond: 1.6e6 / 8 };

/** The lines between browser and server, by name. */
const NETWORKS = { 'No limit on the network': () => quickLine, 'Slow 4G': () => slowLine(SLOW_4G) };

/** In the pantry, so that cards have all there is to show. */
const PANTRY = ['onion', 'garlic', 'rice', 'tomato', 'egg', 'carrot', 'spinach', 'feta'];

async function buildBare(folder) {
  const { code, output } = await runTool(
    'vite',
    ['build', 'bench/floors', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { from: 'app', cwd: `${ROOT}app` },
  );
  if (code !== 0) fail('The bare page was not built; see the output above.', output);
}

/** Signs up a cook with a pantry. Resolves to their tokens. */
async function makeCook(url) {
  const tokens = await signUp(url);
  const items = PANTRY.map((name) => ({ ingredient_name: name, quantity: 1, unit: 'piece' }));
  await askAs(tokens, url, 'POST', '/pantry/bulk', { items });
  return tokens;
}

/** The floors, Larder, and the builds to compare it with, by network and name. */
async function makeSites(larder, tokens, folder, beside) {
  await buildBare(folder);
  const found = await askAs(tokens, larder, 'GET', '/recipes/pantrysearch?offset=0&limit=20&avoid=settings');
  const page = await fetch(`${larder}/login`);
  const policy = page.headers.get('content-security-policy');
  const build = (path) => {
    const site = siteOfApp(path, PATHS);
    return [site, { 'content-security-policy': policyOf(site, policy) }];
  };
  const sites = {
    'static HTML': [siteOfPages({ '/login': LOGIN_PAGE, '/dashboard': recipesPage(found.data) }), {}],
    'bare React': [siteOfApp(folder, PATHS), {}],
    Larder: build(`${ROOT}app/dist`),
    ...Object.fromEntries(beside.map((path) => [path, build(path)])),
  };
  const fronts = new Map();
  for (const [network, line] of Object.entries(NETWORKS)) {
    const opened = new Map();
    fronts.set(network, opened);
    for (const [name, [site, sent]] of Object.entries(sites))
      opened.set(name, await openFront(larder, site, sent, line()));
  }
  return fronts;
}

/**
 * Visits Larder and its floors in turns, so that what else the machine does meets all alike, and prints medians.
 * @param {number} rounds
 * @param {string[]} beside folders of other builds of the app, to compare with
 */
export async function compareStarts(rounds, beside) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-floors-'));
  const { url: larder, stop } = await startServer();
  const browser = await startDevtools();
  let fronts = new Map();
  try {
    const tokens = await makeCook(larder);
    fronts = await makeSites(larder, tokens, folder, beside);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    // What a cook's browser keeps from the login.
    const session = {
      ...tokens,
      username: 'bench_cook',
      userHasPantryItems: 'true',
      timeZone: `${new Date().getTimezoneOffset()} ${zone}`,
    };
    const visitAll = async (network, note) => {
      for (const [what, { path, isSignedIn, ...content }] of Object.entries(VISITS)) {
        for (const [name, { url }] of fronts.get(network)) {
          const visit = { url: url + path, ...content, session: isSignedIn ? session : {} };
          note(`${what}: ${name}`, await measureVisit(browser, visit));
        }
      }
    };
    // The first round warms the server and the browser.
    await visitAll('No limit on the network', () => {});
    const tables = new Map(Object.keys(NETWORKS).map((network) => [network, new Map()]));
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds} …`);
      for (const [network, visits] of tables) {
        await visitAll(network, (name, times) => visits.set(name, [...(visits.get(name) ?? []), times]));
      }
    }
    for (const [network, visits] of tables) console.log(`\n${network}\n${timesTable(visits)}`);
  } finally {
    await browser.close();
    const opened = [...fronts.values()].flatMap((some) => [...some.values()]);
    await Promise.all(opened.map((front) => front.close()));
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const load = loadavg()[0].toFixed(1);
  console.log(`\nMedians of ${rounds}, in ms: 4 × slower CPU, 412 × 823. The machine's load was ${load}.`);
}
