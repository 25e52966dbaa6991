import { CATALOGUE, INGREDIENT_INDEX, isStaple } from '@larder/catalogue';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { mealOn, planningCook, SECOND, type MealPlan, type PlanningCook } from './planning-cook.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
});

const idOf = (slug: string) => INGREDIENT_INDEX.require(slug).id;
const linesOf = ({ meal_plan: meals }: MealPlan) => meals.flatMap(({ ingredients }) => ingredients);
const has = (plan: MealPlan, slug: string) =>
  linesOf(plan).some(({ ingredient_id: id }) => id === idOf(slug));
const save = (method: string, body: object) => user.call(method, '/preferences', { body });
const saved = async () => (await user.call('GET', '/preferences')).body.data.preferences;

describe('staples', () => {
  test('are never on the list of a plan, nor missing, and the notes say that they are assumed to be there [CHOOSE-13]', async () => {
    const plan = await cook.generate();
    const usual = CATALOGUE.ingredients.filter(isStaple);
    const ids = new Set(usual.map(({ id }) => id));
    expect(linesOf(plan).some(({ ingredient_id: id }) => ids.has(id))).toBe(true);
    expect(plan.shopping_items.filter(({ ingredient_id: id }) => ids.has(id))).toEqual([]);
    expect(plan.shopping_items.filter(({ staple }) => staple)).toEqual([]);
    for (const { missingIngredientIDs, ingredients } of plan.meal_plan) {
      expect(missingIngredientIDs.filter((id) => ids.has(id))).toEqual([]);
      expect(ingredients.filter(({ ingredient_id: id, to_buy }) => ids.has(id) && to_buy > 0)).toEqual([]);
    }
    const assumed = /(?<names>[^.]*) (?:is|are) assumed to be in your kitchen\./u.exec(plan.nutritional_notes)
      ?.groups?.names;
    const named = new Set(linesOf(plan).flatMap(({ ingredient_id: id, name }) => (ids.has(id) ? name : [])));
    for (const name of named) expect(assumed?.toLowerCase()).toContain(name.toLowerCase());
  });

  test('are what the cook chose, as soon as it is saved', async () => {
    await cook.prefer({ staples: [] });
    const without = await cook.generate();
    expect(without.shopping_items.some(({ ingredient_id: id }) => id === idOf('salt'))).toBe(true);
    expect(without.shopping_items.filter(({ staple }) => staple)).toEqual([]);
    expect(without.nutritional_notes).not.toContain('assumed to be in your kitchen');
    await save('PUT', { preferences: { staples: [idOf('salt'), idOf('garlic')] } });
    expect((await cook.current()).out_of_date).toBe('preferences');
    const next = await cook.generate();
    const listed = next.shopping_items.map(({ ingredient_id: id }) => id);
    expect(listed).not.toContain(idOf('salt'));
    expect(listed).not.toContain(idOf('garlic'));
    expect(has(next, 'garlic')).toBe(true);
  });

  test('also stand for the more general ingredient', async () => {
    await cook.prefer({ staples: [idOf('basmati-rice')] });
    const plan = await cook.generate();
    const rice = plan.shopping_items.filter(({ ingredient_id: id }) =>
      [idOf('rice'), idOf('basmati-rice')].includes(id),
    );
    expect(rice).toEqual([]);
  });

  test('cannot be bought for a plan', async () => {
    const plan = await cook.generate();
    const items = [{ ingredient_id: idOf('salt'), quantity: 1, unit: 'pack' }];
    expect((await cook.ask.buy(plan.id, items)).status).toBe(409);
  });

  test('that are in the pantry are used as before', async () => {
    // More than any week needs.
    await cook.stock(['olive oil', 2, 'l']);
    const plan = await cook.generate();
    const uses = plan.meal_plan.flatMap((meal) => meal.uses);
    expect(uses.some(({ name }) => name === 'olive oil')).toBe(true);
    expect(plan.nutritional_notes).not.toMatch(/olive oil[^.]* assumed to be in your kitchen/);
  });
});

describe('dislikes', () => {
  test('are in no plan or proposal, nor are their kinds and parts [CHOOSE-12]', async () => {
    const disliked = [idOf('aubergine'), idOf('egg')];
    await cook.prefer({ dislikes: disliked });
    await cook.stock(['aubergine', 3, 'piece', 1], ['egg', 12, 'piece', 2]);
    const plan = await cook.generate();
    const yolk = idOf('egg-yolk');
    const isDisliked = ({ ingredient_id: id }: { ingredient_id: number }) => [...disliked, yolk].includes(id);
    expect(linesOf(plan).filter(isDisliked)).toEqual([]);
    for (const { meal } of await cook.swaps(plan, mealOn(plan, SECOND))) {
      expect(meal.ingredients.filter(isDisliked)).toEqual([]);
    }
    const { body } = await user.call('GET', '/pantry/use-up?days=5');
    expect(body.data.batches.map(({ recipes }: { recipes: unknown[] }) => recipes)).toEqual([[], []]);
  });

  test('mark the meals of an earlier plan', async () => {
    const plan = await cook.generate();
    const { ingredient_id: id, name } = mealOn(plan, SECOND).ingredients[0]!;
    await cook.prefer({ dislikes: [id] });
    const later = await cook.current();
    expect(later.out_of_date).toBe('preferences');
    expect(mealOn(later, SECOND).breaks_limits).toEqual([`no ${INGREDIENT_INDEX.require(id).name}`]);
    expect(name).toBe(INGREDIENT_INDEX.require(id).name);
  });

  test('do not filter browsing', async () => {
    const count = async () => (await user.call('GET', '/recipes/usersearch?query=aubergine')).body.data.total;
    const before = await count();
    await cook.prefer({ dislikes: [idOf('aubergine')] });
    expect(await count()).toBe(before);
  });
});

describe('saving them', () => {
  test('older clients, which do not know them, leave them as they are', async () => {
    await cook.prefer({ dislikes: [idOf('aubergine')], staples: [idOf('salt')] });
    await save('PUT', { preferences: { spice_tolerance: 'hot' } });
    await cook.prefer({ spice_tolerance: 'mild' });
    expect(await saved()).toMatchObject({
      dislikes: [idOf('aubergine')],
      staples: [idOf('salt')],
      spice_tolerance: 'mild',
    });
    await save('PUT', { preferences: { staples: null, dislikes: [] }, base: await saved() });
    expect(await saved()).toMatchObject({ dislikes: [], staples: null });
  });

  test('changes from two devices are both kept', async () => {
    await cook.prefer({ dislikes: [idOf('aubergine')] });
    const base = await saved();
    await save('PUT', { preferences: { ...base, dislikes: [idOf('aubergine'), idOf('egg')] }, base });
    await save('PUT', { preferences: { ...base, dislikes: [idOf('salmon')] }, base });
    expect((await saved()).dislikes).toEqual([idOf('salmon'), idOf('egg')]);
  });

  test.each([
    { name: 'an unknown ingredient', preferences: { dislikes: [999_999_999] }, status: 404 },
    { name: 'an unknown staple', preferences: { staples: [999_999_999] }, status: 404 },
    { name: 'one twice', preferences: { dislikes: [1, 1] }, status: 400 },
    { name: 'a name', preferences: { dislikes: ['egg'] }, status: 400 },
    {
      name: 'too many',
      preferences: { dislikes: Array.from({ length: 51 }, (_, id) => id + 1) },
      status: 400,
    },
  ])('$name is refused', async ({ preferences, status }) => {
    expect((await save('POST', { preferences })).status).toBe(status);
    expect((await user.call('GET', '/preferences')).status).toBe(404);
  });

  test('too many, added on two devices, are refused', async () => {
    const ids = CATALOGUE.ingredients.slice(0, 60).map(({ id }) => id);
    await cook.prefer({ dislikes: [] });
    const base = await saved();
    await save('PUT', { preferences: { ...base, dislikes: ids.slice(0, 40) }, base });
    const { status, body } = await save('PUT', {
      preferences: { ...base, dislikes: ids.slice(20, 60) },
      base,
    });
    expect([status, body.detail]).toEqual([400, 'There can be at most 50 dislikes.']);
  });
});

test('the export has them by name', async () => {
  const preferences = { dislikes: [idOf('parsley')], staples: [idOf('butter'), idOf('rice')] };
  expect((await cook.prefer(preferences)).status).toBe(201);
  const { body } = await cook.call('GET', '/account/export');
  expect(body.data.preferences).toMatchObject({ dislikes: ['parsley'], staples: ['butter', 'rice'] });
});
