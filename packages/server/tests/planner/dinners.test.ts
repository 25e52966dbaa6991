import { COUNTRY_CODES, DIETS, PREFERENCE_VALUES, type CountryCode, type Role } from '@larder/domain';
import {
  bestSwaps,
  dinnersFor,
  faultsOf,
  isAllowed,
  limitsOf,
  notesOf,
  plan,
  type Candidate,
} from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { candidate, CANDIDATES, need, TODAY, wishes } from './candidates.ts';

const LITTLE = { starts: 2, steps: 2_000 };
const DINNERS: ReadonlySet<Role> = new Set(['dinner', 'light meal', 'soup', 'salad']);
const NO_DINNERS: readonly Role[] = ['side', 'sweet', 'breakfast'];
const roles = new Map(CANDIDATES.map(({ id, role }) => [id, role]));

describe.each([null, ...DIETS])('a cook whose diet is %s', (diet) => {
  const preferred = diet === null ? {} : { dietary_restrictions: [diet] };

  test.each(COUNTRY_CODES)('and who asks for %s is offered dinners alone [CHOOSE-16]', (country) => {
    const wanted = wishes(preferred, { countries: [country] });
    const made = plan(CANDIDATES, [], wanted, { effort: LITTLE });
    expect(made.meals.filter(({ recipe }) => !DINNERS.has(roles.get(recipe.id)!))).toEqual([]);
    const limits = limitsOf(wishes(preferred));
    const anywhere = CANDIDATES.filter((one) => DINNERS.has(one.role) && isAllowed(one, limits));
    expect(faultsOf(made, { candidates: CANDIDATES, pantry: [], wishes: wanted })).toEqual([]);
    // Every dinner of the country comes before those of others, and others before what is no dinner.
    const within = CANDIDATES.filter((recipe) => isAllowed(recipe, limitsOf(wanted)));
    const fromThere = within.filter(({ role }) => role === 'dinner');
    const isAllThereIs = fromThere.length === within.length;
    expect(made.meals).toHaveLength(Math.min(7, isAllThereIs ? fromThere.length : anywhere.length));
    const planned = made.meals.filter(({ recipe }) => recipe.country === country);
    const proper = planned.filter(({ recipe }) => roles.get(recipe.id) === 'dinner');
    expect(proper).toHaveLength(Math.min(7, fromThere.length));
    expect(notesOf(made).includes('has too few dinners within your limits')).toBe(
      planned.length < made.meals.length,
    );
    const week = made.meals;
    const swaps = week
      .slice(0, 1)
      .flatMap(({ day }) => bestSwaps(CANDIDATES, [], wanted, { week, day, today: TODAY, most: 3 }));
    expect(swaps.filter(({ role }) => !DINNERS.has(role))).toEqual([]);
  });

  test.each(PREFERENCE_VALUES.allergies)(
    'and who is allergic to %s has only that of each country',
    (allergen) => {
      const both = { ...preferred, allergies: [allergen] };
      for (const country of COUNTRY_CODES) {
        const wanted = wishes(both, { countries: [country] });
        const { recipes, tooFewFrom } = dinnersFor(CANDIDATES, wanted, 7);
        const limits = limitsOf(tooFewFrom ? wishes(both) : wanted);
        expect(
          recipes.filter((recipe) => !isAllowed(recipe, limits) || NO_DINNERS.includes(recipe.role)),
        ).toEqual([]);
        const limited = recipes.filter((recipe) => recipe.country !== country);
        expect(limited.length > 0).toBe(tooFewFrom !== null);
      }
    },
  );
});

const from = (country: CountryCode, ...ids: number[]): Candidate[] =>
  ids.map((id) => candidate(id, [need(id, 100, 'g', 100)], { country }));

test.each(NO_DINNERS)('a week is shorter rather than have a %s', (role) => {
  const recipes = [...from('italy', 1, 2), candidate(3, [], { role })];
  const made = plan(recipes, [], wishes({ spice_tolerance: 'mild' }), { effort: LITTLE });
  expect(made.meals.map(({ recipe }) => recipe.id).toSorted()).toEqual([1, 2]);
  expect(notesOf(made)).toContain(
    'Only 2 dinners fit your limit (mild spice), so the plan has 2 instead of 7.',
  );
});

test('dishes from other countries fill the evenings that those asked for leave, and the notes name them', () => {
  const granita = candidate(9, [], { country: 'italy', role: 'sweet' });
  const recipes = [...from('italy', 1, 2), ...from('greece', 3, 4, 5, 6, 7, 8), granita];
  const made = plan(recipes, [], wishes({ meal_prep_frequency: 'weekly' }, { countries: ['italy'] }));
  expect(made.meals.filter(({ recipe }) => recipe.country === 'italy')).toHaveLength(2);
  expect(notesOf(made)).toMatch(
    /Italy has too few dinners within your limits, so \w+day has a dish from other countries\./,
  );
});
