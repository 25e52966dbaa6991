import { addDays } from '@larder/domain';
import {
  dateOf,
  placeMeals,
  plan,
  reasonOf,
  type Candidate,
  type PlannedMeal,
  type StockItem,
} from '@larder/domain/planner';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidate, need, stock, TODAY, wishes } from './candidates.ts';

const LITTLE = { starts: 1, steps: 200 };

/**
 * How many meals come after the date of something they need that nobody used up: counted from the plan alone.
 */
function tooLate(meals: readonly PlannedMeal[], pantry: readonly StockItem[]): number {
  const used = new Map<string, number>();
  for (const { item, quantity } of meals.flatMap(({ coverage }) => coverage.uses)) {
    used.set(item.id, (used.get(item.id) ?? 0) + (quantity ?? 0));
  }
  const wasted = pantry.filter(({ id, quantity }) => (used.get(id) ?? 0) < (quantity ?? 0) - 1e-6);
  return meals.flatMap(({ recipe, day }) =>
    recipe.needs.flatMap(({ ingredientId }) =>
      wasted.filter(
        ({ covers, expiresOn }) =>
          covers.includes(ingredientId) && expiresOn !== null && expiresOn < dateOf(day, TODAY),
      ),
    ),
  ).length;
}

const thingsToBuy = (meals: readonly PlannedMeal[]) =>
  new Set(meals.flatMap(({ coverage }) => coverage.missingIds)).size;

function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));
}

const gramsOf = (ingredientId: number, grams: number, own: Partial<StockItem> = {}) =>
  stock(ingredientId, grams, 'g', { grams, ...own });
const inDays = (days: number) => addDays(TODAY, days);
const dayOf = (meals: readonly PlannedMeal[], id: number) =>
  meals.find(({ recipe }) => recipe.id === id)?.day;

describe('the order of a week', () => {
  test('no other order has fewer meals after the date of what they could have used up [DATES-15]', () => {
    const recipe = fc.record({
      needs: fc.uniqueArray(
        fc.record({ id: fc.integer({ min: 1, max: 6 }), grams: fc.constantFrom(5, 20, 100) }),
        {
          selector: ({ id }) => id,
          maxLength: 3,
        },
      ),
      country: fc.constantFrom('india' as const, 'italy' as const, 'korea' as const),
      // No evening is too short for one of them: a rule of a good week is not broken for a date.
      totalTime: fc.constantFrom(20, 40),
    });
    const batch = fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      grams: fc.constantFrom(5, 20, 100, 500),
      days: fc.option(fc.integer({ min: -1, max: 7 })),
    });
    fc.assert(
      fc.property(
        fc.array(recipe, { minLength: 2, maxLength: 5 }),
        fc.array(batch, { minLength: 1, maxLength: 8 }),
        (recipes, batches) => {
          const known: Candidate[] = recipes.map(({ needs, ...own }, index) =>
            candidate(
              index + 1,
              needs.map(({ id, grams }) => need(id, grams, 'g', grams)),
              own,
            ),
          );
          const pantry = batches.map(({ id, grams, days }, index) =>
            gramsOf(id, grams, { id: `batch ${index}`, expiresOn: days === null ? null : inDays(days) }),
          );
          const { meals } = plan(known, pantry, wishes(), { effort: LITTLE });
          const days = meals.map(({ day }) => day);
          const orders = permutations(meals).map((order) =>
            placeMeals(
              order.map(({ recipe: dish }, evening) => ({ recipe: dish, day: days[evening]! })),
              pantry,
              TODAY,
            ),
          );
          const same = orders.filter((order) => thingsToBuy(order) <= thingsToBuy(meals));
          const fewest = Math.min(...same.map((order) => tooLate(order, usable(pantry))));
          expect(tooLate(meals, usable(pantry))).toBe(fewest);
          const canBeInTime = orders.some((order) => tooLate(order, usable(pantry)) === 0);
          expect(canBeInTime && fewest > 0).toBe(false);
        },
      ),
      { numRuns: 300, seed: 20_300_506 },
    );
  });

  test('a little that expires is cooked in time, even if more of it keeps and a neighbour has the same cuisine', () => {
    const recipes = [
      candidate(1, [], { totalTime: 20 }),
      candidate(2, [need(4, 5, 'g', 5, { dollarsPerGram: 0.1 })], { totalTime: 70 }),
      candidate(3, [], { country: 'italy', totalTime: 20 }),
    ];
    const pantry = [
      gramsOf(4, 5, { id: 'fresh', name: 'basil', expiresOn: inDays(0) }),
      gramsOf(4, 500, { id: 'frozen', name: 'basil' }),
    ];
    const { meals } = plan(recipes, pantry, wishes(), { effort: LITTLE });
    const meal = meals.find(({ recipe }) => recipe.id === 2)!;
    expect(meal.day).toBe('Monday');
    expect(reasonOf(meal, wishes())).toBe(
      'Uses your 5 g of basil, which expires on Monday the 6th, and needs nothing from the shop.',
    );
  });

  test('an item of unknown amount counts too', () => {
    const recipes = [
      ...[1, 3].map((id) => candidate(id, [], { totalTime: 20 })),
      candidate(2, [need(4, 1, 'tbsp')], { totalTime: 70 }),
    ];
    const pantry = [
      stock(4, null, 'g', { id: 'some', expiresOn: inDays(3) }),
      stock(4, 5, 'jar', { id: 'jar' }),
    ];
    const week = plan(recipes, pantry, wishes(), { effort: LITTLE });
    expect(dayOf(week.meals, 2)).not.toBe('Saturday');
  });

  test('without close dates, laborious meals stay at the weekend', () => {
    const recipes = [
      ...[1, 2, 3].map((id) => candidate(id, [], { totalTime: 20 })),
      candidate(4, [need(4, 5, 'g', 5)], { totalTime: 180 }),
    ];
    const pantry = [gramsOf(4, 5, { expiresOn: inDays(5) })];
    expect(dayOf(plan(recipes, pantry, wishes(), { effort: LITTLE }).meals, 4)).toBe('Saturday');
  });

  test('an order with fewer late meals is not used if more has to be bought for it', () => {
    // Two small amounts of something in stock, or one that must be bought once expired: only one evening is
    // in time.
    const recipes = [
      candidate(1, [need(1, 5, 'g', 5), need(2, 5, 'g', 5)], { totalTime: 20 }),
      candidate(2, [need(3, 400, 'g', 400, { dollarsPerGram: 0.02 })], { totalTime: 20 }),
    ];
    const pantry = [
      ...[1, 2].flatMap((id) => [
        gramsOf(id, 5, { id: `soon ${id}`, expiresOn: inDays(0) }),
        gramsOf(id, 5, { id: `later ${id}` }),
      ]),
      gramsOf(3, 400, { expiresOn: inDays(0) }),
    ];
    const { meals } = plan(recipes, pantry, wishes({ meal_prep_frequency: 'rarely' }), { effort: LITTLE });
    expect(dayOf(meals, 2)).toBe('Monday');
    expect(thingsToBuy(meals)).toBe(0);
  });
});

const usable = (pantry: readonly StockItem[]) =>
  pantry.filter(({ expiresOn }) => expiresOn === null || expiresOn >= TODAY);
