import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import type { AccessTokens } from '../auth/access-tokens.ts';
import {
  childSecret,
  hashSecret,
  newSecret,
  readRefreshToken,
  writeRefreshToken,
} from '../auth/refresh-tokens.ts';
import { signInAgain } from '../http/problem.ts';
import type { Connection } from '../stores/connection.ts';
import {
  deleteOldSessions,
  findLatestChild,
  insertSession,
  insertToken,
  lockSessionOfToken,
  updateSession,
  type Session,
  type StoredToken,
} from '../stores/session-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 14 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;
/** Calls with the same token within this time get the same child: two tabs that woke up together. */
const SAME_CHILD_MS = 10_000;

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export interface SessionService {
  /** Starts a session and gives its first tokens. */
  start(db: Connection, userId: string): Promise<Tokens>;
  /** Turns a refresh token in for an access token and the next refresh token; 401 when it is no good. */
  refresh(refreshToken: string): Promise<Tokens>;
}

/**
 * Sessions with refresh tokens that rotate. A session knows the last token that was turned in (its current one).
 * Good are the current token, so that a lost answer can be asked for again, and its children. Whichever child is used
 * first becomes current, and with that its parent and its siblings are spent. A spent token that comes back can only
 * be a copy: it ends the session for everybody who holds a token of it.
 */
export function makeSessionService(
  database: NodePgDatabase,
  refreshKey: Uint8Array,
  accessTokens: AccessTokens,
  now: () => Date,
): SessionService {
  const answer = async (userId: string, secret: Buffer): Promise<Tokens> => ({
    access_token: await accessTokens.sign(userId),
    refresh_token: writeRefreshToken({ userId, secret }),
  });

  /** The child that the token is turned in for: the one of ten seconds ago, or a new one. */
  async function giveChild(
    db: Connection,
    session: Session,
    parent: StoredToken,
    secret: Buffer,
  ): Promise<Buffer> {
    const latest = await findLatestChild(db, parent);
    if (latest && now().getTime() - latest.createdAt.getTime() <= SAME_CHILD_MS) {
      return childSecret(refreshKey, secret, latest.id);
    }
    const id = uuid();
    const made = childSecret(refreshKey, secret, id);
    await insertToken(db, {
      userId: session.userId,
      id,
      sessionId: session.id,
      parentId: parent.id,
      secretHash: hashSecret(made),
      createdAt: now(),
      expiresAt: new Date(Math.min(now().getTime() + IDLE_MS, session.expiresAt.getTime())),
    });
    return made;
  }

  return {
    async start(db, userId) {
      const secret = newSecret();
      const createdAt = now();
      const sessionId = uuid();
      await deleteOldSessions(db, userId, createdAt);
      await insertSession(db, {
        userId,
        id: sessionId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + LONGEST_MS),
      });
      await insertToken(db, {
        userId,
        id: uuid(),
        sessionId,
        parentId: null,
        secretHash: hashSecret(secret),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + IDLE_MS),
      });
      return answer(userId, secret);
    },

    async refresh(refreshToken) {
      const given = readRefreshToken(refreshToken);
      if (!given) throw signInAgain();
      const child = await database.transaction(async (db) => {
        const found = await lockSessionOfToken(db, given.userId, hashSecret(given.secret));
        if (!found || found.session.revokedAt || found.token.expiresAt <= now()) return null;
        const { session, token } = found;
        if (token.id !== session.currentTokenId) {
          if (token.parentId !== session.currentTokenId) {
            await updateSession(db, session, { revokedAt: now() });
            return null;
          }
          await updateSession(db, session, { currentTokenId: token.id });
        }
        return giveChild(db, session, token, given.secret);
      });
      if (!child) throw signInAgain();
      return answer(given.userId, child);
    },
  };
}
