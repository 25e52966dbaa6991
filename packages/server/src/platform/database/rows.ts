import { getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';

/**
 * Inserts rows as one parameter. The query builder makes every value a parameter, which for the two hundred rows of an
 * imported pantry blocked all other requests. All rows must have the same columns.
 */
export async function insertRows<Table extends PgTable>(
  db: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const named = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`);
}

/** Whether a column has one of these values: one parameter, however many there are. */
export function isOneOf<Value extends number | string>(column: Column, values: readonly Value[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
}
