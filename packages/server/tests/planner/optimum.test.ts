import { CATALOGUE } from '@larder/catalogue';
import { compile, isAllowed, limitsOf, Scale, searchLocally, type Problem } from '@larder/domain/planner';
import { expect, test } from 'vitest';
import { candidatesOf } from '../../bench/planner/candidates.ts';
import { households } from '../../bench/planner/households.ts';

const EVENINGS = ['Monday', 'Wednesday', 'Saturday'] as const;
const RECIPES = 14;
const CANDIDATES = candidatesOf(CATALOGUE);

/** Small enough to enumerate: 14 recipes of the catalogue on three evenings. */
const SMALL = households(14, CANDIDATES).map(({ name, pantry, wishes }, index) => {
  const limits = limitsOf(wishes);
  const possible = CANDIDATES.filter((recipe) => isAllowed(recipe, limits));
  const some = possible.filter((_recipe, place) => place % 7 === index % 7).slice(0, RECIPES);
  return { name, problem: compile(some, pantry, EVENINGS, wishes) };
});

function best(problem: Problem): number {
  const scale = new Scale(problem);
  let most = -Infinity;
  for (const a of problem.choices.keys())
    for (const b of problem.choices.keys())
      for (const c of problem.choices.keys())
        if (a !== b && b !== c && a !== c) most = Math.max(most, scale.weigh([a, b, c]));
  return most;
}

test.each(SMALL)('household $name: the search finds the best of all weeks', ({ problem }) => {
  expect(searchLocally(problem, 1, { starts: 400, steps: 4_000 }).worth).toBeCloseTo(best(problem), 6);
});
