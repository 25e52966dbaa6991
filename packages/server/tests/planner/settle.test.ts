import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import type { WeekDay } from '@larder/domain';
import { IngredientIndex } from '@larder/domain/model';
import { expect, test } from 'vitest';
import { keepPassedOver } from '../../src/plan/passed-over.ts';
import { settle, type Settling } from '../../src/plan/plan-settle.ts';
import { writeMeal } from '../../src/plan/plan-writing.ts';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import type { CatalogueSnapshot } from '../../src/recipes/catalogue/snapshot.ts';
import { needOf } from '../../src/recipes/need-of.ts';
import { candidate, TODAY } from './candidates.ts';

const SETTLING: Settling = {
  madeOn: TODAY,
  today: TODAY,
  preferences: NO_PREFERENCES,
  filters: { flags: [], countries: [] },
  stock: [],
  snapshot: { names: new IngredientIndex(CATALOGUE.ingredients) } as unknown as CatalogueSnapshot,
};
const TEXT = { slug: 'dish', title: 'Dish', english_title: null, instructions: 'Cook.' };

test("the week's only fish dinner is not one of two, though the other is cooked", () => {
  const week: [WeekDay, slug: string][] = [
    ['Monday', 'salmon'],
    ['Tuesday', 'cod'],
    ['Wednesday', 'chicken-breast'],
    ['Thursday', 'chicken-thigh'],
    ['Friday', 'minced-beef'],
  ];
  const reasonOnTuesday = (dinners: typeof week) => {
    const meals = dinners.map(([day, slug], at) => {
      const needs = [needOf(INGREDIENT_INDEX.require(slug), 300, 'g')];
      const coverage = { toBuy: [], uses: [], missingIds: [], ingredientCount: 1 };
      const meal = writeMeal(TEXT, { recipe: candidate(at + 1, needs), day, coverage });
      return day === 'Monday' ? { ...meal, cooked_at: `${TODAY}T18:00:00Z` } : meal;
    });
    const facts = { wanted: 5, recipes: 5, possible: 5, limitedBy: [] };
    const plan = settle({ startsOn: TODAY, meals, purchases: [], facts }, SETTLING);
    return plan.meals.find(({ day }) => day === 'Tuesday')?.reason;
  };
  expect(reasonOnTuesday(week.slice(1))).toBe("The week's only fish dinner.");
  expect(reasonOnTuesday(week)).toBe('It is ready in 40 minutes for about $2.00 a serving.');
});

test('why the obvious dish was left out is said of the week that it is true of, also after a change is undone', () => {
  const says = 'Dal, 75% of which is in your pantry, would add 2 things to buy.';
  const needs = [needOf(INGREDIENT_INDEX.require('salmon'), 300, 'g')];
  const coverage = { toBuy: [], uses: [], missingIds: [], ingredientCount: 1 };
  const written = writeMeal(TEXT, { recipe: candidate(1, needs), day: 'Monday', coverage });
  const facts = { wanted: 1, recipes: 1, possible: 1, limitedBy: [] };
  const before = settle({ startsOn: TODAY, meals: [written], purchases: [], facts }, SETTLING);
  const plan = { ...before, facts: { ...facts, passedOver: keepPassedOver(before, says) } };
  const cooked = settle(
    { ...plan, meals: plan.meals.map((meal) => ({ ...meal, cooked_at: `${TODAY}T18:00:00Z` })) },
    SETTLING,
  );
  const undone = settle(
    { ...cooked, meals: cooked.meals.map((meal) => ({ ...meal, cooked_at: null })) },
    SETTLING,
  );
  expect(settle(plan, SETTLING).notes).toBe(`${before.notes} ${says}`);
  expect(cooked.notes).not.toContain(says);
  expect(undone.notes).toBe(`${before.notes} ${says}`);
  const smaller = plan.meals.map((meal) => ({ ...meal, servings: meal.servings - 1 }));
  expect(settle({ ...plan, meals: smaller }, SETTLING).notes).not.toContain(says);
});
