import { parseArgs } from 'node:util';
import { INGREDIENT_INDEX } from '@larder/catalogue';
import { COUNTRY_CODES, findCountry, type CountryCode } from '@larder/domain';
import type { Recipe } from '@larder/domain/model';
import type { DatabaseBeside } from '../../platform/database/open.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { isSeeded, seedCatalogue } from '../catalogue/seed.ts';
import { explainDatabase, explainFile } from './explain.ts';
import { filesAt, isOwn, isPage, textOf } from './files.ts';
import { recipesIn } from './schema/json-ld.ts';
import { readOwnRecipe } from './recipe-file.ts';
import { readRecipe, type ReadRecipe } from './recipe.ts';
import { writeRecipes, type Imported } from './write.ts';

/** Exit codes: success, rejected recipes, wrong usage, no database. */
export const EXIT = { done: 0, refused: 1, usage: 2, database: 3 } as const;

const USAGE = `npm run catalogue:import -- FILE [--country ${COUNTRY_CODES.join('|')}] [--dry-run]
FILE is a schema.org Recipe as JSON-LD, a page that contains one, a recipe in YAML, or a folder of them.`;
const EVERY = 100;

type OpenDatabase = Pick<DatabaseBeside, 'db' | 'close' | 'isBeside'>;

/** The command's dependencies. */
interface World {
  say(line: string): void;
  complain(line: string): void;
  /** Opens the database; called only if there is something to write. */
  open(): Promise<OpenDatabase>;
}

interface Order {
  readonly path: string;
  readonly country: CountryCode | null;
  readonly isDryRun: boolean;
}

/** Imports recipes, all or none, and returns the exit code. */
export async function importRecipes(args: readonly string[], world: World): Promise<number> {
  const order = readOrder(args);
  if (typeof order === 'string') {
    world.complain(USAGE);
    world.complain(`✗ Nothing was imported: ${order}`);
    return EXIT.usage;
  }
  const files = await filesAt(order.path).catch(() => null);
  if (!files) {
    world.complain(`✗ Nothing was imported: ${order.path} cannot be read. Name an existing file or folder.`);
    return EXIT.usage;
  }
  const { recipes, problems } = await readFiles(files, order, world);
  if (problems.length > 0 || recipes.length === 0) {
    for (const problem of problems) world.complain(problem);
    const what =
      problems.length === 0
        ? 'It contains no recipe.'
        : `${count(problems.length, 'problem')} to fix, listed above.`;
    world.complain(`✗ Nothing was imported. ${what} Then run it again.`);
    return EXIT.refused;
  }
  if (order.isDryRun) {
    world.say(
      `✓ ${count(recipes.length, 'recipe')} can be imported. Nothing was changed; run it again without --dry-run.`,
    );
    return EXIT.done;
  }
  return write(recipes, world);
}

function readOrder(args: readonly string[]): Order | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { country: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) return 'Name one file or folder.';
    const country = values.country === undefined ? null : findCountry(values.country);
    if (country === undefined) return `There is no country '${values.country}'.`;
    return { path, country: country?.code ?? null, isDryRun: values['dry-run'] };
  } catch (error) {
    return (error as Error).message.split('. ', 1)[0] ?? 'That cannot be read.';
  }
}

interface ReadFiles {
  readonly recipes: readonly Omit<Recipe, 'id'>[];
  readonly problems: readonly string[];
}

async function readFiles(files: readonly string[], { country }: Order, world: World): Promise<ReadFiles> {
  const bySlug = new Map<string, { recipe: Omit<Recipe, 'id'>; file: string }>();
  const problems: string[] = [];
  for (const [at, file] of files.entries()) {
    if (at % EVERY === 0 && files.length > 1) world.say(`Reading ${at + 1} of ${files.length} files …`);
    const read = await readFile(file, country).catch((error: unknown) => explainFile(error));
    if (typeof read === 'string') {
      problems.push(`${file}: ${read}`);
      continue;
    }
    problems.push(...read.faults);
    for (const { title, recipe, problems: found } of read.recipes) {
      const where = `${file}: ${title === '' ? 'a recipe' : `'${title.slice(0, 80)}'`}`;
      problems.push(...found.map((problem) => `${where}: ${problem}`));
      if (!recipe) continue;
      const other = bySlug.get(recipe.slug);
      if (other) problems.push(`${where}: the same recipe is in ${other.file} too`);
      bySlug.set(recipe.slug, { recipe, file });
    }
  }
  return { recipes: [...bySlug.values()].map(({ recipe }) => recipe), problems };
}

interface ReadFile {
  readonly recipes: readonly ReadRecipe[];
  /** Full sentences with file and line. */
  readonly faults: readonly string[];
}

/** A file's recipes, or a message saying why there are none. */
async function readFile(file: string, country: CountryCode | null): Promise<ReadFile | string> {
  const text = await textOf(file);
  if (isOwn(file)) {
    const read = readOwnRecipe(file, text, INGREDIENT_INDEX, country);
    return 'title' in read ? { recipes: [read], faults: [] } : { recipes: [], faults: read };
  }
  const nodes = recipesIn(text, isPage(file));
  if (nodes.length === 0) return 'there is no schema.org Recipe in it';
  return { recipes: nodes.map((node) => readRecipe(node, INGREDIENT_INDEX, country)), faults: [] };
}

async function write(recipes: readonly Omit<Recipe, 'id'>[], world: World): Promise<number> {
  world.say(`Writing ${count(recipes.length, 'recipe')} …`);
  let imported: Imported;
  try {
    const database = await world.open();
    try {
      await bringCatalogue(database, world);
      imported = await writeRecipes(database.db, recipes, INGREDIENT_INDEX);
    } finally {
      // Everything is written: errors on closing do not matter.
      await database.close().catch(() => undefined);
    }
  } catch (error) {
    world.complain(`✗ Nothing was imported: ${explainDatabase(error)}`);
    return EXIT.database;
  }
  const { added, updated } = imported;
  const what = [added > 0 ? `${added} new` : '', updated > 0 ? `${updated} updated` : ''];
  world.say(
    `✓ Imported ${count(recipes.length, 'recipe')} (${what.filter(Boolean).join(', ')}). A running Larder shows them at once; otherwise start it with 'npm start'.`,
  );
  return EXIT.done;
}

/** Ensures that this version's catalogue is present. It is never replaced under a running server, which has its own. */
async function bringCatalogue({ db, isBeside }: OpenDatabase, world: World): Promise<void> {
  if (!isBeside) await seedCatalogue(db, world.complain);
  if (await isSeeded(db)) return;
  throw new StartError(
    isBeside
      ? 'the running Larder has another version’s catalogue. Stop it, or start this version, and run it again.'
      : 'the catalogue there is from a newer version of Larder. Run it again with that version.',
  );
}

function count(many: number, thing: string): string {
  return `${many} ${thing}${many === 1 ? '' : 's'}`;
}
