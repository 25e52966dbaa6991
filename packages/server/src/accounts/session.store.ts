import { and, asc, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { refreshTokens, sessions } from '../platform/database/schema.ts';

export interface Session {
  readonly userId: string;
  readonly id: string;
  /** The last token that was turned in; null before the first. */
  readonly currentTokenId: string | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
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

export async function insertSession(
  db: Connection,
  session: { userId: string; id: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Forgets the sessions of a user that are over, so that they do not pile up. */
export async function deleteOldSessions(db: Connection, userId: string, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
}

/** Whether a session goes on: it was neither ended nor is its time over. */
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

/** Forgets all sessions of a user but one, with their tokens. */
export async function deleteOtherSessions(
  db: Connection,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

/** Forgets all sessions of a user, with their tokens. */
export async function deleteSessions(db: Connection, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** When a user has signed in, the oldest first. */
export function readSessions(
  db: Connection,
  userId: string,
): Promise<{ createdAt: Date; expiresAt: Date; revokedAt: Date | null }[]> {
  return db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt, revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id));
}

/** The session of a token, locked until the transaction ends, and the token itself. */
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
  change: Partial<Pick<Session, 'currentTokenId' | 'revokedAt'>>,
): Promise<void> {
  await db
    .update(sessions)
    .set(change)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

export async function insertToken(db: Connection, token: StoredToken): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

/** The child of a token that was made last. */
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
