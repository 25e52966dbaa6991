import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runTool } from '../process.mjs';
import { closureOf } from './imports.mjs';
import { changedParts, inputsHash, provedBy } from './passed.mjs';
import { subjectOfTest } from './subjects.mjs';

const REPORT = `${ROOT}.cache/unit.json`;
const TEST = /\.test\.(?:tsx?|mjs)$/;
const READS_FILES = /\bnode:fs|\bnode:child_process|\bimport\.meta\.glob\b/;
const IS_TEST_CODE = /\.test\.|^scripts\/|(?:^|\/)(?:tests|testing|storybook|docs)\//;
const IGNORED = new Set(['node_modules', 'dist', 'consumer', 'journeys']);

const DOMAIN = ['packages/domain'];
const CATALOGUE = [...DOMAIN, 'packages/plates', 'packages/catalogue'];
const UI = [...DOMAIN, 'packages/ui'];

/**
 * The folders with tests. `config` is read by each of them; `data` is read from disk by the product's own
 * code at run time; `whole` is what tests that read the disk themselves may read there.
 */
const PROJECTS = {
  'packages/domain': { whole: DOMAIN },
  'packages/plates': { whole: ['packages/plates'] },
  'packages/catalogue': { whole: CATALOGUE },
  'packages/client': { whole: ['packages/client', 'openapi'] },
  'packages/ui': { whole: [...UI, 'app/src', '.storybook'] },
  'packages/server': {
    data: ['packages/server/migrations', 'packages/server/tests/support', 'openapi'],
    whole: [...CATALOGUE, 'packages/server', 'openapi', 'docs'],
  },
  app: { whole: [...UI, 'packages/client', 'openapi', 'app'] },
  openapi: { whole: ['openapi', 'packages/domain', 'packages/server/src'] },
  scripts: { whole: ['scripts', 'app', 'openapi', 'packages', 'tests', '.storybook', '.gitignore'] },
};

const config = (folder) =>
  ['vitest.config.ts', 'vite.config.ts', 'package.json', 'tsconfig.json'].map((name) => `${folder}/${name}`);

/** Every test file under a folder; paths from the top folder. */
export function testFiles(folder) {
  const entries = readdirSync(`${ROOT}${folder}`, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : testFiles(path);
    return TEST.test(entry.name) ? [path] : [];
  });
}

const DATA = 'packages/catalogue/data';
const TABLES = readdirSync(`${ROOT}${DATA}`)
  .filter((name) => name !== 'recipes')
  .map((name) => `${DATA}/${name}`);

/** Whether a test's servers have only a small catalogue of its own: it reads the tables, but no recipe. */
function hasOwnRecipes(file) {
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  return /\bsmall-catalogue\b/.test(text) && !/@larder\/catalogue\b|\bstartApi\(\)/.test(text);
}

/** What a test file depends on: all that it imports and, if it reads files itself, all of their folders. */
export function dependencies(file, folder) {
  const { data = [], whole } = PROJECTS[folder];
  const imported = closureOf([file]).flatMap((path) =>
    path === DATA && hasOwnRecipes(file) ? TABLES : [path],
  );
  const reads = imported.some(
    (path) => IS_TEST_CODE.test(path) && READS_FILES.test(readFileSync(`${ROOT}${path}`, 'utf8')),
  );
  return [...config(folder), 'vitest.config.ts', ...data, ...(reads ? whole : imported)];
}

/** The test files with the hash of what each depends on, and what it tests if it is slow. */
function* parts() {
  for (const folder of Object.keys(PROJECTS))
    for (const file of testFiles(folder))
      yield [file, inputsHash(dependencies(file, folder)), subjectOfTest(file)];
}

/** Each finished test file, with whether it passed. */
function endedFiles() {
  try {
    const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    return testResults.map(({ name, status }) => [
      relative(ROOT, name).replaceAll('\\', '/'),
      status === 'passed',
    ]);
  } catch {
    return [];
  }
}

/** Runs the test files whose inputs have changed since they passed, or all of them. */
export async function runUnit(all) {
  const { changed, skipped, note } = changedParts('unit', parts(), all);
  const rest = { ...skipped, of: 'files of tests' };
  if (changed.length === 0) return { code: 0, output: '', ...rest };
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  rmSync(REPORT, { force: true });
  const isWhole = skipped.left + skipped.landed === 0;
  const only = isWhole ? [] : changed.map((file) => `${ROOT}${file}`);
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];
  const result = await runTool('vitest', ['run', ...reports, ...only]);
  const proved = provedBy(result.code, endedFiles());
  note((file) => proved.has(file));
  return { ...result, ...rest };
}
