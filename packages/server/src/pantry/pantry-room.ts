import { LIMITS } from '@larder/domain';
import type { Connection } from '../platform/database/connection.ts';
import { Problem } from '../platform/http/problem.ts';
import { countItems } from './pantry.store.ts';

/** Throws a 409 unless a pantry has room for this many more items. */
export async function expectRoom(db: Connection, userId: string, items: number): Promise<void> {
  if (items > 0 && (await countItems(db, userId)) + items > LIMITS.pantryItems.max) {
    const most = LIMITS.pantryItems.max.toLocaleString('en-US');
    throw new Problem(409, `A pantry holds at most ${most} items.`);
  }
}
