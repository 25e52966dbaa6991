import { expect, test } from 'vitest';
import { faultsOf, plan, type Plan, type PlannedMeal } from '@larder/domain/planner';
import { candidate, need, stock, wishes } from './candidates.ts';

const candidates = [
  candidate(1, [need(1, 300, 'g', 300), need(2, 2, 'piece')]),
  candidate(2, [need(1, 300, 'g', 300)], { allergens: ['nuts'] }),
  candidate(3, [need(1, 300, 'g', 300)]),
];
const pantry = [stock(1, 400, 'g', { grams: 400, expiresOn: '2030-05-08' }), stock(2, null, 'piece')];
const wish = wishes({ allergies: ['nuts'] });
const given = { candidates, pantry, wishes: wish };
const good = plan(candidates, pantry, wish);
const [first, second] = good.meals as [PlannedMeal, PlannedMeal];
const meals = (...some: readonly PlannedMeal[]): Plan => ({ ...good, meals: some });
const changed = (coverage: Partial<PlannedMeal['coverage']>, meal = first): PlannedMeal => ({
  ...meal,
  coverage: { ...meal.coverage, ...coverage },
});

test('a plan by the planner has no fault', () => {
  expect(good.meals).toHaveLength(2);
  expect(faultsOf(good, given)).toEqual([]);
});

test.each([
  { why: 'a meal is missing', made: meals(first), fault: '1 meals of 2' },
  { why: 'days are not in order', made: meals(second, first), fault: 'The days are not in order' },
  {
    why: 'two meals on a day',
    made: meals(first, { ...second, day: first.day }),
    fault: 'The days are not in order',
  },
  {
    why: 'nothing on the first day',
    made: meals({ ...first, day: 'Tuesday' }, second),
    fault: 'The week does not begin on its first possible day',
  },
  {
    why: 'a recipe twice',
    made: meals(first, { ...first, day: second.day }),
    fault: 'A recipe appears twice',
  },
  {
    why: 'a forbidden recipe',
    made: meals(first, { ...second, recipe: candidates[1]! }),
    fault: 'Recipe 2 is not allowed',
  },
  {
    why: 'a forbidden recipe that claims to be allowed',
    made: meals(first, { ...second, recipe: candidate(2, [need(1, 300, 'g', 300)]) }),
    fault: 'Recipe 2 is not allowed',
  },
  {
    why: 'too little is bought',
    made: meals(changed({ toBuy: first.coverage.toBuy.map(() => 0), uses: [] }), second),
    fault: `Recipe ${first.recipe.id} has the wrong amount of ingredient 1`,
  },
  {
    why: 'too much is bought',
    made: meals(
      changed({ toBuy: first.coverage.toBuy.map((_amount, place) => (place === 0 ? 300 : 0)) }),
      second,
    ),
    fault: `Recipe ${first.recipe.id} has the wrong amount of ingredient 1`,
  },
  {
    why: 'something else is used',
    made: meals(
      changed({ uses: first.coverage.uses.map((use) => ({ ...use, item: { ...use.item, covers: [99] } })) }),
      second,
    ),
    fault: `Recipe ${first.recipe.id} uses something else for ingredient 1`,
  },
  {
    why: 'what has expired by then is used',
    made: meals(first, { ...changed(first.coverage, second), recipe: first.recipe, day: 'Sunday' }),
    fault: `Recipe ${first.recipe.id} uses what has expired by Sunday`,
  },
  {
    why: 'the wrong things are named as missing',
    made: meals(changed({ missingIds: [77] }), second),
    fault: `Recipe ${first.recipe.id} names the wrong things as missing`,
  },
  {
    why: 'stock is used twice',
    made: meals(first, changed({ uses: first.coverage.uses }, second)),
    fault: 'More than there is of item 1 g',
  },
])('$why', ({ made, fault }) => {
  expect(faultsOf(made, given)).toContain(fault);
});
