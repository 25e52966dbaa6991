import { addDays, WEEK_DAYS } from '@larder/domain';
import { plan, type Candidate, type Wishes } from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { candidate, need, stock, TODAY, wishes } from './candidates.ts';

const EFFORT = { starts: 3, steps: 3_000 };
const TWO = { household_size: 2, meal_prep_frequency: 'daily' } as const;

/** Seven dinners for two, each of which needs four things that no other needs. */
const RECIPES: readonly Candidate[] = Array.from({ length: 7 }, (_, index) =>
  candidate(
    index + 1,
    [0, 1, 2, 3].map((line) => need(10 * (index + 1) + line, 50, 'g', 50)),
    { servings: 2 },
  ),
);

const doubling = (
  recipes: readonly Candidate[] = RECIPES,
  wish: Wishes = wishes(TWO),
  pantry = [stock(1, 1, 'g')],
) => plan(recipes, pantry, wish, { effort: EFFORT }).double;

describe('one or two people', () => {
  test('are proposed one dinner to cook double, two days ahead of its rest or more', () => {
    const double = doubling();
    expect(double).not.toBeNull();
    const apart = WEEK_DAYS.indexOf(double!.on) - WEEK_DAYS.indexOf(double!.day);
    expect([2, 3]).toContain(apart);
  });

  test('are not, if it spares nothing', () => {
    const free = RECIPES.map((recipe) => ({ ...recipe, needs: [] }));
    expect(doubling(free)).toBeNull();
  });

  test('are not, if the rest does not keep until then', () => {
    expect(doubling(RECIPES.map((recipe) => ({ ...recipe, base: 'rice' as const })))).toBeNull();
  });

  test('are not, if what expires would be left', () => {
    const uses = RECIPES.map((recipe, index) => ({
      ...recipe,
      needs: [need(100 + index, 300, 'g', 300, { dollarsPerGram: 0.01 }), ...recipe.needs],
    }));
    const pantry = RECIPES.map((_recipe, index) =>
      stock(100 + index, 300, 'g', { grams: 300, expiresOn: addDays(TODAY, 6) }),
    );
    expect(doubling(uses, wishes(TWO), pantry)).toBeNull();
  });

  test('are not, if it would break a rule of a good week', () => {
    // The soup comes on Monday, and the other, which has to be begun on the evening before, on Wednesday.
    const fixed = (['Tuesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const).map((day, index) => ({
      recipe: RECIPES[index + 2]!,
      day,
    }));
    const weekWith = (course: 'soup' | 'main') => [
      { ...RECIPES[0]!, course },
      { ...RECIPES[1]!, eveningBefore: 'Soak the beans.' },
      { ...RECIPES[2]!, course: 'soup' as const },
      ...RECIPES.slice(3),
    ];
    const wish = { ...wishes(TWO), fixed };
    expect(doubling(weekWith('main'), wish)).toEqual({ day: 'Monday', on: 'Wednesday' });
    const soups = weekWith('soup');
    const mains = fixed.map((meal, index) => (index === 0 ? { ...meal, recipe: soups[2]! } : meal));
    expect(doubling(soups, { ...wish, fixed: mains })).toBeNull();
  });

  test('are not asked to change what they have settled', () => {
    const fixed = WEEK_DAYS.slice(0, 6).map((day, index) => ({ recipe: RECIPES[index]!, day }));
    expect(doubling(RECIPES, { ...wishes(TWO), fixed })).toBeNull();
  });
});

test.each([null, 3, 4] as const)('a household of %s is not proposed any', (people) => {
  expect(doubling(RECIPES, wishes({ household_size: people }))).toBeNull();
});
