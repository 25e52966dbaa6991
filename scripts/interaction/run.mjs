import { loadavg } from 'node:os';
import { startBrowser } from '../browser.mjs';
import { askAs, signUp, startServer } from '../built-server.mjs';
import { median } from '../start-up/table.mjs';
import { ACTIONS, goRound, IN_FULL_PANTRY, SCREENS_ROUND } from './actions.mjs';
import { SCREEN, SLOWER } from '../start-up/visit.mjs';
import { longestOf, openPage, openPhone, settled } from './watch.mjs';

/** What the interactions are measured against, in milliseconds, and the memory after many screens beside few. */
const GOAL_MS = 64;
const GOAL_MEMORY = 1.05;
const FEW_SCREENS = 20;
const MANY_SCREENS = 200;

/** The server takes no more at once. */
const AT_ONCE = 500;

/** Signs up a cook with so many things in the pantry, and a plan. Resolves to what the app keeps of the session. */
async function makeCook(url, username, size) {
  const tokens = await signUp(url, username);
  const { data } = await askAs(tokens, url, 'GET', '/pantry/ingredients');
  // Every kind of food, whatever the alphabet begins with.
  const step = Math.max(1, Math.floor(data.ingredients.length / size));
  const names = data.ingredients.filter((_, at) => at % step === 0).slice(0, size);
  const items = names.map((name) => ({ ingredient_name: name, quantity: 1, unit: 'piece' }));
  for (let at = 0; at < size; at += AT_ONCE)
    await askAs(tokens, url, 'POST', '/pantry/bulk', { items: items.slice(at, at + AT_ONCE) });
  await askAs(tokens, url, 'POST', '/meal-plans/generate');
  return { ...tokens, username, userHasPantryItems: 'true' };
}

async function measureAction(context, url, { from, before, act }) {
  const { page } = await openPage(context, url + from);
  try {
    await before?.(page);
    await settled(page);
    return await longestOf(page, act);
  } finally {
    await page.close();
  }
}

/** How much memory the page holds after many screens, beside that after few. */
async function memoryGrowth(context, url) {
  const { page, devtools } = await openPage(context, `${url}/dashboard`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const used = async () => {
    await settled(page);
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  let few = Number.NaN;
  for (let screens = 0; screens < MANY_SCREENS; screens += SCREENS_ROUND) {
    if (screens === FEW_SCREENS) few = await used();
    await goRound(page);
  }
  const many = await used();
  return { few, many };
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Measures how long each interaction takes to be answered on the screen, on a phone four times slower than this machine,
 * and prints the medians.
 * @param {number} rounds
 */
export async function measureInteractions(rounds) {
  const { url, stop } = await startServer();
  const browser = await startBrowser();
  try {
    const usual = await openPhone(browser, await makeCook(url, 'bench_cook', 300));
    const full = await openPhone(browser, await makeCook(url, 'bench_hoarder', 1000));
    const measured = [
      ...Object.entries(ACTIONS).map(([name, action]) => ({ name, action, context: usual })),
      ...IN_FULL_PANTRY.map((name) => ({
        name: `${name}, 1,000 rows`,
        action: ACTIONS[name],
        context: full,
      })),
    ].map((one) => ({ ...one, times: [] }));
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds} …`);
      for (const { action, context, times } of measured)
        times.push(await measureAction(context, url, action));
    }
    console.log(`\nUntil the screen answers, in ms (goal ${GOAL_MS})`);
    for (const { name, times } of measured) {
      const middle = median(times);
      console.log(`${name.padEnd(36)} ${String(middle).padStart(5)}${middle > GOAL_MS ? '  above' : ''}`);
    }
    console.log(`\nGoing round ${MANY_SCREENS} screens …`);
    const { few, many } = await memoryGrowth(usual, url);
    const isAbove = many > few * GOAL_MEMORY;
    console.log(
      `Memory ${megabytes(few)} after ${FEW_SCREENS} screens, ${megabytes(many)} after ${MANY_SCREENS} (goal × ${GOAL_MEMORY})${isAbove ? '  above' : ''}`,
    );
  } finally {
    await browser.close();
    await stop();
  }
  const load = loadavg()[0].toFixed(1);
  const { width, height } = SCREEN.viewport;
  console.log(
    `\nMedians of ${rounds}: ${SLOWER} × slower CPU, ${width} × ${height}. The machine's load was ${load}.`,
  );
}
