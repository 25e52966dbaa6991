import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.mjs';
import { describe as describeTest, LONG_TESTS, longTests } from './tests.mjs';

const namesOf = (tests) => tests.map(({ name }) => name);

/** Whether there is a file or folder whose path starts like this, as Vitest's filter wants it. */
const isThere = (file) =>
  readdirSync(`${ROOT}packages/server/${dirname(file)}`).some((name) => name.startsWith(basename(file)));

test('without a name all tests run, and their files exist', () => {
  expect(longTests([])).toEqual(LONG_TESTS);
  const files = LONG_TESTS.filter(({ where }) => where?.[0] === '--root').map(({ file }) => file);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test('a name runs one, as often as its table says', () => {
  expect(longTests(['fuzz']).map(describeTest)).toEqual(['100,000 generated requests against the contract']);
  expect(namesOf(longTests(['undo', 'naughty']))).toEqual(['undo', 'naughty']);
});

test('a number after a name sets how often, for that test alone', () => {
  expect(longTests(['undo', '50', 'kill']).map(({ times }) => times)).toEqual([50, 50]);
  expect(longTests(['fuzz', '1000']).map(describeTest)).toEqual([
    '1,000 generated requests against the contract',
  ]);
  expect(longTests(['fuzz']).map(({ times }) => times)).toEqual([100_000]);
});

test.each([['1000'], ['naughty', '3'], ['load', '600'], ['fuz']])('%s %s is not understood', (...args) => {
  expect(longTests(args)).toMatch(/^Unknown test '.+'\. Available: fuzz, /);
});

test('no repetition at all is refused', () => {
  expect(longTests(['fuzz', '0'])).toBe("'fuzz' needs at least 1 repetition.");
});
