import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { mealOn, planningCook, type MealPlan, type PlanningCook } from './planning-cook.ts';

const HOUR = 60 * 60 * 1000;

let api: Api;
let user: User;
let cook: PlanningCook;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
  await cook.stock(['rice', 2, 'kg'], ['onion', 6, 'piece'], ['egg', 12, 'piece'], ['tomato', 9, 'piece']);
  await cook.prefer({ meal_prep_frequency: 'weekly' });
});
afterAll(() => api.close());

const previous = () => user.call('GET', '/meal-plans/previous');
/** The ids of the restorable plans, closest first. */
async function kept(): Promise<{ before: string[]; after: string[] }> {
  const { before, after } = (await previous()).body.data as Record<'before' | 'after', { id: string }[]>;
  return { before: before.map(({ id }) => id), after: after.map(({ id }) => id) };
}
/** The access token expires within the day. */
async function logIn(): Promise<void> {
  const { body } = await api.call('POST', '/auth/login', {
    body: { username: user.username, password: 'correct horse' },
  });
  user = { ...user, call: api.as(body.data.access_token) };
  cook = planningCook(user);
}
const NOTHING = { before: [], after: [] };
/** One week per filter, each replacing the previous one. */
async function weeks(...filters: string[]): Promise<MealPlan[]> {
  const made: MealPlan[] = [];
  for (const filter of filters) made.push(await cook.generate(filter));
  expect(new Set(made.map(({ id }) => id)).size).toBe(filters.length);
  return made;
}
const TOO_LATE = 'This plan can no longer be brought back: your last 10 plans are kept, each for a day.';
const restore = (plan_id: string) => user.call('POST', '/meal-plans/previous/restore', { body: { plan_id } });
const current = async (): Promise<MealPlan> => (await user.call('GET', '/meal-plans/current')).body.data;
const dayOf = ({ meal_plan: meals }: MealPlan, index: number) => meals[index]!.day!;

test('a replaced plan is restored with its cooked meals and purchases, and so is the other [UNDO-09]', async () => {
  const first = await cook.generate();
  expect(await kept()).toEqual(NOTHING);
  await cook.cook(first, first.meal_plan[0]!);
  const [toBuy] = (await current()).shopping_items;
  const used = await cook.buy(first, [toBuy!]);
  const pantry = await cook.pantry();

  const second = await cook.generate('?vegetarian=true');
  expect(second.id).not.toBe(first.id);
  const told = await previous();
  expect(told.status).toBe(200);
  expect(told.body.data.before).toHaveLength(1);
  expect(told.body.data.before[0]).toMatchObject({
    id: first.id,
    meals: first.meal_plan.map(({ day, title }, index) => ({ day, title, cooked: index === 0 })),
  });

  const { status, body } = await restore(first.id);
  expect(status).toBe(200);
  expect(body.data).toEqual(used);
  expect(await current()).toEqual(used);
  expect(await cook.pantry()).toEqual(pantry);
  expect(await kept()).toEqual({ before: [], after: [second.id] });
  expect((await restore(first.id)).body.data).toEqual(used);
  expect(await kept()).toEqual({ before: [], after: [second.id] });
  expect((await restore(second.id)).body.data.id).toBe(second.id);
});

test('what was cooked and bought in the new plan counts once in the restored one [UNDO-10]', async () => {
  const first = await cook.generate();
  const before = await cook.pantry();
  const second = await cook.generate('?vegetarian=true');
  const [bought] = second.shopping_items;
  await cook.buy(second, [bought!]);
  await cook.cook(second, second.meal_plan[0]!);
  const pantry = await cook.pantry();

  const { body } = await restore(first.id);
  expect(await cook.pantry()).toEqual(pantry);
  // A purchase may be exactly what was cooked.
  const isSame = JSON.stringify(pantry) === JSON.stringify(before);
  expect(body.data.out_of_date).toBe(isSame ? null : 'pantry');
  expect(mealOn(body.data, dayOf(first, 0)).cooked_at).toBeNull();
  // The list has what this pantry lacks: the same plan, settled again, needs nothing else.
  expect((await current()).shopping_items).toEqual(body.data.shopping_items);

  const again: MealPlan = (await restore(second.id)).body.data;
  expect(await cook.pantry()).toEqual(pantry);
  expect(mealOn(again, dayOf(second, 0)).cooked_at).not.toBeNull();
  expect(again.purchases).toHaveLength(1);
  // Its undo still knows what it took.
  const undone = await user.call(
    'DELETE',
    `/meal-plans/current/meals/${dayOf(second, 0)}/cooked?plan_id=${second.id}`,
  );
  expect(undone.status).toBe(200);
});

test('a plan can be restored for a day, by its own cook only', async () => {
  const first = await cook.generate();
  await cook.generate('?vegetarian=true');
  const other = await api.signUp();
  expect((await other.call('GET', '/meal-plans/previous')).body.data).toEqual(NOTHING);
  const stolen = await other.call('POST', '/meal-plans/previous/restore', { body: { plan_id: first.id } });
  expect(stolen.status).toBe(404);

  api.pass(25 * HOUR);
  await logIn();
  expect(await kept()).toEqual(NOTHING);
  const late = await restore(first.id);
  expect(late.status).toBe(409);
  expect(late.body.detail).toBe(TOO_LATE);
});

test('replaced weeks are restored step by step, and none is lost on the way [UNDO-27]', async () => {
  const [first, second, third] = await weeks('', '?vegetarian=true', '?vegan=true');
  expect(await kept()).toEqual({ before: [second!.id, first!.id], after: [] });
  await restore(second!.id);
  expect(await kept()).toEqual({ before: [first!.id], after: [third!.id] });
  expect((await restore(first!.id)).body.data.id).toBe(first!.id);
  expect(await kept()).toEqual({ before: [], after: [second!.id, third!.id] });

  // Skipping one, in either direction.
  await restore(third!.id);
  expect(await kept()).toEqual({ before: [second!.id, first!.id], after: [] });
  await restore(first!.id);
  expect(await kept()).toEqual({ before: [], after: [second!.id, third!.id] });

  // A new week follows the one it replaced, and still nothing is lost.
  const fourth = await cook.generate('?has_chicken=true');
  expect((await current()).id).toBe(fourth.id);
  expect(await kept()).toEqual({ before: [first!.id, third!.id, second!.id], after: [] });
});

test('swaps, cooking and purchases are part of every restored week', async () => {
  const used: MealPlan[] = [];
  for (const filter of ['', '?vegetarian=true', '?vegan=true']) {
    const plan = await cook.generate(filter);
    const [toBuy] = plan.shopping_items;
    await cook.buy(plan, [toBuy!]);
    await cook.cook(plan, plan.meal_plan[0]!);
    used.push(await current());
  }
  const pantry = await cook.pantry();
  for (const then of used.toReversed().slice(1)) {
    const { body } = await restore(then.id);
    expect(body.data.purchases).toEqual(then.purchases);
    expect(body.data.meal_plan.map(({ cooked_at }: { cooked_at: string | null }) => cooked_at)).toEqual(
      then.meal_plan.map(({ cooked_at }) => cooked_at),
    );
    expect(await cook.pantry()).toEqual(pantry);
  }
});

test('the last ten weeks are kept, and earlier ones give an explanation [UNDO-28]', async () => {
  const filters = [
    '',
    '?vegetarian=true',
    '?vegan=true',
    '?has_chicken=true',
    '?has_fish=true',
    '?has_pork=true',
    '?no_pork=true',
    '?countries=india',
    '?countries=italy',
    '?countries=spain',
    '?countries=mexico',
    '?countries=korea',
  ];
  const made = (await weeks(...filters)).map(({ id }) => id);
  expect((await kept()).before).toEqual(made.slice(1, -1).toReversed());
  const { status, body } = await restore(made[0]!);
  expect([status, body.detail]).toEqual([409, TOO_LATE]);
  expect((await restore(made[1]!)).status).toBe(200);
  expect((await kept()).after).toEqual(made.slice(2));
});

test('each week is kept for a day of its own', async () => {
  const first = await cook.generate();
  const second = await cook.generate('?vegetarian=true');
  api.pass(20 * HOUR);
  await logIn();
  const third = await cook.generate('?vegan=true');
  expect(await kept()).toEqual({ before: [second.id, first.id], after: [] });
  api.pass(5 * HOUR);
  await logIn();
  expect(await kept()).toEqual({ before: [second.id], after: [] });
  expect((await restore(first.id)).status).toBe(409);
  expect((await restore(second.id)).status).toBe(200);
  expect(await kept()).toEqual({ before: [], after: [third.id] });
});

test.each([
  { what: 'the same week', pick: (ids: string[]) => [ids[1]!, ids[1]!] },
  { what: 'two weeks', pick: (ids: string[]) => [ids[0]!, ids[1]!] },
])('two devices that restore $what at once lose none [UNDO-29]', async ({ pick }) => {
  const ids = (await weeks('', '?vegetarian=true', '?vegan=true')).map(({ id }) => id);
  const answers = await Promise.all(pick(ids).map(restore));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { before, after } = await kept();
  expect([...before.toReversed(), (await current()).id, ...after]).toEqual(ids);
});

test('one device makes a week while another restores one: both are kept [UNDO-29]', async () => {
  const ids = (await weeks('', '?vegetarian=true')).map(({ id }) => id);
  const [made, back] = await Promise.all([cook.generate('?vegan=true'), restore(ids[0]!)]);
  expect(back.status).toBe(200);
  const { before, after } = await kept();
  expect([...before, (await current()).id, ...after].toSorted()).toEqual([...ids, made.id].toSorted());
});

test('the same request again replaces nothing, and a plan without meals is not kept', async () => {
  const first = await cook.generate();
  expect((await cook.generate()).id).toBe(first.id);
  expect(await kept()).toEqual(NOTHING);
  await cook.prefer({ meal_prep_frequency: 'weekly', dietary_restrictions: ['vegan'] });
  const none = await cook.generate('?has_beef=true');
  expect(none.meal_plan).toEqual([]);
  const third = await cook.generate();
  expect(third.meal_plan.length).toBeGreaterThan(0);
  expect((await kept()).before).toEqual([first.id]);
});
