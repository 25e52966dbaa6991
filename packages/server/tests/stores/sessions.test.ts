import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as sessions from '../../src/accounts/session.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const AT = new Date('2030-05-06T12:00:00Z');
const END = new Date('2030-06-05T12:00:00Z');

const cooks = twoCooks();

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

  test('are all deleted for one of them', async () => {
    await begin();
    expect(await sessions.deleteSessions(cooks.db, cooks.ada)).toBe(2);
    expect(await sessions.deleteSessions(cooks.db, cooks.ada)).toBe(0);
    expect([await count(cooks.ada), await count(cooks.ben)]).toEqual([0, 2]);
  });

  test('are deleted one by one', async () => {
    await begin();
    await sessions.deleteSession(cooks.db, cooks.ada, FIRST);
    expect([await goesOn(cooks.ada, FIRST), await goesOn(cooks.ada, SECOND)]).toEqual([false, true]);
    expect(await count(cooks.ben)).toBe(2);
  });

  test('are all deleted for everyone', async () => {
    await begin();
    expect(await sessions.deleteAllSessions(cooks.db)).toBeGreaterThanOrEqual(4);
    expect(await sessions.deleteAllSessions(cooks.db)).toBe(0);
    expect([await count(cooks.ada), await count(cooks.ben)]).toEqual([0, 0]);
  });

  test('are deleted under other secrets, unless an older server has not noted which', async () => {
    await begin();
    const [other, unknown] = [randomUUID(), randomUUID()];
    for (const [id, keyId] of [
      [other, 'another'],
      [unknown, ''],
    ] as const) {
      await sessions.insertSession(cooks.db, { ...session(cooks.ada, id), keyId });
    }
    await sessions.deleteSessionsOfOtherKeys(cooks.db, 'k');
    expect(await goesOn(cooks.ada, other)).toBe(false);
    for (const id of [FIRST, SECOND, unknown]) expect(await goesOn(cooks.ada, id)).toBe(true);
  });
});

describe('the active sessions', () => {
  const SINCE = new Date(AT.getTime() - 1);
  const live = async (now = AT) => {
    const asked = { userId: cooks.ada, keyId: 'k', usedSince: SINCE, now };
    return (await sessions.readLiveSessions(cooks.db, asked)).map(({ id }) => id);
  };
  const insert = async (own: Partial<Parameters<typeof sessions.insertSession>[1]>) => {
    const id = randomUUID();
    await sessions.insertSession(cooks.db, { ...session(cooks.ada, id), ...own });
    return id;
  };

  test('are those of one cook under one secret, used recently, neither ended nor expired', async () => {
    const id = await insert({});
    await insert({ userId: cooks.ben });
    await insert({ keyId: 'another' });
    await insert({ revokedAt: AT });
    await insert({ lastUsedAt: SINCE });
    await insert({ expiresAt: AT });
    expect(await live()).toEqual([id]);
    expect(await live(new Date(END.getTime() - 1))).toEqual([id]);
    expect(await live(END)).toEqual([]);
  });

  test('are listed with their device and times, most recently used first', async () => {
    const own = { device: 'Firefox on Linux', createdAt: SINCE };
    const older = await insert(own);
    const later = new Date(AT.getTime() + 1);
    const newer = await insert({ lastUsedAt: later });
    const asked = { userId: cooks.ada, keyId: 'k', usedSince: SINCE, now: AT };
    expect(await sessions.readLiveSessions(cooks.db, asked)).toEqual([
      { id: newer, device: null, createdAt: AT, lastUsedAt: later },
      { id: older, ...own, lastUsedAt: AT },
    ]);
  });
});

describe('the tokens of two cooks', () => {
  const secretHash = Buffer.alloc(32, 5);
  const [SESSION, OTHER] = [randomUUID(), randomUUID()];
  const token = (own: Partial<sessions.StoredToken> = {}): sessions.StoredToken => ({
    userId: cooks.ada,
    id: randomUUID(),
    sessionId: SESSION,
    parentId: null,
    secretHash,
    createdAt: AT,
    expiresAt: END,
    ...own,
  });
  const insert = async (own?: Partial<sessions.StoredToken>) => {
    const made = token(own);
    await sessions.insertToken(cooks.db, made);
    return made;
  };
  const begin = async () => {
    for (const userId of [cooks.ada, cooks.ben]) {
      for (const id of [SESSION, OTHER]) await sessions.insertSession(cooks.db, session(userId, id));
    }
  };

  test('are found by their secret, with their session, which is locked', async () => {
    await begin();
    const [adas, bens] = [await insert(), await insert({ userId: cooks.ben, sessionId: OTHER })];
    await insert({ sessionId: OTHER, secretHash: Buffer.alloc(32, 6) });
    const free = async () => {
      const { rows } = await cooks.pool.query(
        'select id from sessions where user_id in ($1, $2) for no key update skip locked',
        [cooks.ada, cooks.ben],
      );
      return rows.length;
    };
    await cooks.db.transaction(async (db) => {
      expect(await free()).toBe(4);
      expect(await sessions.lockSessionOfToken(db, cooks.ada, secretHash)).toMatchObject({
        session: { userId: cooks.ada, id: SESSION, currentTokenId: null },
        token: adas,
      });
      expect(await free()).toBe(3);
    });
    expect(await sessions.lockSessionOfToken(cooks.db, cooks.ben, secretHash)).toMatchObject({
      session: { userId: cooks.ben, id: OTHER },
      token: bens,
    });
    expect(await sessions.lockSessionOfToken(cooks.db, cooks.ada, Buffer.alloc(32, 7))).toBeNull();
  });

  test('have their own children, of which the latest counts', async () => {
    await begin();
    const [parent, other] = [await insert(), await insert({ secretHash: Buffer.alloc(32, 6) })];
    const child = (nth: number, own: Partial<sessions.StoredToken>) =>
      insert({ parentId: parent.id, secretHash: Buffer.alloc(32, 10 + nth), ...own });
    const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds);
    await child(1, {});
    const latest = await child(2, { createdAt: later(1) });
    await child(3, { createdAt: later(2), parentId: other.id });
    await child(4, { createdAt: later(2), sessionId: OTHER });
    await child(5, { createdAt: later(2), userId: cooks.ben });
    expect(await sessions.findLatestChild(cooks.db, parent)).toEqual(latest);
    expect(await sessions.findLatestChild(cooks.db, latest)).toBeNull();
  });
});

/** A session that began under the key 'k'. */
function session(userId: string, id: string) {
  return { userId, id, keyId: 'k', createdAt: AT, lastUsedAt: AT, expiresAt: END };
}
