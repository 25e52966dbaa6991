import { randomUUID } from 'node:crypto';
import { FIRST_OWN_RECIPE_ID } from '@larder/domain';
import { IngredientIndex } from '@larder/domain/model';
import { sql as sqlText } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeExportService,
  type AccountExport,
  type ExportService,
} from '../../src/accounts/export.service.ts';
import { insertItems } from '../../src/pantry/pantry.store.ts';
import type { PlanService } from '../../src/plan/plan.service.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { notFound, Problem } from '../../src/platform/http/problem.ts';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { accountServices, newCook, outcome } from '../support/account-services.ts';
import { createTestDatabase } from '../support/database.ts';
import { askWhileHeld } from '../support/locks.ts';

const NOW = new Date('2030-05-06T12:00:00Z');
const OWN_ID = 2_000_000_000;
/** An ingredient that neither the catalogue nor the cook has any more. */
const GONE_ID = 2_000_000_009;
const NAMES = new IngredientIndex(SMALL_CATALOGUE.ingredients);
const known = SMALL_CATALOGUE.ingredients[0]!;

type Current = PlanService['current'];

let database: Database;
let cook: Awaited<ReturnType<typeof newCook>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.db, () => undefined, SMALL_CATALOGUE);
});
beforeEach(async () => {
  cook = await newCook(accountServices(database, () => NOW));
});
afterAll(() => database.close());

const sql = (statement: string, ...values: unknown[]) =>
  database.pool.query(statement, [cook.caller.userId, ...values]);

function exporting(current: Current = () => Promise.reject(notFound('page'))): ExportService {
  return makeExportService(database.db, { current }, { current: () => ({ names: NAMES }) }, () => NOW);
}

const everything = async (current?: Current) => (await exporting(current).everything(cook.caller)).json.data;

async function textOf(pieces: AsyncIterable<string | Buffer>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
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
      [known.id, GONE_ID],
      [OWN_ID, OWN_ID + 1],
    );
    for (const id of [known.id, OWN_ID, GONE_ID]) {
      await sql('insert into pantry_additions (user_id, ingredient_id, moments) values ($1, $2, $3)', id, [
        NOW,
      ]);
    }
    const { preferences, added, exported_at: at } = await everything();
    expect(preferences).toMatchObject({ dislikes: [known.name], staples: ['moon dust', 'star dust'] });
    const added_at = [NOW.toISOString()];
    expect(added.toSorted((a, b) => (a.ingredient < b.ingredient ? -1 : 1))).toEqual([
      { ingredient: 'moon dust', added_at },
      { ingredient: known.name, added_at },
    ]);
    expect(at).toBe(NOW.toISOString());
  });

  test('has the account, its ways back, its devices and its pantry', async () => {
    const at = NOW.toISOString();
    const { account, sign_ins: signIns } = await everything();
    expect(account).toEqual({
      username: cook.username,
      created_at: expect.any(String) as string,
      recovery_code: { made_at: at },
      email: null,
    });
    expect(signIns).toEqual([
      {
        signed_in_at: at,
        ends_at: new Date(NOW.getTime() + 30 * 86_400_000).toISOString(),
        ended_at: null,
        device: signIns[0]?.device,
        last_used_at: at,
      },
    ]);

    await sql('delete from recovery_codes where user_id = $1');
    await sql('update sessions set revoked_at = $2 where user_id = $1', NOW);
    await sql("insert into email_addresses (user_id, address) values ($1, 'cook@example.com')");
    const marks = {
      expiryDate: '2030-05-31',
      expiryIsGuess: true,
      storage: 'freezer',
      opened: true,
    } as const;
    const batch = {
      id: randomUUID(),
      ingredientId: known.id,
      quantity: 2,
      unit: 'piece',
      used: 0.5,
    } as const;
    await insertItems(database.db, cook.caller.userId, [{ ...batch, ...marks }]);
    const later = await everything();
    expect(later.account).toMatchObject({
      recovery_code: null,
      email: { address: 'cook@example.com', confirmed_at: null },
    });
    expect(later.sign_ins).toMatchObject([{ ended_at: at }]);
    expect(later.pantry).toEqual([
      {
        ingredient: known.name,
        quantity: 2,
        used: 0.5,
        unit: 'piece',
        expiry_date: '2030-05-31',
        expiry_is_guess: true,
        storage: 'freezer',
        opened: true,
      },
    ]);
    await sql('update email_addresses set confirmed_at = $2 where user_id = $1', NOW);
    expect((await everything()).account.email?.confirmed_at).toBe(at);
    expect(later.preferences).toBeNull();
  });

  test('has no staples where the cook has chosen none', async () => {
    await sql(
      `insert into preferences (user_id, allergies, dietary_restrictions, kitchen_appliances, dislikes, staples,
         preferred_cuisines, protein_preferences, updated_at)
       values ($1, '{}', '{}', '{}', '{}', null, '{}', '{}', now())`,
    );
    expect((await everything()).preferences).toMatchObject({
      dislikes: [],
      staples: null,
    });
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
    const { lists } = await everything();
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
      () => everything(),
    );
    expect(made.own_ingredients).toEqual([]);
    expect((await everything()).own_ingredients).toEqual(['late']);
  });

  test('has the plan as of that moment', async () => {
    const own = `select name from own_ingredients where user_id = '${cook.caller.userId}'`;
    const current: Current = async (_caller, held = database.db) => {
      await addOwn(OWN_ID, 'late');
      const { rows } = await held.execute(sqlText.raw(own));
      return { id: 'a plan', meal_plan: [], seen: rows } as unknown as Awaited<ReturnType<Current>>;
    };
    expect((await everything(current)).meal_plan).toMatchObject({ seen: [] });
  });

  test('reads each photo when it is sent, as it was, and breaks off if it cannot', async () => {
    const photos = ['first', 'second'].map((bytes, at) => ({ id: randomUUID(), bytes, recipe: 1001 + at }));
    for (const { id, bytes, recipe } of photos)
      await sql(
        `insert into recipe_photos (user_id, id, recipe_id, sent_hash, small, large, added_at)
         values ($1, $2, $3, '', '', $4, now())`,
        id,
        recipe,
        Buffer.from(bytes),
      );
    await sql('insert into recipe_memories (user_id, recipe_id, notes) values ($1, 1001, $2)', photos[0]!.id);
    const body = await exporting().everything(cook.caller);
    const pieces = body.pieces(JSON.stringify);
    await sql('update recipe_photos set removed_at = now() where user_id = $1');
    const sent = JSON.parse(await textOf(pieces)) as { data: AccountExport };
    expect(sent.data.memories).toMatchObject(
      photos.map(({ bytes }) => ({
        photo: `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`,
      })),
    );
    expect(sent.data.memories[0]?.notes).toBe(photos[0]!.id);
    await sql('delete from recipe_photos where user_id = $1');
    await expect(textOf(body.pieces(JSON.stringify))).rejects.toThrow('A photo was deleted');
  });

  test('has every own recipe once, however many are read at a time, as of that moment', async () => {
    // Copies of a shared recipe with a few lines.
    const add = (from: number, to: number) =>
      sql(
        `insert into recipes select (jsonb_populate_record(shared, jsonb_build_object('id', $2::int + nth,
           'slug', 'own-' || ($2::int + nth), 'owner_id', $1::uuid, 'title', '"own_recipes":[] ' || nth))).*
         from recipes shared, generate_series($3::int, $4::int) nth where shared.id = 1001`,
        FIRST_OWN_RECIPE_ID,
        from,
        to,
      );
    for (const many of [0, 50, 120]) {
      await sql('delete from recipes where owner_id = $1');
      if (many > 0) await add(1, many);
      const body = await exporting().everything(cook.caller);
      await add(many + 1, many + 1);
      const { data } = JSON.parse(await textOf(body.pieces(JSON.stringify))) as { data: AccountExport };
      expect(data.own_recipes.map(({ id }) => id - FIRST_OWN_RECIPE_ID)).toEqual(
        Array.from({ length: many }, (_, nth) => nth + 1),
      );
      expect(data.own_recipes.at(-1)?.title).toBe(many > 0 ? `"own_recipes":[] ${many}` : undefined);
    }
  });

  test('has the plan, or none, and never takes a fault for none', async () => {
    const plan = { id: 'a plan', meal_plan: [] } as unknown as Awaited<ReturnType<Current>>;
    expect((await everything(() => Promise.resolve(plan))).meal_plan).toEqual(plan);
    expect((await everything()).meal_plan).toBeNull();
    expect(await outcome(everything(() => Promise.reject(new Problem(503, 'Not now.'))))).toBe(
      '503 Not now.',
    );
    const like = () => Promise.reject(Object.assign(new Error('A bug'), { status: 404 }));
    await expect(everything(like)).rejects.toThrow('A bug');
  });

  test('of a deleted account asks to log in', async () => {
    await sql('delete from users where id = $1');
    expect(await outcome(everything())).toBe('401 Please log in again.');
  });
});
