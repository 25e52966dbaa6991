import type pg from 'pg';
import { takeTime } from '../src/platform/database/limited-client.ts';

/**
 * Adds accounts to a database with a catalogue, each with twenty pantry items and a list of ten recipes.
 * Nobody can log in to them: they are ballast.
 */
export async function addCrowd(pool: pg.Pool, accounts: number): Promise<void> {
  const client = await pool.connect();
  takeTime(client);
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      `create temporary table crowd as
       select gen_random_uuid() as id, 'crowd_' || n as name, n from generate_series(1, $1::int) n`,
      [accounts],
    );
    await client.query(`
      insert into users (id, username, username_key, password_hash) select id, name, name, '' from crowd;
      insert into pantries (user_id) select id from crowd;
      insert into pantry_items (user_id, id, ingredient_id, quantity, unit, unit_kind)
        select c.id, gen_random_uuid(), i.ids[1 + (c.n * 31 + k * 7) % cardinality(i.ids)], 1, 'piece', 'piece'
        from crowd c, generate_series(1, 20) k, (select array_agg(id) as ids from ingredients) i
        on conflict do nothing;
      insert into lists (user_id, id, name, name_key, list_type, created_at)
        select id, gen_random_uuid(), 'Sundays', 'sundays', 'custom', now() from crowd;
      insert into list_recipes (user_id, list_id, recipe_id, added_at)
        select l.user_id, l.id, r.ids[1 + (c.n * 31 + k * 7) % cardinality(r.ids)], now()
        from lists l join crowd c on c.id = l.user_id, generate_series(1, 10) k,
          (select array_agg(id) as ids from recipes) r
        on conflict do nothing;
      analyze;
    `);
  } finally {
    client.release(true);
  }
}
