import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { withoutHashes } from '../built-names.mjs';
import { ROOT } from '../paths.mjs';
import { answeredBy, isHandler, withoutSubjects } from './handlers.mjs';
import { closureOf } from './imports.mjs';
import { COMMON } from './journeys.mjs';
import { touches } from './landed.mjs';
import { changedParts, inputsHash, provedBy } from './passed.mjs';
import { readsRecipes, withoutRecipes } from './recipes.mjs';
import { commonInputs, withoutOthers } from './stories.mjs';
import { hasExampleRecipes, STEPPING_STONES } from './subjects.mjs';
import { dependencies, routesTested, testFiles } from './unit.mjs';

/** Third-party packages stay external. */
const OTHERS = {
  name: 'others',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'entry-point' || /^[./]|^@larder\//.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Which of our files a real bundler reads for this one. */
async function bundled(file) {
  const { metafile } = await build({
    entryPoints: [`${ROOT}${file}`],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    absWorkingDir: ROOT,
    logLevel: 'silent',
    loader: { '.svg': 'empty', '.woff2': 'empty', '.module.css': 'local-css' },
    plugins: [OTHERS],
  });
  return Object.keys(metafile.inputs).map((path) => relative(ROOT, `${ROOT}${path.replace(/\?.*/, '')}`));
}

test.each([
  'packages/domain/src/index.ts',
  'packages/ui/src/components/meal-card/meal-card.stories.tsx',
  'app/src/main.tsx',
  'packages/server/src/main.ts',
  'tests/journeys/failures.spec.ts',
])('everything a bundler reads for %s is among its dependencies', { timeout: 60_000 }, async (file) => {
  const closure = new Set(closureOf([file]));
  const read = (await bundled(file)).filter((path) => !path.includes('node_modules'));
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((path) => !closure.has(path))).toEqual([]);
});

test('an excluded file is not followed', () => {
  const all = closureOf(['packages/server/src/app.ts']);
  const some = closureOf(['packages/server/src/app.ts'], (file) => !file.endsWith('.handlers.ts'));
  expect(all).toContain('packages/server/src/pantry/pantry.handlers.ts');
  expect(some.filter((file) => file.endsWith('.handlers.ts'))).toEqual([]);
  expect(some.length).toBeLessThan(all.length);
});

test('a passed part is skipped until its inputs change, and a failed one is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const memory = join(folder, 'passed.json');
  const look = (parts, all = false) => changedParts('unit', Object.entries(parts), all, { memory });

  const first = look({ a: '1', b: '1' });
  expect(first).toMatchObject({ changed: ['a', 'b'], skipped: { left: 0 } });
  first.note((part) => part === 'a');
  expect(look({ a: '1', b: '1' })).toMatchObject({ changed: ['b'], skipped: { left: 1 } });
  expect(look({ a: '2', b: '1' })).toMatchObject({ changed: ['a', 'b'], skipped: { left: 0 } });
  expect(look({ a: '1', b: '1' }, true)).toMatchObject({ changed: ['a', 'b'], skipped: { left: 0 } });

  look({ a: '1', b: '1' }, true).note((part) => part === 'b');
  expect(look({ a: '1', b: '1' })).toMatchObject({ changed: ['a'], skipped: { left: 1 } });
});

test('a hash changes with the files, and with anything else it depends on', () => {
  const hash = inputsHash(['scripts/paths.mjs']);
  expect(inputsHash(['scripts/paths.mjs'])).toBe(hash);
  expect(inputsHash(['scripts/pnpm.mjs'])).not.toBe(hash);
  expect(inputsHash(['scripts/paths.mjs'], 'of the app')).not.toBe(hash);
});

test('everything that uses the catalogue depends on its data', () => {
  const data = 'packages/catalogue/data';
  const closures = ['packages/catalogue', 'packages/server']
    .flatMap(testFiles)
    .map((file) => closureOf([file]));
  const onCatalogue = closures.filter((files) =>
    files.includes(`${data.replace('/data', '/src/data')}/load-data.ts`),
  );
  expect(onCatalogue.length).toBeGreaterThan(50);
  expect(onCatalogue.filter((files) => !files.includes(data))).toEqual([]);
  expect(COMMON).toContain(data);
  // A changed handler would change the built server for all journeys.
  expect(COMMON.filter((file) => file.includes('/dist/'))).toEqual([]);
});

const RECIPE = 'packages/catalogue/data/recipes/italy/caponata.yaml';
const EDITION = 'packages/catalogue/src/edition.ts';
const INGREDIENTS = 'packages/catalogue/data/ingredients/herbs.yaml';

test.each([
  { folder: 'packages/server', test: 'tests/api/lists', isRead: false },
  { folder: 'packages/server', test: 'tests/api/real-catalogue', isRead: true },
  { folder: 'packages/server', test: 'tests/api/use-up', isRead: true },
  { folder: 'packages/server', test: 'tests/api/opened-packs', isRead: true },
  { folder: 'packages/server', test: 'tests/planner/plan', isRead: true },
  { folder: 'packages/catalogue', test: 'src/names-table', isRead: false },
  { folder: 'packages/catalogue', test: 'src/brands', isRead: false },
  { folder: 'packages/catalogue', test: 'src/steps', isRead: true },
  { folder: 'packages/catalogue', test: 'src/data/read-data', isRead: true },
  { folder: 'packages/catalogue', test: 'src/voice-table', isRead: true },
])("$folder/$test depends on the catalogue's recipes: $isRead", ({ folder, test: name, isRead }) => {
  const inputs = dependencies(`${folder}/${name}.test.ts`, folder);
  expect(touches([RECIPE], inputs)).toBe(isRead);
  expect(touches([INGREDIENTS], inputs)).toBe(true);
});

test('only one module provides recipes, and the rule for recipes names it', () => {
  const sources = readdirSync(`${ROOT}packages/catalogue/src`, { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const readers = sources.filter((file) =>
    /\bDATA\.recipes\b|\{[^}]*\brecipes\b[^}]*\} = DATA\b/.test(
      readFileSync(`${ROOT}packages/catalogue/src/${file}`, 'utf8'),
    ),
  );
  expect(readers).toEqual([join('recipes', 'index.ts')]);
  expect(readsRecipes(['packages/catalogue/src/recipes/index.ts'])).toBe(true);
});

test('inputs without the recipes still have everything else', () => {
  for (const inputs of [['packages/catalogue'], ['packages/catalogue/data', 'packages/catalogue/src']]) {
    const others = withoutRecipes(inputs);
    expect(touches([RECIPE], others)).toBe(false);
    expect(touches([INGREDIENTS], others)).toBe(true);
    expect(touches(['packages/catalogue/src/derive.ts'], others)).toBe(true);
  }
  // Build output changes with each recipe.
  expect(touches(['packages/catalogue/dist/data.json'], withoutRecipes(['packages/catalogue']))).toBe(false);
});

test('a new edition, which comes with every changed recipe, reruns nothing that a recipe does not', () => {
  const inputs = dependencies('packages/server/tests/api/lists.test.ts', 'packages/server');
  expect(touches([EDITION], closureOf(['packages/catalogue/src/index.ts']))).toBe(true);
  for (const all of [inputs, COMMON, ['packages/catalogue'], [EDITION]])
    expect(touches([EDITION], withoutRecipes(all))).toBe(false);
});

test('no story shows a recipe of the catalogue, so a new recipe rebuilds none', () => {
  const stories = ['packages/ui/src', 'app/src', '.storybook'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true })
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  expect(stories.length).toBeGreaterThan(100);
  expect(stories.filter((file) => readsRecipes(closureOf([file])))).toEqual([]);
});

test('a component depends on itself and on shared code; components inside it are only examples', () => {
  const file = 'packages/ui/src/components/meal-card/meal-card.stories.tsx';
  const inputs = closureOf([file]);
  const others = withoutOthers([file], inputs);
  const within = inputs.filter((path) => !others.includes(path));
  expect(within).toContain('packages/ui/src/components/button/button.tsx');
  expect(others).toContain('packages/ui/src/components/meal-card/meal-card.module.css');
  expect(others.some((path) => path.startsWith('packages/ui/src/internal/'))).toBe(true);
  expect(within.filter((path) => !path.startsWith('packages/ui/src/components/'))).toEqual([]);
});

test('not every story depends on what only docs pages read, such as the sources of all components', () => {
  expect(commonInputs()).toContain('.storybook/preview.tsx');
  expect(touches(['packages/ui/src/components/recipe-card/recipe-card.tsx'], commonInputs())).toBe(false);
  expect(touches(['.storybook/docs/props-table.tsx'], commonInputs())).toBe(false);
});

test.each(['planner/safety', 'search/dish-search', 'api/real-catalogue', 'import/lines'])(
  'recipes are no mere examples to %s',
  (name) => {
    const file = `packages/server/tests/${name}.test.ts`;
    expect(testFiles('packages/server')).toContain(file);
    expect(hasExampleRecipes(file)).toBe(false);
  },
);

test('an API test depends on the handlers of the routes that it called', () => {
  const file = 'packages/server/tests/api/lists.test.ts';
  const handlers = (routes) => dependencies(file, 'packages/server', routes).filter(isHandler);
  const [lists, pantry] = ['lists/lists', 'pantry/pantry'].map(
    (name) => `packages/server/src/${name}.handlers.ts`,
  );
  expect(handlers(['GET /lists', 'GET /recipes/:id/lists'])).toEqual([lists]);
  expect(handlers(['GET /lists', 'POST /pantry/bulk'])).toEqual([lists, pantry]);
  // While nothing is known, on all of them.
  expect(handlers()).toEqual([...new Set(answeredBy().map(({ file: handler }) => handler))].toSorted());
  expect(dependencies(file, 'packages/server', [])).toContain('packages/server/src/lists/list.service.ts');
});

test('a route on the way to others is tested only by the tests that name it', () => {
  const known = new Set(answeredBy().map(({ route }) => route));
  expect(STEPPING_STONES.filter((route) => !known.has(route))).toEqual([]);
  const tested = (name, routes) => routesTested(`packages/server/tests/api/${name}.test.ts`, routes);
  const called = ['POST /auth/signup', 'POST /meal-plans/generate', 'GET /lists'];
  expect(tested('lists', called)).toEqual(['GET /lists']);
  expect(tested('attempts', called)).toEqual(['POST /auth/signup', 'GET /lists']);
  for (const route of STEPPING_STONES) {
    const naming = testFiles('packages/server/tests').filter(
      (file) => routesTested(file, [route]).length > 0,
    );
    expect(naming, `no test names ${route}`).not.toEqual([]);
  }
});

test("a journey's examples on the server are its subjects, not what they share", () => {
  const shared = ['app.ts', 'main.ts', 'platform/http/contract.ts'];
  const all = [...shared, 'lists/lists.handlers.ts', 'recipes/search/page.ts'];
  const of = (names) => names.map((name) => `packages/server/src/${name}`);
  expect(withoutSubjects([...of(all), 'app/src/lists/x.ts'])).toEqual([...of(shared), 'app/src/lists/x.ts']);
});

test.each([
  { test: 'import/recipe-file', why: 'reads files', onSources: false },
  { test: 'process/start', why: 'starts the server', onSources: true },
])('a test that $why depends on all sources: $onSources', ({ test: name, onSources }) => {
  const inputs = dependencies(`packages/server/tests/${name}.test.ts`, 'packages/server');
  expect(touches(['packages/server/src/lists/lists.handlers.ts'], inputs)).toBe(onSources);
  expect(touches(['packages/server/tests/import/fixtures/rice.json'], inputs)).toBe(true);
});

test.each([
  { name: 'process', runs: 'scripts/process.mjs' },
  { name: 'checks/stuck', runs: 'scripts/checks/stuck.mjs' },
])('what $name tests starts nothing of the product', ({ name, runs }) => {
  const file = `scripts/${name}.test.mjs`;
  expect(testFiles('scripts')).toContain(file);
  const inputs = dependencies(file, 'scripts');
  // What every check depends on is in each hash.
  expect(touches([runs], [...inputs, 'scripts/checks'])).toBe(true);
  const others = ['packages/server/src/main.ts', 'app/src/main.tsx', 'scripts/run.mjs'];
  expect(others.filter((other) => touches([other], inputs))).toEqual([]);
});

test('fixtures that name pictures tie no test to components that it does not show', () => {
  const inputs = dependencies('app/src/plan/week-days.test.ts', 'app');
  expect(inputs).toContain('app/src/storybook/fixtures.ts');
  expect(touches(['packages/ui/src/components/shopping-list/shopping-list.tsx'], inputs)).toBe(false);
});

test('no test that asks the API imports a handler itself', () => {
  const importing = testFiles('packages/server').filter(
    (file) =>
      /from '[^']*\.handlers\.ts'/.test(readFileSync(`${ROOT}${file}`, 'utf8')) &&
      closureOf([file]).includes('packages/server/tests/api/api.ts'),
  );
  expect(importing).toEqual([]);
});

test('what has passed with other examples is skipped until anything else changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const memory = join(folder, 'passed.json');
  const look = (hash, others, all = false, skipsExamples = true) =>
    changedParts('unit', [['a', hash, undefined, others]], all, { memory, skipsExamples });

  look('1', 'x').note(() => true);
  expect(look('2', 'x', false, false)).toMatchObject({ changed: ['a'], skipped: { examples: 0 } });
  expect(look('2', 'x')).toMatchObject({ changed: [], isWhole: false, skipped: { examples: 1 } });
  expect(look('2', 'x', true)).toMatchObject({ changed: ['a'], isWhole: true, skipped: { examples: 0 } });
  const other = look('3', 'y');
  expect(other.changed).toEqual(['a']);
  other.note(() => false);
  expect(look('3', 'y').changed).toEqual(['a']);
  expect(look('3', 'x').changed).toEqual(['a']);
});

test("a test of the planner's worker depends on everything that runs in it", () => {
  const inThread = [
    'packages/server/src/plan/planner-worker-source.mjs',
    'packages/server/src/plan/planner-worker.ts',
    'packages/domain/src/planner/local-search.ts',
  ];
  const planning = testFiles('packages/server')
    .map((file) => closureOf([file]))
    .filter((files) => files.includes('packages/server/src/plan/one-thread.ts'));
  expect(planning.length).toBeGreaterThan(20);
  for (const files of planning) expect(files).toEqual(expect.arrayContaining(inThread));
});

test.each([
  { why: 'everything in a run that passed', code: 0, ended: { a: true, b: true }, proved: ['a', 'b'] },
  { why: 'what passed next to failures', code: 1, ended: { a: true, b: false }, proved: ['a'] },
  { why: 'nothing in a run that failed as a whole', code: 1, ended: { a: true, b: true }, proved: [] },
])('passed: $why', ({ code, ended, proved }) =>
  expect([...provedBy(code, Object.entries(ended))]).toEqual(proved),
);

test.each([
  ['assets/alert-dialog-BgtZ-zJS.css', 'assets/alert-dialog.css'],
  ['import"./dashboard-BaTgKd8_.js"', 'import"./dashboard.js"'],
  ['assets/be-DGfq9wUk.svg', 'assets/be.svg'],
  ['index.html', 'index.html'],
])('%s is %s without its hash', (name, without) => expect(withoutHashes(name)).toBe(without));

test('names given by Vite lose their hashes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'larder-names-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./start.js"></script>');
  writeFileSync(join(root, 'start.js'), 'console.log(1);');
  await buildWithVite({ root, configFile: false, logLevel: 'silent' });
  expect(readdirSync(join(root, 'dist/assets')).map(withoutHashes)).toEqual(['index.js']);
});
