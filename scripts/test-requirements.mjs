/** Fails for requirements of docs/specification.md and promises of SECURITY.md without a test. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { fail } from './process.mjs';
import { brokenPromises, faultsOf, namedIds, readRequirements } from './requirements/read.mjs';

const TESTS = /\.(?:test|spec|stories)\.(?:tsx?|mjs)$/;
const IGNORED = new Set(['node_modules', 'dist', '.cache']);

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : testFiles(path);
    return TESTS.test(entry.name) ? [path] : [];
  });
}

const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');
const readIfThere = (path) => {
  if (!existsSync(`${ROOT}${path}`)) return null;
  return statSync(`${ROOT}${path}`).isFile() ? read(path) : '';
};

const requirements = readRequirements(read('docs/specification.md'));
if (requirements.length === 0) fail('docs/specification.md lists no requirements.');
const files = ['app/src', 'openapi/tests', 'packages', 'tests/journeys'].flatMap((folder) =>
  testFiles(`${ROOT}${folder}`),
);
const named = files.flatMap((file) => namedIds(readFileSync(file, 'utf8')));
const faults = [...faultsOf(requirements, named), ...brokenPromises(read('SECURITY.md'), readIfThere)];
if (faults.length > 0)
  fail(
    `${faults.length} requirements or promises lack a test, or name one that does not exist.`,
    faults.join('\n'),
  );
console.log(`${requirements.length} passed: every requirement and every promise has a test.`);
