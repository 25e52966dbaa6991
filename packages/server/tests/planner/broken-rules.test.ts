import { addDays, type WeekDay } from '@larder/domain';
import { brokenRules, notesOf, plan, type Candidate, type PlannedMeal } from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { candidate, CANDIDATES, need, stock, TODAY, wishes } from './candidates.ts';

const EFFORT = { starts: 3, steps: 3_000 };
const DAYS: readonly WeekDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const NOTHING = { toBuy: [], uses: [], missingIds: [], ingredientCount: 0 };

const week = (...own: readonly Partial<Candidate>[]): PlannedMeal[] =>
  own.map((one, at) => ({ recipe: candidate(at + 1, [], one), day: DAYS[at]!, coverage: NOTHING }));

describe('a week says where it is not as it should be', () => {
  test.each<{ meals: PlannedMeal[]; says: string[] }>([
    { meals: week({}, {}, {}), says: [] },
    { meals: week({ protein: 17 }, {}), says: ['Monday has less than 18 g of protein a serving.'] },
    {
      meals: week({ calories: 390 }, {}, { calories: 390 }),
      says: ['Monday and Wednesday have fewer than 400 kcal a serving.'],
    },
    {
      meals: week({ vegetables: 60 }, { vegetables: 60 }, {}, {}),
      says: ['Only 2 of the 4 dinners have 150 g of vegetables a serving.'],
    },
    { meals: week({ base: 'rice' }, {}, { base: 'rice' }), says: [] },
    {
      meals: week({ base: 'rice' }, { base: 'rice' }, {}),
      says: ['Monday and Tuesday both have rice.'],
    },
    {
      meals: week({ proteins: ['beef'] }, {}, { proteins: ['beef'] }, { proteins: ['beef'] }),
      says: ['Monday, Wednesday and Thursday all have beef.'],
    },
    { meals: week({ totalTime: 60 }, {}), says: [] },
    {
      meals: week({ totalTime: 60 }, {}, { totalTime: 50 }),
      says: ['Monday and Wednesday have more than 45 minutes of work.'],
    },
  ])('$says', ({ meals, says }) => {
    expect(brokenRules(meals)).toEqual(says);
  });

  test('in its notes, if no week within the limits keeps every rule', () => {
    const recipes = Array.from({ length: 7 }, (_, index) =>
      candidate(index + 1, [], index === 0 ? { protein: 10 } : {}),
    );
    const planned = plan(recipes, [], wishes(), { effort: EFFORT });
    expect(notesOf(planned)).toContain('has less than 18 g of protein a serving.');
    const enough = [...recipes, candidate(8, [])];
    expect(notesOf(plan(enough, [], wishes(), { effort: EFFORT }))).not.toContain('less than');
  });
});

test('no rule is broken to cook something in time', () => {
  // The two dinners with rice use what expires by the second of three evenings.
  const expiring = [1, 2].map((id) => stock(id, 100, 'g', { grams: 100, expiresOn: addDays(TODAY, 2) }));
  const recipes = [
    candidate(1, [need(1, 100, 'g', 100)], { base: 'rice' }),
    candidate(2, [need(2, 100, 'g', 100)], { base: 'rice' }),
    candidate(3, []),
  ];
  const { meals } = plan(recipes, expiring, wishes({ meal_prep_frequency: 'weekly' }), { effort: EFFORT });
  expect(meals[1]!.recipe.id).toBe(3);
});

test.each(['vegan', 'vegetarian', 'gluten_free', 'dairy_free', 'halal', 'kosher'] as const)(
  'the catalogue has dinners for a week, and for the week after it, that keep every rule: %s',
  (diet) => {
    const wish = wishes({ dietary_restrictions: [diet], household_size: 1 });
    const { meals } = plan(CANDIDATES, [], wish, { effort: EFFORT });
    const recent = meals.map(({ recipe }) => recipe.id);
    const after = plan(CANDIDATES, [], { ...wish, recent }, { effort: EFFORT }).meals;
    expect([brokenRules(meals), brokenRules(after)]).toEqual([[], []]);
  },
);
