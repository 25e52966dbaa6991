import { INGREDIENT_INDEX } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { expect, test } from 'vitest';
import {
  namesToBuy,
  needsOf,
  shoppingDifference,
  shoppingItems,
  type MealToBuyFor,
} from './plan-shopping.ts';

type Line = MealToBuyFor['ingredients'][number];
type ShoppingItem = components['schemas']['ShoppingItem'];

const line = (
  ingredient_id: number,
  name: string,
  quantity: number,
  unit: Line['unit'],
  to_buy = quantity,
): Line => ({ ingredient_id, name, quantity, unit, to_buy });

const meal = (ingredients: Line[], cooked_at: string | null = null): MealToBuyFor => ({
  ingredients,
  cooked_at,
});

const plain = {
  in_pantry: null,
  sold_as: null,
  packs: null,
  parts: [],
  estimated_cost: null,
  staple: false,
};

test('buys what the meals need together, minus what the pantry has', () => {
  const meals = [
    meal([line(1, 'rice', 200, 'g'), line(2, 'Egg', 3, 'piece', 1)]),
    meal([line(1, 'rice', 900, 'g', 800)]),
  ];
  expect(shoppingItems(meals)).toEqual([
    {
      ingredient_id: 1,
      name: 'rice',
      category: 'Pantry',
      unit: 'kg',
      need: 1.1,
      have: 0.1,
      buy: 1,
      ...plain,
    },
    {
      ingredient_id: 2,
      name: 'Egg',
      category: 'Proteins',
      unit: 'piece',
      need: 3,
      have: 2,
      buy: 1,
      ...plain,
    },
  ]);
});

const slugged = (slug: string, quantity: number, unit: Line['unit']): Line => {
  const { id, name } = INGREDIENT_INDEX.require(slug);
  return line(id, name, quantity, unit);
};
const dollarsOf = (slug: string, grams: number) =>
  Math.round((grams * INGREDIENT_INDEX.require(slug).pricePerKg) / 10) / 100;

test.each<{ why: string; bought: Line; cost: number | null; staple: boolean }>([
  {
    why: 'what does not keep costs whole packs',
    bought: slugged('spinach', 250, 'g'),
    cost: dollarsOf('spinach', 400),
    staple: false,
  },
  {
    why: 'what is sold in bags costs whole ones',
    bought: slugged('red-lentil', 550, 'g'),
    cost: dollarsOf('red-lentil', 1_000),
    staple: false,
  },
  {
    why: 'what a shop counts costs whole pieces, even if it keeps',
    bought: slugged('potato', 130, 'g'),
    cost: dollarsOf('potato', 170),
    staple: false,
  },
  {
    why: 'what a shop weighs and keeps costs what is bought',
    bought: slugged('potato', 2, 'kg'),
    cost: dollarsOf('potato', 2_000),
    staple: false,
  },
  {
    why: 'a head of cabbage costs what it costs, whatever a recipe takes of it',
    bought: slugged('white-cabbage', 50, 'g'),
    cost: dollarsOf('white-cabbage', 900),
    staple: false,
  },
  {
    why: 'what keeps and is sold in packs costs whole ones',
    bought: slugged('spanish-chorizo', 130, 'g'),
    cost: dollarsOf('spanish-chorizo', 200),
    staple: false,
  },
  {
    why: 'a pinch of a spice costs its jar',
    bought: slugged('turmeric', 1, 'pinch'),
    cost: dollarsOf('turmeric', 75 * INGREDIENT_INDEX.require('turmeric').gramsPerMl!),
    staple: false,
  },
  {
    why: 'two dried chillies cost their bag',
    bought: slugged('dried-red-chilli', 2, 'piece'),
    cost: dollarsOf('dried-red-chilli', 20),
    staple: false,
  },
  {
    why: 'a staple says so',
    bought: slugged('plain-flour', 100, 'g'),
    cost: dollarsOf('plain-flour', 1_000),
    staple: true,
  },
  {
    why: 'what is no ingredient of ours has no price',
    bought: line(900_000_001, 'moon dust', 1, 'piece'),
    cost: null,
    staple: false,
  },
])('$why [COST-01]', ({ bought, cost, staple }) => {
  expect(shoppingItems([meal([bought])])).toMatchObject([{ estimated_cost: cost, staple }]);
});

test('buys nothing for a cooked meal', () => {
  const cooked = meal([line(1, 'rice', 200, 'g')], '2030-05-06T18:00:00Z');
  expect(shoppingItems([cooked])).toEqual([]);
  expect(shoppingItems([cooked, meal([line(1, 'rice', 50, 'g')])])).toMatchObject([{ need: 50, buy: 50 }]);
});

test('buys yolks as eggs, in one entry that shows how many [MATCH-08]', () => {
  const meals = [
    meal([line(401, 'egg', 15, 'piece', 12)]),
    meal([line(402, 'egg yolk', 4, 'piece'), line(403, 'egg white', 1, 'piece')]),
  ];
  expect(shoppingItems(meals)).toEqual([
    {
      ingredient_id: 401,
      name: 'egg',
      category: 'Proteins',
      unit: 'piece',
      need: 20,
      have: 3,
      buy: 17,
      in_pantry: null,
      sold_as: null,
      packs: { count: 3, unit: 'pack', size: { quantity: 6, unit: 'piece' }, total: 18 },
      estimated_cost: 4.5,
      staple: false,
      parts: [
        { name: 'egg yolks', quantity: 4, unit: 'piece' },
        { name: 'egg white', quantity: 1, unit: 'piece' },
      ],
    },
  ]);
});

test('shows what the pantry has in the unit it was entered in, if there is one', () => {
  const beef = (quantity: number, unit: Line['unit']) => ({
    ...line(318, 'minced beef', 500, 'g', 50),
    in_pantry: { quantity, unit },
  });
  const has = (...lines: Line[]) => shoppingItems([meal(lines)])[0]?.in_pantry;
  expect(has(beef(1, 'lb'))).toEqual({ quantity: 1, unit: 'lb' });
  expect(has(beef(0.5, 'lb'), beef(0.5, 'lb'))).toEqual({ quantity: 1, unit: 'lb' });
  expect(has(beef(1, 'lb'), beef(20, 'g'))).toBeNull();
});

test('buys salt by the pack and oil by the bottle', () => {
  const meals = [meal([line(901, 'salt', 70, 'ml'), line(687, 'olive oil', 3, 'tbsp')])];
  expect(shoppingItems(meals).map(({ name, sold_as: sold }) => [name, sold])).toEqual([
    ['salt', 'pack'],
    ['olive oil', 'bottle'],
  ]);
});

const idOf = (slug: string) => INGREDIENT_INDEX.require(slug).id;
const lineOf = (slug: string, ...amount: [quantity: number, unit: Line['unit'], toBuy?: number]) =>
  line(idOf(slug), INGREDIENT_INDEX.require(slug).name, ...amount);
test.each<{ bought: [slug: string, quantity: number, unit: Line['unit']]; as: string; cost: number }>([
  { bought: ['guajillo-chilli', 12, 'piece'], as: '4 pack', cost: 2.08 },
  { bought: ['guajillo-chilli', 2, 'piece'], as: '1 pack', cost: 0.52 },
  { bought: ['gochugaru', 110, 'g'], as: '4 pack', cost: 3.12 },
  { bought: ['saffron', 12, 'pinch'], as: '2 pack', cost: 7 },
  { bought: ['vanilla-pod', 2, 'piece'], as: '2 pack', cost: 5.4 },
  { bought: ['salt', 70, 'ml'], as: '1 pack', cost: 0.5 },
])('$bought are listed as $as, and paid for like that [COST-05]', ({ bought, as, cost }) => {
  const [row] = shoppingItems([meal([lineOf(...bought)])]);
  expect(`${row!.sold_count} ${row!.sold_as}`).toBe(as);
  expect(row!.estimated_cost).toBe(cost);
});

/** The rows of a shopping list as text. */
const rows = (...lines: Line[]) =>
  shoppingItems([meal(lines)]).map(({ name, buy, unit, parts = [] }) =>
    [`${name} ${buy} ${unit}`, ...parts.map((part) => `${part.quantity} ${part.unit} ${part.name}`)].join(
      ', ',
    ),
  );

test.each([
  {
    why: 'a herb by the bunch',
    lines: [
      lineOf('parsley', 1, 'handful'),
      lineOf('parsley', 1, 'bunch', 0.5),
      lineOf('parsley', 2, 'sprig'),
    ],
    list: ['parsley 1 bunch'],
  },
  {
    why: 'cloves of garlic by the head',
    lines: [lineOf('garlic', 24, 'clove', 14)],
    list: ['garlic 2 head'],
  },
  {
    why: 'tomatoes, counted and weighed',
    lines: [lineOf('tomato', 7, 'piece', 4), lineOf('tomato', 1000, 'g', 760)],
    list: ['tomato 1.24 kg'],
  },
  {
    why: 'vegetables that recipes weigh by the piece, if they are few',
    lines: [
      lineOf('white-cabbage', 50, 'g'),
      lineOf('ginger', 35, 'g'),
      lineOf('daikon', 100, 'g'),
      lineOf('asparagus', 300, 'g'),
      lineOf('spring-onion', 3, 'piece'),
      lineOf('curry-leaf', 10, 'leaf'),
      lineOf('potato', 1.5, 'kg'),
    ],
    list: [
      'white cabbage 1 piece',
      'ginger 2 piece',
      'daikon 1 piece',
      'asparagus 2 bunch',
      'spring onions 1 bunch',
      'curry leaves 1 pack',
      'potato 1.5 kg',
    ],
  },
  {
    why: 'what comes in packs of a weight stays weighed, and ears of corn are counted',
    lines: [lineOf('cherry-tomato', 300, 'g'), lineOf('pea', 120, 'g'), lineOf('sweetcorn', 2, 'piece')],
    list: ['cherry tomatoes 300 g', 'peas 120 g', 'sweetcorn 2 piece'],
  },
  {
    why: 'lemons for their juice',
    lines: [lineOf('lemon', 1, 'piece'), lineOf('lemon-juice', 3, 'tbsp'), lineOf('lime-juice', 1, 'tbsp')],
    list: ['lemon 3 piece, 3 tbsp lemon juice', 'lime 1 piece, 1 tbsp lime juice'],
  },
  {
    why: 'one rice that covers the others',
    lines: [lineOf('rice', 200, 'g'), lineOf('basmati-rice', 300, 'g'), lineOf('long-grain-rice', 250, 'g')],
    list: ['basmati rice 750 g, 200 g rice, 250 g long-grain rice'],
  },
  {
    why: 'onions for white onions, but not red ones',
    lines: [
      lineOf('onion', 2, 'piece'),
      lineOf('white-onion', 1.5, 'piece'),
      lineOf('red-onion', 1, 'piece'),
    ],
    list: ['onion 4 piece, 2 piece white onions', 'red onion 1 piece'],
  },
  {
    why: 'no rice is bought for one that is available',
    lines: [lineOf('rice', 200, 'g', 0), lineOf('basmati-rice', 300, 'g')],
    list: ['basmati rice 300 g'],
  },
])('a shop has one entry: $why [MATCH-11]', ({ lines, list }) => {
  expect(rows(...lines)).toEqual(list);
});

test('only ingredients of unknown weight have two rows', () => {
  expect(rows(lineOf('basil', 2, 'bunch'), lineOf('basil', 1, 'can'))).toEqual([
    'basil 2 bunch',
    'basil 1 can',
  ]);
});

test('each uncooked meal says how much it lacks of a thing, in the unit that is bought', () => {
  const [first, second, third, cooked] = [
    meal([lineOf('onion', 1, 'piece'), lineOf('rice', 200, 'g'), line(401, 'egg', 2, 'piece')]),
    meal([lineOf('rice', 0.5, 'kg', 0.3), line(402, 'egg yolk', 3, 'piece')]),
    meal([lineOf('rice', 100, 'g', 0)]),
    meal([lineOf('rice', 400, 'g')], '2030-05-06T18:00:00Z'),
  ];
  const meals = [first!, second!, third!, cooked!];
  expect(needsOf(meals, { ingredient_id: idOf('rice'), unit: 'g' })).toEqual([
    { meal: first, quantity: 200 },
    { meal: second, quantity: 300 },
  ]);
  expect(needsOf(meals, { ingredient_id: 401, unit: 'piece' })).toEqual([
    { meal: first, quantity: 2 },
    { meal: second, quantity: 3 },
  ]);
});

test('what a meal lacks is weighed where it is counted, if its weight is known', () => {
  const counted = meal([lineOf('tomato', 2, 'piece'), lineOf('basil', 1, 'can')]);
  const one = INGREDIENT_INDEX.require('tomato').gramsPer.piece!;
  const [tomatoes, ...others] = needsOf([counted], { ingredient_id: idOf('tomato'), unit: 'g' });
  expect(tomatoes?.quantity).toBeCloseTo(2 * one);
  expect(others).toEqual([]);
  expect(needsOf([counted], { ingredient_id: idOf('basil'), unit: 'bunch' })).toEqual([]);
  expect(needsOf([counted], { ingredient_id: 900_000_001, unit: 'g' })).toEqual([]);
});

test('names what is bought once, as a shop calls it', () => {
  const names = namesToBuy([
    lineOf('rice', 200, 'g'),
    line(402, 'egg yolk', 3, 'piece'),
    line(401, 'egg', 1, 'piece'),
    lineOf('onion', 1, 'piece', 0),
  ]);
  expect(names.toSorted()).toEqual(['egg', 'rice']);
});

const item = (ingredient_id: number, buy: number, unit: ShoppingItem['unit']): ShoppingItem => ({
  ingredient_id,
  name: `ingredient ${ingredient_id}`,
  category: 'Produce',
  unit,
  need: buy,
  have: 0,
  buy,
});

const none: ShoppingItem[] = [];

test.each([
  {
    why: 'nothing changes',
    before: [item(1, 2, 'piece')],
    after: [item(1, 2, 'piece')],
    adds: [],
    saves: [],
  },
  {
    why: 'everything is new',
    before: none,
    after: [item(1, 2, 'piece')],
    adds: [[1, 2, 'piece']],
    saves: [],
  },
  { why: 'all goes', before: [item(1, 2, 'piece')], after: none, adds: [], saves: [[1, 2, 'piece']] },
  {
    why: 'more of one',
    before: [item(1, 2, 'piece')],
    after: [item(1, 5, 'piece')],
    adds: [[1, 3, 'piece']],
    saves: [],
  },
  {
    why: 'grams become kilograms',
    before: [item(1, 900, 'g')],
    after: [item(1, 1.2, 'kg')],
    adds: [[1, 0.3, 'kg']],
    saves: [],
  },
  {
    why: 'kilograms become grams',
    before: [item(1, 1.2, 'kg')],
    after: [item(1, 900, 'g')],
    adds: [],
    saves: [[1, 0.3, 'kg']],
  },
  {
    why: 'the same in another unit',
    before: [item(1, 1, 'kg')],
    after: [item(1, 1000, 'g')],
    adds: [],
    saves: [],
  },
  {
    why: 'a unit of another kind',
    before: [item(1, 1, 'bunch')],
    after: [item(1, 5, 'leaf')],
    adds: [[1, 5, 'leaf']],
    saves: [[1, 1, 'bunch']],
  },
  {
    why: 'one replaces another',
    before: [item(1, 1, 'piece')],
    after: [item(2, 1, 'piece')],
    adds: [[2, 1, 'piece']],
    saves: [[1, 1, 'piece']],
  },
  {
    why: 'less than a hundredth',
    before: [item(1, 1, 'l')],
    after: [item(1, 1.004, 'l')],
    adds: [],
    saves: [],
  },
  {
    why: 'a hundredth',
    before: [item(1, 1, 'l')],
    after: [item(1, 1.006, 'l')],
    adds: [[1, 0.01, 'l']],
    saves: [],
  },
])('the difference between two lists: $why', ({ before, after, adds, saves }) => {
  const shown = (some: ReturnType<typeof shoppingDifference>['adds']) =>
    some.map(({ ingredient_id: id, quantity, unit }) => [id, quantity, unit]);
  const difference = shoppingDifference(before, after);
  expect({ adds: shown(difference.adds), saves: shown(difference.saves) }).toEqual({ adds, saves });
});

test('a difference names the part it is for', () => {
  expect(shoppingDifference([], [item(1, 2, 'piece')]).adds).toEqual([
    { ingredient_id: 1, name: 'ingredient 1', category: 'Produce', unit: 'piece', quantity: 2 },
  ]);
});
