import { expect, test } from 'vitest';
import { partsOf, PARTS, SUBJECTS } from './parts.mjs';
import { describeScore, scoreOf } from './score.mjs';

const report = (...statuses) => ({ files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } });

test('static mutants are left out, and uncovered ones count as survivors', () => {
  const score = scoreOf(report('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'));
  expect(describeScore(score)).toBe(
    '60.0 % (2 killed, 1 timed out, 1 survived, 1 not covered, 1 static left out)',
  );
  expect(scoreOf(report('Ignored')).score).toBe(100);
});

test('a name means a part or all parts of a subject, and none means all', () => {
  const names = (...asked) => partsOf(asked)?.map(({ name }) => name);
  expect(names('limits')).toEqual(['limits']);
  expect(names('sessions/tokens')).toEqual(['sessions/tokens']);
  expect(names('undo')).toEqual(['undo/ledger', 'undo/removals']);
  expect(names()).toEqual(PARTS.map(({ name }) => name));
  expect(names('session')).toBeUndefined();
  expect(SUBJECTS).toContain('accounts');
});
