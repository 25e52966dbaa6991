import { randomUUID } from 'node:crypto';
import { INGREDIENT_INDEX } from '@larder/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeExportService, type ExportService } from '../../src/accounts/export.service.ts';
import type { PlanService } from '../../src/plan/plan.service.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { notFound, Problem } from '../../src/platform/http/problem.ts';
import { accountServices, newCook, outcome } from '../support/account-services.ts';
import { createTestDatabase } from '../support/database.ts';
import { askWhileHeld } from '../support/locks.ts';
import { SEEDED_TEMPLATE } from '../support/templates.ts';

const NOW = new Date('2030-05-06T12:00:00Z');
const OWN_ID = 2_000_000_000;
/** An ingredient that neither the catalogue nor the cook has any more. */
const GONE_ID = 2_000_000_009;
const onion = INGREDIENT_INDEX.require('onion');

type Current = PlanService['current'];

let database: Database;
let cook: Awaited<ReturnType<typeof newCook>>;
beforeAll(async () => {
  database = await createTestDatabase(SEEDED_TEMPLATE);
});
beforeEach(async () => {
  cook = await newCook(accountServices(database, () => NOW));
});
afterAll(() => database.close());

const sql = (statement: string, ...values: unknown[]) =>
  database.pool.query(statement, [cook.caller.userId, ...values]);

function exporting(current: Current = () => Promise.reject(notFound('page'))): ExportService {
  return makeExportService(
    database.db,
    { current },
    { current: () => ({ names: INGREDIENT_INDEX }) },
    () => NOW,
  );
}

const addOwn = (id: number, name: string) =>
  sql('insert into own_ingredients (user_id, id, name, name_key) values ($1, $2, $3, $3)', id, name);

describe('an export', () => {
  test('names the ingredients that are disliked, always there and added, and leaves out those that are gone', async () => {
    await addOwn(OWN_ID + 1, 'star dust');
    await addOwn(OWN_ID, 'moon dust');
    await sql(
      `insert into preferences (user_id, allergies, dietary_restrictions, kitchen_appliances, dislikes, staples,
         preferred_cuisines, protein_preferences, updated_at)
       values ($1, '{}', '{}', '{}', $2, $3, '{}', '{}', now())`,
      [onion.id, GONE_ID],
      [OWN_ID, OWN_ID + 1],
    );
    for (const id of [onion.id, OWN_ID, GONE_ID]) {
      await sql('insert into pantry_additions (user_id, ingredient_id, moments) values ($1, $2, $3)', id, [
        NOW,
      ]);
    }
    const { preferences, added, exported_at: at } = await exporting().everything(cook.caller);
    expect(preferences).toMatchObject({ dislikes: [onion.name], staples: ['moon dust', 'star dust'] });
    const added_at = [NOW.toISOString()];
    expect(added.toSorted((a, b) => (a.ingredient < b.ingredient ? -1 : 1))).toEqual([
      { ingredient: 'moon dust', added_at },
      { ingredient: onion.name, added_at },
    ]);
    expect(at).toBe(NOW.toISOString());
  });

  test('has each list with its own recipes', async () => {
    const { rows } = await database.pool.query<{ id: number; title: string }>(
      'select id, title from recipes order by id limit 2',
    );
    const [soup, stew] = [randomUUID(), randomUUID()];
    for (const [list, name] of [
      [soup, 'Soups'],
      [stew, 'Stews'],
    ]) {
      await sql(
        `insert into lists (user_id, id, name, name_key, list_type, created_at) values ($1, $2, $3, $3, 'custom', now())`,
        list,
        name,
      );
    }
    const put = 'insert into list_recipes (user_id, list_id, recipe_id, added_at) values ($1, $2, $3, $4)';
    await sql(put, soup, rows[0]?.id, NOW);
    await sql(put, stew, rows[1]?.id, NOW);
    const { lists } = await exporting().everything(cook.caller);
    const on = new Map(lists.map(({ name, recipes }) => [name, recipes]));
    const added_at = NOW.toISOString();
    expect(on).toEqual(
      new Map([
        ['Favorites', []],
        ['Soups', [{ ...rows[0], added_at }]],
        ['Stews', [{ ...rows[1], added_at }]],
      ]),
    );
  });

  test('is of one moment: what is added while it is made is not in it', async () => {
    const made = await askWhileHeld(
      database.pool,
      `lock table own_ingredients in access exclusive mode;
       insert into own_ingredients (user_id, id, name, name_key) values ('${cook.caller.userId}', ${OWN_ID}, 'late', 'late')`,
      () => exporting().everything(cook.caller),
    );
    expect(made.own_ingredients).toEqual([]);
    expect((await exporting().everything(cook.caller)).own_ingredients).toEqual(['late']);
  });

  test('has the plan, or none, and never takes a fault for none', async () => {
    const plan = { id: 'a plan' } as unknown as Awaited<ReturnType<Current>>;
    expect((await exporting(() => Promise.resolve(plan)).everything(cook.caller)).meal_plan).toBe(plan);
    expect((await exporting().everything(cook.caller)).meal_plan).toBeNull();
    const away = exporting(() => Promise.reject(new Problem(503, 'Not now.')));
    expect(await outcome(away.everything(cook.caller))).toBe('503 Not now.');
    const like = exporting(() => Promise.reject(Object.assign(new Error('A bug'), { status: 404 })));
    await expect(like.everything(cook.caller)).rejects.toThrow('A bug');
  });

  test('of a deleted account asks to log in', async () => {
    await sql('delete from users where id = $1');
    expect(await outcome(exporting().everything(cook.caller))).toBe('401 Please log in again.');
  });
});
