import { describe, expect, test } from 'vitest';
import { shoppingGroup } from './shopping-groups.ts';
import { shoppingLines, type PlannedIngredient, type SoldIn } from './shopping.ts';

const meal = (...ingredients: PlannedIngredient[]) => ({ ingredients });
const line = (name: string, quantity: number, unit: string) => ({ name, quantity, unit });
const weighed = (name: string, quantity: number, unit: string, grams: number) => ({
  ...line(name, quantity, unit),
  grams,
});
const read = (...meals: Parameters<typeof shoppingLines>[0][number][]) =>
  shoppingLines(meals).map(({ name, totalQuantity, unit }) => [name, totalQuantity, unit]);

describe('the shopping list', () => {
  test.each([
    { why: 'one line', meals: [meal(line('onion', 2, 'piece'))], lines: [['Onion', 2, 'piece']] },
    {
      why: 'sums a name in any case',
      meals: [meal(line('Onion', 2, 'piece')), meal(line('onion ', 1, 'piece'))],
      lines: [['Onion', 3, 'piece']],
    },
    {
      why: 'sums units of one kind',
      meals: [meal(line('rice', 300, 'g')), meal(line('rice', 0.5, 'kg'))],
      lines: [['Rice', 800, 'g']],
    },
    {
      why: 'switches to kilograms from a thousand grams',
      meals: [meal(line('beef', 1234, 'g'))],
      lines: [['Beef', 1.24, 'kg']],
    },
    {
      why: 'adds spoons to millilitres',
      meals: [meal(line('milk', 2, 'tbsp')), meal(line('milk', 1, 'cup'))],
      lines: [['Milk', 270, 'ml']],
    },
    {
      why: 'keeps spoons as spoons',
      meals: [meal(line('sugar', 2, 'tsp')), meal(line('sugar', 1, 'tbsp'))],
      lines: [['Sugar', 1.75, 'tbsp']],
    },
    {
      why: 'combines different kinds of units by weight, in the unit of most',
      meals: [meal(weighed('tomato', 2, 'piece', 240)), meal(weighed('tomato', 400, 'g', 400))],
      lines: [['Tomato', 640, 'g']],
    },
    {
      why: 'uses pieces if most are',
      meals: [meal(weighed('tomato', 5, 'piece', 600)), meal(weighed('tomato', 100, 'g', 100))],
      lines: [['Tomato', 6, 'piece']],
    },
    {
      why: 'adds pinches to spoons',
      meals: [meal(weighed('salt', 2, 'pinch', 0.75)), meal(weighed('salt', 1, 'tsp', 6))],
      lines: [['Salt', 1.25, 'tsp']],
    },
    {
      why: 'uses weight for what is also measured by the spoon',
      meals: [meal(weighed('sugar', 2, 'tbsp', 25)), meal(weighed('sugar', 20, 'g', 20))],
      lines: [['Sugar', 45, 'g']],
    },
    {
      why: 'converts a part to what a shop sells',
      meals: [meal({ ...weighed('garlic', 12, 'clove', 60), soldIn: { unit: 'head', grams: 50 } })],
      lines: [['Garlic', 2, 'head']],
    },
    {
      why: 'combines two parts of one ingredient',
      meals: [
        meal({ ...weighed('parsley', 1, 'handful', 15), soldIn: { unit: 'bunch', grams: 60 } }),
        meal({ ...weighed('parsley', 6, 'sprig', 9), soldIn: { unit: 'bunch', grams: 60 } }),
      ],
      lines: [['Parsley', 1, 'bunch']],
    },
    {
      why: 'keeps units of different kinds apart if the weight is unknown',
      meals: [meal(line('tomato', 2, 'piece')), meal(line('tomato', 400, 'g'))],
      lines: [
        ['Tomato', 2, 'piece'],
        ['Tomato', 400, 'g'],
      ],
    },
    {
      why: 'defaults to one item',
      meals: [meal({ name: 'saffron' }, { name: 'saffron' })],
      lines: [['Saffron', 2, 'item']],
    },
    {
      why: 'uses litres from one litre, like kilograms',
      meals: [meal(line('milk', 1500, 'ml'), line('beef', 1000, 'g'), line('rice', 999, 'g'))],
      lines: [
        ['Milk', 1.5, 'l'],
        ['Beef', 1, 'kg'],
        ['Rice', 999, 'g'],
      ],
    },
    {
      why: 'combines kilograms, grams and pieces',
      meals: [
        meal(
          weighed('potato', 1, 'kg', 1000),
          weighed('potato', 500, 'g', 500),
          weighed('potato', 2, 'piece', 240),
        ),
      ],
      lines: [['Potato', 1.74, 'kg']],
    },
    {
      why: 'combines items that are also given by weight',
      meals: [
        meal(
          weighed('saffron', 1, 'item', 1),
          weighed('saffron', 2, 'item', 2),
          weighed('saffron', 5, 'g', 5),
        ),
      ],
      lines: [['Saffron', 8, 'g']],
    },
    {
      why: 'keeps items apart if most of it is items',
      meals: [meal(weighed('cheese', 3, 'item', 600), weighed('cheese', 100, 'g', 100))],
      lines: [
        ['Cheese', 3, 'item'],
        ['Cheese', 100, 'g'],
      ],
    },
    {
      why: 'keeps a line without a weight beside lines with one',
      meals: [
        meal(line('tomato', 2, 'piece'), weighed('tomato', 1, 'can', 400), weighed('tomato', 300, 'g', 300)),
      ],
      lines: [
        ['Tomato', 2, 'piece'],
        ['Tomato', 2, 'can'],
      ],
    },
    { why: 'whole pieces', meals: [meal(line('onion', 0.5, 'piece'))], lines: [['Onion', 1, 'piece']] },
    {
      why: 'rounds spoons to a quarter',
      meals: [meal(line('cumin', 0.3, 'tsp'))],
      lines: [['Cumin', 0.5, 'tsp']],
    },
    { why: 'is empty without meals', meals: [], lines: [] },
  ])('$why [DATA-59 DATA-60 DATA-61]', ({ meals, lines }) => {
    expect(read(...meals)).toEqual(lines);
  });

  test('lists only what the pantry lacks, in full or in part [DATA-58]', () => {
    const ingredients = [
      { ingredient_id: 1, name: 'rice', quantity: 400, unit: 'g', to_buy: 250 },
      { ingredient_id: 2, name: 'salt', quantity: 1, unit: 'tsp', to_buy: 0 },
      { ingredient_id: 3, name: 'leek', quantity: 2, unit: 'piece' },
    ];
    expect(shoppingLines([{ ingredients, missingIngredientIDs: [1, 3] }])).toMatchObject([
      { name: 'Rice', totalQuantity: 250, unit: 'g', need: 400, have: 150 },
      { name: 'Leek', totalQuantity: 2, unit: 'piece', need: 2, have: 0 },
    ]);
  });

  test('skips what a meal has, and lists unknown ingredients', () => {
    const ingredients = [
      { ingredient_id: 1, name: 'oil', quantity: 3, unit: 'tbsp', to_buy: 3 },
      { ingredient_id: null, name: 'pickled walnuts', quantity: 2, unit: 'piece' },
      { name: 'samphire', quantity: 1, unit: 'bunch' },
    ];
    const names = (lacks: { missingIngredientIDs?: readonly number[] | null }) =>
      shoppingLines([{ ingredients, ...lacks }]).map(({ name }) => name);
    expect(names({ missingIngredientIDs: [] })).toEqual(['Pickled walnuts', 'Samphire']);
    expect(names({ missingIngredientIDs: null })).toEqual(['Oil', 'Pickled walnuts', 'Samphire']);
    expect(names({})).toEqual(['Oil', 'Pickled walnuts', 'Samphire']);
  });

  test('tracks the recipe lines each entry is for', () => {
    const [two, kilo, spoon] = [line('rice', 200, 'g'), line('rice', 1, 'kg'), line('rice', 1, 'piece')];
    expect(shoppingLines([meal(two), meal(kilo), meal(spoon)]).map(({ lines }) => lines)).toEqual([
      [two, kilo],
      [spoon],
    ]);
  });

  test('uses the same unit in any order when pieces and grams weigh the same', () => {
    const pieces = meal(weighed('tomato', 1, 'piece', 100));
    const grams = meal(weighed('tomato', 100, 'g', 100));
    expect(read(pieces, grams)).toEqual([['Tomato', 2, 'piece']]);
    expect(read(grams, pieces)).toEqual([['Tomato', 2, 'piece']]);
  });

  test.each<{ amounts: [quantity: number, unit: string, grams: number][]; soldIn: SoldIn; buys: string }>([
    ...[
      'clove',
      'handful',
      'leaf',
      'sprig',
      'stalk',
      'slice',
      'tsp',
      'tbsp',
      'pinch',
      'piece',
      'cup',
      'g',
    ].map((unit) => ({
      amounts: [[3, unit, 30]] as [number, string, number][],
      soldIn: { unit: 'bunch' as const, grams: 60 },
      buys: '1 bunch',
    })),
    { amounts: [[50, 'g', 50]], soldIn: { unit: 'piece', grams: 900 }, buys: '1 piece' },
    { amounts: [[1.2, 'kg', 1200]], soldIn: { unit: 'piece', grams: 900 }, buys: '2 piece' },
    { amounts: [[35, 'g', 35]], soldIn: { unit: 'piece', grams: 30 }, buys: '2 piece' },
    { amounts: [[2, 'oz', 56.7]], soldIn: { unit: 'piece', grams: 30 }, buys: '2 piece' },
    {
      amounts: [
        [0.5, 'piece', 450],
        [100, 'g', 100],
      ],
      soldIn: { unit: 'piece', grams: 900 },
      buys: '1 piece',
    },
    { amounts: [[1020, 'g', 1020]], soldIn: { unit: 'piece', grams: 170 }, buys: '6 piece' },
    // A shop weighs more than that.
    { amounts: [[1030, 'g', 1030]], soldIn: { unit: 'piece', grams: 170 }, buys: '1.03 kg' },
    {
      amounts: [
        [600, 'g', 600],
        [600, 'g', 600],
      ],
      soldIn: { unit: 'piece', grams: 170 },
      buys: '1.2 kg',
    },
    // What a recipe counts is counted, however many.
    { amounts: [[8, 'piece', 1360]], soldIn: { unit: 'piece', grams: 170 }, buys: '8 piece' },
  ])('of $amounts in parts of $soldIn, a shop sells $buys [COST-04]', ({ amounts, soldIn, buys }) => {
    const meals = amounts.map((amount) => meal({ ...weighed('cabbage', ...amount), soldIn }));
    expect(read(...meals).map(([, quantity, unit]) => `${quantity} ${unit}`)).toEqual([buys]);
  });

  test('counts what is left to buy of something weighed, not what is needed of it [COST-04]', () => {
    const potatoes = {
      ...weighed('potato', 2000, 'g', 2000),
      soldIn: { unit: 'piece', grams: 170 } as const,
    };
    expect(shoppingLines([meal({ ...potatoes, to_buy: 50 })])).toMatchObject([
      { totalQuantity: 1, unit: 'piece', inRecipes: { need: 2, have: 1.95, unit: 'kg' } },
    ]);
  });

  test('says the weight of what recipes weigh and it counts [COST-04]', () => {
    const soldIn: SoldIn = { unit: 'piece', grams: 170 };
    const [counted] = shoppingLines([meal({ ...weighed('potato', 1, 'kg', 1000), soldIn })]);
    expect(counted).toMatchObject({ totalQuantity: 6, inRecipes: { need: 1, have: 0, unit: 'kg' } });
    const roundedUp = { ...weighed('red onion', 208.33, 'g', 208.33), to_buy: 208.34, soldIn };
    expect(shoppingLines([meal(roundedUp)])[0]!.inRecipes).toEqual({ need: 208.33, have: 0, unit: 'g' });
    const [few] = shoppingLines([meal({ ...weighed('potato', 4, 'piece', 680), soldIn })]);
    expect(few!.inRecipes).toBeUndefined();
    const [much] = shoppingLines([meal({ ...weighed('potato', 2, 'kg', 2000), soldIn })]);
    expect(much!.inRecipes).toBeUndefined();
  });

  test("combines one meal's pantry stock with what another lacks", () => {
    const rice = (quantity: number, toBuy: number) => ({
      ingredients: [{ ingredient_id: 1, name: 'rice', quantity, unit: 'g', to_buy: toBuy }],
      missingIngredientIDs: toBuy > 0 ? [1] : [],
    });
    expect(shoppingLines([rice(300, 0), rice(500, 400)])).toMatchObject([
      { totalQuantity: 400, need: 800, have: 400 },
    ]);
  });
});

test.each([
  { name: 'chicken thighs', group: 'Proteins' },
  { name: 'Beef sirloin', group: 'Proteins' },
  { name: 'cheddar cheese', group: 'Dairy' },
  { name: 'whole milk', group: 'Dairy' },
  { name: 'basmati rice', group: 'Pantry' },
  { name: 'fresh pasta', group: 'Pantry' },
  { name: 'chicken stock', group: 'Pantry' },
  { name: 'coconut milk', group: 'Pantry' },
  { name: 'peanut butter', group: 'Pantry' },
  { name: 'red onions', group: 'Produce' },
  { name: 'red pepper', group: 'Produce' },
  { name: 'black pepper', group: 'Spices' },
  { name: 'eggplant', group: 'Produce' },
  { name: 'baking powder', group: 'Pantry' },
  { name: 'chilli powder', group: 'Spices' },
  { name: 'milk powder', group: 'Dairy' },
  { name: 'kitchen roll', group: 'Other' },
  { name: '', group: 'Other' },
])('$name is in $group [CATEGORY-02 CATEGORY-03 CATEGORY-04 CATEGORY-05]', ({ name, group }) => {
  expect(shoppingGroup(name)).toBe(group);
});
