import type { Catalogue } from '@larder/catalogue';
import pg from 'pg';
import { takeTime } from '../src/platform/database/limited-client.ts';
import { databaseOn } from '../src/platform/database/pool.ts';
import { FIRST_OWN_RECIPE_ID } from '../src/platform/database/schema.ts';
import { seedCatalogue } from '../src/recipes/catalogue/seed.ts';

const PANTRY = 60;

/** Columns that a copied recipe does not share with its original. */
const ITS_OWN = ['id', 'slug', 'owner_id', 'owner_version'];

/** Seeds a large catalogue without the server's time limits, which one of 100,000 recipes exceeds on a busy machine. */
export async function seedPatiently(pool: pg.Pool, catalogue: Catalogue): Promise<void> {
  const patient = new pg.Pool({
    ...pool.options,
    password: pool.options.password,
    Client: pg.Client,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  try {
    await seedCatalogue(databaseOn(patient), () => undefined, catalogue, `bench ${catalogue.recipes.length}`);
  } finally {
    await patient.end();
  }
}

/**
 * Adds cooks to a database with a catalogue, each with pantry items and recipes of their own, copied from
 * shared ones, and one more without recipes. Returns their ids.
 */
export async function addOwners(
  pool: pg.Pool,
  cooks: number,
  each: number,
): Promise<{ owners: string[]; without: string }> {
  const client = await pool.connect();
  takeTime(client);
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      `create temporary table owner as
       select gen_random_uuid() as id, 'owner_' || n as name, n from generate_series(0, $1::int) n`,
      [cooks],
    );
    await client.query(
      `create temporary table own_recipe as
       select o.id as owner, ${FIRST_OWN_RECIPE_ID} + o.n * ${each} + k as id,
         s.ids[1 + (o.n * 7919 + k * 104729) % cardinality(s.ids)] as source
       from owner o, generate_series(1, ${each}) k, (select array_agg(id) as ids from recipes) s where o.n > 0`,
    );
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'recipes' and column_name <> all($1::text[])`,
      [ITS_OWN],
    );
    const copied = rows.map(({ name }) => name).join(', ');
    await client.query(`
      insert into users (id, username, username_key, password_hash, own_recipes_version)
        select id, name, name, '', case when n > 0 then 1 else 0 end from owner;
      insert into pantries (user_id) select id from owner;
      insert into pantry_items (user_id, id, ingredient_id, quantity, unit, unit_kind)
        select o.id, gen_random_uuid(), i.ids[1 + k * 7 % cardinality(i.ids)], 1, 'piece', 'piece'
        from owner o, generate_series(1, ${PANTRY}) k, (select array_agg(id) as ids from ingredients) i
        on conflict do nothing;
      insert into recipes (id, slug, owner_id, owner_version, ${copied})
        select own.id, 'own-' || own.id, own.owner, 1, ${rows.map(({ name }) => `r.${name}`).join(', ')}
        from own_recipe own join recipes r on r.id = own.source;
      insert into recipe_ingredients (recipe_id, position, ingredient_id, quantity, unit, notes)
        select own.id, l.position, l.ingredient_id, l.quantity, l.unit, l.notes
        from own_recipe own join recipe_ingredients l on l.recipe_id = own.source;
      analyze;
    `);
    const users = await client.query<{ id: string }>('select id from owner order by n');
    const [without = '', ...owners] = users.rows.map(({ id }) => id);
    return { owners, without };
  } finally {
    client.release(true);
  }
}
