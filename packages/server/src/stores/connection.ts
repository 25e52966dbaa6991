import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DatabaseError } from 'pg';

/** What a store speaks through: the pool, or one transaction of it. */
export type Connection = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'selectDistinct'
>;

/** Whether an error says that a row with the same unique value is there already. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause.code === '23505' && cause.constraint === constraint;
  }
  return false;
}
