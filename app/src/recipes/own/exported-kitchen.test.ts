import { expect, test } from 'vitest';
import { exportedKitchen, joinedKitchens } from './exported-kitchen.ts';

const TODAY = '2030-06-01';
const ITEM = {
  ingredient: 'leek',
  quantity: 2,
  used: 0.5,
  unit: 'piece',
  expiry_date: '2030-06-03',
  expiry_is_guess: true,
  storage: 'fridge',
  opened: false,
};
const meal = (date: string, more: object = {}) => ({
  id: 1003,
  date,
  slot: 'dinner',
  servings: 4,
  cooked_at: null,
  ...more,
});
const planOf = (meals: readonly object[], more: object = {}) =>
  exportedKitchen({ meal_plan: { starts_on: '2030-05-30', meal_plan: meals, ...more } }, TODAY)?.plan;

test('pantry items are read as they are added', () => {
  expect(
    exportedKitchen({ pantry: [ITEM, { ...ITEM, used: 0, quantity: null }, 'leek', {}] })?.pantry,
  ).toEqual([
    {
      ingredient_name: 'leek',
      keep_name: true,
      quantity: 2,
      used: 0.5,
      unit: 'piece',
      expiry_date: '2030-06-03',
      expiry_is_guess: true,
      storage: 'fridge',
      opened: false,
    },
    expect.not.objectContaining({ used: expect.anything() }),
  ]);
});

test.each([[{}], [{ pantry: 'leek', preferences: null, meal_plan: null }], [{ pantry: [] }]])(
  '%j has no kitchen',
  (whole) => {
    expect(exportedKitchen(whole)).toBeNull();
  },
);

test('of a plan, what is still to be cooked is read', () => {
  const plan = planOf([
    meal('2030-05-31'),
    meal('2030-06-01', { cooked_at: '2030-06-01T12:00:00Z' }),
    meal('2030-06-02'),
  ]);
  expect(plan).toMatchObject({ startsOn: TODAY, meals: [{ date: '2030-06-02', servings: 4 }] });
});

test('a meal that is cooked double is for as many as each time, and says what its leftovers put aside', () => {
  const on = { date: '2030-06-03', slot: 'dinner' };
  const leftovers = [
    { ...on, of: 'Sunday', recipe_id: 1003, title: 'Pie', instead: { recipe_id: 7, title: 'Soup' } },
  ];
  expect(planOf([meal('2030-06-02', { leftovers_on: on })], { leftovers })?.meals).toEqual([
    { date: '2030-06-02', slot: 'dinner', recipeId: 1003, servings: 2, leftovers: { ...on, instead: 7 } },
  ]);
});

test('what is no list in a plan is taken for an empty one', () => {
  expect(planOf([meal('2030-06-02')], { leftovers: {}, free_days: 'Monday' })).toMatchObject({
    meals: [{ date: '2030-06-02' }],
    free: [],
  });
});

test.each([
  ['over', { starts_on: '2030-05-25', meal_plan: [meal('2030-05-31')] }],
  ['cooked', { starts_on: '2030-05-30', meal_plan: [meal('2030-05-31')] }],
  ['of no day', { meal_plan: [meal('2030-06-02')] }],
  ['broken', { starts_on: '2030-05-30', meal_plan: 'soup' }],
])('a week that is %s is not planned again', (_what, plan) => {
  expect(exportedKitchen({ pantry: [ITEM], meal_plan: plan }, TODAY)?.plan).toBeNull();
});

test('several exports together lose no allergy', () => {
  const one = exportedKitchen({ preferences: { allergies: ['nuts'], units: 'us' } })!;
  const other = exportedKitchen({ pantry: [ITEM], preferences: { allergies: ['milk'], units: 'metric' } })!;
  expect(joinedKitchens([one, other])).toMatchObject({
    pantry: [{ ingredient_name: 'leek' }],
    preferences: { allergies: ['nuts', 'milk'], units: 'us' },
    plan: null,
  });
  expect(joinedKitchens([])).toBeNull();
});
