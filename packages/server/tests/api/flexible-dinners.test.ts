import { templateOf } from '@larder/catalogue/flexible';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askWhileHeld } from '../support/locks.ts';
import { startApi, type Api, type User } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import {
  inDays,
  mealOn,
  planningCook,
  SECOND,
  THIRD,
  type Meal,
  type MealPlan,
  type PlanningCook,
} from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ searchEffort: { starts: 4, steps: 8_000 } });
});
afterAll(() => api.close());

interface Owner extends PlanningCook {
  readonly user: User;
}

/** A cook with a kitchen of expiring items, few of which share a recipe. */
async function cookWithLeftOvers(): Promise<Owner> {
  const user = await api.signUp();
  const cook = planningCook(user);
  await cook.stock(
    ['chicken breast', 600, 'g', 2],
    ['courgette', 3, 'piece', 2],
    ['red bell pepper', 3, 'piece', 3],
    ['spinach', 300, 'g', 2],
    ['potato', 1500, 'g', 6],
    ['carrot', 500, 'g', 4],
    ['egg', 8, 'piece', 5],
    ['rice', 1000, 'g'],
    ['garlic', 1, 'head'],
    ['lemon', 1, 'piece', 6],
    ['dried thyme', 1, 'tsp'],
    ['smoked paprika', 5, 'tsp'],
    ['dried oregano', 5, 'tsp'],
    ['soy sauce', 150, 'ml'],
    ['ginger', 50, 'g'],
  );
  return { ...cook, user };
}

/** Flexible dinners are recognised by their ids: those of a cook's own recipes. */
const isFlexible = ({ id }: Meal) => id >= 100_000_000;
const flexibleOf = ({ meal_plan: meals }: MealPlan): Meal[] => meals.filter(isFlexible);

/** The cook's own recipes in the database. */
async function ownRows({ user }: Owner): Promise<{ id: number; slug: string }[]> {
  const { rows } = await api.database.pool.query(
    'select r.id, r.slug from recipes r join users u on u.id = r.owner_id where u.username = $1 order by r.id',
    [user.username],
  );
  return rows as { id: number; slug: string }[];
}

const sameIds = (rows: readonly { id: number }[], meals: readonly { id: number }[]) =>
  expect(rows.map(({ id }) => id).toSorted()).toEqual(meals.map(({ id }) => id).toSorted());

let cook: Owner;
let plan: MealPlan;
beforeEach(async () => {
  cook = await cookWithLeftOvers();
  plan = await cook.generate();
});

describe('a week of a kitchen where much expires', () => {
  test('has one or two flexible dinners of different kinds, apart from each other [FLEXIBLE-01]', async () => {
    const places = plan.meal_plan.flatMap((meal, place) => (isFlexible(meal) ? [place] : []));
    expect(places.length).toBeGreaterThan(0);
    expect(places.length).toBeLessThanOrEqual(2);
    expect(places[1] ?? 9).toBeGreaterThan(places[0]! + 1);
    const rows = await ownRows(cook);
    sameIds(rows, flexibleOf(plan));
    const kinds = rows.map(({ slug }) => templateOf(slug));
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const { reason } of flexibleOf(plan)) expect(reason).toMatch(/^Uses .*expire/);
  });

  test('is the same when requested again, with the same dishes [FLEXIBLE-06]', async () => {
    const again = await cook.generate();
    expect(again.id).toBe(plan.id);
    const [meal] = flexibleOf(plan);
    // Whatever happens in between, the same kitchen gives the same dish.
    await cook.stock(['milk', 1, 'l']);
    await cook.generate();
    const milk = await cook.item('milk');
    await cook.call('DELETE', `/pantry/${milk!.id}`);
    const back = await cook.generate();
    expect(back.meal_plan.map(({ id }) => id)).toEqual(plan.meal_plan.map(({ id }) => id));
    expect(flexibleOf(back)[0]?.title).toBe(meal!.title);
  });
});

describe('a flexible dinner', () => {
  test('opens, scales and is found by its owner only [FLEXIBLE-04]', async () => {
    const [meal] = flexibleOf(plan);
    const details = await cook.call('GET', `/recipes/${meal!.id}/details?hasPantry=true`);
    expect(details.status).toBe(200);
    expect(details.body.data).toMatchObject({ id: meal!.id, title: meal!.title, servings: meal!.servings });
    expect(details.body.data.ingredients).toHaveLength(meal!.ingredients.length);
    const double = await cook.call('GET', `/recipes/${meal!.id}/details?servings=8`);
    expect(double.body.data).toMatchObject({ servings: 8, written_servings: meal!.servings });
    expect(double.body.data.ingredients[0].quantity).toBe(2 * details.body.data.ingredients[0].quantity);
    const search = `/recipes/usersearch?query=${encodeURIComponent(meal!.title.slice(0, 100))}`;
    const titles = ({ body }: Awaited<ReturnType<PlanningCook['call']>>) =>
      body.data.recipes.map(({ title }: { title: string }) => title);
    expect(titles(await cook.call('GET', search))).toContain(meal!.title);

    const other = await api.signUp();
    expect((await other.call('GET', `/recipes/${meal!.id}/details`)).status).toBe(404);
    expect(titles(await other.call('GET', search))).not.toContain(meal!.title);
  });

  test('has one picture in the plan, on its card and on its page [FLEXIBLE-08]', async () => {
    for (const { id, title, thumbnail_url: planned } of flexibleOf(plan)) {
      expect(planned).toMatch(/^\/(?:plates|pictures)\//);
      const page = await cook.call('GET', `/recipes/${id}/details`);
      expect(page.body.data.thumbnail_url).toBe(planned);
      const search = `/recipes/usersearch?query=${encodeURIComponent(title.slice(0, 100))}`;
      const { recipes } = (await cook.call('GET', search)).body.data as {
        recipes: { id: number; thumbnail_url: string | null }[];
      };
      expect(recipes.find((card) => card.id === id)?.thumbnail_url).toBe(planned);
    }
  });

  test('is made for as many as eat [FLEXIBLE-03]', async () => {
    await cook.prefer({ household_size: 2 });
    const forTwo = await cook.generate();
    for (const meal of flexibleOf(forTwo)) {
      expect(meal.servings).toBe(2);
      expect((await cook.call('GET', `/recipes/${meal.id}/details`)).body.data.servings).toBe(2);
    }
    expect(flexibleOf(forTwo).length).toBeGreaterThan(0);
  });

  test('is cooked from the pantry, and undoing that puts everything back', async () => {
    const before = await cook.pantry();
    const [meal] = flexibleOf(plan);
    const cooked = await cook.cook(plan, meal!);
    expect(cooked.meal_plan.find(({ id }) => id === meal!.id)?.cooked_at).not.toBeNull();
    expect(await cook.pantry()).not.toEqual(before);
    await cook.uncook(cooked, meal!);
    const amounts = (items: typeof before) =>
      items.map(({ ingredients, quantity }) => `${ingredients.name} ${quantity}`).toSorted();
    expect(amounts(await cook.pantry())).toEqual(amounts(before));
  });

  test('is deleted with the plans that had it, unless it is on a list [FLEXIBLE-05]', async () => {
    const [first, second] = flexibleOf(plan);
    const list = (await cook.call('POST', '/lists', { body: { name: 'Again' } })).body.data.id;
    const put = await cook.call('POST', `/lists/${list}/recipes`, { body: { recipe_id: first!.id } });
    expect(put.status).toBe(201);
    for (const { id } of await cook.pantry()) await cook.call('DELETE', `/pantry/${id}`);
    // The plan can still be restored, with all that it has.
    await cook.generate();
    sameIds(await ownRows(cook), flexibleOf(plan));
    await api.database.pool.query(
      `delete from previous_meal_plans p using users u where u.id = p.user_id and u.username = $1`,
      [cook.user.username],
    );
    await cook.stock(['milk', 1, 'l']);
    await cook.generate();
    sameIds(await ownRows(cook), [first!]);
    expect((await cook.call('GET', `/lists/${list}/recipes`)).body.data.total).toBe(1);
    for (const { id } of second ? [second] : [])
      expect((await cook.call('GET', `/recipes/${id}/details`)).status).toBe(404);
  });

  test('stays while it can be put back on a list', async () => {
    const [meal] = flexibleOf(plan);
    const list = (await cook.call('POST', '/lists', { body: { name: 'Again' } })).body.data.id;
    const entry = `/lists/${list}/recipes/${meal!.id}`;
    await cook.call('POST', `/lists/${list}/recipes`, { body: { recipe_id: meal!.id } });
    expect((await cook.call('DELETE', entry)).status).toBe(204);
    for (const { id } of await cook.pantry()) await cook.call('DELETE', `/pantry/${id}`);
    await api.database.pool.query(
      'delete from meal_plans using users u where u.id = user_id and username = $1',
      [cook.user.username],
    );
    await cook.generate();
    sameIds(await ownRows(cook), [meal!]);
    expect((await cook.call('POST', `${entry}/restore`)).status).toBe(200);
  });

  test('is back when its plan is restored', async () => {
    await cook.stock(['milk', 1, 'l'], ['cod', 600, 'g', 1]);
    const next = await cook.generate();
    expect(next.id).not.toBe(plan.id);
    const restored = await cook.call('POST', '/meal-plans/previous/restore', { body: { plan_id: plan.id } });
    expect(restored.status).toBe(200);
    for (const { id } of flexibleOf(plan))
      expect((await cook.call('GET', `/recipes/${id}/details`)).status).toBe(200);
  });

  test('is in the export, and deleted with the account', async () => {
    const exported = await cook.call('GET', '/account/export');
    expect(exported.status).toBe(200);
    const titles = exported.body.data.own_recipes.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(flexibleOf(plan).map(({ title }) => title)));
    const ids = (await ownRows(cook)).map(({ id }) => id);
    const body = { password: 'correct horse' };
    expect((await cook.call('POST', '/account/delete', { body })).status).toBe(204);
    const { rows } = await api.database.pool.query('select id from recipes where id = any($1)', [ids]);
    expect(rows).toEqual([]);
  });
});

describe('beside recipes that the cook has written', () => {
  const forget = () =>
    api.database.pool.query('delete from meal_plans using users u where u.id = user_id and username = $1', [
      cook.user.username,
    ]);

  test('takes the id of none of them', async () => {
    const ids = flexibleOf(plan).map(({ id }) => id);
    await api.database.pool.query(
      `update recipes set slug = 'own-' || id, title = 'My own dinner' where id = any($1)`,
      [ids],
    );
    await forget();
    // The same kitchen is offered the same dishes, but under other ids.
    const again = await cook.generate();
    expect(flexibleOf(again).length).toBeGreaterThan(0);
    for (const id of ids) {
      expect(flexibleOf(again).filter((meal) => meal.id === id && meal.title !== 'My own dinner')).toEqual(
        [],
      );
      const { body } = await cook.call('GET', `/recipes/${id}/source`);
      expect(body.data).toMatchObject({ title: 'My own dinner', own: true });
    }
  });

  test('is copied, and never changed or deleted itself', async () => {
    const [meal] = flexibleOf(plan);
    const { body } = await cook.call('GET', `/recipes/${meal!.id}/source`);
    expect(body.data).toMatchObject({ own: false, title: meal!.title });
    const { id: _id, version: _version, own: _own, ...input } = body.data;
    expect((await cook.call('POST', '/recipes', { body: input })).status).toBe(201);
    expect((await cook.call('PUT', `/recipes/${meal!.id}`, { body: input })).status).toBe(404);
    expect((await cook.call('DELETE', `/recipes/${meal!.id}`)).status).toBe(404);
    const mine = await cook.call('GET', '/recipes/usersearch?mine=true');
    expect(mine.body.data.recipes).toMatchObject([{ title: meal!.title, own: true }]);
  });

  test('is dropped by who holds the account first, as they are changed', async () => {
    await forget();
    for (const { id } of await cook.pantry()) await cook.call('DELETE', `/pantry/${id}`);
    const { pool } = api.database;
    let locked: unknown;
    await askWhileHeld(
      pool,
      // As an own recipe that is being changed does.
      `update users set own_recipes_version = own_recipes_version + 1 where username = '${cook.user.username}'`,
      () => cook.generate(),
      async () => {
        const { rows } = await pool.query<{ table: string }>(
          `select distinct relname as table from pg_locks l join pg_class c on c.oid = l.relation
           join pg_stat_activity a on a.pid = l.pid
           where a.datname = current_database() and a.wait_event_type = 'Lock' and relkind = 'r'
             and mode in ('RowShareLock', 'RowExclusiveLock')`,
        );
        locked = rows.map(({ table }) => table);
      },
    );
    expect(locked).toContain('users');
    expect(locked).not.toContain('recipes');
    sameIds(await ownRows(cook), []);
  });
});

describe('a swap', () => {
  test('may propose a flexible dinner, which is stored when it is chosen, and can be undone [FLEXIBLE-07]', async () => {
    const before = await ownRows(cook);
    const proposed = await proposalOf(cook, plan);
    expect(proposed).toBeDefined();
    const { meal, proposal } = proposed!;
    expect((await cook.swaps(plan, meal)).filter((swap) => isFlexible(swap.meal))).toHaveLength(1);
    // Looking at proposals stores nothing.
    expect(await ownRows(cook)).toEqual(before);
    const swapped = await cook.swap(plan, meal, proposal.id);
    expect(swapped.meal_plan.find(({ day }) => day === meal.day)?.title).toBe(proposal.title);
    expect((await cook.call('GET', `/recipes/${proposal.id}/details`)).status).toBe(200);
    const back = await cook.swapBack(swapped, { ...meal, id: proposal.id }, meal.id);
    expect(back.meal_plan.map(({ id }) => id)).toEqual(plan.meal_plan.map(({ id }) => id));
  });

  test('of another cook does not find it', async () => {
    const { proposal } = (await proposalOf(cook, plan))!;
    const other = await cookWithLeftOvers();
    const theirs = await other.generate();
    const meal = theirs.meal_plan[0]!;
    const answer = await other.ask.swap(theirs.id, String(meal.day), meal.id, proposal.id);
    // The same as for one that nobody was ever proposed.
    const unknown = await other.ask.swap(theirs.id, String(meal.day), meal.id, 123_456_789);
    expect(answer).toMatchObject({ status: 409, body: unknown.body });
  });

  test('of a proposal that the pantry no longer allows says so', async () => {
    const { meal, proposal } = (await proposalOf(cook, plan))!;
    for (const { id } of await cook.pantry()) await cook.call('DELETE', `/pantry/${id}`);
    const { status, body } = await cook.ask.swap(plan.id, String(meal.day), meal.id, proposal.id);
    expect([status, body.detail]).toEqual([
      409,
      'This dinner can no longer be made from what your pantry has. Please look at the suggestions again.',
    ]);
    expect(await idsNow()).toEqual(plan.meal_plan.map(({ id }) => id));
  });

  test('puts no flexible dinner in danger that leftovers have put aside', async () => {
    const [aside] = flexibleOf(plan);
    const chooses = choosingCook(cook);
    const moved = aside!.day === THIRD ? plan : await chooses.move(plan, String(aside!.day), THIRD);
    const before = mealOn(moved, SECOND);
    await chooses.double(plan, SECOND, { recipe_id: before.id, date: inDays(2), slot: 'dinner' });
    expect(await idsNow()).not.toContain(aside!.id);
    // A new week deletes the flexible dinners that nothing needs.
    await cook.generate('?vegan=true');
    await cook.call('POST', '/meal-plans/previous/restore', { body: { plan_id: plan.id } });
    expect((await cook.call('GET', `/recipes/${aside!.id}/details`)).status).toBe(200);
    const once = await chooses.once(plan, SECOND);
    expect(once.meal_plan.map(({ id }) => id)).toContain(aside!.id);
  });
});

const idsNow = async () => (await cook.current()).meal_plan.map(({ id }) => id);

/** The first flexible dinner that is proposed for a day on which there is one now. */
async function proposalOf(owner: Owner, of: MealPlan) {
  for (const meal of flexibleOf(of)) {
    const found = (await owner.swaps(of, meal)).map((swap) => swap.meal).find(isFlexible);
    if (found) return { meal, proposal: found };
  }
  return undefined;
}
