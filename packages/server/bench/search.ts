/**
 * Times both searches and the use-up list over HTTP: `tsx bench/search.ts [recipes]`. Uses the real
 * catalogue, or the given number of generated recipes. Also counts how many one-letter typos in titles still
 * find the dish on the first page.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CATALOGUE } from '@larder/catalogue';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { buildApp } from '../src/app.ts';
import { readSnapshot } from '../src/recipes/catalogue/snapshot.ts';
import { seedCatalogue } from '../src/recipes/catalogue/seed.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { createLog } from '../src/platform/log/log.ts';
import { addCrowd } from './crowd.ts';
import { randomNumbers, syntheticCatalogue } from './synthetic.ts';

const CALLS = 300;
const PANTRY = 60;
/** How many expire within three days. */
const EXPIRING = 20;
/** Other people with data in the database. */
const CROWD = 10_000;
const SECONDS = 8;
const AVOID = 'avoid=nuts,dairy';

const random = randomNumbers(1);
const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)]!;

const size = Number(process.argv[2] ?? 0);
const catalogue = size > 0 ? syntheticCatalogue(size) : CATALOGUE;
const titles = catalogue.recipes.map(({ title }) => title);
const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
// If this user is root, PostgreSQL runs as another user, who needs access.
await chmod(folder, 0o711);
const log = createLog('warn');
const database = await openDatabase({ dataDir: folder, databaseUrl: null }, log);
try {
  const seeding = performance.now();
  await seedCatalogue(database.db, () => undefined, catalogue, `bench ${size}`);
  console.log(`${catalogue.recipes.length} recipes, seeded in ${Math.round(performance.now() - seeding)} ms`);
  await addCrowd(database.pool, CROWD);
  console.log(`${CROWD} other accounts with 20 things and a list of 10 recipes each`);

  const app = await buildApp({
    settings: {
      authSecret: 'x'.repeat(32),
      authAttemptsPerMinute: 10,
      signups: 'open',
      signupsPerHour: 1_000_000,
      trustedProxies: [],
      languageModel: null,
      mail: null,
    },
    database,
    log,
  });
  const reading = performance.now();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(`index read in ${Math.round(performance.now() - reading)} ms`);
  await timeReading();
  const base = `${origin}/api/v1`;
  const headers = await signUpWithPantry(base);

  await time(
    'usersearch, no words',
    base,
    headers,
    () => `/recipes/usersearch?offset=${20 * Math.floor(random() * 5)}`,
  );
  await time(
    'usersearch, one word of a title',
    base,
    headers,
    () => `/recipes/usersearch?query=${wordOf(pick(titles))}`,
  );
  await time(
    'usersearch, two words',
    base,
    headers,
    () => `/recipes/usersearch?query=${encodeURIComponent(twoWords(pick(titles)))}`,
  );
  await time(
    'usersearch, a typo',
    base,
    headers,
    () => `/recipes/usersearch?query=${mistype(wordOf(pick(titles)))}`,
  );
  await time('usersearch, nonsense', base, headers, () => `/recipes/usersearch?query=${mistype('qwrtzkjh')}`);
  await time(
    'pantrysearch, no words',
    base,
    headers,
    () => `/recipes/pantrysearch?offset=${20 * Math.floor(random() * 5)}`,
  );
  await time('pantrysearch, vegetarian', base, headers, () => '/recipes/pantrysearch?vegetarian=true');
  await time(
    'pantrysearch, one word',
    base,
    headers,
    () => `/recipes/pantrysearch?query=${wordOf(pick(titles))}`,
  );
  await time('usersearch, quickest first', base, headers, () => '/recipes/usersearch?sort=time');
  await time('usersearch, avoid', base, headers, () => `/recipes/usersearch?${AVOID}`);
  await time('pantrysearch, few to buy', base, headers, () => '/recipes/pantrysearch?max_missing=5');
  await time('pantrysearch, quickest first', base, headers, () => '/recipes/pantrysearch?sort=time');
  await time('pantrysearch, avoid', base, headers, () => `/recipes/pantrysearch?${AVOID}`);
  await time(
    'pantrysearch, all of these',
    base,
    headers,
    () => `/recipes/pantrysearch?max_missing=5&sort=time&${AVOID}&query=${wordOf(pick(titles))}`,
  );
  await time('use up, 20 batches', base, headers, () => '/pantry/use-up');
  await countTypos(base, headers);
  await load(base, headers);
  await app.close();
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

type Headers = Record<string, string>;

/** Reloads the catalogue, as after an import, and reports how long it blocks other requests. */
async function timeReading(): Promise<void> {
  const start = performance.now();
  let last = start;
  let longest = 0;
  const work = { isOver: false };
  const watch = (async () => {
    while (!work.isOver) {
      await setImmediate();
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
  })();
  await readSnapshot(database.db);
  work.isOver = true;
  await watch;
  const took = Math.round(performance.now() - start);
  console.log(`index read once more in ${took} ms, the longest pause ${Math.round(longest)} ms`);
}

async function signUpWithPantry(at: string): Promise<Headers> {
  const json = { 'content-type': 'application/json' };
  const credentials = JSON.stringify({ username: 'bench', password: 'correct horse' });
  const answer = await fetch(`${at}/auth/signup`, { method: 'POST', headers: json, body: credentials });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  const authorization = { authorization: `Bearer ${data.access_token}` };
  const names = [
    ...new Set(Array.from({ length: PANTRY * 2 }, () => pick(catalogue.ingredients).name)),
  ].slice(0, PANTRY);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const items = names.map((ingredient_name, index) => ({
    ingredient_name,
    quantity: 1,
    unit: 'piece',
    expiry_date: index < EXPIRING ? tomorrow : null,
  }));
  await fetch(`${at}/pantry/bulk`, {
    method: 'POST',
    headers: { ...json, ...authorization },
    body: JSON.stringify({ items }),
  });
  return authorization;
}

async function get(url: string, with_: Headers): Promise<{ recipes: { title: string }[]; total: number }> {
  const response = await fetch(url, { headers: with_ });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  return ((await response.json()) as { data: { recipes: { title: string }[]; total: number } }).data;
}

/** Calls in sequence; the first twenty warm up. */
async function time(name: string, at: string, with_: Headers, path: () => string): Promise<void> {
  for (let call = 0; call < 20; call += 1) await get(at + path(), with_);
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const start = performance.now();
    await get(at + path(), with_);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!.toFixed(1);
  console.log(`${name.padEnd(34)} median ${share(0.5)} ms, p95 ${share(0.95)} ms, most ${share(1)} ms`);
}

function wordsOf(title: string): string[] {
  return title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
}

function wordOf(title: string): string {
  return pick(wordsOf(title)) ?? 'rice';
}

function twoWords(title: string): string {
  return wordsOf(title).slice(0, 2).join(' ');
}

/** One letter added, removed, changed or two swapped. */
function mistype(word: string): string {
  const at = Math.floor(random() * (word.length - 1));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const before = word.slice(0, at);
  return pick([
    before + letter + word.slice(at),
    before + word.slice(at + 1),
    before + letter + word.slice(at + 1),
    before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]);
}

/**
 * How often a dish is on the first page for one of its words with a typo; for comparison without one, since a
 * word in hundreds of titles cannot find them all.
 */
async function countTypos(at: string, with_: Headers): Promise<void> {
  await countFound(at, with_, 'whole titles with a typo', (title) => {
    const words = wordsOf(title);
    const wrong = Math.floor(random() * words.length);
    return words.map((word, index) => (index === wrong ? mistype(word) : word)).join(' ');
  });
  await countFound(at, with_, 'single words with a typo', (title) => mistype(wordOf(title)));
  await countFound(at, with_, 'single words without one', wordOf);
}

async function countFound(
  at: string,
  with_: Headers,
  name: string,
  queryFor: (title: string) => string,
): Promise<void> {
  let found = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const title = pick(titles);
    const query = encodeURIComponent(queryFor(title).slice(0, 100));
    const { recipes } = await get(`${at}/recipes/usersearch?query=${query}`, with_);
    if (recipes.some((recipe) => recipe.title === title)) found += 1;
  }
  console.log(`${name}: ${Math.round((100 * found) / CALLS)} % on the first page`);
}

/** Requests per second for a list of 20, compared with bare Fastify sending a body of the same size. */
async function load(at: string, with_: Headers): Promise<void> {
  const body = JSON.stringify(await (await fetch(`${at}/recipes/usersearch`, { headers: with_ })).json());
  const bare = Fastify();
  bare.get('/', (_request, reply) => reply.type('application/json').send(body));
  const bareAt = await bare.listen({ port: 0, host: '127.0.0.1' });
  const runs = [
    ['bare Fastify', bareAt],
    ['usersearch', `${at}/recipes/usersearch`],
    ['pantrysearch', `${at}/recipes/pantrysearch`],
  ] as const;
  for (const [name, url] of runs) {
    const result = await autocannon({ url, connections: 50, duration: SECONDS, headers: with_ });
    const failed = result.non2xx + result.errors;
    console.log(
      `${name.padEnd(14)} ${Math.round(result.requests.average)} requests/s, p99 ${result.latency.p99} ms, ${failed} failed`,
    );
  }
  await bare.close();
}
