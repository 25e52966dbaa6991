import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What stores run queries on: the pool, or a transaction. */
export type Connection = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;
