import { CATALOGUE } from '@larder/catalogue';
import { WEEK_DAYS } from '@larder/domain';
import { notesOf, placeMeals, plan, reasonOf, type StockItem } from '@larder/domain/planner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidate, CANDIDATES, need, stock, TODAY, wishes } from './candidates.ts';
import { judge, falseClaimsIn, SOON } from './false-claims.ts';
import { filters, preferences } from './violations.ts';

const LITTLE = { starts: 1, steps: 300 };

/** What many recipes need, so that some meals use more than they buy. */
const timesNeeded = new Map<number, number>();
for (const { ingredientId: id } of CANDIDATES.flatMap(({ needs }) => needs))
  timesNeeded.set(id, (timesNeeded.get(id) ?? 0) + 1);
const NEEDED_OFTEN = CATALOGUE.ingredients.filter(({ id }) => (timesNeeded.get(id) ?? 0) >= 15);

/** Common stock in measurable units, so that amounts are used. */
const pantry = fc.uniqueArray(
  fc
    .record({
      ingredient: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...CATALOGUE.ingredients) },
        fc.constantFrom(...NEEDED_OFTEN),
      ),
      quantity: fc.option(fc.integer({ min: 1, max: 1_500 }), { freq: 2 }),
      // Little expires: for a meal that uses something expiring, nothing else is mentioned.
      expiresOn: fc.oneof(
        { weight: 6, arbitrary: fc.constant(null) },
        fc.constantFrom('2030-05-01', ...SOON),
      ),
    })
    .map(({ ingredient: { id, name }, quantity, expiresOn }) =>
      stock(id, quantity, 'g', { name, grams: quantity, expiresOn }),
    ),
  { maxLength: 400, size: 'max', selector: ({ id }) => id },
);

test('in any plan, each reason is one true sentence, and the notes summarise the week', () => {
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(preferences, filters, pantry, (preferred, filtered, shelf) => {
      const wish = { preferences: preferred, filters: filtered, today: TODAY };
      const week = plan(CANDIDATES, shelf, wish, { effort: LITTLE });
      for (const meal of week.meals) {
        const reason = reasonOf(meal, wish, week.meals);
        const { kind, lies } = judge(reason, meal, wish, week.meals);
        expect([reason, lies]).toEqual([reason, []]);
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      const notes = notesOf(week);
      expect([notes, week.meals.length === 0 ? [] : falseClaimsIn(notes, week)]).toEqual([notes, []]);
    }),
    { numRuns: 400, seed: 20_300_506 },
  );
  // 'cheapest' too, but hardly any random week says it: reasons-in-week.test.ts does.
  for (const kind of [
    'uses',
    'uses some',
    'pantry',
    'pantry and quick',
    'pantry and liked',
    'pantry and shared',
    'rest',
    'rest and liked',
    'shared',
    'shared and quick',
    'only',
    'cuisine',
    'protein',
    'vegetables',
    'ready',
  ]) {
    expect([kind, (kinds.get(kind) ?? 0) > 1]).toEqual([kind, true]);
  }
});

test.each([
  {
    why: 'one of several is there',
    needs: [need(1, 100, 'g'), need(2, 100, 'g')],
    reason: 'Makes use of your ingredient 1, and needs only 1 more item.',
    share: '1 of 2 ingredients comes entirely from your pantry; there is 1 item to buy.',
  },
  {
    why: 'there is only one, and it is there',
    needs: [need(1, 100, 'g')],
    reason: 'Its one ingredient is in your pantry.',
    share: 'The one ingredient comes from your pantry.',
  },
])('singular things are not called plural: $why', ({ needs, reason, share }) => {
  const wish = wishes({ meal_prep_frequency: 'rarely' });
  const week = plan([candidate(1, needs)], [stock(1, 100, 'g')], wish, { effort: LITTLE });
  expect(week.meals.map((meal) => reasonOf(meal, wish))).toEqual([reason]);
  expect(notesOf(week)).toContain(share);
});

test('the only dinner of its kind is named, and the judge knows when it is not', () => {
  const dinners = (['fish', 'chicken', 'chicken', 'beef'] as const).map((protein, at) => ({
    recipe: candidate(at + 1, [need(at + 1, 100, 'g', 100)], { proteins: [protein] }),
    day: WEEK_DAYS[at]!,
  }));
  const week = placeMeals(dinners, [], TODAY);
  const [fish, chicken, ...others] = week;
  expect(reasonOf(fish!, wishes(), week)).toBe("The week's only fish dinner.");
  expect(judge("The week's only fish dinner.", fish!, wishes(), week)).toEqual({ kind: 'only', lies: [] });
  const another = { ...chicken!, recipe: { ...chicken!.recipe, proteins: ['fish'] as const } };
  expect(judge("The week's only fish dinner.", fish!, wishes(), [fish!, another, ...others])).toEqual({
    kind: 'only',
    lies: ['only'],
  });
  expect(judge("The week's only chicken dinner.", fish!, wishes(), week).lies).toEqual(['only']);
});

const NAMED = { item: 'only 1 more item', none: 'nothing from the shop' };

test.each<{ why: string; pantry: StockItem[]; reason: string }>([
  {
    why: 'two things that expire',
    pantry: [
      stock(1, 100, 'g', { name: 'spinach', grams: 100, expiresOn: '2030-05-08' }),
      stock(2, 3, 'piece', { name: 'eggs', grams: 150, expiresOn: '2030-05-06' }),
    ],
    reason: `Uses your 100 g of spinach and 2 of your eggs before they expire, and needs ${NAMED.item}.`,
  },
  {
    why: 'what it is made of, the dearest first',
    pantry: [
      stock(1, 500, 'g', { name: 'rice', grams: 500 }),
      stock(3, 500, 'g', { name: 'salmon', grams: 500 }),
    ],
    reason: `Makes use of your salmon and rice, and needs ${NAMED.item}.`,
  },
  {
    why: 'everything is there',
    pantry: [1, 2, 3].map((id) => stock(id, 500, 'g', { grams: 500 })),
    reason: 'All 3 ingredients are in your pantry.',
  },
  {
    why: 'nothing is there',
    pantry: [],
    reason: 'It is ready in 40 minutes for about $2.00 a serving.',
  },
])('a reason names what speaks for a meal: $why', ({ pantry: shelf, reason }) => {
  const wish = wishes({ meal_prep_frequency: 'rarely' });
  const needs = [
    need(1, 100, 'g', 100),
    need(2, 100, 'g', 100),
    { ...need(3, 100, 'g', 100), dollarsPerGram: 0.02 },
  ];
  const week = plan([{ ...candidate(1, needs), vegetables: 160 }], shelf, wish, { effort: LITTLE });
  expect(week.meals.map((meal) => reasonOf(meal, wish))).toEqual([reason]);
});

test.each([
  {
    why: 'pieces',
    has: stock(1, 5, 'piece', { name: 'tomatoes', grams: 600 }),
    grams: 350,
    uses: 'about 3 of your tomatoes',
  },
  {
    why: 'litres',
    has: stock(1, 1, 'l', { name: 'milk', grams: 1030 }),
    grams: 154.5,
    uses: '150 ml of your milk',
  },
  {
    why: 'a pound',
    has: stock(1, 1, 'lb', { name: 'minced beef', grams: 454 }),
    grams: 300,
    uses: '⅔ lb of your minced beef',
  },
  {
    why: 'all of it',
    has: stock(1, 1, 'lb', { name: 'minced beef', grams: 454 }),
    grams: 500,
    uses: 'your 1 lb of minced beef',
  },
  {
    why: 'a few grams',
    has: stock(1, 5, 'g', { name: 'jaggery', grams: 5 }),
    grams: 4.67,
    uses: '5 g of your jaggery',
  },
  {
    why: 'more than a kilogram',
    has: stock(1, 1200, 'g', { name: 'potatoes', grams: 1200 }),
    grams: 1200,
    uses: 'your 1.2 kg of potatoes',
  },
  {
    why: 'one head',
    has: stock(1, 1, 'head', { name: 'cauliflower', grams: 600 }),
    grams: 600,
    uses: 'your head of cauliflower, which expires',
  },
  {
    why: 'two cans',
    has: stock(1, 2, 'can', { name: 'coconut milk', grams: 800 }),
    grams: 800,
    uses: 'your 2 cans of coconut milk, which expire on',
  },
  {
    why: 'leaves of a leaf',
    has: stock(1, 2, 'leaf', { name: 'bay leaves', grams: 1 }),
    grams: 1,
    uses: 'your 2 bay leaves',
  },
])('amounts read as a cook would say them: $why [MATCH-10]', ({ has, grams, uses }) => {
  const wish = wishes({ meal_prep_frequency: 'rarely' });
  const needs = [need(1, grams, 'g', grams, { dollarsPerGram: 1 }), need(2, 100, 'g')];
  const week = plan([candidate(1, needs)], [{ ...has, expiresOn: '2030-05-08' }], wish, { effort: LITTLE });
  expect(week.meals.map((meal) => reasonOf(meal, wish))[0]).toContain(
    uses.includes(', which') ? `Uses ${uses}` : `Uses ${uses}, which expire`,
  );
});
