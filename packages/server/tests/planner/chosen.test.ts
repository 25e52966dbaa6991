import { faultsOf, plan, type Candidate, type Plan, type Wishes } from '@larder/domain/planner';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CANDIDATES, candidate, need, stock, TODAY, wishes } from './candidates.ts';

const QUICK = { effort: { starts: 2, steps: 3_000 } };
const FEW = CANDIDATES.slice(0, 60);
const [ONE, TWO, THREE] = FEW as [Candidate, Candidate, Candidate];
const daysOf = ({ meals }: Plan) => meals.map(({ day }) => day);
const idsOf = ({ meals }: Plan) => meals.map(({ recipe }) => recipe.id);
const planned = (wish: Wishes, candidates: readonly Candidate[] = FEW) => {
  const made = plan(candidates, [], wish, QUICK);
  expect(faultsOf(made, { candidates, pantry: [], wishes: wish })).toEqual([]);
  return made;
};

describe('meals that the cook has settled', () => {
  test('stay on their days, and appear nowhere else', () => {
    const fixed = [
      { recipe: ONE, day: 'Wednesday' as const },
      { recipe: TWO, day: 'Monday' as const },
    ];
    const made = planned({ ...wishes(), fixed });
    expect(daysOf(made)).toHaveLength(7);
    expect(made.meals[0]!.recipe.id).toBe(TWO.id);
    expect(made.meals[2]!.recipe.id).toBe(ONE.id);
    expect(new Set(idsOf(made)).size).toBe(7);
  });

  test('may be all of the week', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
    const fixed = days.map((day, index) => ({ recipe: FEW[index]!, day }));
    expect(idsOf(planned({ ...wishes(), fixed }))).toEqual(fixed.map(({ recipe }) => recipe.id));
  });

  test('may be any dish, even one that no plan would choose', () => {
    const soup = candidate(9_000_001, [need(1, 1, 'piece')], { role: 'sweet', calories: 50 });
    const made = planned({ ...wishes({ allergies: ['nuts'] }), fixed: [{ recipe: soup, day: 'Friday' }] });
    expect(made.meals[4]!.recipe.id).toBe(9_000_001);
  });

  test('take their stock in the order of the days', () => {
    const fish = stock(1, 500, 'g', { grams: 500, expiresOn: '2030-05-12' });
    const recipes = [1, 2, 3].map((id) => candidate(id, [need(1, 500, 'g', 500, { dollarsPerGram: 0.02 })]));
    const others = [4, 5, 6, 7, 8, 9, 10].map((id) => candidate(id, [need(id, 100, 'g', 100)]));
    const wish = { ...wishes(), fixed: [{ recipe: recipes[0]!, day: 'Thursday' as const }] };
    const made = plan([...recipes, ...others], [fish], wish, QUICK);
    // A meal that took the fish before Thursday would leave the settled meal without.
    expect(made.meals.find(({ day }) => day === 'Thursday')!.coverage.missingIds).toEqual([]);
    expect(idsOf(made)).not.toContain(2);
  });

  test('count for variety: no other dish on the same base next to them', () => {
    const rice = [1, 2].map((id) => candidate(id, [need(id, 100, 'g', 100)], { base: 'rice' }));
    const others = [3, 4].map((id) => candidate(id, [need(id, 100, 'g', 100)]));
    const wish = {
      ...wishes({ meal_prep_frequency: 'rarely' }),
      free: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
      fixed: [{ recipe: rice[0]!, day: 'Monday' as const }],
    };
    expect(idsOf(plan([...rice, ...others], [], wish, QUICK))).toEqual([1, 3]);
  });
});

describe('free evenings', () => {
  test('have no meal, and the others are all filled', () => {
    const made = planned({ ...wishes(), free: ['Friday', 'Sunday'] });
    expect(daysOf(made)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday']);
    expect(made.wanted).toBe(5);
  });

  test('leave as many meals as wanted, on other days', () => {
    const made = planned({
      ...wishes({ meal_prep_frequency: 'few_times_week' }),
      free: ['Monday', 'Friday'],
    });
    expect(daysOf(made)).toHaveLength(4);
    expect(made.wanted).toBe(4);
    expect(daysOf(made)).not.toContain('Monday');
    expect(daysOf(made)).not.toContain('Friday');
  });

  test('may be all of the week', () => {
    const free = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
    expect(planned({ ...wishes(), free }).meals).toEqual([]);
  });
});

test('a settled meal counts towards the number of meals', () => {
  const fixed = [{ recipe: ONE, day: 'Sunday' as const }];
  const made = planned({ ...wishes({ meal_prep_frequency: 'rarely' }), fixed });
  expect(daysOf(made)).toHaveLength(2);
  expect(made.meals[1]!.recipe.id).toBe(ONE.id);
});

test('the checker finds settled meals that are missing and evenings that are not free', () => {
  const wish = {
    ...wishes(),
    fixed: [{ recipe: THREE, day: 'Monday' as const }],
    free: ['Tuesday'] as const,
  };
  const made = plan(FEW, [], wishes(), QUICK);
  const faults = faultsOf(made, { candidates: FEW, pantry: [], wishes: wish });
  expect(faults).toContain('Tuesday is not free');
  expect(faults).toContain(`Recipe ${THREE.id} is not on Monday`);
});

test('whatever is settled, the plan has no fault and is the same each time', () => {
  const day = fc.constantFrom(...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const));
  const settling = fc.record({
    fixed: fc.uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 59 }), day }), {
      selector: (one) => one.day,
      maxLength: 4,
    }),
    free: fc.uniqueArray(fc.constantFrom(...(['Saturday', 'Sunday'] as const))),
    frequency: fc.constantFrom('daily' as const, 'few_times_week' as const, 'rarely' as const),
    isSoaked: fc.boolean(),
  });
  fc.assert(
    fc.property(settling, ({ fixed, free, frequency, isSoaked }) => {
      const candidates = isSoaked ? FEW.map((one) => ({ ...one, eveningBefore: 'Soak it.' })) : FEW;
      const seen = new Set<number>();
      const once = fixed.filter(({ at }) => !seen.has(at) && seen.add(at));
      const wish = {
        ...wishes({ meal_prep_frequency: frequency }),
        fixed: once.map((one) => ({ recipe: candidates[one.at]!, day: one.day })),
        free,
      };
      const effort = { effort: { starts: 1, steps: 200 } };
      const made = plan(candidates, [], wish, effort);
      expect(faultsOf(made, { candidates, pantry: [], wishes: wish })).toEqual([]);
      expect(plan(candidates, [], wish, effort)).toEqual(made);
      expect(wish.today).toBe(TODAY);
    }),
    { numRuns: 40 },
  );
});
