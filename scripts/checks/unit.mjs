import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runTool } from '../process.mjs';
import { answeredBy, isHandler } from './handlers.mjs';
import { closureOf } from './imports.mjs';
import { touches } from './landed.mjs';
import { changedParts, inputsHash, notePassed, provedBy, readPassed } from './passed.mjs';
import { readsRecipes, withoutRecipes } from './recipes.mjs';
import { hasExampleRecipes, SERVER_CORE, STEPPING_STONES, subjectOfTest } from './subjects.mjs';

const REPORT = `${ROOT}.cache/unit.json`;
/** Where each API test records the routes that it called. */
const ROUTES = `${ROOT}.cache/unit-routes`;
const TEST = /\.test\.(?:tsx?|mjs)$/;
const STARTS_PROCESSES = /\bnode:child_process/;
/** These start only what they write themselves, besides what they import and what every check depends on. */
const STARTS_ITS_OWN = new Set(['scripts/process.test.mjs', 'scripts/checks/stuck.test.mjs']);
const READS_FILES = /\bnode:fs|\bimport\.meta\.glob\b/;
/** These use the disk, but no test depends on what is there: one only writes, one only names the built pictures. */
const READS_NOTHING = new Set([
  'packages/server/tests/support/asked-routes.ts',
  'app/src/storybook/fixtures.ts',
]);
const IS_TEST_CODE = /\.test\.|^scripts\/|(?:^|\/)(?:tests|testing|storybook|docs)\//;
const IGNORED = new Set(['node_modules', 'dist', 'consumer', 'journeys']);

const PACKAGES = readdirSync(`${ROOT}packages`).map((name) => `packages/${name}`);
const DOMAIN = ['packages/domain'];
const CATALOGUE = [...DOMAIN, 'packages/plates', 'packages/catalogue'];
const UI = [...DOMAIN, 'packages/ui'];

/** What server tests may read from disk. None reads the sources; tests that run them import them. */
const BESIDE_SERVER = ['tests', 'migrations', 'docker'].map((name) => `packages/server/${name}`);

/**
 * The folders with tests. `config` is read by all of their tests; `data` is read from disk by the product's own code at
 * run time; `whole` is what tests that start processes depend on. Tests that read the disk themselves depend on `read`,
 * by default on `whole`.
 */
const PROJECTS = {
  'packages/domain': { whole: DOMAIN },
  'packages/plates': { whole: ['packages/plates'] },
  'packages/catalogue': { whole: CATALOGUE },
  'packages/client': { whole: ['packages/client', 'openapi'] },
  'packages/ui': { whole: [...UI, 'app/src', '.storybook'] },
  'packages/server': {
    data: ['packages/server/migrations', 'packages/server/tests/support', 'openapi'],
    read: [...CATALOGUE, ...BESIDE_SERVER, 'openapi', 'docs'],
    whole: [...CATALOGUE, 'packages/server', 'openapi', 'docs'],
  },
  app: { whole: [...UI, 'packages/client', 'openapi', 'app'] },
  openapi: { whole: ['openapi', 'packages/domain', 'packages/server/src'] },
  scripts: {
    whole: ['scripts', 'app', 'openapi', ...PACKAGES, 'tests', '.storybook', '.gitignore'],
  },
};

const config = (folder) =>
  ['vitest.config.ts', 'vite.config.ts', 'package.json', 'tsconfig.json'].map((name) => `${folder}/${name}`);

/** Every test file under a folder; paths from the top folder. */
export function testFiles(folder) {
  const entries = readdirSync(`${ROOT}${folder}`, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    // Mutation testing keeps copies of a package in a hidden folder.
    if (entry.isDirectory())
      return IGNORED.has(entry.name) || entry.name.startsWith('.') ? [] : testFiles(path);
    return TEST.test(entry.name) ? [path] : [];
  });
}

/** The helper that starts a server in a test's own process, and records the routes that are called. */
const API = 'packages/server/tests/api/api.ts';

/**
 * Whether a test reads the catalogue's tables but no recipe: it imports none, or its servers have only a small catalogue
 * of their own.
 */
function readsNoRecipe(file, imported) {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  if (!readsRecipes(imported)) return !/\/(?:files|load-data)\.ts'/.test(text);
  return /\bsmall-catalogue\b/.test(text) && !/@larder\/catalogue\b|\b(?:start|shared)Api\(\)/.test(text);
}

/**
 * Everything a test file imports. An API test imports all handlers, but depends only on those of the routes that it
 * called when it passed.
 */
function importedBy(file, routes) {
  const all = closureOf([file]);
  if (!routes || !all.includes(API)) return all;
  const asked = answeredBy().filter(({ route }) => routes.includes(route));
  return closureOf([file, ...asked.map((operation) => operation.file)], (next) => !isHandler(next));
}

/**
 * What a test file depends on: everything it imports and, if it reads files itself, all folders that it may read.
 * @param {string} file
 * @param {string} folder
 * @param {readonly string[]} [routes] the API routes that it called when it passed, if known
 */
export function dependencies(file, folder, routes) {
  const { data = [], whole, read = whole } = PROJECTS[folder];
  const imported = importedBy(file, routes);
  const used = readsNoRecipe(file, imported) ? withoutRecipes(imported) : imported;
  const testCode = imported
    .filter((path) => !READS_NOTHING.has(path) && IS_TEST_CODE.test(path))
    .map((path) => readFileSync(`${ROOT}${path}`, 'utf8'));
  const does = (what) => testCode.some((text) => what.test(text));
  const reads = does(STARTS_PROCESSES) ? whole : does(READS_FILES) ? read : [];
  const onDisk = STARTS_ITS_OWN.has(file) ? [] : reads;
  return [...config(folder), 'vitest.config.ts', ...data, ...used, ...onDisk];
}

/** Those of the routes whose address a test's own code has, for whatever method. */
function routesNamed(file, routes) {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  const address = (route) => route.split(' /')[1].replaceAll(/:\w+/g, '[^/\\s]+');
  return routes.filter((route) => new RegExp(`/${address(route)}['"\`?]`).test(text));
}

/** The routes that a test called, without those that are only its way to others: it does not name them itself. */
export function routesTested(file, routes) {
  const named = routesNamed(file, routes);
  return routes.filter((route) => !STEPPING_STONES.includes(route) || named.includes(route));
}

/**
 * What a server test tests, before it has passed here: everything that it imports, without recipes if those are only
 * examples. Of the handlers, which each test of the API imports, those of the routes that it names, or all if it names
 * none. Undefined for tests that every run needs, and for those of other packages.
 * @param {string} file
 * @returns {string[] | undefined}
 */
export function subjectOfServerTest(file) {
  if (!file.startsWith('packages/server/tests/') || touches([file], SERVER_CORE)) return undefined;
  const all = answeredBy().map(({ route }) => route);
  const named = routesNamed(file, all);
  const used = dependencies(file, 'packages/server', named.length > 0 ? named : undefined);
  return hasExampleRecipes(file) ? withoutRecipes(used) : used;
}

/** What a test depends on, without what it only uses as examples; undefined if it has none. */
function withoutExamples(file, folder, routes) {
  const tested = routes && routesTested(file, routes);
  if (!hasExampleRecipes(file)) return tested && dependencies(file, folder, tested);
  return withoutRecipes(dependencies(file, folder, tested));
}

/**
 * The test files with the hash of what each depends on, what it tests if it is slow, and the hash of all but its examples:
 * recipes, and the handlers of routes that are only its way to others.
 */
function* parts(uses) {
  for (const folder of Object.keys(PROJECTS)) {
    for (const file of testFiles(folder)) {
      const others = withoutExamples(file, folder, uses[file]);
      const inputs = dependencies(file, folder, uses[file]);
      yield [
        file,
        inputsHash(inputs),
        subjectOfTest(file) ?? subjectOfServerTest(file),
        others && inputsHash(others),
      ];
    }
  }
}

/** The routes that each test file called in this run. */
function routesAsked() {
  const texts = readdirSync(ROUTES).map((name) => [
    decodeURIComponent(name),
    readFileSync(join(ROUTES, name), 'utf8'),
  ]);
  return Object.fromEntries(
    texts.map(([file, text]) => [relativePath(file), [...new Set(text.trim().split('\n'))].toSorted()]),
  );
}

const relativePath = (file) => relative(ROOT, file).replaceAll('\\', '/');

/** Each finished test file, with whether it passed. */
function endedFiles() {
  try {
    const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    return testResults.map(({ name, status }) => [relativePath(name), status === 'passed']);
  } catch {
    return [];
  }
}

/** Runs the test files whose inputs have changed since they passed, or all of them. */
export async function runUnit(all) {
  const uses = readPassed().unitUse ?? {};
  const { changed, skipped, isWhole, note } = changedParts('unit', parts(uses), all);
  const rest = { ...skipped, of: 'files of tests' };
  if (changed.length === 0) return { code: 0, output: '', ...rest };
  rmSync(REPORT, { force: true });
  rmSync(ROUTES, { recursive: true, force: true });
  mkdirSync(ROUTES, { recursive: true });
  const only = isWhole ? [] : changed.map((file) => `${ROOT}${file}`);
  const reports = ['dot', 'json', `${ROOT}scripts/checks/stuck.mjs`].map((name) => `--reporter=${name}`);
  reports.push(`--outputFile.json=${REPORT}`);
  // The check `build` comes first, so what it has built is current.
  const env = { ...process.env, LARDER_ROUTES_ASKED: ROUTES, LARDER_IS_BUILT: 'true' };
  const result = await runTool('vitest', ['run', ...reports, ...only], { env });
  const proved = provedBy(result.code, endedFiles());
  // A hash covers what the test called this time.
  const newUses = { ...uses, ...routesAsked() };
  notePassed({ unitUse: newUses });
  note((file) => proved.has(file), parts(newUses));
  return { ...result, ...rest };
}
