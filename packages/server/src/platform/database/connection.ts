import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Where stores run queries: the pool, or a transaction. */
export type Connection = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;
