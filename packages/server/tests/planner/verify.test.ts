import { describe, expect, test } from 'vitest';
import { faultsOf, plan, type Candidate, type Plan, type PlannedMeal } from '@larder/domain/planner';
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

describe('a week of a country with too few dinners', () => {
  const of = (id: number, own: Partial<Candidate>) => candidate(id, [need(id, 100, 'g', 100)], own);
  const all = [
    of(1, { country: 'italy' }),
    of(2, { country: 'italy' }),
    ...[3, 4, 5, 6, 7, 8].map((id) => of(id, { country: 'greece' })),
    of(9, { country: 'greece', allergens: ['nuts'] }),
  ];
  const asked = wishes({ allergies: ['nuts'] }, { countries: ['italy'] });
  const italian = { candidates: all, pantry: [], wishes: asked };
  const made = plan(all, [], asked);
  /** The week with one recipe in the place of another, bought whole. */
  const replaced = (id: number, by: number): Plan => {
    const recipe = all.find((one) => one.id === by)!;
    const coverage = { uses: [], toBuy: [100], missingIds: [by], ingredientCount: 1 };
    return {
      ...made,
      meals: made.meals.map((meal) => (meal.recipe.id === id ? { ...meal, recipe, coverage } : meal)),
    };
  };
  const unusedId = all
    .map(({ id }) => id)
    .find((id) => id < 9 && !made.meals.some((one) => one.recipe.id === id))!;
  const greekId = made.meals.find(({ recipe }) => recipe.country === 'greece')!.recipe.id;

  test('has no fault as planned', () => {
    expect(made.meals).toHaveLength(7);
    expect(faultsOf(made, italian)).toEqual([]);
  });

  test.each([
    {
      why: 'leaves one of its dinners out',
      wrong: replaced(1, unusedId),
      fault: 'Recipe 1 is left out for a dish from elsewhere',
    },
    {
      why: 'loosens another limit than the country',
      wrong: replaced(greekId, 9),
      fault: 'Recipe 9 is not allowed',
    },
    {
      why: 'does not say that there are too few',
      wrong: { ...made, tooFewFrom: undefined },
      fault: 'It is wrong about countries with too few dinners',
    },
  ])('must not be one that $why [CHOOSE-16]', ({ wrong, fault }) => {
    expect(faultsOf(wrong, italian)).toEqual([fault]);
  });
});
