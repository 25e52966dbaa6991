import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import { inputLine, recipeInput } from '../support/own-recipes.ts';
import { startApi, until, type Api, type User } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import { planningCook, type PlanningCook } from './planning-cook.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let cook: PlanningCook;
let chooses: ReturnType<typeof choosingCook>;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());
beforeEach(async () => {
  const user = await api.signUp();
  cook = planningCook(user);
  chooses = choosingCook(user);
});

const EGGS = inputLine('2 eggs', { ingredient_id: 6, quantity: 2, unit: 'piece' });
const CHUTNEY = inputLine("1 jar of Gran's chutney", { group: 'To serve' });
const COUNTED = inputLine('200 g moon dust', { quantity: 200, unit: 'g' });
/** Eggs, and two lines that nobody knows. */
const MYSTERY = recipeInput({ title: 'Mystery eggs', course: 'main', ingredients: [EGGS, CHUTNEY, COUNTED] });

const add = async (body = MYSTERY): Promise<number> => {
  const answer = await cook.call('POST', '/recipes', { body });
  expect([answer.status, answer.body?.detail]).toEqual([201, undefined]);
  return answer.body.data.id;
};
const read = async (path: string) => {
  const { status, body } = await cook.call('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};
const titles = async (query: string, kind = 'usersearch'): Promise<string[]> =>
  (await read(`/recipes/${kind}?mine=true${query}`)).recipes.map(({ title }: { title: string }) => title);

describe('a line that no ingredient is known for', () => {
  test('is kept as text, and the recipe says so and claims nothing [OWN-05]', async () => {
    const id = await add();
    const details = await read(`/recipes/${id}/details?servings=8`);
    expect(details).toMatchObject({ unchecked_lines: 2, own: true, servings: 8 });
    expect(details.ingredients).toEqual([
      {
        ingredient_id: 6,
        name: 'egg',
        quantity: 4,
        unit: 'piece',
        notes: null,
        measure: { grams_per_ml: 1, metric: 'weight', us: 'weight' },
        text: '2 eggs',
      },
      {
        ingredient_id: null,
        name: "1 jar of Gran's chutney",
        quantity: null,
        unit: null,
        notes: null,
        text: "1 jar of Gran's chutney",
        group: 'To serve',
      },
      {
        ingredient_id: null,
        name: '200 g moon dust',
        quantity: 400,
        unit: 'g',
        notes: null,
        text: '200 g moon dust',
      },
    ]);
    // Eggs are in it; what else is not known.
    expect(details.dietary).toMatchObject({ vegan: false, vegetarian: false, contains_eggs: true });
    expect(details).not.toHaveProperty('diets_by_label');
    const [card] = (await read('/recipes/usersearch?mine=true')).recipes;
    expect(card).toMatchObject({ unchecked_lines: 2, ingredient_count: 3, allergens: [] });
    expect(card.dietary).toEqual(details.dietary);
  });

  test('does not put a dish that is named after it behind those that only contain it [OWN-01]', async () => {
    const beside = recipeInput({ title: 'Sunday tart', ingredients: [EGGS] });
    await add(beside);
    await add(recipeInput({ title: 'Egg pie', ingredients: [inputLine('some eggs from next door')] }));
    expect(await titles('&query=egg')).toEqual(['Egg pie', 'Sunday tart']);
  });

  test('counts as missing, whatever the pantry has [OWN-04]', async () => {
    const id = await add();
    await cook.stock(['egg', 12, 'piece'], ['moon dust', 1_000, 'g']);
    const details = await read(`/recipes/${id}/details?hasPantry=true`);
    expect(details).toMatchObject({
      matchPercentage: 33,
      presencePercentage: 33,
      matchingIngredientIDs: [6],
      ingredients: [
        { coverage: 'have' },
        { coverage: 'missing', lacking: null, available: null },
        { coverage: 'missing' },
      ],
    });
    const list = (await cook.call('POST', '/lists', { body: { name: 'Eggs' } })).body.data.id;
    await cook.call('POST', `/lists/${list}/recipes`, { body: { recipe_id: id } });
    // A list says of the recipe that it may contain anything.
    const [{ contains, may_contain: possible }] = (await read(`/lists/${list}`)).allergens;
    expect([contains, possible]).toEqual([[], expect.arrayContaining(['lupin', 'nuts', 'dairy'])]);
    for (const path of ['/recipes/pantrysearch?mine=true', `/lists/${list}/recipes`]) {
      const [card] = (await read(path)).recipes;
      expect(card).toMatchObject({
        matchPercentage: 33,
        presencePercentage: 33,
        missing: { count: 2, names: ["1 jar of Gran's chutney", '200 g moon dust'], short: [] },
      });
    }
    expect(await titles('&max_missing=1', 'pantrysearch')).toEqual([]);
    expect(await titles('&max_missing=2', 'pantrysearch')).toEqual(['Mystery eggs']);
  });

  test.each(['usersearch', 'pantrysearch'])(
    'keeps the recipe out of every %s for what it may not be, and in those for what it holds',
    async (kind) => {
      await add();
      for (const flag of ['vegetarian', 'vegan', 'dairy_free', 'no_pork', 'no_fish', 'no_chicken'])
        expect([flag, await titles(`&${flag}=true`, kind)]).toEqual([flag, []]);
      expect(await titles('&avoid=lupin', kind)).toEqual([]);
      expect((await read(`/recipes/${kind}?mine=true&avoid=lupin`)).hidden).toBe(1);
      // Nothing says that there is chicken in it either.
      expect(await titles('&has_chicken=true', kind)).toEqual([]);
      expect(await titles('', kind)).toEqual(['Mystery eggs']);
      await add({
        ...MYSTERY,
        title: 'Chicken',
        ingredients: [inputLine('hen', { ingredient_id: 5 }), CHUTNEY],
      });
      expect(await titles('&has_chicken=true', kind)).toEqual(['Chicken']);
      // Nor is what is refused in words.
      for (const query of ['eggs without nuts', 'vegetarian eggs', 'beef'])
        expect([query, await titles(`&query=${query}`, kind)]).toEqual([query, []]);
      await cook.prefer({ allergies: ['celery'] });
      expect(await titles('&avoid=settings', kind)).toEqual([]);
    },
  );

  test('is found by its words, also misspelt, until they are gone [OWN-16]', async () => {
    const id = await add();
    await add(recipeInput({ title: 'Plain eggs', course: 'main', ingredients: [EGGS] }));
    for (const words of ['chutney', 'moon dust', 'chutny', 'eggs chutney'])
      expect([words, await titles(`&query=${encodeURIComponent(words)}`)]).toEqual([words, ['Mystery eggs']]);
    expect(await titles('&query=200')).toEqual([]);
    const body = recipeInput({ title: 'Mystery eggs', course: 'main', ingredients: [EGGS, COUNTED] });
    expect((await cook.call('PUT', `/recipes/${id}`, { body })).status).toBe(200);
    expect(await titles('&query=chutney')).toEqual([]);
  });

  test('can be tied to an ingredient afterwards, and to none again [OWN-06]', async () => {
    const id = await add();
    const known = { ...MYSTERY, ingredients: [EGGS, { ...CHUTNEY, ingredient_id: 4, quantity: 1 }] };
    expect((await cook.call('PUT', `/recipes/${id}`, { body: known })).status).toBe(200);
    expect(await titles('&vegetarian=true&avoid=celery')).toEqual(['Mystery eggs']);
    const details = await read(`/recipes/${id}/details`);
    expect(details).not.toHaveProperty('unchecked_lines');
    // What is counted without a unit is counted in pieces.
    expect(details.ingredients[1]).toMatchObject({
      ingredient_id: 4,
      name: 'tomato',
      quantity: 1,
      unit: 'piece',
    });
    expect((await cook.call('PUT', `/recipes/${id}`, { body: MYSTERY })).status).toBe(200);
    expect(await titles('&vegetarian=true')).toEqual([]);
  });

  test('of an ingredient that only has no known weight does not keep its recipe from claims [OWN-07]', async () => {
    const handful = inputLine('2 slices of tomato', { ingredient_id: 4, quantity: 2, unit: 'slice' });
    const id = await add({ ...MYSTERY, ingredients: [EGGS, handful] });
    const details = await read(`/recipes/${id}/details`);
    expect(details).not.toHaveProperty('unchecked_lines');
    expect(details.ingredients[1]).toMatchObject({ name: 'tomato', quantity: 2, unit: 'slice' });
    expect(await titles('&vegetarian=true')).toEqual(['Mystery eggs']);
    const { rows } = await api.database.pool.query<{ diets: string[] }>(
      'select diets from recipes where id = $1',
      [id],
    );
    expect(rows[0]?.diets).toContain('vegetarian');
    // How much carbohydrate there is in a slice is not known.
    expect(rows[0]?.diets).not.toContain('keto');
  });
});

describe('in a plan', () => {
  /** A plan with the recipe, the only one from Spain, on its first day. */
  async function planned() {
    const id = await add({ ...MYSTERY, country: 'spain' });
    await cook.stock(['egg', 12, 'piece', 2]);
    await cook.prefer({ meal_prep_frequency: 'rarely' });
    return { id, plan: await cook.generate('?countries=spain') };
  }

  test('it is planned where nothing forbids it, and what is to be bought is said in the cook’s words', async () => {
    const { id, plan } = await planned();
    expect(plan.meal_plan).toMatchObject([
      {
        id,
        matchPercentage: 33,
        match_alone: 33,
        missingIngredientIDs: [],
        ingredients: [{ ingredient_id: 6, to_buy: 0 }],
        unknown_lines: ["1 jar of Gran's chutney", '200 g moon dust'],
      },
    ]);
    const day = plan.meal_plan[0]!.day;
    const other = { day, recipe_id: id, title: 'Mystery eggs' };
    expect(plan.other_items).toEqual([
      { ...other, text: "1 jar of Gran's chutney" },
      { ...other, text: '200 g moon dust' },
    ]);
    expect(plan.shopping_list).toEqual(["1 jar of Gran's chutney", '200 g moon dust']);
    expect(plan.shopping_items).toEqual([]);

    const cooked = await cook.cook(plan, plan.meal_plan[0]!);
    expect(cooked).not.toHaveProperty('other_items');
    expect(await cook.item('egg')).toMatchObject({ quantity: 10 });
    expect(await cook.uncook(cooked, cooked.meal_plan[0]!)).toMatchObject({ other_items: plan.other_items });
  });

  test('for other servings, the list says how many times it is needed [UNITS-09]', async () => {
    const { id: recipe_id, plan } = await planned();
    const { day, servings } = plan.meal_plan[0]!;
    const on = day ?? '';
    const more = await chooses.put(plan, on, { recipe_id, replaces: recipe_id, servings: servings * 1.5 });
    expect(more.other_items?.map(({ times }) => times)).toEqual([1.5, 1.5]);
    const again = await chooses.put(more, on, { recipe_id, replaces: recipe_id, servings });
    expect(again.other_items).toEqual(plan.other_items);
  });

  test.each([
    { limit: { allergies: ['lupin'] }, says: 'no lupin' },
    // It has eggs in it, whatever else.
    { limit: { dietary_restrictions: ['vegan'] }, says: 'vegan', isChecked: true },
    { limit: { dietary_restrictions: ['keto'] }, says: 'keto' },
  ])('$says keeps it out, and out of swaps [OWN-18]', async ({ limit, says, isChecked = false }) => {
    const id = await add({ ...MYSTERY, country: 'spain' });
    await cook.stock(['egg', 12, 'piece', 2]);
    await cook.prefer({ meal_prep_frequency: 'rarely', ...limit });
    expect((await cook.generate('?countries=spain')).meal_plan).toEqual([]);
    const plan = await cook.generate();
    const meal = plan.meal_plan[0]!;
    expect((await cook.swaps(plan, meal)).map((swap) => swap.meal.id)).not.toContain(id);
    const { status, body } = await cook.ask.swap(plan.id, String(meal.day), meal.id, id);
    expect([status, body.detail]).toEqual([
      409,
      `This recipe falls outside your limits (${says})` +
        (isChecked
          ? '.'
          : ': 2 of its lines are not checked. Edit the recipe and choose an ingredient for each.'),
    ]);
  });

  test('a refusal says of one line what it says of several [OWN-18]', async () => {
    await cook.prefer({ allergies: [] });
    const plan = await cook.generate();
    const one = await add({ ...MYSTERY, ingredients: [EGGS, CHUTNEY] });
    const { day, id: replaces } = plan.meal_plan[0]!;
    const refusal = async (allergies: string[]) => {
      await cook.call('PUT', '/preferences', { body: { preferences: { allergies } } });
      const { status, body } = await chooses.ask.put(plan, String(day), { recipe_id: one, replaces });
      return [status, body.detail];
    };
    expect(await refusal(['lupin'])).toEqual([
      409,
      'This recipe falls outside your limits (no lupin): 1 of its lines is not checked. ' +
        'Edit the recipe and choose an ingredient for that line.',
    ]);
  });

  test('so does the week that would keep it [OWN-18]', async () => {
    const { plan } = await planned();
    await cook.call('PUT', '/preferences', { body: { preferences: { allergies: ['lupin'] } } });
    const { status, body } = await chooses.ask.week({
      keep: { plan_id: plan.id, days: [String(plan.meal_plan[0]!.day)] },
    });
    expect([status, body.detail]).toEqual([
      409,
      expect.stringMatching(/^Mystery eggs falls .*2 of its lines/),
    ]);
  });

  test.each(['no_pork=true', 'vegetarian=true', 'has_chicken=true'])(
    'so does the filter %s',
    async (filter) => {
      await add({ ...MYSTERY, country: 'spain' });
      await cook.stock(['egg', 12, 'piece', 2]);
      expect((await cook.generate(`?countries=spain&${filter}`)).meal_plan).toEqual([]);
    },
  );

  test('a limit that is set later is said of the meal', async () => {
    const { plan } = await planned();
    expect(plan.meal_plan[0]).toMatchObject({ breaks_limits: [] });
    await cook.call('PUT', '/preferences', { body: { preferences: { allergies: ['lupin'] } } });
    expect((await cook.current()).meal_plan[0]).toMatchObject({ breaks_limits: ['no lupin'] });
  });

  test('it stays as it was planned when its recipe is changed, and readable when that is deleted [OWN-11]', async () => {
    const { id, plan } = await planned();
    const { day } = plan.meal_plan[0]!;
    const kept = {
      id,
      title: 'Mystery eggs',
      country: 'spain',
      unknown_lines: ["1 jar of Gran's chutney", '200 g moon dust'],
    };
    await cook.call('PUT', `/recipes/${id}`, { body: recipeInput({ title: 'Flan' }) });
    expect((await cook.current()).meal_plan[0]).toMatchObject({ ...kept, breaks_limits: [] });

    await cook.call('DELETE', `/recipes/${id}`);
    const left = await cook.current();
    expect(left.meal_plan[0]).toMatchObject({ ...kept, breaks_limits: ['no longer among your recipes'] });
    expect(left.other_items).toHaveLength(2);
    const cooked = await cook.cook(left, left.meal_plan[0]!);
    expect(cooked.meal_plan[0]).toMatchObject({ day, cooked_at: expect.any(String) as string });
    expect(await cook.item('egg')).toMatchObject({ quantity: 10 });
    await cook.uncook(cooked, cooked.meal_plan[0]!);
    await cook.call('POST', `/recipes/${id}/restore`);
    expect((await cook.current()).meal_plan[0]).toMatchObject({ ...kept, breaks_limits: [] });
    expect(await titles('')).toEqual(['Flan']);
  });

  test('recipes from nowhere are planned, and none is the kitchen of another [OWN-08]', async () => {
    for (const title of ['One', 'Two', 'Three']) await add(recipeInput({ title, course: 'main' }));
    await cook.stock(['egg', 30, 'piece', 1], ['milk', 5_000, 'ml', 1]);
    await cook.prefer({ preferred_cuisines: ['italian'] });
    const plan = await cook.generate();
    expect(plan.meal_plan.filter(({ country }) => country === null).length).toBeGreaterThan(0);
    expect(
      (await cook.generate('?countries=italy')).meal_plan.every(({ country }) => country === 'italy'),
    ).toBe(true);
  });
});

describe('at the edges', () => {
  const egg = (quantity: number, unit: 'kg' | 'piece') =>
    inputLine('eggs', { ingredient_id: 6, quantity, unit });

  test.each([
    { what: 'nothing known', ingredients: [CHUTNEY] },
    { what: 'a thousandth of an egg', ingredients: [egg(0.001, 'piece')] },
    { what: 'a thousand tonnes of egg', ingredients: [egg(1_000_000, 'kg')] },
    {
      what: 'the same unknown thing a hundred times',
      ingredients: Array.from({ length: 100 }, () => CHUTNEY),
    },
    { what: 'nothing but an amount', ingredients: [COUNTED] },
  ])(
    'a recipe of $what that takes no time is found, planned, swapped and cooked',
    async ({ ingredients }) => {
      const times = { prep_time: 0, cook_time: 0, servings: 100 };
      const id = await add({ ...MYSTERY, ...times, country: 'spain', ingredients });
      await cook.stock(['egg', 2, 'piece', 1]);
      expect(await titles('', 'pantrysearch')).toEqual(['Mystery eggs']);
      await read(`/recipes/${id}/details?hasPantry=true&servings=24`);
      await cook.prefer({ meal_prep_frequency: 'daily' });
      const alone = await cook.generate('?countries=spain');
      expect(alone.meal_plan.map((meal) => meal.id)).toEqual([id]);
      await cook.cook(alone, alone.meal_plan[0]!);
      const week = await cook.generate();
      expect(week.meal_plan.length).toBeGreaterThan(3);
      await cook.swaps(week, week.meal_plan[0]!);
    },
  );
});

test('a newer catalogue derives again what the cook wrote, and never more than it knows', async () => {
  const user: Pick<User, 'call'> = await api.signUp();
  cook = planningCook(user);
  await add();
  await add(recipeInput({ title: 'Custard' }));
  const slice = inputLine('2 slices of tomato', { ingredient_id: 4, quantity: 2, unit: 'slice' });
  await add(recipeInput({ title: 'Eggs and tomato', ingredients: [EGGS, slice] }));
  const newer = {
    ...SMALL_CATALOGUE,
    ingredients: SMALL_CATALOGUE.ingredients.map((one) =>
      one.slug === 'milk' ? { ...one, allergens: ['dairy' as const] } : one,
    ),
  };
  await seedCatalogue(api.database.db, () => undefined, newer, 'a newer one');
  await until(async () => (await titles('&avoid=dairy')).length === 1);
  expect(await titles('&avoid=dairy')).toEqual(['Eggs and tomato']);
  expect(await titles('&vegetarian=true')).toEqual(['Custard', 'Eggs and tomato']);
  const { rows } = await api.database.pool.query(
    "select title, cardinality(allergens) as allergens, written is not null as written from recipes where title in ('Mystery eggs', 'Custard') order by 1 limit 2",
  );
  // The milk's, and eggs, which its title tells of.
  expect(rows).toMatchObject([{ title: 'Custard', allergens: 2, written: true }, { title: 'Mystery eggs' }]);
});
