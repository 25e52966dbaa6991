import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import type { TokenHolder } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { signInAgain } from '../platform/http/problem.ts';
import type { AccessTokens } from './auth/access-tokens.ts';
import {
  childSecret,
  hashSecret,
  newSecret,
  readRefreshToken,
  writeRefreshToken,
} from './auth/refresh-tokens.ts';
import {
  deleteOldSessions,
  findLatestChild,
  insertSession,
  insertToken,
  isSessionLive,
  lockSessionOfToken,
  updateSession,
  type Session,
  type StoredToken,
} from './session.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 14 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;
/** Calls with the same token within this time get the same child: two tabs that woke up together. */
const SAME_CHILD_MS = 10_000;
/** So long is a session that was found live not asked about again: what ends on another server ends here by then. */
const LIVE_MS = 1_000;
const MOST_LIVE = 5_000;

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export interface SessionService {
  /** Starts a session and gives its first tokens. */
  start(db: Connection, userId: string): Promise<Tokens>;
  /** Turns a refresh token in for an access token and the next refresh token; 401 when it is no good. */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Ends the session of a refresh token; nothing happens when there is none. */
  end(refreshToken: string): Promise<void>;
  /** Who holds an access token; null when it is no good, or its session has ended. */
  authenticate(accessToken: string): Promise<TokenHolder | null>;
  /** Asks again about every session: some have ended. */
  forgetLive(): void;
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
  const answer = async (holder: TokenHolder, secret: Buffer): Promise<Tokens> => ({
    access_token: await accessTokens.sign(holder),
    refresh_token: writeRefreshToken({ userId: holder.userId, secret }),
  });

  /** Until when sessions count as live, by their id. */
  let live = new Map<string, number>();
  const forgetLive = () => {
    live = new Map();
  };

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
      return answer({ userId, sessionId }, secret);
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
            return 'a copy';
          }
          await updateSession(db, session, { currentTokenId: token.id });
        }
        return { sessionId: session.id, secret: await giveChild(db, session, token, given.secret) };
      });
      if (child === 'a copy') forgetLive();
      if (!child || child === 'a copy') throw signInAgain();
      return answer({ userId: given.userId, sessionId: child.sessionId }, child.secret);
    },

    async end(refreshToken) {
      const given = readRefreshToken(refreshToken);
      if (!given) return;
      await database.transaction(async (db) => {
        const found = await lockSessionOfToken(db, given.userId, hashSecret(given.secret));
        if (found && !found.session.revokedAt) await updateSession(db, found.session, { revokedAt: now() });
      });
      forgetLive();
    },

    async authenticate(accessToken) {
      const holder = await accessTokens.verify(accessToken);
      if (!holder) return null;
      const time = now();
      const known = live;
      if ((known.get(holder.sessionId) ?? 0) > time.getTime()) return holder;
      if (!(await isSessionLive(database, holder, time))) return null;
      if (known.size >= MOST_LIVE) known.clear();
      // In the map of before the question: what was forgotten meanwhile is not remembered.
      known.set(holder.sessionId, time.getTime() + LIVE_MS);
      return holder;
    },

    forgetLive,
  };
}
