/**
 * Measures the cost of cooks' own recipes: `npm run bench -- own-recipes [shared] [cooks] [each]`, by default
 * 100,000 shared recipes and 1,000 cooks with 300 each, which takes minutes to set up. Measures how long adding, changing
 * and removing one takes until the next search finds it; searches with and without own recipes; and memory. On a busy
 * machine, compare processor times: the rest is waiting. The indexes alone, without a database: `own-index.ts`.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '@larder/catalogue';
import { makeLiveCatalogue } from '../src/recipes/catalogue/live-catalogue.ts';
import { seedCatalogue } from '../src/recipes/catalogue/seed.ts';
import { makeShelves, type Shelves } from '../src/recipes/catalogue/shelves.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { createLog } from '../src/platform/log/log.ts';
import type { Cook } from '../src/platform/access/caller.ts';
import type { OwnRecipe } from '../src/platform/database/schema.ts';
import { makeOwnRecipeService } from '../src/recipes/own/own-recipe.service.ts';
import { makeRecipeService } from '../src/recipes/recipe.service.ts';
import { holdTo } from './goals.ts';
import { addOwners } from './owners.ts';
import { randomNumbers, syntheticCatalogue } from './synthetic.ts';
import { time } from './timing.ts';

/** How many cooks search in turn, so that their recipes are all in memory. */
const IN_MEMORY = 60;
/** The goal for the indexes after one recipe was added, in milliseconds of processor time. */
const GOAL = 5;

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
  await seedCatalogue(database.db, () => undefined, catalogue, `bench ${shared}`);
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

  await timeChanges(shelves);
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
  await measureMemory(shelves);
  await live.stop();

  /** A dish of the catalogue as a cook writes it. */
  function asWritten(): OwnRecipe {
    const { title, country, course, servings, prepTime, cookTime, ingredients, steps } = pick(
      CATALOGUE.recipes,
    );
    const lines = ingredients.map(({ ingredient, quantity, unit, notes = null }) => {
      const { id, name } = snapshot.names.require(ingredient);
      return { text: `${quantity} ${unit} ${name}`, group: null, ingredientId: id, quantity, unit, notes };
    });
    const times = { prepTime, cookTime, waitingTime: 0 };
    return { title, country, course, servings, ...times, lines, steps, sourceUrl: null };
  }

  async function timeChanges(on: Shelves): Promise<void> {
    // A cook may change a thousand in ten minutes: here each change is an hour after the last.
    let hours = 0;
    const service = makeOwnRecipeService(database.db, live, () => new Date((hours += 1) * 3_600_000));
    let changes = 0;
    const written = () => ({ ...asWritten(), prepTime: (changes += 1) });
    const add = async () => (await service.add(owner, written())).id;
    const change = () => service.change(owner, pick(made), written());
    const start = performance.now();
    await on.of(snapshot, owner.userId);
    console.log(`the first search of a cook reads ${each} in ${(performance.now() - start).toFixed(1)} ms`);
    const made: number[] = [];
    const known = () => on.of(snapshot, owner.userId);
    await time(
      'adding one, in the database',
      async () => {
        made.push(await add());
      },
      known,
    );
    await time('changing one, in the database', change, known);
    const cost = await time('the indexes after one was added', known, async () => {
      made.push(await add());
    });
    const size = `${shared} shared recipes and ${each} own ones`;
    console.log(`adding one to ${size} takes the indexes ${cost.toFixed(1)} ms of processor time`);
    holdTo({
      [`at most ${GOAL} ms of processor time for the indexes`]: cost <= GOAL,
      'no shared index is rebuilt': live.current() === snapshot,
    });
    await time('the indexes after one was changed', known, change);
    await time('the indexes after one was removed', known, async () => service.remove(owner, made.pop()!));
    for (const id of made) await service.remove(owner, id);
  }

  async function measureMemory(on: Shelves): Promise<void> {
    const used = () => {
      globalThis.gc?.();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return (heapUsed + arrayBuffers) / 2 ** 20;
    };
    const before = used();
    for (const id of ids.owners.slice(1, 1 + IN_MEMORY)) await on.of(snapshot, id);
    const grown = used() - before;
    console.log(
      `memory: ${before.toFixed(0)} MB before, ${(grown / IN_MEMORY).toFixed(2)} MB for each cook who searches (${IN_MEMORY} looked at)`,
    );
    for (const id of ids.owners) await on.of(snapshot, id);
    console.log(`memory: ${used().toFixed(0)} MB after all ${cooks} have searched`);
  }
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
