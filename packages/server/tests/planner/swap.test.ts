import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestSwaps, compile, isAllowed, limitsOf, plan, Scale, type Candidate } from '@larder/domain/planner';
import { candidate, CANDIDATES, need, stock, TODAY, wishes } from './candidates.ts';

const LITTLE = { starts: 1, steps: 500 };
const known = new Map(CANDIDATES.map((recipe) => [recipe.id, recipe]));

test('no other recipe makes a week worth more than the proposed ones', () => {
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
        const swaps = bestSwaps(CANDIDATES, pantry, wish, { week: meals, day, today: wish.today, most: 3 });
        const days = meals.map((meal) => meal.day);
        // Scored one by one, each in a problem of its own.
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

test('what other meals take is not available for a swap; cooked meals take nothing any more', () => {
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
      today: TODAY,
      most: 1,
    }).map(({ id }) => id);
  expect(ask(rice)).toEqual([alsoBeans.id]);
  expect(ask({ ...rice, needs: [] })).toEqual([alsoRice.id]);
});

describe('a swap in mid-week', () => {
  const spinach = candidate(1, [need(1, 300, 'g', 300)]);
  const liked = candidate(2, [need(2, 300, 'g', 300)], { country: 'mexico' });
  const planned = candidate(3, [need(3, 300, 'g', 300)]);
  const wish = wishes({ preferred_cuisines: ['mexican'] });
  const pantryWith = (expiresOn: string) => [
    stock(1, 300, 'g', { grams: 300, expiresOn }),
    ...[2, 3].map((id) => stock(id, 300, 'g', { grams: 300 })),
  ];
  const ask = (expiresOn: string, today: string) =>
    bestSwaps([spinach, liked], pantryWith(expiresOn), wish, {
      week: [{ recipe: planned, day: 'Saturday' }],
      day: 'Saturday',
      today,
      most: 1,
    }).map(({ id }) => id);

  test('prefers what would otherwise expire, counted from the day of the swap [DATES-16]', () => {
    expect(ask('2030-05-14', '2030-05-06')).toEqual([liked.id]);
    expect(ask('2030-05-13', '2030-05-10')).toEqual([spinach.id]);
    expect(ask('2030-05-15', '2030-05-11')).toEqual([spinach.id]);
  });

  test('does not use anything expired by then, or by the day of the meal', () => {
    const rotten = candidate(4, [need(1, 300, 'g', 300)], { country: 'mexico' });
    const swaps = (expiresOn: string) =>
      bestSwaps([rotten, spinach, liked], pantryWith(expiresOn), wish, {
        week: [{ recipe: planned, day: 'Saturday' }],
        day: 'Saturday',
        today: '2030-05-10',
        most: 3,
      }).map(({ id }) => id);
    expect(swaps('2030-05-09')[0]).toBe(liked.id);
    expect(swaps('2030-05-10')[0]).toBe(liked.id);
    expect(swaps('2030-05-11')[0]).toBe(rotten.id);
  });
});
