import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as accounts from '../../src/accounts/account.store.ts';
import * as emails from '../../src/accounts/email.store.ts';
import { skeletonsOf } from '../../src/accounts/auth/usernames.ts';
import { accountExists, holdUser, takeTurn } from '../../src/platform/database/user.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const AT = new Date('2030-05-06T12:00:00Z');
/** The password of both cooks. */
const passwordHash = 'none';

const cooks = twoCooks();

const hashOf = async (id: string) => (await accounts.readAccount(cooks.db, id))?.passwordHash;

describe('the accounts of two cooks with the same password', () => {
  test('are found by username', async () => {
    const ada = await accounts.readAccount(cooks.db, cooks.ada);
    expect(ada).toMatchObject({ id: cooks.ada, passwordHash, createdAt: AT });
    expect(await accounts.findAccount(cooks.db, ada!.username.toUpperCase())).toEqual({
      id: cooks.ada,
      passwordHash,
    });
    expect(await accounts.findAccount(cooks.db, 'nobody')).toBeNull();
    expect(await accounts.readAccount(cooks.db, randomUUID())).toBeNull();
    expect(await accountExists(cooks.db, cooks.ada)).toBe(true);
    expect(await accountExists(cooks.db, randomUUID())).toBe(false);
    expect(await holdUser(cooks.db, cooks.ada)).toBe(true);
    expect(await holdUser(cooks.db, randomUUID())).toBe(false);
  });

  test('get a new password separately, and only given the current one', async () => {
    const replace = (hash: string, next: string) =>
      accounts.replacePassword(cooks.db, { id: cooks.ada, passwordHash: hash }, next);
    expect(await replace('guessed', 'new')).toBe(false);
    expect(await hashOf(cooks.ada)).toBe(passwordHash);
    expect(await replace(passwordHash, 'new')).toBe(true);
    expect(await replace(passwordHash, 'newer')).toBe(false);
    expect([await hashOf(cooks.ada), await hashOf(cooks.ben)]).toEqual(['new', passwordHash]);
  });

  test('are deleted separately, and only given the password', async () => {
    const remove = (hash: string) => accounts.deleteAccount(cooks.db, { id: cooks.ada, passwordHash: hash });
    expect(await remove('guessed')).toBe(false);
    expect(await remove(passwordHash)).toBe(true);
    expect(await remove(passwordHash)).toBe(false);
    expect(await accountExists(cooks.db, cooks.ada)).toBe(false);
    expect(await accountExists(cooks.db, cooks.ben)).toBe(true);
  });

  test.each([
    { what: 'changes something of it', hold: (id: string) => holdUser(cooks.db, id) },
    { what: 'signs in to it', hold: (id: string) => accounts.holdAccount(cooks.db, { id, passwordHash }) },
    {
      what: 'asks for a mailed link to it',
      hold: async (id: string) => {
        await emails.writeEmail(cooks.db, id, 'cook@example.com');
        await emails.confirmAddress(cooks.db, id, AT);
        const { username } = (await accounts.readAccount(cooks.db, id))!;
        return (await emails.findConfirmedEmail(cooks.db, username)) !== null;
      },
    },
  ])('are deleted in turn: who $what later waits, while others still share it', async ({ hold }) => {
    const waiting = async () =>
      (
        await cooks.pool.query(
          "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
        )
      ).rowCount;
    let remove: Promise<boolean> | undefined;
    let later: Promise<boolean> | undefined;
    await cooks.db.transaction(async (db) => {
      expect(await holdUser(db, cooks.ada)).toBe(true);
      remove = cooks.db.transaction(async (own) => {
        await takeTurn(own, cooks.ada);
        return accounts.deleteAccount(own, { id: cooks.ada, passwordHash });
      });
      await expect.poll(waiting).toBe(1);
      later = hold(cooks.ada);
      await expect.poll(waiting).toBe(2);
      expect(await holdUser(db, cooks.ada), 'who holds it already').toBe(true);
      expect(await hold(cooks.ben)).toBe(true);
    });
    expect([await remove, await later]).toEqual([true, false]);
  });

  test('are locked until the end of the transaction, given the password', async () => {
    const free = async () => {
      const { rows } = await cooks.pool.query(
        'select id from users where id in ($1, $2) for no key update skip locked',
        [cooks.ada, cooks.ben],
      );
      return rows.map(({ id }) => id);
    };
    await cooks.db.transaction(async (db) => {
      expect(await accounts.holdAccount(db, { id: cooks.ada, passwordHash: 'guessed' })).toBe(false);
      expect(await free()).toHaveLength(2);
      expect(await accounts.holdAccount(db, { id: cooks.ada, passwordHash })).toBe(true);
      expect(await free()).toEqual([cooks.ben]);
    });
  });

  test('start with an empty pantry and Favorites, under a unique username', async () => {
    const { rows } = await cooks.pool.query(
      `select name, name_key, list_type, lists.created_at from lists join pantries using (user_id) where user_id = $1`,
      [cooks.ada],
    );
    expect(rows).toEqual([
      { name: 'Favorites', name_key: 'favorites', list_type: 'default', created_at: AT },
    ]);
    const { username } = (await accounts.readAccount(cooks.db, cooks.ada))!;
    const same = {
      id: randomUUID(),
      username,
      skeletons: await skeletonsOf(username),
      passwordHash,
      favoritesId: randomUUID(),
      now: AT,
    };
    expect(await accounts.insertAccount(cooks.db, same)).toBe('taken');
    expect(await accounts.insertAccount(cooks.db, { ...same, username: `${username}2` })).toBe('alike');
    expect(await accountExists(cooks.db, same.id)).toBe(false);
  });
});
