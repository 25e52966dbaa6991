import { expect, test } from 'vitest';
import { PLATE_FOODS } from './foods.ts';
import { foodOfName, kindByNames, slugOfName } from './names.ts';

test.each([
  ['2 large eggs, beaten', 'egg'],
  ['Tomatoes (on the vine)', 'tomato'],
  ['Crème fraîche', 'creme-fraiche'],
  ['  ', ''],
])('%j is read as %j', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});

test.each([
  ['Eggs', 'egg'],
  ['cherry tomatoes', 'tomato'],
  ['Peas', 'pea'],
  ['Strawberries', 'strawberry'],
  ['eggplant', 'aubergine'],
  ['Zucchini', 'cucumber'],
  ['lemons', 'lemon'],
  ['Baby spinach leaves', 'greens'],
  ['Bay leaves', undefined],
  ['Red pepper flakes', undefined],
  ['Orange juice', undefined],
  ['Salt', undefined],
])('%s is drawn as %s', (name, food) => {
  expect(foodOfName(name)).toBe(food);
});

test('a food that nobody knows is drawn by its aisle, and seasoning is not', () => {
  expect(foodOfName('Mizuna')).toBeUndefined();
  expect(foodOfName('Mizuna', 'Produce')).toBe('greens');
  expect(foodOfName('Seitan', 'proteins')).toBe('meat');
  expect(foodOfName('Garlic', 'Produce')).toBeUndefined();
  expect(foodOfName('Double cream', 'Dairy')).toBeUndefined();
  expect(foodOfName('Za’atar', 'constructor')).toBeUndefined();
});

test.each([
  [['Rice noodles', 'Prawns'], 'pasta'],
  [['Prawns', 'Basmati rice'], 'rice'],
  [['Plain flour', 'Caster sugar', 'Eggs'], 'cake'],
  [['Strong flour', 'Yeast'], 'bread'],
  [['Leeks', 'Potatoes', 'Vegetable stock'], 'soup'],
  [['Chicken thighs', 'Potatoes'], 'tray'],
  [['Sourdough bread', 'Avocado'], 'toast'],
  [['Lettuce', 'Radishes'], 'salad'],
  [['Salmon', 'Tomato pasta sauce'], 'plate'],
  [[], 'plate'],
])('%j come as %s', (names, kind) => {
  expect(kindByNames(names)).toBe(kind);
});

test("each food's own name is drawn as it, if it is the name of a food", () => {
  const generic = new Set([
    'crumbs',
    'shavings',
    'floret',
    'cheese',
    'herbs',
    'greens',
    'nut',
    'pepper',
    'meat',
  ]);
  const others = PLATE_FOODS.filter(({ name }) => !generic.has(name) && foodOfName(name) !== name);
  expect(others.map(({ name }) => name)).toEqual(['berry']);
});
