import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as accounts from '../../src/accounts/account.store.ts';
import { skeletonsOf } from '../../src/accounts/auth/usernames.ts';
import * as sessions from '../../src/accounts/session.store.ts';
import { accountExists, holdUser } from '../../src/platform/database/user.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const AT = new Date('2030-05-06T12:00:00Z');
const END = new Date('2030-06-05T12:00:00Z');
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

describe('the sessions of two cooks', () => {
  /** Both have sessions with these ids: only the owner distinguishes them. */
  const [FIRST, SECOND] = [
    '01976b0e-5a10-7c3e-9a55-0242ac120001',
    '01976b0e-5a10-7c3e-9a55-0242ac120002',
  ] as const;
  const begin = async () => {
    for (const userId of [cooks.ada, cooks.ben]) {
      for (const id of [SECOND, FIRST]) {
        await sessions.insertSession(cooks.db, {
          userId,
          id,
          keyId: 'k',
          createdAt: AT,
          lastUsedAt: AT,
          expiresAt: END,
        });
      }
    }
  };
  const goesOn = (userId: string, sessionId: string, now = AT) =>
    sessions.isSessionLive(cooks.db, { userId, sessionId }, now);
  const count = async (userId: string) => (await sessions.readSessions(cooks.db, userId)).length;

  test('last until they expire', async () => {
    await begin();
    expect(await goesOn(cooks.ada, FIRST, new Date(END.getTime() - 1))).toBe(true);
    expect(await goesOn(cooks.ada, FIRST, END)).toBe(false);
    expect(await goesOn(cooks.ada, randomUUID())).toBe(false);
  });

  test('are listed with their times, oldest first', async () => {
    await begin();
    const older = new Date(AT.getTime() - 1);
    await sessions.insertSession(cooks.db, {
      keyId: 'k',
      lastUsedAt: AT,
      userId: cooks.ada,
      id: randomUUID(),
      createdAt: older,
      expiresAt: AT,
    });
    await sessions.updateSession(cooks.db, { userId: cooks.ada, id: SECOND }, { revokedAt: AT });
    expect(await sessions.readSessions(cooks.db, cooks.ada)).toEqual([
      { device: null, createdAt: older, lastUsedAt: AT, expiresAt: AT, revokedAt: null },
      { device: null, createdAt: AT, lastUsedAt: AT, expiresAt: END, revokedAt: null },
      { device: null, createdAt: AT, lastUsedAt: AT, expiresAt: END, revokedAt: AT },
    ]);
  });

  test('are ended separately', async () => {
    await begin();
    await sessions.updateSession(cooks.db, { userId: cooks.ada, id: FIRST }, { revokedAt: AT });
    expect(await goesOn(cooks.ada, FIRST)).toBe(false);
    expect(await goesOn(cooks.ada, SECOND)).toBe(true);
    expect(await goesOn(cooks.ben, FIRST)).toBe(true);
  });

  test('are deleted for one of them, except the one to keep', async () => {
    await begin();
    await sessions.deleteOtherSessions(cooks.db, { userId: cooks.ada, sessionId: FIRST });
    expect([await goesOn(cooks.ada, FIRST), await goesOn(cooks.ada, SECOND)]).toEqual([true, false]);
    expect(await count(cooks.ben)).toBe(2);
  });

  test('are deleted for one of them once expired', async () => {
    await begin();
    await sessions.deleteOldSessions(cooks.db, cooks.ada, END);
    expect(await count(cooks.ada)).toBe(2);
    await sessions.deleteOldSessions(cooks.db, cooks.ada, new Date(END.getTime() + 1));
    expect([await count(cooks.ada), await count(cooks.ben)]).toEqual([0, 2]);
  });
});
