import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countTests, testNames } from './named-tests.ts';
import { ROOT } from './root.ts';

/** A promise of SECURITY.md, and what proves it: a test, or a file or folder of tests. */
interface Promised {
  readonly words: string;
  readonly proofs: readonly { readonly path: string; readonly test: string | null }[];
}

const ROW = /^\| (.*?) +\| (.*?) +\|$/;
const CODE = /`([^`]+)`/g;

/** The rows of the tables. '› a name' alone is another test of the file before it; what begins with npm is a command. */
function promises(markdown: string): Promised[] {
  const rows = markdown.split('\n').filter((line) => /^\| [^-]/.test(line) && !/^\| Promise +\|/.test(line));
  return rows.map((row) => {
    const [, words, cell] = ROW.exec(row) ?? [];
    if (!words || !cell) throw new Error(`This is no row of a promise: ${row}`);
    let path = '';
    const named = [...cell.matchAll(CODE)]
      .map(([, code = '']) => code)
      .filter((code) => !code.startsWith('npm '));
    const proofs = named.map((code) => {
      const [file = '', ...name] = code.split(/ ?› /);
      path = file || path;
      return { path, test: name.length > 0 ? name.join(' › ') : null };
    });
    return { words, proofs };
  });
}

/** What is wrong with the proofs of promises, one line each. */
function faultsOf(promised: readonly Promised[]): string[] {
  return promised.flatMap(({ words, proofs }) => {
    if (proofs.length === 0) return [`${words}: no test`];
    return proofs.flatMap(({ path, test: name }) => {
      if (!existsSync(`${ROOT}${path}`)) return [`${words}: there is no ${path}`];
      const isFile = statSync(`${ROOT}${path}`).isFile();
      if (name === null) return !isFile || /\.(?:test|spec)\.ts$/.test(path) ? [] : [`${path} is no test`];
      const count = countTests(testNames(path), name);
      return count === 1 ? [] : [`${path} has ${count} tests named '${name}'`];
    });
  });
}

test('every promise of SECURITY.md names tests that are there', { timeout: 60_000 }, () => {
  const promised = promises(readFileSync(`${ROOT}SECURITY.md`, 'utf8'));
  expect(promised.length).toBeGreaterThan(40);
  expect(faultsOf(promised)).toEqual([]);
});

test('a promise without its test is found', () => {
  const here = 'tests/specification/security.test.ts';
  const rows = [
    '| Promise | Test |',
    '| ------- | ---- |',
    '| A | nothing yet |',
    `| B | \`${here} › a promise without its test is found\`, \`› nowhere\`; \`npm test\` |`,
    '| C | `tests/nowhere.test.ts` |',
  ];
  expect(faultsOf(promises(rows.join('\n')))).toEqual([
    'A: no test',
    `${here} has 0 tests named 'nowhere'`,
    'C: there is no tests/nowhere.test.ts',
  ]);
});
