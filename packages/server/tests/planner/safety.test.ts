import { CATALOGUE } from '@larder/catalogue';
import { UNIT_NAMES, WEEK_DAYS } from '@larder/domain';
import type { Preferences } from '@larder/domain/model';
import {
  bestSwaps,
  brokenLimits,
  dinnersFor,
  faultsOf,
  isAllowed,
  limitsOf,
  plan,
} from '@larder/domain/planner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CANDIDATES, stock, TODAY } from './candidates.ts';
import { filters, preferences, violations } from './violations.ts';

/** Enough to move away from the greedy week. */
const LITTLE = { starts: 1, steps: 300 };

const pantry = fc.uniqueArray(
  fc
    .record({
      ingredient: fc.constantFrom(...CATALOGUE.ingredients),
      quantity: fc.option(fc.integer({ min: 1, max: 2_000 })),
      unit: fc.constantFrom(...UNIT_NAMES),
      expiresOn: fc.option(fc.constantFrom('2030-05-01', TODAY, '2030-05-09', '2031-01-01')),
    })
    .map(({ ingredient, quantity, unit, expiresOn }) => stock(ingredient.id, quantity, unit, { expiresOn })),
  { maxLength: 60, selector: ({ id }) => id },
);

test('with any preferences, no plan contains anything forbidden, at dinner or lunch', () => {
  let planned = 0;
  let lunched = 0;
  const lunches = fc.subarray([...WEEK_DAYS]);
  fc.assert(
    fc.property(preferences, filters, pantry, lunches, (preferred, filtered, shelf, days) => {
      const wishes = { preferences: preferred, filters: filtered, today: TODAY, lunches: days };
      const made = plan(CANDIDATES, shelf, wishes, { effort: LITTLE });
      const { meals } = made;
      expect(faultsOf(made, { candidates: CANDIDATES, pantry: shelf, wishes })).toEqual([]);
      planned += meals.length;
      // A country is a wish of the cook's, and limits no one's health: too few of its dinners are made up for.
      const held = made.tooFewFrom ? { ...filtered, countries: [] } : filtered;
      const broken = meals.flatMap(({ recipe: { id }, slot }) =>
        violations(id, preferred, slot === 'lunch' ? filtered : held),
      );
      expect(broken).toEqual([]);
      lunched += meals.filter(({ slot }) => slot === 'lunch').length;
      expect(meals.length).toBeLessThanOrEqual(7 + days.length);
    }),
    { numRuns: 500, seed: 20_300_506 },
  );
  expect(planned).toBeGreaterThan(200);
  expect(lunched).toBeGreaterThan(50);
});

test('with any current preferences, no proposed meal contains anything forbidden', () => {
  let proposed = 0;
  fc.assert(
    fc.property(preferences, preferences, filters, fc.nat(), (before, now, filtered, at) => {
      const made = { preferences: before, filters: filtered, today: TODAY };
      const { meals } = plan(CANDIDATES, [], made, { effort: LITTLE });
      const day = meals[at % meals.length]?.day;
      if (!day) return;
      const swaps = bestSwaps(
        CANDIDATES,
        [],
        { ...made, preferences: now },
        { week: meals, day, today: made.today, most: 3 },
      );
      proposed += swaps.length;
      const unplanned = CANDIDATES.filter(({ id }) => !meals.some(({ recipe }) => recipe.id === id));
      const { tooFewFrom } = dinnersFor(unplanned, { preferences: now, filters: filtered }, 3);
      const held = tooFewFrom ? { ...filtered, countries: [] } : filtered;
      expect(swaps.flatMap(({ id }) => violations(id, now, held))).toEqual([]);
    }),
    { numRuns: 150, seed: 20_300_506 },
  );
  expect(proposed).toBeGreaterThan(100);
});

test('the rule rates every recipe as its ingredients say', () => {
  fc.assert(
    fc.property(preferences, filters, (preferred, filtered) => {
      const limits = limitsOf({ preferences: preferred, filters: filtered });
      for (const recipe of CANDIDATES) {
        const broken = brokenLimits(recipe, limits);
        expect(isAllowed(recipe, limits)).toBe(broken.length === 0);
        // What the rule allows, the ingredients must; it may be stricter (keto and low-carb count
        // carbohydrates).
        const found = broken.length === 0 ? violations(recipe.id, preferred, filtered) : [];
        expect(found).toEqual([]);
      }
    }),
    { numRuns: 300, seed: 20_300_506 },
  );
});

test('after a change of preferences the rule finds every forbidden meal of an old plan', () => {
  let found = 0;
  fc.assert(
    fc.property(preferences, preferences, (before, after) => {
      const none = { flags: [], countries: [] };
      const wishes = { preferences: before, filters: none, today: TODAY };
      const { meals } = plan(CANDIDATES, [], wishes, { effort: LITTLE });
      const limits = limitsOf({ preferences: after, filters: none });
      for (const { recipe } of meals) {
        if (violations(recipe.id, after, none).length === 0) continue;
        found += 1;
        expect(
          brokenLimits(
            CANDIDATES.find(({ id }) => id === recipe.id)!,
            limits,
          ),
        ).not.toEqual([]);
      }
    }),
    { numRuns: 150, seed: 20_300_506 },
  );
  expect(found).toBeGreaterThan(100);
});

test('finds a recipe that violates a limit', () => {
  const beef = CATALOGUE.recipes.find(({ dietary }) => dietary.contains_beef)!;
  const [sample] = fc.sample(preferences, { numRuns: 1, seed: 1 });
  const none = { flags: [], countries: [] };
  const vegan: Preferences = { ...sample!, dietary_restrictions: ['vegan'] };
  expect(violations(beef.id, vegan, none)).toContain('red-meat');
});

test('a week takes and buys exactly what it needs', () => {
  fc.assert(
    fc.property(preferences, pantry, (preferred, shelf) => {
      const wishes = { preferences: preferred, filters: { flags: [], countries: [] }, today: TODAY };
      const { meals } = plan(CANDIDATES, shelf, wishes, { effort: LITTLE });
      const taken = new Map<string, number>();
      for (const { recipe, coverage } of meals) {
        for (const { item, quantity } of coverage.uses) {
          taken.set(item.id, (taken.get(item.id) ?? 0) + (quantity ?? 0));
        }
        const bought = recipe.needs.filter((_need, index) => coverage.toBuy[index]! > 0);
        expect(new Set(coverage.missingIds)).toEqual(new Set(bought.map(({ ingredientId }) => ingredientId)));
        const tooMuch = recipe.needs.filter(
          ({ quantity }, index) => coverage.toBuy[index]! > quantity + 0.01,
        );
        expect(tooMuch).toEqual([]);
      }
      const overdrawn = shelf.filter(
        ({ id, quantity }) => quantity !== null && (taken.get(id) ?? 0) > quantity + 1e-6,
      );
      expect(overdrawn).toEqual([]);
    }),
    { numRuns: 200, seed: 20_300_506 },
  );
});
