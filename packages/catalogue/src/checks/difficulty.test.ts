import { expect, test } from 'vitest';
import { RECIPES } from '../recipes/index.ts';
import { difficultyOf, effortOf } from './difficulty.ts';
import { check, GOOD, steps } from './sample.ts';

const hard = steps(
  'Knead the dough, shape it into balls and roll out each one while the sauce simmers.',
  'Meanwhile, fry them in batches over a medium heat for 8 minutes; the sauce must never boil.',
);

test('a plain dish has no points', () => expect(effortOf(GOOD)).toEqual({ points: 0, reasons: [] }));

test('techniques, parallel tasks, steps and times count', () => {
  expect(effortOf({ ...GOOD, ...hard, prepTime: 30, cookTime: 90 })).toEqual({
    points: 12,
    reasons: [
      'dough 2',
      'shaping 2',
      'a sauce that can split 2',
      'batches 1',
      'things at once 2',
      'time 2',
      'preparation 1',
    ],
  });
});

test('what is said of the finished dish does not count', () => {
  const served = steps(
    'Cut the rice into squares while it is warm, and carry it to the table while it still sizzles.',
    'Serve at once, while the crust is brittle, and eat it while the edges crackle.',
  );
  expect(effortOf({ ...GOOD, ...served })).toEqual({ points: 0, reasons: [] });
});

test('a lot of oil is for deep-frying', () => {
  const oil = { ingredient: 'vegetable-oil', quantity: 800, unit: 'ml' } as const;
  expect(effortOf({ ...GOOD, ingredients: [oil] }).points).toBe(3);
});

test.each([
  [1, 'easy'],
  [2, 'medium'],
  [6, 'medium'],
  [7, 'hard'],
] as const)('%i points are %s', (points, difficulty) => expect(difficultyOf(points)).toBe(difficulty));

test('any other difficulty is a problem, but at a boundary either will do [SERVE-05]', () => {
  const said = (difficulty: 'easy' | 'medium' | 'hard') =>
    check({ difficulty }).filter((problem) => problem.includes('it is called'));
  expect(said('medium')).toEqual(['tomato-rice: it is called medium, but has 0 points: that is easy']);
  const two = steps('Let the seeds crackle and fry the rice in batches for 4 minutes.');
  for (const difficulty of ['easy', 'medium'] as const)
    expect(check({ ...two, difficulty }).filter((problem) => problem.includes('it is called'))).toEqual([]);
});

test('the catalogue has dishes of every difficulty', () => {
  const share = (difficulty: string) =>
    RECIPES.filter((recipe) => recipe.difficulty === difficulty).length / RECIPES.length;
  expect(share('easy')).toBeLessThan(0.5);
  expect(share('medium')).toBeGreaterThan(0.3);
  expect(share('hard')).toBeGreaterThan(0.14);
});
