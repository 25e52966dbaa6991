import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowed, limitsOf } from '../../src/planner/limits.ts';
import type { Candidate } from '../../src/planner/model.ts';
import { plan } from '../../src/planner/plan.ts';
import { compile } from '../../src/planner/problem.ts';
import { bestSwaps } from '../../src/planner/swap.ts';
import { Scale } from '../../src/planner/weigh.ts';
import { candidate, CANDIDATES, need, stock, wishes } from './candidates.ts';

const LITTLE = { starts: 1, steps: 500 };
const known = new Map(CANDIDATES.map((recipe) => [recipe.id, recipe]));

test('no other recipe makes a week worth more than those that are proposed', () => {
  const wish = wishes({ allergies: ['nuts'], spice_tolerance: 'medium' }, { flags: ['no_pork'] });
  const limits = limitsOf(wish);
  fc.assert(
    fc.property(
      fc.nat({ max: 6 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 5, maxLength: 40 }),
      (evening, ingredients) => {
        const pantry = ingredients.map((id) => stock(id, 300, 'g', { grams: 300 }));
        const { meals } = plan(CANDIDATES, pantry, wish, { effort: LITTLE });
        const day = meals[evening]!.day;
        const swaps = bestSwaps(CANDIDATES, pantry, wish, { week: meals, day, most: 3 });
        const days = meals.map((meal) => meal.day);
        // Weighed one by one, each in a problem of its own.
        const worth = (recipe: Candidate) => {
          const week = meals.map((meal) => known.get(meal.recipe.id)!).with(evening, recipe);
          return new Scale(compile(week, pantry, days, wish)).weigh(week.map((_meal, index) => index));
        };
        const others = CANDIDATES.filter(
          (recipe) => isAllowed(recipe, limits) && meals.every((meal) => meal.recipe.id !== recipe.id),
        );
        const best = others
          .map(worth)
          .toSorted((a, b) => b - a)
          .slice(0, 3);
        expect(swaps).toHaveLength(3);
        for (const [index, swap] of swaps.entries()) {
          expect(others).toContain(swap);
          expect(worth(swap)).toBeCloseTo(best[index]!, 6);
        }
      },
    ),
    { numRuns: 15, seed: 20_300_506 },
  );
});

test('what the other meals take is not there for a swap; what was cooked takes nothing any more', () => {
  const rice = candidate(1, [need(1, 300, 'g', 300)]);
  const beans = candidate(2, [need(2, 300, 'g', 300)]);
  const alsoRice = candidate(3, [need(1, 300, 'g', 300)]);
  const alsoBeans = candidate(4, [need(2, 300, 'g', 300)], { totalTime: 60 });
  const pantry = [stock(1, 300, 'g', { grams: 300 }), stock(2, 300, 'g', { grams: 300 })];
  const ask = (first: typeof rice) =>
    bestSwaps([rice, beans, alsoRice, alsoBeans], pantry, wishes(), {
      week: [
        { recipe: first, day: 'Monday' },
        { recipe: beans, day: 'Tuesday' },
      ],
      day: 'Tuesday',
      most: 1,
    }).map(({ id }) => id);
  expect(ask(rice)).toEqual([alsoBeans.id]);
  expect(ask({ ...rice, needs: [] })).toEqual([alsoRice.id]);
});
