/**
 * Measures the cost of cooks' own recipes: `npm run bench -- own-recipes [shared] [cooks] [each]`, by default
 * 100,000 shared recipes and 1,000 cooks with 300 each, which takes minutes to set up. Measures how long adding, changing
 * and removing one takes until the next search finds it, and how much of that is the database's; memory; and searches
 * with and without own recipes. On a busy machine, compare processor times: the rest is waiting. The indexes alone,
 * without a database: `own-index.ts`.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeLiveCatalogue } from '../src/recipes/catalogue/live-catalogue.ts';
import { makeShelves, type Shelves } from '../src/recipes/catalogue/shelves.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { createLog } from '../src/platform/log/log.ts';
import type { Cook } from '../src/platform/access/caller.ts';
import { makeRecipeService } from '../src/recipes/recipe.service.ts';
import { timeChanges } from './own-changes.ts';
import { addOwners, seedPatiently } from './owners.ts';
import { randomNumbers, syntheticCatalogue } from './synthetic.ts';
import { time } from './timing.ts';

/** How many cooks search in turn: so few that their recipes all stay in memory. */
const IN_MEMORY = 30;

const [shared = 100_000, cooks = 1_000, each = 300] = process.argv.slice(2).map(Number);
const random = randomNumbers(3);
const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)]!;

const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
// If this user is root, PostgreSQL runs as another user, who needs access.
await chmod(folder, 0o711);
const log = createLog('warn');
const database = await openDatabase({ dataDir: folder, databaseUrl: null }, log);
try {
  const catalogue = syntheticCatalogue(shared);
  await seedPatiently(database.pool, catalogue);
  const ids = await addOwners(database.pool, cooks, each);
  console.log(`${shared} shared recipes, ${cooks} cooks with ${each} of their own, and one with none`);

  const live = makeLiveCatalogue(database, log);
  await live.start();
  const snapshot = live.current();
  const shelves = makeShelves(database.db);
  const callerOf = (userId: string): Cook => ({
    address: '127.0.0.1',
    userId,
    sessionId: userId,
    today: '2030-05-31',
    dayOf: () => '2030-05-31',
  });
  const owner = callerOf(ids.owners[0]!);
  const without = callerOf(ids.without);
  const titles = catalogue.recipes.map(({ title }) => title);

  await timeChanges({ database, live, shelves, owner });
  await measureMemory(shelves);
  const recipes = makeRecipeService(
    database,
    live,
    { drawn: () => null, plate: () => null, photo: () => '' },
    shelves,
  );
  const search = { filters: { flags: [], countries: [] }, avoid: [], page: { offset: 0, limit: 20 } };
  const word = () => pick(pick(titles).split(' '));
  const searches: readonly [string, (cook: Cook) => Promise<unknown>][] = [
    ['no words', (cook) => recipes.search(cook, { ...search, text: '', order: 'match' })],
    ['one word', (cook) => recipes.search(cook, { ...search, text: word(), order: 'match' })],
    ['two words', (cook) => recipes.search(cook, { ...search, text: `${word()} ${word()}`, order: 'match' })],
    ['by pantry', (cook) => recipes.searchByPantry(cook, { ...search, text: '', order: 'match' })],
    ['by pantry and time', (cook) => recipes.searchByPantry(cook, { ...search, text: '', order: 'time' })],
    [
      'by pantry, one word',
      (cook) => recipes.searchByPantry(cook, { ...search, text: word(), order: 'match' }),
    ],
  ];
  for (const [name, ask] of searches) {
    await time(`search ${name}, no own recipes`, () => ask(without));
    await time(`search ${name}, ${each} own recipes`, () => ask(owner));
  }
  await live.stop();

  async function measureMemory(on: Shelves): Promise<void> {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = () => {
      collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return (heapUsed + arrayBuffers) / 2 ** 20;
    };
    const before = used();
    const looking = ids.owners.slice(1, 1 + IN_MEMORY);
    for (const id of looking) await on.of(snapshot, id);
    const grown = used() - before;
    console.log(
      `memory: ${before.toFixed(0)} MB before, ${(grown / looking.length).toFixed(2)} MB for each cook who searches (${looking.length} looked at)`,
    );
    for (const id of ids.owners) await on.of(snapshot, id);
    console.log(`memory: ${used().toFixed(0)} MB after all ${cooks} have searched`);
  }
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
