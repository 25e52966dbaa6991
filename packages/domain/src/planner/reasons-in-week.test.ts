import { expect, test } from 'vitest';
import { WEEK_DAYS, type WeekDay } from '../meal-week.ts';
import type { Dish, Need, PlannedMeal } from './model.ts';
import { inWeek } from './reasons-in-week.ts';

const TODAY = '2030-05-06';

const bought = (name: string, grams: number, own: Partial<Need> = {}): Need => ({
  ingredientId: name.length,
  name,
  quantity: grams,
  unit: 'g',
  grams,
  dollarsPerGram: 0.01,
  packGrams: null,
  ...own,
});
/** A meal that buys all it needs. */
const meal = (day: WeekDay, needs: readonly Need[], own: Partial<Dish> = {}): PlannedMeal => ({
  recipe: {
    id: needs.length,
    country: null,
    costPerServing: 2,
    proteins: [],
    base: null,
    needs,
    ...own,
  } as unknown as Dish,
  day,
  coverage: {
    toBuy: needs.map(({ quantity, isStaple }) => (isStaple ? 0 : quantity)),
    uses: [],
    missingIds: [],
    ingredientCount: needs.length,
  },
});
const said = (own: PlannedMeal, ...others: readonly PlannedMeal[]) => inWeek(own, [...others, own], TODAY);

const CREAM = { packGrams: 200, keepsDays: { closed: 14, opened: 3 } };
const cream = (grams: number) => bought('cream', grams, CREAM);

test('a meal uses the rest of a pack bought for an earlier one', () => {
  const tuesday = meal('Tuesday', [cream(120)]);
  expect(said(meal('Thursday', [cream(80)]), tuesday).rest).toBe(
    'Uses the rest of the cream bought for Tuesday.',
  );
  expect(said(meal('Thursday', [cream(100)]), tuesday).rest).toBeNull();
  // It is sour by then.
  expect(said(meal('Saturday', [cream(80)]), tuesday).rest).toBeNull();
  // Wednesday's dinner has some of it too.
  const wednesday = meal('Wednesday', [cream(40)]);
  expect(said(meal('Thursday', [cream(80)]), tuesday, wednesday).rest).toBeNull();
  expect(said(meal('Thursday', [cream(40)]), tuesday, wednesday).rest).toBe(
    'Uses the rest of the cream bought for Wednesday.',
  );
});

test('a meal shares what it buys with another', () => {
  const leeks = bought('leek', 200, { noun: 'leeks', packGrams: 200 });
  const rice = bought('basmati rice', 300);
  const [salt, cumin] = [bought('sea salt', 60, { isStaple: true }), bought('cumin seeds', 5)];
  const own = meal('Tuesday', [cream(200), leeks, rice, salt, cumin]);
  const shared = (...needs: readonly Need[]) => said(own, meal('Monday', needs)).shared;
  expect(shared(cream(200), leeks)).toBe("Shares the cream and leeks on your list with Monday's dinner.");
  expect(shared(rice, leeks, cream(200))).toBe(
    "Shares the basmati rice, cream and leeks on your list with Monday's dinner.",
  );
  expect(shared(salt, cumin)).toBeNull();
  const lunch = { ...meal('Tuesday', [leeks]), slot: 'lunch' as const };
  expect(said(own, lunch).shared).toBe("Shares the leeks on your list with Tuesday's lunch.");
  expect(said(own, meal('Sunday', [cream(200)])).shared).toBeNull();
});

test('a trifle that is bought together is not named, but counts as used', () => {
  const chillies = (grams: number) => bought('chillies', grams, { packGrams: 20 });
  expect(said(meal('Thursday', [chillies(2)]), meal('Tuesday', [chillies(4)]))).toMatchObject({
    rest: null,
    shared: null,
  });
  expect(
    said(meal('Thursday', [cream(80)]), meal('Tuesday', [cream(115)]), meal('Wednesday', [cream(10)])).rest,
  ).toBeNull();
});

test('a dinner is the only one of its kind among several', () => {
  const others = (['Monday', 'Tuesday', 'Wednesday'] as const).map((day) =>
    meal(day, [], { proteins: ['chicken'], base: 'rice' }),
  );
  const fish = meal('Thursday', [], { proteins: ['fish', 'chicken'], base: 'rice' });
  expect(said(fish, ...others).only).toBe("The week's only fish dinner.");
  expect(said(fish, ...others.slice(1)).only).toBeNull();
  expect(said(meal('Thursday', [], { proteins: ['chicken'], base: 'noodles' }), ...others).only).toBe(
    "The week's only noodle dinner.",
  );
  expect(said(meal('Thursday', [], { proteins: ['chicken'], base: 'bread' }), ...others).only).toBeNull();
  expect(said({ ...fish, slot: 'lunch' }, ...others).only).toBeNull();
});

test.each<{ why: string; country: string | null; others: readonly (string | null)[]; only: string | null }>([
  {
    why: 'no other is from there',
    country: 'korea',
    others: ['italy', 'italy', 'india'],
    only: "The week's only Korean dinner.",
  },
  { why: 'another is from there', country: 'italy', others: ['italy', 'korea', 'india'], only: null },
  { why: 'another is of unknown origin', country: 'korea', others: ['italy', null, 'india'], only: null },
  { why: 'it is of unknown origin', country: null, others: ['italy', 'korea', 'india'], only: null },
  { why: 'there are few dinners', country: 'korea', others: ['italy', 'india'], only: null },
])('the only dinner of its cuisine: $why', ({ country, others, only }) => {
  const of = (from: string | null, day: WeekDay) =>
    meal(day, [], { country: from, proteins: ['legumes'] } as Partial<Dish>);
  const week = others.map((from, at) => of(from, WEEK_DAYS[at]!));
  expect(said(of(country, 'Thursday'), ...week).only).toBe(only);
});

test.each([
  { costs: [2, 1.5, 0.9], own: 0.8, cheapest: "The week's cheapest dinner, at about $0.80 a serving." },
  { costs: [2, 1.5, 0.804], own: 0.8, cheapest: null },
  { costs: [2, 1.5, 0.7], own: 0.8, cheapest: null },
  { costs: [2, 1.5], own: 0.8, cheapest: null },
])('a dinner for $own beside $costs: $cheapest', ({ costs, own, cheapest }) => {
  const week = costs.map((costPerServing, at) => meal(WEEK_DAYS[at]!, [], { costPerServing }));
  const thursday = meal('Thursday', [], { costPerServing: own });
  expect(said(thursday, ...week).cheapest).toBe(cheapest);
  expect(said({ ...thursday, slot: 'lunch' }, ...week).cheapest).toBeNull();
});

test('there is nothing to say of a meal that is not in the week', () => {
  expect(inWeek(meal('Monday', [cream(100)]), [], TODAY)).toEqual({
    rest: null,
    shared: null,
    only: null,
    cheapest: null,
  });
});
