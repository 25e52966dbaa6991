import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { requireAccess, THING, type Permission } from '../../src/platform/access/access.ts';
import { changeOf } from '../../src/platform/access/change-of.ts';
import type { Problem } from '../../src/platform/http/problem.ts';
import { twoCooks } from '../support/two-cooks.ts';

const cooks = twoCooks();

/** Both cooks have something with each of these ids, and ada alone something with the others: only the owner tells them apart. */
const [BOTH, OWN, NONE] = ['01', '02', '03'].map((end) => `01976b0e-5a10-7c3e-9a55-0242ac1200${end}`) as [
  string,
  string,
  string,
];
const SHARED_RECIPE = 1001;
let plan: string;
let formerPlan: string;
let ownRecipe = 5_000_000;
let bensRecipe = 0;

const run = (statement: string, ...values: unknown[]) => cooks.pool.query(statement, values);

const PLAN_VALUES = `now(), '2030-05-06', '{}', '', '', '', '{}'`;

async function give(userId: string, id: string): Promise<void> {
  await run(
    `insert into lists values ($1, $2, $3::text, $3::text, null, 'custom', now())`,
    userId,
    id,
    `list ${id}`,
  );
  await run(
    `insert into pantry_items (user_id, id, ingredient_id, quantity, unit, unit_kind) values ($1, $2, 1, 1, 'g', 'weight')`,
    userId,
    id,
  );
  await run(
    `insert into sessions (user_id, id, created_at, expires_at) values ($1, $2, now(), now() + interval '1 day')`,
    userId,
    id,
  );
  for (const thing of [THING.stock(id), THING.list(id), THING.entry(id, SHARED_RECIPE)]) {
    await run(
      `insert into removals (user_id, thing, removed_at, content) values ($1, $2, now(), '{}')`,
      userId,
      thing,
    );
  }
}

async function addRecipe(userId: string): Promise<number> {
  const id = (ownRecipe += 1);
  const own = { id, owner_id: userId, slug: `own-${id}`, title: `Own ${id}`, title_key: `own ${id}` };
  await run(
    `insert into recipes select (jsonb_populate_record(shared, $2::jsonb)).* from recipes shared where id = $1`,
    SHARED_RECIPE,
    JSON.stringify(own),
  );
  return id;
}

beforeEach(async () => {
  for (const userId of [cooks.ada, cooks.ben]) await give(userId, BOTH);
  await give(cooks.ada, OWN);
  [plan, formerPlan] = [randomUUID(), randomUUID()];
  await run(`insert into meal_plans values ($1, $2, ${PLAN_VALUES})`, cooks.ada, plan);
  await run(
    `insert into previous_meal_plans values ($1, $2, ${PLAN_VALUES}, now(), 1)`,
    cooks.ada,
    formerPlan,
  );
  await run(`insert into own_ingredients values ($1, 1000001, 'moon dust', 'moon dust')`, cooks.ada);
  await addRecipe(cooks.ada);
  bensRecipe = await addRecipe(cooks.ben);
});

/** The ids granted, or the status and message. */
async function outcome(userId: string, permission: Permission, ...ids: (number | string)[]) {
  return requireAccess(cooks.db, { userId }, permission, ids as never[]).catch(
    ({ status, message }: Problem) => `${status} ${message}`,
  );
}

const NO_RECIPE = '404 This recipe does not exist.';
const NO_LIST = '404 This list does not exist.';
const NO_PLAN = '404 There is no meal plan yet.';
const NEWER = '409 There is a newer meal plan. Please look at that one first.';
const GONE = 'can no longer be brought back: what you remove is kept for a day.';
const adasRecipe = () => bensRecipe - 1;

interface Asked {
  readonly permission: Permission;
  /** What ada may use. */
  readonly granted: () => (number | string)[];
  /** What she may not, and what is said of it. */
  readonly refused: readonly (readonly [id: () => number | string, said: string])[];
}

const ASKED: readonly Asked[] = [
  {
    permission: 'recipe.read',
    granted: () => [SHARED_RECIPE, adasRecipe()],
    refused: [
      [() => bensRecipe, NO_RECIPE],
      [() => 999, NO_RECIPE],
    ],
  },
  {
    permission: 'recipe.list',
    granted: () => [SHARED_RECIPE, adasRecipe()],
    refused: [[() => bensRecipe, NO_RECIPE]],
  },
  {
    permission: 'recipe.change',
    granted: () => [adasRecipe()],
    refused: [
      [() => SHARED_RECIPE, NO_RECIPE],
      [() => bensRecipe, NO_RECIPE],
    ],
  },
  { permission: 'list.read', granted: () => [BOTH, OWN], refused: [[() => NONE, NO_LIST]] },
  { permission: 'list.addRecipe', granted: () => [OWN], refused: [[() => NONE, NO_LIST]] },
  { permission: 'list.removeRecipe', granted: () => [OWN], refused: [[() => NONE, NO_LIST]] },
  { permission: 'list.change', granted: () => [OWN], refused: [[() => NONE, NO_LIST]] },
  {
    permission: 'pantryItem.change',
    granted: () => [BOTH, OWN],
    refused: [[() => NONE, '404 This pantry item does not exist.']],
  },
  {
    permission: 'ingredient.use',
    granted: () => [1, 1_000_001],
    refused: [[() => 999_999, '404 This ingredient does not exist.']],
  },
  { permission: 'plan.read', granted: () => [plan], refused: [[() => formerPlan, NEWER]] },
  { permission: 'plan.change', granted: () => [plan], refused: [[() => formerPlan, NEWER]] },
  {
    permission: 'plan.restore',
    granted: () => [plan, formerPlan],
    refused: [
      [
        () => NONE,
        '409 This plan can no longer be brought back: your last 10 plans are kept, each for a day.',
      ],
    ],
  },
  {
    permission: 'session.end',
    granted: () => [OWN],
    refused: [[() => NONE, '404 This session does not exist.']],
  },
  {
    permission: 'removal.restore',
    granted: () => [THING.stock(OWN), THING.list(OWN), THING.entry(OWN, SHARED_RECIPE)],
    refused: [
      [() => THING.stock(NONE), `404 This ${GONE}`],
      [() => THING.list(NONE), `404 This list ${GONE}`],
      [() => THING.recipe(2001), `404 This recipe ${GONE}`],
      [() => THING.entry(OWN, 2001), `404 This recipe ${GONE}`],
    ],
  },
];

test.each(ASKED)(
  '$permission is granted for all that is there and theirs',
  async ({ permission, granted }) => {
    expect(await outcome(cooks.ada, permission, ...granted())).toEqual(granted());
    expect(await outcome(cooks.ada, permission)).toEqual([]);
  },
);

test.each(ASKED)(
  '$permission is refused for the first that is not',
  async ({ permission, granted, refused }) => {
    for (const [id, said] of refused) {
      expect(await outcome(cooks.ada, permission, ...granted(), id())).toBe(said);
    }
  },
);

test.each(ASKED)(
  '$permission is refused for what is only theirs to another',
  async ({ permission, granted }) => {
    expect(await outcome(cooks.ben, permission, granted().at(-1)!)).toMatch(/^404 /);
  },
);

test.each(['plan.read', 'plan.change', 'plan.restore'] as const)(
  '%s is refused without a plan',
  async (permission) => {
    expect(await outcome(cooks.ben, permission, plan)).toBe(NO_PLAN);
  },
);

test('Favorites are read and filled, and not changed', async () => {
  const { rows } = await run(`select id from lists where user_id = $1 and list_type = 'default'`, cooks.ada);
  const { id } = rows[0] as { id: string };
  expect(await outcome(cooks.ada, 'list.addRecipe', id)).toEqual([id]);
  expect(await outcome(cooks.ada, 'list.change', id)).toBe('403 The Favorites list cannot be changed.');
});

describe('a change of what is a cook’s', () => {
  test('is done as one, and its result is answered', async () => {
    const rename = `update lists set name = 'Stews' where user_id = '${cooks.ada}' and id = '${OWN}'`;
    const change = changeOf(cooks.db, cooks.ada, async (db) => {
      await db.execute(rename);
      throw new Error('away');
    });
    await expect(change).rejects.toThrow('away');
    expect(await changeOf(cooks.db, cooks.ada, async () => 'done')).toBe('done');
    expect((await run(`select 1 from lists where name = 'Stews'`)).rowCount).toBe(0);
  });

  test('is none for an account that is gone', async () => {
    let isBegun = false;
    const change = changeOf(cooks.db, NONE, async () => void (isBegun = true));
    await expect(change).rejects.toMatchObject({ status: 401 });
    expect(isBegun).toBe(false);
  });
});

describe('until the transaction ends', () => {
  const own = (table: string, id: () => string) => () =>
    `${table} where user_id = '${cooks.ada}' and id = '${id()}'`;
  const recipe = () => `recipes where id = ${adasRecipe()}`;
  const thing = () => `removals where user_id = '${cooks.ada}' and thing = '${THING.stock(OWN)}'`;

  test.each<{ permission: Permission; id: () => number | string; row: () => string; free: string[] }>([
    { permission: 'recipe.read', id: adasRecipe, row: recipe, free: ['changed', 'deleted'] },
    { permission: 'recipe.list', id: adasRecipe, row: recipe, free: ['changed'] },
    { permission: 'recipe.change', id: adasRecipe, row: recipe, free: [] },
    { permission: 'list.read', id: () => OWN, row: own('lists', () => OWN), free: ['changed', 'deleted'] },
    { permission: 'list.addRecipe', id: () => OWN, row: own('lists', () => OWN), free: ['changed'] },
    { permission: 'list.removeRecipe', id: () => OWN, row: own('lists', () => OWN), free: [] },
    { permission: 'list.change', id: () => OWN, row: own('lists', () => OWN), free: [] },
    {
      permission: 'plan.read',
      id: () => plan,
      row: own('meal_plans', () => plan),
      free: ['changed', 'deleted'],
    },
    { permission: 'plan.change', id: () => plan, row: own('meal_plans', () => plan), free: [] },
    { permission: 'plan.restore', id: () => plan, row: own('meal_plans', () => plan), free: [] },
    { permission: 'removal.restore', id: () => THING.stock(OWN), row: thing, free: [] },
  ])('what $permission is granted for can be $free by others', async ({ permission, id, row, free }) => {
    const isFree = async (lock: string) =>
      (await run(`select 1 from ${row()} for ${lock} skip locked`)).rowCount === 1;
    await cooks.db.transaction(async (db) => {
      await requireAccess(db, { userId: cooks.ada }, permission, [id()] as never[]);
      const can = { changed: await isFree('no key update'), deleted: await isFree('update') };
      expect(Object.entries(can).flatMap(([what, isSo]) => (isSo ? [what] : []))).toEqual(free);
    });
  });
});
