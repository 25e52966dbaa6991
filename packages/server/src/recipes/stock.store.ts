import type { Unit } from '@larder/domain';
import type { Pool } from 'pg';
import type { StockRow } from './catalogue/stock-item.ts';

type Columns = [string, number, number | null, number, Unit, string | null];

/** A user's pantry with amounts. Prepared: every pantry search starts with it. */
export async function readStock(pool: Pool, userId: string): Promise<StockRow[]> {
  const { rows } = await pool.query<Columns>({
    name: 'stock',
    text: `select id, ingredient_id, quantity, used, unit, expiry_date::text
      from pantry_items where user_id = $1`,
    values: [userId],
    rowMode: 'array',
  });
  return rows.map(([id, ingredientId, quantity, used, unit, expiryDate]) => ({
    id,
    ingredientId,
    quantity,
    used,
    unit,
    expiryDate,
  }));
}
