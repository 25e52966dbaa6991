import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withRealDays } from '../../src/plan/real-days.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import type { KeptPlan } from '../../src/platform/database/schema.ts';
import { createDatabase, openTestDatabase } from '../support/database.ts';

const MIGRATION = new URL('../../migrations/0009_real_days.sql', import.meta.url);
/** A Thursday, which an older server calls Monday. */
const MADE_ON = '2026-11-26';

const frozen = { quantity: 300, meals: [{ day: 'Friday', title: 'Paella' }] };
/** A plan as an older server stores it. */
const older = {
  meals: ['Monday', 'Wednesday', 'Friday', 'Saturday'].map((day) => ({ day, title: `Dinner of ${day}` })),
  purchases: [
    { id: 'first', items: [{ name: 'chicken', quantity: 600, frozen }, { name: 'salt' }] },
    { id: 'second', items: [] },
  ],
  notes: 'Monday.',
  asOf: MADE_ON,
};

let database: ReturnType<typeof openTestDatabase>;
beforeAll(async () => {
  database = openTestDatabase(await createDatabase());
  await migrateDatabase(database.pool);
});
afterAll(() => database.close());

/** Stores a cook's current and previous plan, and the deeds of meals cooked in each. */
async function keep(plan: object) {
  const [userId, id, previousId] = [randomUUID(), randomUUID(), randomUUID()];
  const { pool } = database;
  await pool.query(`insert into users (id, username, username_key, password_hash) values ($1, $2, $2, 'x')`, [
    userId,
    `cook-${userId.slice(0, 8)}`,
  ]);
  const values = (planId: string) => [userId, planId, MADE_ON, JSON.stringify(plan)];
  const columns = 'user_id, id, made_on, plan, made_at, filters, input_hash, pantry_hash, preferences_hash';
  const rest = `$1, $2, $3, $4, now(), '{}', '', '', ''`;
  await pool.query(`insert into meal_plans (${columns}) values (${rest})`, values(id));
  await pool.query(
    `insert into previous_meal_plans (${columns}, replaced_at, place) values (${rest}, now(), -1)`,
    values(previousId),
  );
  const things = [
    `meals/${id}/Monday`,
    `meals/${previousId}/Friday`,
    'purchases/first',
    `meals/${randomUUID()}/Monday`,
  ];
  for (const [seq, thing] of things.entries()) {
    await pool.query(
      `insert into pantry_deeds (user_id, seq, thing, today, acts, changes, mergers)
       values ($1, $2, $3, $4, '[]', '[]', '[]')`,
      [userId, seq, thing, MADE_ON],
    );
  }
  return { userId, id, previousId, things };
}

async function kept(userId: string) {
  const { rows } = await database.pool.query<{ plan: KeptPlan }>(
    `select plan from meal_plans where user_id = $1
     union all select plan from previous_meal_plans where user_id = $1`,
    [userId],
  );
  const deeds = await database.pool.query<{ thing: string }>(
    'select thing from pantry_deeds where user_id = $1 order by seq',
    [userId],
  );
  return { plans: rows.map(({ plan }) => plan), things: deeds.rows.map(({ thing }) => thing) };
}

const migrate = () => database.pool.query(readFileSync(MIGRATION, 'utf8'));

test('plans of older servers get real weekdays, with their deeds and purchases', async () => {
  const { userId, id, previousId, things } = await keep(older);
  await migrate();
  const { plans, things: renamed } = await kept(userId);
  const [first, ...others] = older.purchases;
  const expected = {
    ...older,
    startsOn: MADE_ON,
    meals: ['Thursday', 'Saturday', 'Monday', 'Tuesday'].map((day, index) => ({
      ...older.meals[index],
      day,
    })),
    purchases: [
      {
        ...first,
        items: [
          {
            name: 'chicken',
            quantity: 600,
            frozen: { ...frozen, meals: [{ day: 'Monday', title: 'Paella' }] },
          },
          { name: 'salt' },
        ],
      },
      ...others,
    ],
  };
  expect(plans).toEqual([expected, expected]);
  expect(renamed).toEqual([`meals/${id}/Thursday`, `meals/${previousId}/Monday`, ...things.slice(2)]);
});

test('a second run changes nothing', async () => {
  const { userId } = await keep(older);
  await migrate();
  const once = await kept(userId);
  await migrate();
  expect(await kept(userId)).toEqual(once);
});

test('a plan that an older server writes beside this one is read as the migration would have it', async () => {
  const { userId } = await keep(older);
  const [stored] = (await kept(userId)).plans;
  const read = withRealDays({ madeOn: MADE_ON, plan: stored! });
  await migrate();
  expect([read.plan]).toEqual((await kept(userId)).plans.slice(0, 1));
  expect(withRealDays(read)).toBe(read);
});
