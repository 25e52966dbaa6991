import { expect, test } from 'vitest';
import { findExpressions } from './find.mjs';
import { judge, readJudged } from './judge.mjs';

const found = findExpressions();
const judged = readJudged();

test('every shipped regular expression has been judged, and the list has no others', () => {
  expect(found.size).toBeGreaterThan(100);
  const unjudged = Array.from(found.keys()).filter((expression) => !(expression in judged));
  expect(unjudged, 'node scripts/expressions/judge.mjs judges them').toEqual([]);
  expect(Object.keys(judged).filter((expression) => !found.has(expression))).toEqual([]);
});

test('every potentially slow one has an explanation of why it is harmless', () => {
  const reasons = Object.values(judged).filter((reason) => reason !== 'safe');
  for (const reason of reasons) expect(reason).toMatch(/^at most \S|^ours: \S/);
});

test('detects an expression with catastrophic backtracking', () => {
  expect(judge('/^(a+)+$/')).toMatch(/exponential/);
  expect(judge('/^a+$/')).toBe('safe');
});

test('expressions judged safe are safe', { timeout: 600_000 }, () => {
  const safe = Object.keys(judged).filter((expression) => judged[expression] === 'safe');
  // All of them take a minute: `npm run test:long`.
  const some = process.env.LARDER_TESTS === 'long' ? safe : safe.filter((_, nth) => nth % 20 === 0);
  for (const expression of some) expect(`${expression} ${judge(expression)}`).toBe(`${expression} safe`);
});
