import { CATALOGUE } from '@larder/catalogue';
import { doDeed, Shelf, UNIT_NAMES, WEEK_DAYS, type Act, type LedgerRules } from '@larder/domain';
import { IngredientIndex } from '@larder/domain/model';
import { placeBought, placeMeals, type DayDish } from '@larder/domain/planner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVOIDS_NOTHING, IngredientFamily } from '../../src/recipes/search/ingredient-family.ts';
import { toStock } from '../../src/recipes/catalogue/stock-item.ts';
import { shoppingItems } from '../../src/plan/plan-shopping.ts';
import { coverageFigures } from '../../src/plan/plan-writing.ts';
import type { Batch } from '../../src/pantry/pantry.store.ts';
import { candidate, CANDIDATES, need, stock, TODAY } from './candidates.ts';

const snapshot = {
  names: new IngredientIndex(CATALOGUE.ingredients),
  family: new IngredientFamily(CATALOGUE.ingredients),
};

/** Adding a purchase needs none. */
const NO_RULES: LedgerRules = {
  become: (lot) => lot,
  open: () => null,
  change: (lot) => lot,
  newId: () => '',
};

/** A week whose meals are likely to compete. */
const week = fc
  .tuple(
    fc.constantFrom(...new Set(CANDIDATES.map(({ country }) => country))),
    fc.uniqueArray(fc.nat(), { minLength: 7, maxLength: 7 }),
  )
  .map(([country, picks]) => {
    const some = CANDIDATES.filter((recipe) => recipe.country === country);
    const recipes = new Set(picks.map((pick) => some[pick % some.length]!));
    return [...recipes].map((recipe, index): DayDish => ({ recipe, day: WEEK_DAYS[index]! }));
  });

/** The stock of what recipes need, or of substitutes. */
const shelf = fc
  .uniqueArray(
    fc.record({
      ingredient: fc.constantFrom(...CATALOGUE.ingredients),
      quantity: fc.option(fc.integer({ min: 1, max: 900 }), { freq: 8 }),
      unit: fc.constantFrom(...UNIT_NAMES.slice(0, 11)),
      days: fc.option(fc.integer({ min: 0, max: 9 })),
    }),
    { maxLength: 120, selector: ({ ingredient }) => ingredient.id },
  )
  .map((items) =>
    items.map(({ ingredient, quantity, unit, days }): Batch => ({
      id: `item ${ingredient.id}`,
      ingredientId: ingredient.id,
      quantity,
      used: 0,
      unit,
      expiryDate: days === null ? null : inDays(days),
      expiryIsGuess: false,
      storage: null,
      opened: false,
    })),
  );

const inDays = (days: number) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

const listOf = (meals: ReturnType<typeof placeMeals>) =>
  shoppingItems(meals.map((meal) => ({ ...coverageFigures(meal), cooked_at: null })));

test('once everything on the list is bought, nothing is missing [MATCH-12]', () => {
  let bought = 0;
  fc.assert(
    fc.property(week, shelf, fc.nat({ max: 9 }), (dishes, pantry, keeps) => {
      const list = listOf(placeMeals(dishes, toStock(pantry, snapshot, AVOIDS_NOTHING), TODAY));
      let ids = 0;
      const home = new Shelf(pantry);
      const acts = list.map(({ ingredient_id: ingredientId, buy: amount, unit }): Act => {
        const expiryDate = keeps < 7 ? null : inDays(keeps);
        const marks = { expiryDate, expiryIsGuess: expiryDate !== null, storage: null, opened: false };
        return { kind: 'put', lot: { id: `new ${(ids += 1)}`, ingredientId, unit, ...marks }, amount };
      });
      doDeed(home, { acts, today: TODAY }, NO_RULES);
      bought += acts.length;
      const now = [...home.all()];
      expect(listOf(placeBought(dishes, toStock(now, snapshot, AVOIDS_NOTHING), TODAY))).toEqual([]);
    }),
    { numRuns: 200 },
  );
  expect(bought).toBeGreaterThan(1_000);
});

test('a meal that lacks a little does not take it from what is bought for another [MATCH-12]', () => {
  const rice = need(1, 300, 'g', 300);
  const basmati = need(2, 200, 'g', 200);
  const dishes: DayDish[] = [
    { recipe: candidate(1, [rice]), day: 'Monday' },
    { recipe: candidate(2, [basmati]), day: 'Thursday' },
  ];
  const there = stock(1, 260, 'g', { grams: 260 });
  const before = placeMeals(dishes, [there], TODAY);
  expect(before.map(({ coverage }) => coverage.toBuy)).toEqual([[40], [200]]);
  // What is bought for Monday and Thursday is one bag, which covers both.
  const bag = stock(2, 240, 'g', { grams: 240, covers: [2, 1] });
  const after = placeBought(dishes, [there, bag], TODAY);
  expect(after.map(({ coverage }) => coverage.toBuy)).toEqual([[0], [0]]);
});
