import { bestSwaps, byDate, compile, faultsOf, plan, Scale } from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { candidate, CANDIDATES, need, stock, TODAY, wishes } from './candidates.ts';

const SOAKED = { eveningBefore: 'Soak the beans in cold water.' };
const three = wishes({ meal_prep_frequency: 'weekly' });
const soaked = (id: number) => candidate(id, [], SOAKED);
const ids = ({ meals }: ReturnType<typeof plan>) => meals.map(({ recipe }) => recipe.id);

describe('a dish that is begun the evening before [TIMES-16]', () => {
  test('is not the first meal of a plan, however good it is', () => {
    const dear = [2, 3].map((id) => candidate(id, [need(id, 1, 'kg', 1000, { dollarsPerGram: 0.05 })]));
    const [first, ...others] = ids(plan([soaked(1), ...dear], [], three));
    expect(first).not.toBe(1);
    expect(others).toContain(1);
  });

  test('stays off the first day although something it uses expires then', () => {
    const pantry = [stock(1, 1, 'kg', { grams: 1000, expiresOn: TODAY })];
    const beans = candidate(1, [need(1, 1, 'kg', 1000)], SOAKED);
    const problem = compile([beans, candidate(2, [])], pantry, ['Monday', 'Tuesday'], three);
    const week = [1, 0];
    expect(byDate(problem, { week, worth: new Scale(problem).weigh(week) }).week).toEqual(week);
  });

  test('leaves the first day free if there is nothing else', () => {
    const made = plan([1, 2, 3, 4].map(soaked), [], three);
    expect(made.meals.map(({ day }) => day)).toEqual(['Tuesday', 'Thursday', 'Saturday']);
    const given = { candidates: [1, 2, 3, 4].map(soaked), pantry: [], wishes: three };
    expect(faultsOf(made, given)).toEqual([]);
  });

  test('on the first day is a fault', () => {
    const candidates = [soaked(1), candidate(2, []), candidate(3, [])];
    const made = plan(candidates, [], three);
    const [monday, ...rest] = made.meals;
    const wrong = { ...made, meals: [{ ...monday!, recipe: candidates[0]! }, ...rest] };
    expect(faultsOf(wrong, { candidates, pantry: [], wishes: three })).toContain(
      'Recipe 1 should have been begun on the evening before',
    );
  });

  test.each([
    { today: '2030-05-06', day: 'Monday', isProposed: false },
    { today: '2030-05-06', day: 'Tuesday', isProposed: true },
    { today: '2030-05-07', day: 'Tuesday', isProposed: false },
  ] as const)('is proposed on $today for $day: $isProposed', ({ today, day, isProposed }) => {
    const week = [
      { recipe: candidate(2, []), day: 'Monday' },
      { recipe: candidate(3, []), day: 'Tuesday' },
    ] as const;
    const swaps = bestSwaps([soaked(1)], [], three, { week, day, today, most: 3 });
    expect(swaps.map(({ id }) => id)).toEqual(isProposed ? [1] : []);
  });

  test('is in the catalogue', () => {
    const overnight = CANDIDATES.filter(({ eveningBefore }) => eveningBefore !== null).map(({ id }) => id);
    expect(overnight).toEqual(expect.arrayContaining([1007, 2005, 4029, 5017]));
  });
});

test('a default vegan week has only dinners [SERVE-04]', () => {
  const { meals } = plan(CANDIDATES, [], wishes({ dietary_restrictions: ['vegan'] }));
  const roles = new Map(CANDIDATES.map(({ id, role }) => [id, role]));
  expect(meals).toHaveLength(7);
  expect(new Set(meals.map(({ recipe }) => roles.get(recipe.id)))).toEqual(new Set(['dinner']));
});
