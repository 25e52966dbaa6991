import { plan } from '@larder/domain/planner';
import { expect, test } from 'vitest';
import { arrange, LEEWAY } from '../../src/plan/language-model/arrange.ts';
import { candidate, need, wishes } from '../planner/candidates.ts';

/** Nine recipes of equal value on any evening. */
const EQUALS = Array.from({ length: 9 }, (_, index) =>
  candidate(index + 1, [need(50 + index, 100, 'g', 100)]),
);
const given = { candidates: EQUALS, pantry: [], wishes: { ...wishes(), kitchen: 'eggs' } };
const own = plan(EQUALS, [], given.wishes, { effort: { starts: 1, steps: 300 } });
const ids = own.meals.map(({ recipe }) => recipe.id);
const other = EQUALS.find(({ id }) => !ids.includes(id))!.id;

test('a week is compared on one scale, whatever the taste of the kitchen adds to the planner’s own', () => {
  // Far more than the leeway, as if the taste of every meal were counted on one side alone.
  const tasty = { ...own, worth: own.worth + 2 * LEEWAY * ids.length };
  expect(arrange(tasty, ids.with(0, other), given).meals.map(({ recipe }) => recipe.id)).toContain(other);
});

test('a week that is worth too much less is not taken', () => {
  const dear = candidate(99, [need(99, 100, 'g', 100)], { calories: 100, protein: 1, role: 'side' });
  const week = arrange(own, ids.with(0, 99), { ...given, candidates: [...EQUALS, dear] });
  expect(week).toBe(own);
});
