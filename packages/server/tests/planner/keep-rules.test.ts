import { compile, keepingRules, Scale, type Found, type Search } from '@larder/domain/planner';
import { expect, test } from 'vitest';
import { candidate, wishes } from './candidates.ts';

/** Two dinners of 10 g of protein, and two of enough. */
const PROBLEM = compile(
  [10, 10, 30, 30].map((protein, index) => candidate(index + 1, [], { protein })),
  [],
  ['Monday', 'Thursday'],
  wishes(),
);
const found = (...week: number[]): Found => ({ week, worth: 0 });
const never: Search = () => {
  throw new Error('There is nothing to search for.');
};

test('a week that keeps every rule stays', () => {
  const week = found(2, 3);
  expect(keepingRules(week, PROBLEM, () => PROBLEM, never)).toBe(week);
});

test('for one that breaks a rule, another is searched from a week that keeps it', () => {
  const from: (readonly number[] | undefined)[] = [];
  const search: Search = (_problem, start) => {
    from.push(start);
    return start ? found(3, 2) : found(2, 3);
  };
  expect(keepingRules(found(0, 3), PROBLEM, () => PROBLEM, search).week).toEqual([3, 2]);
  expect(from).toEqual([undefined, [2, 3]]);
});

test('the other search pays more for a broken rule, and its week is worth what it is in the problem itself', () => {
  const seen: number[] = [];
  const search: Search = (problem, start) => {
    if (start) seen.push(new Scale(problem).weigh([0, 3]) - new Scale(PROBLEM).weigh([0, 3]));
    return found(2, 3);
  };
  const kept = keepingRules(found(0, 3), PROBLEM, () => PROBLEM, search);
  expect(seen[0]).toBeLessThan(-1500);
  expect(kept.worth).toBe(new Scale(PROBLEM).weigh([2, 3]));
});

test('where none keeps more rules, it stays as it was found', () => {
  const week = found(0, 3);
  expect(
    keepingRules(
      week,
      PROBLEM,
      () => PROBLEM,
      () => found(1, 2),
    ),
  ).toBe(week);
});
