import type { Pool } from 'pg';

/** The ingredients in a user's pantry. Prepared: every pantry search begins with it. */
export async function readOwnedIngredients(pool: Pool, userId: string): Promise<number[]> {
  const { rows } = await pool.query<[number]>({
    name: 'owned-ingredients',
    text: 'select distinct ingredient_id from pantry_items where user_id = $1',
    values: [userId],
    rowMode: 'array',
  });
  return rows.map(([id]) => id);
}
