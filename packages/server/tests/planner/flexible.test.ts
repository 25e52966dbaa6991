import { gramsOf, INGREDIENT_INDEX } from '@larder/catalogue';
import { templateOf } from '@larder/catalogue/flexible';
import type { StockItem, Wishes } from '@larder/domain/planner';
import { addDays } from '@larder/domain';
import { faultsOf, plan, reasonOf } from '@larder/domain/planner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import { FIRST_OWN_RECIPE_ID, LAST_RECIPE_ID } from '../../src/platform/database/schema.ts';
import { makingDishes, ownIdOf, type MadeDish } from '../../src/recipes/flexible/made-dishes.ts';
import { atOnce } from '../../src/recipes/search/unhurried.ts';
import { CANDIDATES, stock, TODAY } from './candidates.ts';
import { filters, preferences, violationsOf } from './violations.ts';

const LITTLE = { starts: 2, steps: 2_000 };
const NO_FILTERS = { flags: [], countries: [] };

const idOf = (content: string) => ownIdOf('0193a000-0000-7000-8000-000000000002', content);
const made = (pantry: readonly StockItem[], wishes: Wishes): MadeDish[] =>
  atOnce(makingDishes({ names: INGREDIENT_INDEX, stock: pantry, wishes }, idOf));
const held = (slug: string, quantity: number, unit: 'g' | 'piece', days: number | null) =>
  stock(INGREDIENT_INDEX.require(slug).id, quantity, unit, {
    grams: gramsOf(INGREDIENT_INDEX.require(slug), quantity, unit),
    expiresOn: days === null ? null : addDays(TODAY, days),
  });

/** What expires, and what keeps. */
const FRESH =
  'chicken-breast chicken-thigh minced-beef bacon salmon cod egg tofu feta courgette red-bell-pepper carrot spinach leek broccoli cauliflower mushroom tomato aubergine white-cabbage potato';
const KEPT =
  'rice spaghetti corn-tortilla couscous chickpea red-lentil tinned-tomatoes coconut-milk soy-sauce ginger lemon lime dried-oregano dried-thyme ground-cumin smoked-paprika turmeric garam-masala garlic onion';
const pantry = fc
  .tuple(fc.subarray(FRESH.split(' '), { minLength: 4 }), fc.subarray(KEPT.split(' ')), fc.nat(5))
  .map(([fresh, kept, days]) => [
    ...fresh.map((slug, at) => held(slug, 200 + 130 * (at % 4), 'g', (days + at) % 7)),
    ...kept.map((slug) => held(slug, 500, 'g', null)),
  ]);

test('with any preferences, no flexible dinner contains anything forbidden [FLEXIBLE-02]', () => {
  let dishes = 0;
  fc.assert(
    fc.property(preferences, filters, pantry, (preferred, filtered, shelf) => {
      const found = made(shelf, { preferences: preferred, filters: filtered, today: TODAY });
      dishes += found.length;
      expect(found.flatMap(({ recipe }) => violationsOf(recipe, preferred, filtered))).toEqual([]);
    }),
    { numRuns: 150, seed: 20_300_506 },
  );
  expect(dishes).toBeGreaterThan(100);
});

test('a week has two at most, apart from each other, of two kinds [FLEXIBLE-01]', () => {
  let flexible = 0;
  fc.assert(
    fc.property(pantry, (shelf) => {
      const wishes = { preferences: NO_PREFERENCES, filters: NO_FILTERS, today: TODAY };
      const candidates = [...CANDIDATES, ...made(shelf, wishes).map(({ candidate }) => candidate)];
      const week = plan(candidates, shelf, wishes, { effort: LITTLE });
      expect(faultsOf(week, { candidates, pantry: shelf, wishes })).toEqual([]);
      const kinds = week.meals.map(({ recipe }) => recipe.flexible);
      const places = [...kinds.keys()].filter((place) => kinds[place] !== undefined);
      flexible += places.length;
      expect(places.length).toBeLessThanOrEqual(2);
      expect(new Set(places.map((place) => kinds[place])).size).toBe(places.length);
      expect(places.some((place) => places.includes(place + 1))).toBe(false);
    }),
    { numRuns: 12, seed: 20_300_506 },
  );
  expect(flexible).toBeGreaterThan(12);
});

const KITCHEN = [
  held('chicken-breast', 600, 'g', 1),
  held('courgette', 600, 'g', 1),
  held('red-bell-pepper', 3, 'piece', 2),
  held('potato', 900, 'g', 5),
  held('dried-thyme', 10, 'g', null),
  held('lemon', 2, 'piece', 6),
];
const WISHES = { preferences: NO_PREFERENCES, filters: NO_FILTERS, today: TODAY };

test('the same kitchen gives the same dishes, and none if nothing expires', () => {
  expect(made(KITCHEN, WISHES)).toEqual(made(KITCHEN, WISHES));
  const keeps = KITCHEN.map((item) => ({ ...item, expiresOn: null }));
  expect(made(keeps, WISHES)).toEqual([]);
});

test('its ids are those of own recipes, and differ between cooks', () => {
  const dishes = made(KITCHEN, WISHES);
  const ids = dishes.map(({ recipe }) => recipe.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => id >= FIRST_OWN_RECIPE_ID && id <= LAST_RECIPE_ID)).toBe(true);
  expect(ownIdOf('one', 'dish')).not.toBe(ownIdOf('another', 'dish'));
  expect(ownIdOf('one', 'dish')).not.toBe(ownIdOf('one', 'dish', 1));
});

test('its slug names its template', () => {
  for (const { recipe, candidate } of made(KITCHEN, WISHES))
    expect(templateOf(recipe.slug)).toBe(candidate.flexible);
  expect(templateOf('own-123456789')).toBeNull();
});

test('it uses up what there is, and its reason says so [FLEXIBLE-03]', () => {
  const dishes = made(KITCHEN, WISHES);
  const bake = dishes.find(({ candidate }) => candidate.flexible === 'tray-bake')!;
  expect(bake.recipe.ingredients).toEqual(
    expect.arrayContaining([
      { ingredient: 'chicken-breast', quantity: 600, unit: 'g' },
      expect.objectContaining({ ingredient: 'courgette', quantity: 600, unit: 'g' }),
    ]),
  );
  const week = plan([bake.candidate], KITCHEN, WISHES, { effort: LITTLE });
  expect(week.meals).toHaveLength(1);
  expect(reasonOf(week.meals[0]!, WISHES)).toMatch(
    /^Uses your .+, your .+, your .+ and \d more things before they expire, and needs /,
  );
});

test('they lengthen a week of few recipes, which says how many there are', () => {
  const dishes = made(KITCHEN, WISHES).map(({ candidate }) => candidate);
  const week = plan([...CANDIDATES.slice(0, 2), ...dishes], KITCHEN, WISHES, { effort: LITTLE });
  expect(week).toMatchObject({ recipes: 2, possible: 2 });
  expect(week.meals.map(({ recipe }) => recipe.flexible !== undefined).filter(Boolean)).toHaveLength(2);
});
