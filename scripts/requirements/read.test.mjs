import { expect, test } from 'vitest';
import { brokenPromises, faultsOf, hasTest, namedIds, readRequirements } from './read.mjs';

test('requirements are read line by line', () => {
  expect(readRequirements("# Title\n\n- **PLAN-01** A 'B'\n- no requirement\n- **PLAN-02** C\n")).toEqual([
    { id: 'PLAN-01', words: "A 'B'" },
    { id: 'PLAN-02', words: 'C' },
  ]);
});

test.each([
  { source: `test('opens [A-01]', f)`, ids: ['A-01'] },
  { source: `test("opens [A-01 B-12]", f)`, ids: ['A-01', 'B-12'] },
  { source: `test.each(cases)('$why [A-01]', f)`, ids: ['A-01'] },
  { source: `parameters: { proves: 'A-01 B-12' }`, ids: ['A-01', 'B-12'] },
  { source: `proves:\n  'A-01',`, ids: ['A-01'] },
  { source: `const of = x[A-01]; // [A-01]`, ids: [] },
  { source: `test.skip('opens [A-01]', f)`, ids: [] },
  { source: `describe.skip('doors', () => test('opens [A-01]', f))`, ids: [] },
  { source: `test.fixme(isSlow); test('opens [A-01]', f)`, ids: [] },
])('the ids in $source are $ids', ({ source, ids }) => expect(namedIds(source)).toEqual(ids));

test('finds untested requirements, unknown ids and duplicates', () => {
  const requirements = ['A-01', 'A-02', 'A-02'].map((id) => ({ id, words: 'It opens' }));
  expect(faultsOf(requirements, ['A-02', 'A-03'])).toEqual([
    'A-02 appears twice',
    'A-01 has no test: It opens',
    'A test names A-03, which is not a requirement',
  ]);
  expect(faultsOf(requirements.slice(0, 2), ['A-01', 'A-02'])).toEqual([]);
});

test.each([
  { source: `test('it opens', f)`, name: 'it opens', has: true },
  { source: `test('it opens [A-01]', f)`, name: 'a group › it opens', has: true },
  { source: `test('it opens twice', f)`, name: 'it opens', has: false },
  { source: `export const Opens = {}`, name: 'Opens', has: true },
  { source: `describe.skip('doors', () => test('it opens', f))`, name: 'doors › it opens', has: false },
  { source: `test.skip('it opens', f)`, name: 'it opens', has: false },
])('$source has $name: $has', ({ source, name, has }) => expect(hasTest(source, name)).toBe(has));

test('a file without promises is an error', () =>
  expect(brokenPromises('# Security\n', () => null)).toEqual(['SECURITY.md lists no promises']));

test('finds a promise without its test', () => {
  const files = { 'a.test.ts': `test('it opens', f)` };
  const rows = [
    '| Promise | Test |',
    '| ------- | ---- |',
    '| A | nothing yet |',
    '| B | `a.test.ts › it opens`, `› nowhere`; `npm test` |',
    '| C | `b.test.ts` |',
  ];
  expect(brokenPromises(rows.join('\n'), (path) => files[path] ?? null)).toEqual([
    'No test for the promise: A',
    "a.test.ts has no test 'nowhere'",
    'b.test.ts does not exist, for the promise: C',
  ]);
});
