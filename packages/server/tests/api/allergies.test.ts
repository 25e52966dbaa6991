import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { ALLERGENS, type Allergen } from '@larder/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import { inputLine, recipeInput } from '../support/own-recipes.ts';
import { planningCook } from './planning-cook.ts';
import { startApi, type Api, type User } from './api.ts';

let api: Api;
let cook: User;
beforeAll(async () => {
  api = await startApi();
  cook = await api.signUp();
});
afterAll(() => api.close());

interface Found {
  recipes: { id: number; day?: string; allergens: { allergy: Allergen; ingredients: string[] }[] }[];
  total: number;
  avoided: Allergen[];
  hidden: number;
}

async function search(kind: string, parameters: Record<string, string>, user = cook): Promise<Found> {
  const { status, body } = await user.call('GET', `/recipes/${kind}?${new URLSearchParams(parameters)}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

async function avoiding(...allergies: Allergen[]): Promise<User> {
  const user = await api.signUp();
  await user.call('POST', '/preferences', { body: { preferences: { ...NO_PREFERENCES, allergies } } });
  return user;
}

const holds = (id: number, ...allergies: Allergen[]) => {
  const recipe = CATALOGUE.recipes.find((known) => known.id === id);
  return allergies.some((allergy) => recipe?.allergens.includes(allergy));
};
const withAny = (...allergies: Allergen[]) =>
  CATALOGUE.recipes.filter(({ id }) => holds(id, ...allergies)).length;

describe.each(['usersearch', 'pantrysearch'])('%s', (kind) => {
  test.each(ALLERGENS.map((allergy) => [allergy]))('without %s [ALLERGY-11]', async (allergy) => {
    const found = await search(kind, { avoid: allergy, limit: '100' });
    expect(found.recipes.filter(({ id }) => holds(id, allergy))).toEqual([]);
    expect(found.hidden).toBe(withAny(allergy));
    expect(found.total).toBe(CATALOGUE.recipes.length - found.hidden);
    expect(found.avoided).toEqual([allergy]);
  });

  test('all pages together contain every other recipe once', async () => {
    const ids: number[] = [];
    for (let offset = 0; offset < CATALOGUE.recipes.length; offset += 20) {
      const page = await search(kind, { avoid: 'nuts,eggs,dairy', offset: String(offset) });
      expect(page.hidden).toBe(withAny('nuts', 'eggs', 'dairy'));
      ids.push(...page.recipes.map(({ id }) => id));
    }
    expect(ids.toSorted()).toEqual(
      CATALOGUE.recipes
        .map(({ id }) => id)
        .filter((id) => !holds(id, 'nuts', 'eggs', 'dairy'))
        .toSorted(),
    );
  });

  test('counts only what the words and filters would have found [ALLERGY-11]', async () => {
    const all = await search(kind, { query: 'rice', countries: 'korea', limit: '100' });
    const some = await search(kind, { query: 'rice', countries: 'korea', avoid: 'sesame', limit: '100' });
    expect(some.hidden).toBeGreaterThan(0);
    expect(some.total + some.hidden).toBe(all.total);
    expect(all.hidden).toBe(0);
  });

  test('applies the saved allergies of that cook only [ALLERGY-01]', async () => {
    const careful = await avoiding('nuts', 'fish');
    const found = await search(kind, { avoid: 'settings' }, careful);
    expect(found.avoided).toEqual(['nuts', 'fish']);
    expect(found.hidden).toBe(withAny('nuts', 'fish'));
    const other = await search(kind, { avoid: 'settings' });
    expect([other.avoided, other.hidden, other.total]).toEqual([[], 0, CATALOGUE.recipes.length]);
    const shown = await search(kind, {}, careful);
    expect([shown.avoided, shown.hidden, shown.total]).toEqual([[], 0, CATALOGUE.recipes.length]);
  });
});

test('each allergy counts once, in the saved order', async () => {
  const { avoided } = await search('usersearch', { avoid: 'sesame,nuts,sesame' });
  expect(avoided).toEqual(['nuts', 'sesame']);
});

test('avoiding nuts or shellfish, as older clients put it, avoids every part [ALLERGY-25]', async () => {
  const user = await avoiding('nuts', 'shellfish');
  const { recipes, total } = await search('usersearch', { avoid: 'settings', limit: '100' }, user);
  const held = new Set(recipes.flatMap(({ allergens }) => allergens.map(({ allergy }) => allergy)));
  for (const part of ['peanuts', 'tree_nuts', 'crustaceans', 'molluscs'] as const)
    expect(held).not.toContain(part);
  const one = await search('usersearch', { avoid: 'peanuts' }, user);
  expect(one.total).toBeGreaterThan(total);
});

test.each(['', 'pollen', 'nuts,', 'settings,nuts', 'Nuts'])("'%s' is not an allergy", async (avoid) => {
  const { status } = await cook.call('GET', `/recipes/usersearch?avoid=${encodeURIComponent(avoid)}`);
  expect(status).toBe(400);
});

describe('names the sources of an allergen', () => {
  const KANDA_POHA = [
    { allergy: 'nuts', ingredients: ['peanuts'], often: [] },
    { allergy: 'peanuts', ingredients: ['peanuts'], often: [] },
    { allergy: 'mustard', ingredients: ['mustard seeds'], often: [] },
  ];

  test('on a card and in the details', async () => {
    const { recipes } = await search('usersearch', { query: 'kanda poha' });
    expect(recipes[0]?.allergens).toEqual(KANDA_POHA);
    const { body } = await cook.call('GET', '/recipes/1008/details');
    expect(body.data.allergens).toEqual(KANDA_POHA);
  });

  test('the egg pasta of the lasagne', async () => {
    const { body } = await cook.call('GET', '/recipes/3022/details');
    expect(body.data.allergens).toContainEqual({
      allergy: 'eggs',
      ingredients: ['egg lasagne sheets'],
      often: [],
    });
    expect(body.data.dietary.contains_eggs).toBe(true);
  });

  test('what only some products contain', async () => {
    const volAuVent = CATALOGUE.recipes.find(({ slug }) => slug === 'vol-au-vent')!;
    const { body } = await cook.call('GET', `/recipes/${volAuVent.id}/details`);
    expect(body.data.allergens).toContainEqual({
      allergy: 'dairy',
      ingredients: expect.arrayContaining(['butter', 'puff pastry']),
      often: ['puff pastry'],
    });
  });

  test('and the labels that decide on a diet [ALLERGY-27]', async () => {
    const { body } = await cook.call('GET', '/recipes/1008/details');
    expect(body.data).not.toHaveProperty('diets_by_label');
    const decided = CATALOGUE.recipes.find(({ ingredients, diets }) => {
      const held = ingredients.map(({ ingredient }) => INGREDIENT_INDEX.require(ingredient));
      const isSure = held.every(({ allergens, often }) => !allergens.includes('gluten') || often.gluten);
      return isSure && !diets.includes('gluten_free');
    })!;
    const details = await cook.call('GET', `/recipes/${decided.id}/details`);
    expect(details.body.data.diets_by_label).toContainEqual({
      diet: 'gluten_free',
      ingredients: expect.arrayContaining([expect.any(String)]),
    });
  });

  test('and the badges of what only some products contain [ALLERGY-30]', async () => {
    const paella = CATALOGUE.recipes.find(({ slug }) => slug === 'paella-valenciana')!;
    const byLabel = [
      { flag: 'contains_dairy', ingredients: ['chicken stock'] },
      { flag: 'contains_eggs', ingredients: ['chicken stock'] },
    ];
    const details = await cook.call('GET', `/recipes/${paella.id}/details`);
    expect(details.body.data.dietary_by_label).toEqual(byLabel);
    expect(details.body.data.dietary.contains_dairy).toBe(true);
    const { recipes } = await search('usersearch', { query: 'paella mixta' });
    expect(recipes[0]).toMatchObject({ id: paella.id, dietary_by_label: byLabel });
    // It counts as contained wherever something is excluded.
    for (const filter of [{ dairy_free: 'true' }, { avoid: 'dairy' }]) {
      const found = await search('usersearch', { query: 'paella', limit: '100', ...filter });
      expect(found.recipes.map(({ id }) => id)).not.toContain(paella.id);
    }
    const poha = await cook.call('GET', '/recipes/1008/details');
    expect(poha.body.data).not.toHaveProperty('dietary_by_label');
  });

  test.each([
    { filter: 'has_chicken', flags: ['contains_chicken'] },
    { filter: 'has_beef', flags: ['contains_beef', 'contains_lamb'] },
    { filter: 'has_pork', flags: ['contains_pork'] },
    { filter: 'has_fish', flags: ['contains_fish'] },
  ] as const)(
    'but $filter finds only what contains it with every product [ALLERGY-34]',
    async ({ filter, flags }) => {
      const query = new URLSearchParams({ limit: '100', [filter]: 'true' });
      const { body } = await cook.call('GET', `/recipes/usersearch?${query}`);
      const recipes = body.data.recipes as components['schemas']['RecipeSummary'][];
      expect(recipes.length).toBeGreaterThan(10);
      const onlyByLabel = recipes.filter(
        ({ dietary, dietary_by_label: byLabel = [] }) =>
          !flags.some((flag) => dietary[flag] && !byLabel.some((one) => one.flag === flag)),
      );
      expect(onlyByLabel.map(({ title }) => title)).toEqual([]);
    },
  );

  test('and on cards what breaks their own diets, and no others [ALLERGY-35]', async () => {
    const query = new URLSearchParams({ query: 'lasagne', limit: '5' });
    const cards = async (user: User, kind: string) => {
      const { body } = await user.call('GET', `/recipes/${kind}?${query}`);
      return body.data.recipes as components['schemas']['RecipeSummary'][];
    };
    const keeper = await api.signUp();
    const preferences = { ...NO_PREFERENCES, dietary_restrictions: ['vegan', 'gluten_free'] };
    await keeper.call('POST', '/preferences', { body: { preferences } });
    await keeper.call('POST', '/pantry', {
      body: { ingredient_name: 'tomato', quantity: 1, unit: 'piece' },
    });
    for (const kind of ['usersearch', 'pantrysearch']) {
      const lasagne = (await cards(keeper, kind)).find(({ id }) => id === 3022);
      const { body } = await keeper.call('GET', '/recipes/3022/details');
      const against = body.data.diets_against.filter(({ diet }: { diet: string }) =>
        preferences.dietary_restrictions.includes(diet),
      );
      expect(against.map(({ diet }: { diet: string }) => diet)).toEqual(['vegan', 'gluten_free']);
      expect(lasagne?.diets_against).toEqual(against);
    }
    for (const card of await cards(cook, 'usersearch')) {
      expect(card).not.toHaveProperty('diets_against');
      expect(card).not.toHaveProperty('diets_by_label');
    }
  });

  test.each([
    { step: 'Simmer the chicken stock.', isByLabel: true },
    { step: 'Fry it all in butter.', isByLabel: false },
  ])(
    'and in a recipe of their own, unless its words say more: $step [ALLERGY-31]',
    async ({ step, isByLabel }) => {
      const writer = await api.signUp();
      const line = (text: string, slug: string) =>
        inputLine(text, { ingredient_id: INGREDIENT_INDEX.require(slug).id, quantity: 300, unit: 'g' });
      const recipe = recipeInput({
        title: 'Rice in stock',
        ingredients: [line('300 g rice', 'rice'), line('300 g chicken stock', 'chicken-stock')],
        instructions: [step, 'Serve.'],
      });
      const id = (await writer.call('POST', '/recipes', { body: recipe })).body.data.id as number;
      const details = (await writer.call('GET', `/recipes/${id}/details`)).body.data;
      const [card] = (await search('usersearch', { mine: 'true' }, writer)).recipes;
      for (const one of [details, card]) {
        expect(one.dietary.contains_dairy).toBe(true);
        // Eggs depend on the label of the stock in either case.
        expect(one.dietary_by_label).toEqual([
          ...(isByLabel ? [{ flag: 'contains_dairy', ingredients: ['chicken stock'] }] : []),
          { flag: 'contains_eggs', ingredients: ['chicken stock'] },
        ]);
        expect(one.allergens).toContainEqual(
          isByLabel
            ? { allergy: 'dairy', ingredients: ['chicken stock'], often: ['chicken stock'] }
            : { allergy: 'dairy', ingredients: [], often: [] },
        );
      }
      const free = (details.diets_by_label ?? []).map(({ diet }: { diet: string }) => diet);
      expect(free.includes('dairy_free')).toBe(isByLabel);
      expect((await search('usersearch', { mine: 'true', avoid: 'dairy' }, writer)).total).toBe(0);
    },
  );

  test('in a list', async () => {
    const list = await cook.call('POST', '/lists', { body: { name: 'Breakfasts' } });
    const id = list.body.data.id as string;
    await cook.call('POST', `/lists/${id}/recipes`, { body: { recipe_id: 1008 } });
    const { body } = await cook.call('GET', `/lists/${id}/recipes`);
    expect(body.data.recipes[0].allergens).toEqual(KANDA_POHA);
  });

  test('in a preset', async () => {
    const { body } = await cook.call('GET', '/pantry/presets/italy');
    expect(body.data.allergens).toContainEqual({
      allergy: 'wheat',
      ingredients: expect.arrayContaining(['spaghetti']),
      often: expect.not.arrayContaining(['spaghetti']),
    });
  });

  test('in the ingredient book', async () => {
    const { body } = await cook.call('GET', '/ingredients');
    const book = body.data.ingredients as { name: string; allergens: Allergen[]; often: Allergen[] }[];
    expect(book.find(({ name }) => name === 'puff pastry')).toMatchObject({
      allergens: ['dairy', 'soy', 'wheat', 'gluten', 'lupin'],
      often: ['dairy', 'soy', 'lupin'],
    });
    const allergensOf = (name: string) => book.find((entry) => entry.name === name)?.allergens;
    expect(allergensOf('peanuts')).toEqual(['nuts', 'peanuts']);
    expect(allergensOf('onion')).toEqual([]);
    expect(book.flatMap(({ name, allergens }) => (allergens.length > 0 ? [name] : [])).toSorted()).toEqual(
      CATALOGUE.ingredients.flatMap(({ name, allergens }) => (allergens.length > 0 ? [name] : [])).toSorted(),
    );
  });

  test('in a plan and its swap proposals [ALLERGY-08]', async () => {
    const eater = await api.signUp();
    const { body } = await eater.call('POST', '/meal-plans/generate', { body: {} });
    const meals = body.data.meal_plan as Found['recipes'];
    const allergensOf = ({ id, allergens }: Found['recipes'][number]) => [
      id,
      allergens.map(({ allergy }) => allergy),
    ];
    const known = ({ id }: { id: number }) => [
      id,
      CATALOGUE.recipes.find((recipe) => recipe.id === id)?.allergens,
    ];
    expect(meals.map(allergensOf)).toEqual(meals.map(known));
    const swaps = await eater.call(
      'GET',
      `/meal-plans/current/meals/${meals[0]?.day}/swap?plan_id=${body.data.id}`,
    );
    const others = swaps.body.data.swaps.map(({ meal }: { meal: Found['recipes'][number] }) => meal);
    expect(others.map(allergensOf)).toEqual(others.map(known));
  });
});

describe('for the recipes of a list', () => {
  async function listed(user: User, recipes: readonly number[]) {
    const { body } = await user.call('POST', '/lists', { body: { name: `Dishes of ${user.username}` } });
    expect(body.data.allergens).toEqual([]);
    for (const recipe_id of recipes) {
      await user.call('POST', `/lists/${body.data.id}/recipes`, { body: { recipe_id } });
    }
    const one = (await user.call('GET', `/lists/${body.data.id}`)).body.data.allergens;
    const all = (await user.call('GET', '/lists')).body.lists as { id: string; allergens: unknown }[];
    expect(all.find(({ id }) => id === body.data.id)?.allergens).toEqual(one);
    return one as { recipe_count: number; contains: Allergen[]; may_contain: Allergen[] }[];
  }

  test('recipes with the same allergens are counted together [ALLERGY-18]', async () => {
    const user = await api.signUp();
    const recipes = CATALOGUE.recipes.slice(0, 40);
    const counted = await listed(
      user,
      recipes.map(({ id }) => id),
    );
    const isCertain = (recipe: (typeof recipes)[number], allergy: Allergen) =>
      recipe.ingredients.some(({ ingredient }) => {
        const { allergens, often } = INGREDIENT_INDEX.require(ingredient);
        return allergens.includes(allergy) && often[allergy] === undefined;
      });
    const sum = (some: typeof counted) => some.reduce((all, { recipe_count: count }) => all + count, 0);
    for (const allergy of ALLERGENS) {
      const holding = recipes.filter(({ allergens }) => allergens.includes(allergy));
      const certain = holding.filter((recipe) => isCertain(recipe, allergy));
      expect(sum(counted.filter(({ contains }) => contains.includes(allergy)))).toBe(certain.length);
      expect(sum(counted.filter(({ may_contain: may }) => may.includes(allergy)))).toBe(
        holding.length - certain.length,
      );
    }
    const sets = counted.map(({ contains, may_contain: may }) => `${contains.join()} ${may.join()}`);
    expect(new Set(sets).size).toBe(counted.length);
    expect(counted.some(({ may_contain: may }) => may.length > 0)).toBe(true);
    const other = await api.signUp();
    expect((await other.call('GET', '/lists')).body.lists[0].allergens).toEqual([]);
  });

  test('an allergen that no ingredient explains is a possible one [ALLERGY-18]', async () => {
    const user = await api.signUp();
    const egg = CATALOGUE.recipes.find(({ allergens }) => allergens.join() === 'eggs')!;
    await api.database.pool.query('update recipes set allergens = $1 where id = $2', [
      [...ALLERGENS],
      egg.id,
    ]);
    const counted = await listed(user, [egg.id]);
    await api.database.pool.query('update recipes set allergens = $1 where id = $2', [egg.allergens, egg.id]);
    const others = ALLERGENS.filter((allergy) => allergy !== 'eggs').toSorted();
    expect(counted).toEqual([{ recipe_count: 1, contains: ['eggs'], may_contain: others }]);
  });
});

describe('peanut oil for vegetable oil', () => {
  const OIL = INGREDIENT_INDEX.require('vegetable-oil').id;
  const asksForOil = CATALOGUE.recipes.filter(
    ({ allergens, ingredients }) =>
      !allergens.includes('nuts') && ingredients.some(({ ingredient }) => ingredient === 'vegetable-oil'),
  );

  const withPeanutOil = async (user: User) => {
    const items = [{ ingredient_name: 'peanut oil', quantity: 2, unit: 'l' }];
    await user.call('POST', '/pantry/bulk', { body: { items } });
    return user;
  };
  const oilIn = async (user: User, id: number) => {
    const { body } = await user.call('GET', `/recipes/${id}/details?hasPantry=true`);
    return body.data.ingredients.find((line: { ingredient_id: number }) => line.ingredient_id === OIL);
  };

  test('does not count for a cook who avoids nuts, on pages, cards and in plans [MATCH-16]', async () => {
    const careful = await withPeanutOil(await avoiding('nuts'));
    for (const { id } of asksForOil.slice(0, 10)) {
      expect(await oilIn(careful, id)).toMatchObject({ coverage: 'missing', stand_in: null });
    }
    const cards = (await careful.call('GET', '/recipes/pantrysearch?avoid=settings&limit=100')).body.data;
    const oily = cards.recipes.filter(({ id }: { id: number }) => asksForOil.some((one) => one.id === id));
    expect(oily.map((card: { matchPercentage: number }) => card.matchPercentage)).toEqual(oily.map(() => 0));
    const plan = await careful.call('POST', '/meal-plans/generate', { body: {} });
    expect(JSON.stringify(plan.body.data.meal_plan)).not.toContain('peanut oil');
    expect((await careful.call('DELETE', `/pantry/${OIL}`)).status).toBe(404);
  });

  test('is used for any other cook, and the page says what it contains', async () => {
    const other = await withPeanutOil(await avoiding('fish'));
    const line = await oilIn(other, asksForOil[0]!.id);
    expect(line).toMatchObject({
      coverage: 'have',
      stand_in: { name: 'peanut oil', note: 'Contains peanuts.' },
    });
  });
});

describe('egg tagliatelle for pasta', () => {
  const withPasta = CATALOGUE.recipes.filter(
    ({ dietary, ingredients }) =>
      !dietary.contains_eggs && ingredients.some(({ ingredient }) => ingredient === 'pasta'),
  );

  test.each([
    { filter: 'egg_free=true', counts: false },
    { filter: 'avoid=eggs', counts: false },
    { filter: 'no_fish=true', counts: true },
  ])('with the filter $filter it counts: $counts [MATCH-17]', async ({ filter, counts }) => {
    const user = await api.signUp();
    const items = [{ ingredient_name: 'egg tagliatelle', quantity: 2, unit: 'kg' }];
    await user.call('POST', '/pantry/bulk', { body: { items } });
    const found = [];
    for (let offset = 0; offset < 500; offset += 100) {
      const query = `${filter}&limit=100&offset=${offset}`;
      found.push(...(await user.call('GET', `/recipes/pantrysearch?${query}`)).body.data.recipes);
    }
    const cards = found.filter(({ id }: { id: number }) => withPasta.some((one) => one.id === id));
    expect(cards.length).toBeGreaterThan(0);
    const figures = cards.map(({ matchPercentage }) => matchPercentage > 0);
    expect(figures).toEqual(cards.map(() => counts));
  });

  test('no plan without eggs uses it, before and after a change, while another does', async () => {
    const user = await api.signUp();
    const planner = planningCook(user);
    await planner.stock(['egg tagliatelle', 2, 'kg', 2]);
    const query = `countries=${withPasta[0]!.country}`;
    const meals = async () => JSON.stringify((await planner.current()).meal_plan);
    await planner.generate(`?${query}`);
    const isUsedAtAll = /"name":"egg tagliatelle"/.test(await meals());
    const plan = await planner.generate(`?${query}&egg_free=true`);
    expect([isUsedAtAll, await meals()]).toEqual([true, expect.not.stringContaining('tagliatelle')]);
    const [meal] = plan.meal_plan;
    expect(JSON.stringify(await planner.swaps(plan, meal!))).not.toContain('tagliatelle');
    expect((await planner.ask.cook(plan.id, String(meal!.day), meal!.id)).status).toBe(200);
    expect(await meals()).not.toContain('tagliatelle');
    expect(await planner.item('egg tagliatelle')).toMatchObject({ quantity: 2, unit: 'kg', opened: false });
  });
});
