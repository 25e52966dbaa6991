import { WEEK_DAYS } from '@larder/domain';
import {
  bestSwaps,
  faultsOf,
  isLunch,
  leftBy,
  notesOf,
  plan,
  type Candidate,
  type StockItem,
  type Wishes,
} from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { CANDIDATES, candidate, need, stock, TODAY, wishes } from './candidates.ts';

const QUICK = { effort: { starts: 2, steps: 3_000 } };
const planned = (
  wish: Wishes,
  candidates: readonly Candidate[] = CANDIDATES,
  pantry: readonly StockItem[] = [],
) => {
  const made = plan(candidates, pantry, wish, QUICK);
  expect(faultsOf(made, { candidates, pantry, wishes: wish })).toEqual([]);
  const lunches = made.meals.filter(({ slot }) => slot === 'lunch');
  return { made, lunches, dinners: made.meals.filter(({ slot }) => slot !== 'lunch') };
};
/** A dish that needs 100 g of something of its own. */
const dish = (id: number, own: Partial<Candidate> = {}) => candidate(id, [need(id, 100, 'g', 100)], own);
const soup = (id: number, own: Partial<Candidate> = {}) =>
  dish(id, { role: 'soup', course: 'soup', totalTime: 20, ...own });

describe('a recipe makes a lunch', () => {
  test.each([
    ['soup', 30, 300, true],
    ['salad', 10, 250, true],
    ['salad', 10, 240, false],
    ['light meal', 25, 500, true],
    ['dinner', 30, 650, true],
    ['dinner', 30, 700, false],
    ['soup', 31, 300, false],
    ['side', 10, 300, false],
    ['breakfast', 10, 300, false],
    ['sweet', 10, 300, false],
  ] as const)('a %s of %d minutes and %d kcal: %s', (role, totalTime, calories, makes) => {
    expect(isLunch(candidate(1, [], { role, totalTime, calories }))).toBe(makes);
  });

  test('if its work is quick: waiting does not count', () => {
    expect(isLunch(candidate(1, [], { role: 'soup', totalTime: 90, waitingTime: 60 }))).toBe(true);
  });

  test('unless it is a flexible dinner', () => {
    expect(isLunch(candidate(1, [], { role: 'soup', totalTime: 20, flexible: 'soup' }))).toBe(false);
  });
});

describe('a week with lunches', () => {
  const lunches = ['Tuesday', 'Saturday'] as const;

  test('has them on the days that are wanted, before the dinner of the day, and no dish twice', () => {
    const { made, lunches: found } = planned({ ...wishes(), lunches });
    expect(found.map(({ day }) => day)).toEqual(lunches);
    expect(found.every(({ recipe }) => isLunch(recipe as Candidate))).toBe(true);
    expect(made.meals.map(({ day, slot = 'dinner' }) => `${day} ${slot}`).slice(0, 4)).toEqual([
      'Monday dinner',
      'Tuesday lunch',
      'Tuesday dinner',
      'Wednesday dinner',
    ]);
    expect(new Set(made.meals.map(({ recipe }) => recipe.id)).size).toBe(9);
    expect(made.wanted).toBe(9);
  });

  test('has the same dinners as without', () => {
    const kitchen = { ...wishes(), kitchen: 'eggs' };
    const ids = (wish: Wishes) => planned(wish).dinners.map(({ recipe }) => recipe.id);
    expect(ids({ ...kitchen, lunches: WEEK_DAYS })).toEqual(ids(kitchen));
  });

  test('has dishes that were cooked lately only if too few others make a lunch [MEMORY-05]', () => {
    const dinners = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => dish(id, { totalTime: 45 }));
    const soups = [20, 21, 22].map((id) => soup(id));
    const lunchesAfter = (cookedLately: readonly number[]) =>
      planned({ ...wishes(), lunches, cookedLately }, [...dinners, ...soups])
        .lunches.map(({ recipe }) => recipe.id)
        .toSorted();
    expect(lunchesAfter([20])).toEqual([21, 22]);
    expect(lunchesAfter([20, 21])).toHaveLength(2);
    expect(lunchesAfter([20, 21, 22])).toHaveLength(2);
  });

  test('takes what the dinners leave, and what expires', () => {
    const dinners = [1, 2, 3, 4, 5, 6, 7].map((id) => dish(id));
    const greens = stock(20, 200, 'g', { grams: 200, expiresOn: '2030-05-09' });
    const soups = [20, 21, 22].map((id) => soup(id));
    const own = dinners.map(({ id }) => stock(id, 100, 'g', { grams: 100 }));
    const { lunches: found } = planned(
      { ...wishes(), lunches: ['Tuesday'] },
      [...dinners, ...soups],
      [greens, ...own],
    );
    expect(found.map(({ recipe }) => recipe.id)).toEqual([20]);
    expect(found[0]!.coverage.uses.map(({ item }) => item.id)).toEqual([greens.id]);
  });

  test('does not take from a dinner what it would have to buy again', () => {
    const dear = need(1, 100, 'g', 100, { dollarsPerGram: 0.05 });
    const dinner = candidate(1, [dear]);
    const steals = candidate(2, [dear], { role: 'soup', totalTime: 20 });
    const buys = candidate(3, [need(3, 100, 'g', 100, { dollarsPerGram: 0.001 })], {
      role: 'soup',
      totalTime: 20,
    });
    const free = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday', 'Sunday'] as const;
    const { lunches: found, dinners } = planned(
      { ...wishes(), free, lunches: ['Tuesday'] },
      [dinner, steals, buys],
      [stock(1, 100, 'g', { grams: 100 })],
    );
    expect(found.map(({ recipe }) => recipe.id)).toEqual([3]);
    expect(dinners[0]!.coverage.missingIds).toEqual([]);
  });

  test('keeps every limit at lunch too', () => {
    const { lunches: found } = planned({
      ...wishes({ dietary_restrictions: ['vegan'], allergies: ['nuts'] }),
      lunches: WEEK_DAYS,
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ recipe }) => (recipe as Candidate).dietary.vegan)).toBe(true);
  });

  test('says for which days there is none', () => {
    const { made } = planned({ ...wishes(), lunches: ['Monday', 'Friday', 'Sunday'] }, [
      ...[1, 2, 3, 4, 5, 6, 7].map((id) => dish(id)),
      soup(8),
    ]);
    expect(made.lunchless).toEqual(['Friday', 'Sunday']);
    expect(notesOf(made)).toContain(
      'No other recipe within your limits makes a quick lunch, so there is none on Friday and Sunday.',
    );
    expect(notesOf(made)).not.toContain('instead of');
  });

  test('has no lunch today that was to be begun yesterday', () => {
    const soaked = soup(8, { eveningBefore: 'Soak the beans.' });
    const { made, lunches: found } = planned({ ...wishes(), lunches: ['Monday', 'Tuesday'] }, [
      ...[1, 2, 3, 4, 5, 6, 7].map((id) => dish(id)),
      soaked,
    ]);
    expect(TODAY).toBe('2030-05-06');
    expect(found.map(({ day }) => day)).toEqual(['Tuesday']);
    expect(made.lunchless).toEqual(['Monday']);
  });

  test('keeps the lunches that the cook has settled, with their food', () => {
    const eggs = need(1, 100, 'g', 100, { dollarsPerGram: 0.03 });
    const settled = { recipe: candidate(50, [eggs]), day: 'Wednesday', slot: 'lunch' } as const;
    const dinners = [candidate(2, [eggs]), ...[3, 4, 5, 6, 7, 8, 9].map((id) => dish(id))];
    const { lunches: found, dinners: made } = planned(
      { ...wishes(), fixed: [settled], lunches: ['Wednesday', 'Thursday'] },
      [...dinners, soup(10), settled.recipe],
      [stock(1, 100, 'g', { grams: 100 })],
    );
    expect(found.map(({ recipe, day }) => [recipe.id, day])).toEqual([
      [50, 'Wednesday'],
      [10, 'Thursday'],
    ]);
    expect(found[0]!.coverage.missingIds).toEqual([]);
    expect(made.map(({ recipe }) => recipe.id)).not.toContain(2);
  });
});

describe('a swap', () => {
  test('of a lunch proposes lunches, of a dinner dinners', () => {
    const { made } = planned({ ...wishes(), lunches: ['Tuesday'] });
    const wish = { week: made.meals, day: 'Tuesday', today: TODAY, most: 3 } as const;
    const forLunch = bestSwaps(CANDIDATES, [], wishes(), { ...wish, slot: 'lunch' });
    const forDinner = bestSwaps(CANDIDATES, [], wishes(), wish);
    expect(forLunch).toHaveLength(3);
    expect(forLunch.every((recipe) => isLunch(recipe))).toBe(true);
    expect(forDinner).toHaveLength(3);
    expect(forDinner.every(({ role }) => role === 'dinner')).toBe(true);
    const inPlan = new Set(made.meals.map(({ recipe }) => recipe.id));
    expect([...forLunch, ...forDinner].some(({ id }) => inPlan.has(id))).toBe(false);
  });

  test('of a day without a lunch proposes nothing', () => {
    const { made } = planned(wishes());
    const wish = { week: made.meals, day: 'Tuesday', slot: 'lunch', today: TODAY, most: 3 } as const;
    expect(bestSwaps(CANDIDATES, [], wishes(), wish)).toEqual([]);
  });

  test('of a dinner leaves its food to a lunch', () => {
    const eggs = need(1, 100, 'g', 100, { dollarsPerGram: 0.03 });
    const lunch = { recipe: candidate(50, [eggs]), day: 'Wednesday', slot: 'lunch' } as const;
    const dinner = { recipe: dish(3), day: 'Tuesday' } as const;
    const [best] = bestSwaps(
      [candidate(2, [eggs]), dish(4)],
      [stock(1, 100, 'g', { grams: 100 }), stock(4, 100, 'g', { grams: 100 })],
      wishes(),
      { week: [dinner, lunch], day: 'Tuesday', today: TODAY, most: 1 },
    );
    expect(best?.id).toBe(4);
  });
});

test('what meals leave of the stock', () => {
  const [rice, oil, eggs] = [
    stock(1, 500, 'g', { grams: 500 }),
    stock(2, null, 'g'),
    stock(3, 6, 'piece', { grams: 300 }),
  ];
  const coverage = {
    toBuy: [],
    missingIds: [],
    ingredientCount: 0,
    uses: [
      { item: rice, need: 0, quantity: 200 },
      { item: oil, need: 0, quantity: null },
      { item: eggs, need: 0, quantity: 6 },
    ],
  };
  const left = leftBy([{ recipe: dish(1), day: 'Monday', coverage }], [rice, oil, eggs]);
  expect(left.map(({ id, quantity, grams }) => [id, quantity, grams])).toEqual([
    [rice.id, 300, 300],
    [oil.id, null, oil.grams],
  ]);
});
