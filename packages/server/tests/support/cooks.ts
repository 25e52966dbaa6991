import { v7 as uuid } from 'uuid';
import type { Connection } from '../../src/platform/database/connection.ts';
import { insertAccount } from '../../src/accounts/account.store.ts';
import { skeletonsOf } from '../../src/accounts/auth/usernames.ts';

/** Creates a cook without a usable password, in the same way as a sign-up, and returns the id. */
export async function insertCook(db: Connection): Promise<string> {
  const id = uuid();
  const username = `cook_${id.replaceAll('-', '')}`;
  await insertAccount(db, {
    id,
    username,
    skeletons: await skeletonsOf(username),
    passwordHash: 'none',
    favoritesId: uuid(),
    now: new Date('2030-05-06T12:00:00Z'),
  });
  return id;
}
