import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { withoutHashes } from '../built-names.mjs';
import { ROOT } from '../paths.mjs';
import { closureOf } from './imports.mjs';
import { COMMON } from './journeys.mjs';
import { touches } from './landed.mjs';
import { changedParts, inputsHash, provedBy } from './passed.mjs';
import { dependencies, testFiles } from './unit.mjs';

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
});

test.each([
  { test: 'tests/api/lists', isRead: false },
  { test: 'tests/api/real-catalogue', isRead: true },
  { test: 'tests/api/use-up', isRead: true },
  { test: 'tests/planner/plan', isRead: true },
])("packages/server/$test depends on the catalogue's recipes: $isRead", ({ test: name, isRead }) => {
  const folder = 'packages/server';
  const recipe = 'packages/catalogue/data/recipes/italy/caponata.yaml';
  const ingredients = 'packages/catalogue/data/ingredients/herbs.yaml';
  const inputs = dependencies(`${folder}/${name}.test.ts`, folder);
  expect(touches([recipe], inputs)).toBe(isRead);
  expect(touches([ingredients], inputs)).toBe(true);
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
