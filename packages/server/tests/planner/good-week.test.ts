import { addDays } from '@larder/domain';
import { plan as planWeek, type Candidate, type StockItem, type Wishes } from '@larder/domain/planner';
import { describe, expect, test } from 'vitest';
import { candidate, need, stock, TODAY, wishes } from './candidates.ts';

const EFFORT = { starts: 3, steps: 3_000 };
const plan = (recipes: readonly Candidate[], pantry: readonly StockItem[] = [], wish: Wishes = wishes()) =>
  planWeek(recipes, pantry, wish, { effort: EFFORT });
const ids = (week: ReturnType<typeof plan>) => week.meals.map(({ recipe }) => recipe.id);
const dishes = (count: number, own: (index: number) => Partial<Candidate>) =>
  Array.from({ length: count }, (_, index) => candidate(index + 1, [], own(index)));

/** An ingredient that a shop sells for this many dollars. */
const priced = (id: number, dollars: number) =>
  need(id, 100, 'g', 100, { dollarsPerGram: dollars / 100, packGrams: 100 });

describe('a dinner', () => {
  test.each([
    { why: 'fewer than 400 kcal', worse: { calories: 390 } },
    { why: 'less than 18 g of protein', worse: { protein: 17 } },
    { why: 'more than 75 minutes of work on a weekday', worse: { totalTime: 80 } },
    { why: 'the role of a side', worse: { role: 'side' } },
  ] as const)('is not one with $why if three more items have to be bought', ({ worse }) => {
    const recipes = [
      candidate(1, [], worse),
      candidate(
        2,
        [10, 11, 12].map((id) => need(id, 50, 'g', 50)),
      ),
    ];
    const [first] = ids(plan(recipes, [], wishes({ meal_prep_frequency: 'rarely' })));
    expect(first).toBe(2);
    const many = dishes(14, (index) => (index % 2 === 0 ? worse : {}));
    const weekdays = plan(many).meals.filter(({ day }) => day !== 'Saturday' && day !== 'Sunday');
    expect(weekdays.filter(({ recipe }) => recipe.id % 2 === 1)).toEqual([]);
  });

  test('that has to be begun on the evening before is worth less than one more thing to buy', () => {
    const recipes = [
      candidate(1, [], { eveningBefore: 'Soak the soybeans.' }),
      candidate(2, [need(10, 50, 'g', 50)]),
      candidate(3, []),
    ];
    expect(ids(plan(recipes, [], wishes({ meal_prep_frequency: 'rarely' }))).toSorted()).toEqual([2, 3]);
  });

  test('may take long at the weekend', () => {
    const recipes = [
      candidate(1, [], { totalTime: 120 }),
      ...dishes(6, () => ({})).map((dish) => ({ ...dish, id: dish.id + 1 })),
    ];
    const long = plan(recipes).meals.find(({ recipe }) => recipe.id === 1);
    expect(['Saturday', 'Sunday']).toContain(long?.day);
  });
});

describe('a week', () => {
  const kinds = [
    { of: 'base', values: ['rice', 'pasta', 'potatoes', 'bread'] },
    { of: 'protein', values: ['chicken', 'fish', 'tofu', 'eggs'] },
  ] as const;

  test.each(kinds)('has at most two of one $of, never on two days in a row', ({ of, values }) => {
    const own = (value: (typeof values)[number]) => (of === 'base' ? { base: value } : { proteins: [value] });
    // The first are the most numerous, and free.
    const recipes = [
      ...Array.from({ length: 7 }, (_, index) =>
        candidate(index + 1, [], own(values[0]) as Partial<Candidate>),
      ),
      ...values
        .slice(1)
        .flatMap((value, kind) =>
          [0, 1].map((index) =>
            candidate(10 + 2 * kind + index, [need(20, 50, 'g', 50)], own(value) as Partial<Candidate>),
          ),
        ),
    ];
    const { meals } = plan(recipes);
    const read = ({ recipe }: (typeof meals)[number]) => (of === 'base' ? recipe.base : recipe.proteins[0]);
    const week = meals.map(read);
    for (const value of values) expect(week.filter((one) => one === value).length).toBeLessThanOrEqual(2);
    for (const [index, one] of week.slice(1).entries()) expect(one).not.toBe(week[index]);
  });

  test.each([
    { what: 'one soup or salad', own: { course: 'soup' }, most: 1 },
    { what: 'two dinners with few vegetables', own: { vegetables: 60 }, most: 2 },
  ] as const)('has at most $what', ({ own, most }) => {
    const recipes = dishes(14, (index) => (index < 7 ? own : {})).map((dish, index) =>
      index < 7 ? dish : { ...dish, needs: [priced(30 + index, 3)] },
    );
    expect(ids(plan(recipes)).filter((id) => id <= 7).length).toBeLessThanOrEqual(most);
  });

  test('has its two dinners low in vegetables however many others there are', () => {
    const others = dishes(200, (index) => ({ id: index + 3, needs: [priced(30 + index, 3)] }));
    const poor = [1, 2].map((id) => candidate(id, [], { vegetables: 60 }));
    expect(ids(plan([...poor, ...others]))).toEqual(expect.arrayContaining([1, 2]));
  });

  test('has at most one long weekday', () => {
    const recipes = dishes(14, (index) => ({ totalTime: index < 10 ? 60 : 30 }));
    const { meals } = plan(recipes);
    const weekdays = meals.filter(({ day }) => day !== 'Saturday' && day !== 'Sunday');
    expect(weekdays.filter(({ recipe }) => recipe.totalTime > 45).length).toBeLessThanOrEqual(1);
  });

  test('repeats at most one dish of the last three weeks', () => {
    const recipes = dishes(14, () => ({})).map((dish, index) =>
      index < 7 ? dish : { ...dish, needs: [priced(30 + index, 3)] },
    );
    const recent = [1, 2, 3, 4, 5, 6, 7];
    const planned = ids(plan(recipes, [], { ...wishes(), recent }));
    expect(planned.filter((id) => recent.includes(id)).length).toBeLessThanOrEqual(1);
    expect(ids(plan(recipes)).toSorted((a, b) => a - b)).toEqual(recent);
  });
});

describe('the pantry', () => {
  const two = wishes({ meal_prep_frequency: 'rarely' });
  const soon = addDays(TODAY, 1);

  test('expensive food is saved before cheap food', () => {
    const dear = need(1, 300, 'g', 300, { dollarsPerGram: 0.03 });
    const cheap = need(2, 300, 'g', 300, { dollarsPerGram: 0.002 });
    const pantry = [1, 2].map((id) => stock(id, 300, 'g', { grams: 300, expiresOn: soon }));
    const others = dishes(2, () => ({})).map((dish) => ({ ...dish, id: dish.id + 10 }));
    expect(ids(plan([candidate(1, [dear]), candidate(2, [cheap]), ...others], pantry, two))[0]).toBe(1);
  });

  test('what expires is worth buying an item for', () => {
    const spinach = need(1, 300, 'g', 300, { dollarsPerGram: 0.01 });
    const pantry = [stock(1, 300, 'g', { grams: 300, expiresOn: soon })];
    const recipes = [
      candidate(1, [spinach, priced(2, 1)]),
      ...dishes(2, () => ({})).map((dish) => ({ ...dish, id: dish.id + 10 })),
    ];
    expect(ids(plan(recipes, pantry, two))).toContain(1);
  });

  test('what expires at the end of the week is saved as well', () => {
    const leeks = need(1, 300, 'g', 300, { dollarsPerGram: 0.006 });
    const pantry = [stock(1, 300, 'g', { grams: 300, expiresOn: addDays(TODAY, 6) })];
    const recipes = [
      candidate(1, [leeks, priced(2, 1), priced(3, 1)]),
      ...dishes(2, () => ({})).map((dish) => ({ ...dish, id: dish.id + 10 })),
    ];
    expect(ids(plan(recipes, pantry, two))).toContain(1);
  });

  test('the rest of a pack is not worth buying three items for', () => {
    const prawns = (grams: number) => need(1, grams, 'g', grams, { dollarsPerGram: 0.01, packGrams: 250 });
    const weekWith = (grams: number) => {
      const pantry = [stock(1, grams, 'g', { grams, expiresOn: soon })];
      const others = dishes(2, () => ({})).map((dish) => ({ ...dish, id: dish.id + 10 }));
      const dish = candidate(1, [prawns(grams), priced(2, 1), priced(3, 1), priced(4, 1)]);
      return ids(plan([dish, ...others], pantry, two));
    };
    expect(weekWith(150)).toContain(1);
    expect(weekWith(20)).not.toContain(1);
  });

  test('a pack that is opened for a quarter of it is worse than one more thing to buy', () => {
    const mince = (id: number, grams: number) =>
      need(id, grams, 'g', grams, { dollarsPerGram: 0.01, packGrams: 500 });
    const recipes = [
      candidate(1, [mince(1, 125)]),
      candidate(2, [mince(2, 500), need(3, 10, 'g', 10)]),
      candidate(3, []),
    ];
    expect(ids(plan(recipes, [], two)).toSorted()).toEqual([2, 3]);
  });

  test('a staple that is not in it costs the week nothing', () => {
    const salt = { ...need(1, 1, 'tsp', 6), isStaple: true };
    const recipes = [candidate(1, [need(2, 50, 'g', 50)]), ...[2, 3].map((id) => candidate(id, [salt]))];
    expect(ids(plan(recipes, [], two)).toSorted()).toEqual([2, 3]);
  });
});

test('half of all dinners rest in a week, and others in the next', () => {
  const recipes = dishes(14, () => ({}));
  const weekFrom = (today: string) =>
    ids(plan(recipes, [], { ...wishes(), kitchen: 'a', today })).toSorted((a, b) => a - b);
  expect(weekFrom(TODAY)).toEqual(weekFrom(TODAY));
  expect(weekFrom(TODAY)).not.toEqual(weekFrom(addDays(TODAY, 7)));
});

test('each kitchen has a taste of its own, always the same', () => {
  const recipes = dishes(30, () => ({}));
  const weekOf = (kitchen: string) => ids(plan(recipes, [], { ...wishes(), kitchen }));
  expect(weekOf('a')).toEqual(weekOf('a'));
  const weeks = ['a', 'b', 'c', 'd', 'e'].map((kitchen) =>
    weekOf(kitchen)
      .toSorted((a, b) => a - b)
      .join(),
  );
  expect(new Set(weeks).size).toBeGreaterThanOrEqual(4);
});

describe('what does not keep', () => {
  const beer = { keepsDays: { closed: 180, opened: 1 } };
  const avocado = { keepsDays: { closed: 4, opened: 4 } };

  test('is bought for meals that share a pack while it is good', () => {
    const recipes = dishes(7, (index) => ({
      needs: index === 2 || index === 5 ? [need(1, 100, 'g', 100, beer)] : [],
    }));
    const days = plan(recipes).meals.flatMap((meal, at) => (meal.recipe.needs.length > 0 ? [at] : []));
    expect(days[1]! - days[0]!).toBe(1);
  });

  test('is eaten while it keeps', () => {
    const recipes = dishes(7, (index) => ({
      needs: index < 4 ? [need(index, 1, 'piece', 150, avocado)] : [],
    }));
    const days = plan(recipes).meals.flatMap((meal, at) => (meal.recipe.needs.length > 0 ? [at] : []));
    expect(days.at(-1)).toBeLessThan(5);
  });
});

describe('a flexible dinner', () => {
  const SOON = addDays(TODAY, 7);
  const held = (id: number, grams: number) => stock(id, grams, 'g', { grams, expiresOn: SOON });
  const made = (id: number, flexible: string, own: number) =>
    candidate(id, [need(1, 200, 'g', 200, { packGrams: 200 }), need(own, 50, 'g', 50, { packGrams: 200 })], {
      flexible,
    });
  const recipes = [made(1, 'soup', 2), made(2, 'tray-bake', 3), candidate(3, []), candidate(4, [])];
  const flexibleIn = (pantry: readonly StockItem[]) =>
    plan(recipes, pantry, wishes({ meal_prep_frequency: 'weekly' })).meals.filter(
      ({ recipe }) => recipe.flexible,
    );

  test('is not made of what another meal takes', () => {
    expect(flexibleIn([held(1, 200), held(2, 50), held(3, 50)])).toHaveLength(1);
  });

  test('is not made of what is past its date', () => {
    const soonest = { ...held(1, 400), expiresOn: addDays(TODAY, 1) };
    expect(flexibleIn([soonest, held(2, 50), held(3, 50)])).toHaveLength(1);
  });

  test('may share something with another, or be eked out from the shop', () => {
    expect(flexibleIn([held(1, 400), held(2, 50), held(3, 50)])).toHaveLength(2);
    expect(flexibleIn([held(2, 50), held(3, 50)])).toHaveLength(2);
  });
});
