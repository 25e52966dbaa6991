import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../src/platform/database/schema.ts';
import { readPage } from '../support/pages.ts';

const operating = readPage('operating.md');
const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));

/** The tables named in a statement of the page. */
function named(statement: RegExp): string[] {
  const [text = ''] = statement.exec(operating) ?? [];
  return [...text.matchAll(/'([a-z_]+)'(?=[,\]\s])/g)].map(([, table = '']) => table).toSorted();
}

test("the operating page distributes every user's table by user, and replicates or splits the rest", () => {
  const isOwned = (table: PgTable) => 'userId' in getTableColumns(table);
  const owned = tables.filter(isOwned).map(getTableName).toSorted();
  expect(named(/create_distributed_table\(t, 'user_id'\)[^;]+;/)).toEqual(owned);
  const rest = tables.filter((table) => !isOwned(table)).map(getTableName);
  expect([...named(/create_reference_table[^;]+;/), 'auth_attempts'].toSorted()).toEqual(rest.toSorted());
});

test('the operating page names the only other owner column', () => {
  const toUsers = tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return getTableName(foreignTable) === 'users'
        ? columns.map(({ name }) => [getTableName(table), name] as const)
        : [];
    }),
  );
  const others = toUsers.filter(([, column]) => column !== 'user_id');
  expect(others).toEqual([['recipes', 'owner_id']]);
  expect(operating).toMatch(/The one exception is `recipes`: [^.]*`owner_id`, a foreign key to `users`\./);
});

test("the user is first in the primary key of every user's table", () => {
  const first = (table: PgTable) => {
    const { primaryKeys, columns } = getTableConfig(table);
    return (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary))[0]?.name;
  };
  const others = tables.filter((table) => 'userId' in getTableColumns(table) && first(table) !== 'user_id');
  expect(others.map(getTableName)).toEqual([]);
});
