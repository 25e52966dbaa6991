import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What a store speaks through: the pool, or one transaction of it. */
export type Connection = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;
