import { and, asc, desc, eq, gt, isNull, lt, ne, notInArray } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { refreshTokens, sessions } from '../platform/database/schema.ts';

/** The column's default, left by servers that do not know about key ids. */
const UNKNOWN_KEY = '';

export interface Session {
  readonly userId: string;
  readonly id: string;
  /** The last token that was exchanged; null before the first. */
  readonly currentTokenId: string | null;
  readonly keyId: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** A session as shown to its cook. */
export interface DeviceSession {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

export interface StoredToken {
  readonly userId: string;
  readonly id: string;
  readonly sessionId: string;
  readonly parentId: string | null;
  readonly secretHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertSession(db: Connection, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Deletes a user's expired sessions, so that they do not accumulate. */
export async function deleteOldSessions(db: Connection, userId: string, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
}

/** Whether a session is active: neither ended nor expired. */
export async function isSessionLive(
  db: Connection,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return found.length > 0;
}

/** Deletes all of a user's sessions but one, with their tokens. */
export async function deleteOtherSessions(
  db: Connection,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

/** Deletes all sessions of a user, with their tokens, and returns how many there were. */
export async function deleteSessions(db: Connection, userId: string): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(eq(sessions.userId, userId));
  return rowCount ?? 0;
}

/** Deletes one session of a user, with its tokens. */
export async function deleteSession(db: Connection, userId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Deletes all sessions of all users, with their tokens, and returns how many there were. */
export async function deleteAllSessions(db: Connection): Promise<number> {
  const { rowCount } = await db.delete(sessions);
  return rowCount ?? 0;
}

/**
 * Deletes the sessions that began under another secret, with their tokens. Those of an older server, which does not
 * record the secret, are left alone.
 */
export async function deleteSessionsOfOtherKeys(db: Connection, keyId: string): Promise<void> {
  await db.delete(sessions).where(notInArray(sessions.keyId, [keyId, UNKNOWN_KEY]));
}

/** A user's active sessions under one secret that were used since then, most recently used first. */
export function readLiveSessions(
  db: Connection,
  { userId, keyId, usedSince, now }: { userId: string; keyId: string; usedSince: Date; now: Date },
): Promise<DeviceSession[]> {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.keyId, keyId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, usedSince),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** When and where a user has logged in, oldest first. */
export function readSessions(
  db: Connection,
  userId: string,
): Promise<(Omit<DeviceSession, 'id'> & { expiresAt: Date; revokedAt: Date | null })[]> {
  return db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id));
}

/** A token with its session, locked until the transaction ends. */
export async function lockSessionOfToken(
  db: Connection,
  userId: string,
  secretHash: Buffer,
): Promise<{ session: Session; token: StoredToken } | null> {
  const [token] = await db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), eq(refreshTokens.secretHash, secretHash)));
  if (!token) return null;
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, token.sessionId)))
    .for('update');
  return session ? { session, token } : null;
}

export async function updateSession(
  db: Connection,
  { userId, id }: Pick<Session, 'userId' | 'id'>,
  change: Partial<Pick<typeof sessions.$inferSelect, 'currentTokenId' | 'revokedAt' | 'lastUsedAt'>>,
): Promise<void> {
  await db
    .update(sessions)
    .set(change)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

export async function insertToken(db: Connection, token: StoredToken): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

/** The latest child of a token. */
export async function findLatestChild(
  db: Connection,
  { userId, sessionId, id }: Pick<StoredToken, 'userId' | 'sessionId' | 'id'>,
): Promise<StoredToken | null> {
  const [child] = await db
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.userId, userId),
        eq(refreshTokens.sessionId, sessionId),
        eq(refreshTokens.parentId, id),
      ),
    )
    .orderBy(desc(refreshTokens.createdAt), desc(refreshTokens.id))
    .limit(1);
  return child ?? null;
}
