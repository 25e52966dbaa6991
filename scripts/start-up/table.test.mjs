import { expect, test } from 'vitest';
import { median, timesTable } from './table.mjs';

test.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [9, 1, 2, 4], middle: 3 },
  { values: [5], middle: 5 },
])('the middle of $values is $middle', ({ values, middle }) => expect(median(values)).toBe(middle));

test('the table has the medians of each subject, and says how far it shifted', () => {
  const visit = { fcp: 100, lcp: 210, ready: 300, interactive: 400, script: 50.4, layout: 20, shift: 0.004 };
  const visits = new Map([
    ['static HTML', [visit, { ...visit, fcp: 300, shift: 0.02 }, { ...visit, fcp: 200, shift: 0.03 }]],
    ['Larder', [visit]],
  ]);
  const [head, ...rows] = timesTable(visits).split('\n');
  expect(head).toMatch(/^ +FCP +LCP +ready +TTI +script +layout +shift$/);
  expect(rows[0]).toMatch(/^static HTML +200 +210 +300 +400 +50 +20 +0\.02$/);
  expect(rows[1]).toMatch(/^Larder +100 +210 +300 +400 +50 +20 +0\.00$/);
});
