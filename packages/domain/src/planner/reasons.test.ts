import { expect, test } from 'vitest';
import type { Dish, Need, PlannedMeal, Wishes } from './model.ts';
import { reasonsFor } from './reasons.ts';

const NAMES = ['chicken', 'rice', 'onions', 'carrots', 'tomatoes', 'peas', 'cream', 'lemons', 'leeks'];

const needOf = (name: string): Need => ({
  ingredientId: NAMES.indexOf(name) + 1,
  name,
  quantity: 100,
  unit: 'g',
  grams: 100,
  dollarsPerGram: (NAMES.length - NAMES.indexOf(name)) / 1000,
  packGrams: null,
});

/** A dinner that has some of its ingredients and buys the others. */
function dinner(day: PlannedMeal['day'], has: string, buys: string, own: Partial<Dish> = {}): PlannedMeal {
  const [there, lacking] = [has, buys].map((names) => names.split(' ').filter(Boolean));
  const needs = [...there!, ...lacking!].map(needOf);
  return {
    recipe: {
      id: needs.length,
      country: null,
      proteins: [],
      base: null,
      totalTime: 40,
      waitingTime: 0,
      costPerServing: 2,
      vegetables: 100,
      protein: 20,
      needs,
      ...own,
    } as unknown as Dish,
    day,
    coverage: {
      toBuy: needs.map(({ quantity, name }) => (lacking!.includes(name) ? quantity : 0)),
      uses: there!.map((name, need) => ({
        need,
        quantity: 100,
        item: { id: name, name, covers: [], quantity: 100, unit: 'g', grams: 100, expiresOn: null },
      })),
      missingIds: lacking!.map((name) => needOf(name).ingredientId),
      ingredientCount: needs.length,
    },
  };
}

const WISHES = {
  preferences: { preferred_cuisines: ['mexican'], protein_preferences: ['tofu'] },
  filters: {},
  today: '2030-05-06',
} as unknown as Wishes;
const MANY = 'tomatoes peas cream lemons leeks';
const READY = 'It is ready in 40 minutes for about $2.00 a serving.';

test.each<{ why: string; meal: PlannedMeal; other?: PlannedMeal; says: string }>([
  {
    why: 'it uses as much as it buys',
    meal: dinner('Monday', 'chicken rice onions', 'peas cream lemons'),
    says: 'Makes use of your chicken, rice and onions, and needs only 3 more items.',
  },
  {
    why: 'it uses as much as it buys, and shares that',
    meal: dinner('Monday', 'chicken rice', 'peas cream'),
    other: dinner('Tuesday', '', 'cream'),
    says: "Makes use of your chicken and rice, and shares the cream on your list with Tuesday's dinner.",
  },
  { why: 'it buys more than it uses', meal: dinner('Monday', 'onions', MANY), says: READY },
  {
    why: 'it buys more than it uses, and shares that',
    meal: dinner('Monday', 'onions', MANY),
    other: dinner('Tuesday', '', 'cream'),
    says: "Shares the cream on your list with Tuesday's dinner.",
  },
  {
    why: 'it shares, and the cook likes its cuisine',
    meal: dinner('Monday', 'onions', MANY, { country: 'mexico' }),
    other: dinner('Tuesday', '', 'cream'),
    says: "Shares the cream on your list with Tuesday's dinner, and you like Mexican food.",
  },
  {
    why: 'the cook likes its cuisine',
    meal: dinner('Monday', 'onions', MANY, { country: 'mexico' }),
    says: 'You like Mexican food, and this is ready in 40 minutes for about $2.00 a serving.',
  },
  {
    why: 'the cook likes its protein',
    meal: dinner('Monday', 'onions', MANY, { proteins: ['tofu'] }),
    says: 'It has the tofu that you like, and this is ready in 40 minutes for about $2.00 a serving.',
  },
  {
    why: 'it is quick, but has much to buy',
    meal: dinner('Monday', 'onions', MANY, { totalTime: 25 }),
    says: 'It is ready in 25 minutes for about $2.00 a serving.',
  },
  {
    why: 'it is quick, and has little to buy',
    meal: dinner('Monday', 'onions', 'peas cream', { totalTime: 25 }),
    says: 'It is ready in 25 minutes for about $2.00 a serving, and needs only 2 more items.',
  },
  {
    why: 'it has many vegetables',
    meal: dinner('Monday', 'onions', MANY, { vegetables: 250 }),
    says: 'Each serving has 250 g of vegetables and 20 g of protein.',
  },
  {
    why: 'it has little to buy, and nothing else speaks for it',
    meal: dinner('Monday', 'onions', 'peas cream'),
    says: 'Makes use of your onions, and needs only 2 more items.',
  },
])('the reason for a dinner if $why', ({ meal, other, says }) => {
  const week = other ? [meal, other] : [meal];
  expect(reasonsFor(meal, WISHES, week)[0].sentence).toBe(says);
});

/** A meal that uses so much of these, which all expire on the 8th. */
function saving(
  uses: readonly (readonly [name: string, grams: number, dollarsPerKg: number])[],
): PlannedMeal {
  const meal = dinner('Monday', uses.map(([name]) => name).join(' '), MANY, { totalTime: 25 });
  const needs = uses.map(([name, grams, dollarsPerKg]) => ({
    ...needOf(name),
    quantity: grams,
    grams,
    dollarsPerGram: dollarsPerKg / 1000,
  }));
  const items = new Map(
    uses.map(([name]) => [
      name,
      {
        id: name,
        name,
        covers: [],
        quantity: 1000,
        unit: 'g',
        grams: 1000,
        expiresOn: '2030-05-08',
      } as const,
    ]),
  );
  const taken = uses.map(([name, grams], need) => ({ need, quantity: grams, item: items.get(name)! }));
  return {
    ...meal,
    recipe: { ...meal.recipe, needs: [...needs, ...meal.recipe.needs.slice(needs.length)] },
    coverage: { ...meal.coverage, uses: taken },
  };
}

test.each<{ why: string; uses: Parameters<typeof saving>[0]; says: string }>([
  {
    why: 'a trifle of something cheap is no reason',
    uses: [['chillies', 2, 12]],
    says: 'It is ready in 25 minutes for about $2.00 a serving.',
  },
  {
    why: 'nor is a sprig of parsley',
    uses: [['parsley', 15, 22]],
    says: 'It is ready in 25 minutes for about $2.00 a serving.',
  },
  {
    why: 'nor is a spoonful of milk',
    uses: [['milk', 60, 1.2]],
    says: 'It is ready in 25 minutes for about $2.00 a serving.',
  },
  {
    why: 'a little of something dear is',
    uses: [['truffle', 10, 900]],
    says: 'Uses 10 g of your truffle, which expires on Wednesday the 8th, and needs 5 more items.',
  },
  {
    why: 'and much of something cheap',
    uses: [['cabbage', 120, 1]],
    says: 'Uses 120 g of your cabbage, which expires on Wednesday the 8th, and needs 5 more items.',
  },
  {
    why: 'the dearest comes first, and trifles are left out',
    uses: [
      ['chillies', 2, 12],
      ['milk', 200, 1.2],
      ['salmon', 300, 20],
    ],
    says: 'Uses 300 g of your salmon and 200 g of your milk before they expire, and needs 5 more items.',
  },
  {
    why: 'two trifles of one thing may be more than one',
    uses: [
      ['coriander', 12, 20],
      ['coriander', 12, 20],
    ],
    says: 'Uses 24 g of your coriander, which expires on Wednesday the 8th, and needs 5 more items.',
  },
])('what a meal saves: $why', ({ uses, says }) => {
  expect(reasonsFor(saving(uses), WISHES)[0].sentence).toBe(says);
});
