import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema.ts';
import type { TableBeginning } from './format.ts';

/** Larder's tables, each after those that it references. */
export function tablesInOrder(): TableBeginning[] {
  const exported: unknown[] = Object.values(schema);
  const tables = exported.filter((value): value is PgTable => is(value, PgTable));
  const ordered = new Set<PgTable>();
  const add = (table: PgTable): void => {
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table && !ordered.has(foreignTable)) add(foreignTable);
    }
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return Array.from(ordered, (table) => ({
    table: getTableName(table),
    columns: getTableConfig(table).columns.map(({ name }) => name),
  }));
}

/** A quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A table with its columns, for COPY. */
export function copied({ table, columns }: TableBeginning): string {
  return `${quoted(table)} (${columns.map(quoted).join(', ')})`;
}
