import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import type { Guest, SignedIn, TokenHolder } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { signInAgain } from '../platform/http/problem.ts';
import type { AccessTokens } from './auth/access-tokens.ts';
import { deviceName } from './auth/device-names.ts';
import type { AuthKeys } from './auth/keys.ts';
import {
  childSecret,
  hashSecret,
  newSecret,
  readRefreshToken,
  writeRefreshToken,
} from './auth/refresh-tokens.ts';
import {
  deleteOldSessions,
  deleteSessionsOfOtherKeys,
  findLatestChild,
  insertSession,
  insertToken,
  isSessionLive,
  lockSessionOfToken,
  readLiveSessions,
  updateSession,
  type DeviceSession,
  type Session,
  type StoredToken,
} from './session.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 14 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;
/** Requests with the same token within this time receive the same child: two tabs that woke up together. */
const SAME_CHILD_MS = 10_000;
/** How long a session's active state is cached: sessions ended on another server end here within this time. */
const LIVE_MS = 1_000;
const MOST_LIVE = 5_000;

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export interface SessionService {
  /** Starts a session and returns its first tokens. */
  start(db: Connection, userId: string, caller: Guest): Promise<Tokens>;
  /** The caller's active sessions, most recently used first. */
  list(caller: SignedIn): Promise<DeviceSession[]>;
  /** Exchanges a refresh token for an access token and the next refresh token; 401 if it is invalid. */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Ends a refresh token's session; no-op if there is none. */
  end(refreshToken: string): Promise<void>;
  /** The holder of an access token; null if it is invalid or its session has ended. */
  authenticate(accessToken: string): Promise<TokenHolder | null>;
  /** Whether a session is active. */
  isLive(holder: TokenHolder): Promise<boolean>;
  /** Ends the sessions that began under another secret, so that they do not revive if it returns. */
  endOthers(): Promise<void>;
  /** Clears the cache after sessions have ended. */
  forgetLive(): void;
}

/**
 * Sessions with refresh tokens that rotate. A session knows the last token that was exchanged (its current one).
 * Valid are the current token, so that a lost response can be requested again, and its children. The first child to
 * be used becomes current, which invalidates its parent and siblings. An invalidated token that comes back can only
 * be a copy: it ends the session for everybody who holds one of its tokens. A session continues only under the
 * secret it began under. If an older server did not store which, it lasts as long as its access token, whose
 * signature proves it.
 */
export function makeSessionService(
  database: NodePgDatabase,
  keys: Pick<AuthKeys, 'refreshTokens' | 'id'>,
  accessTokens: AccessTokens,
  now: () => Date,
): SessionService {
  const answer = async (holder: TokenHolder, secret: Buffer): Promise<Tokens> => ({
    access_token: await accessTokens.sign(holder),
    refresh_token: writeRefreshToken({ userId: holder.userId, secret }),
  });

  /** Expiry of cached active sessions, by id. */
  let live = new Map<string, number>();
  const forgetLive = () => {
    live = new Map();
  };

  async function isLive(holder: TokenHolder): Promise<boolean> {
    const time = now();
    const known = live;
    if ((known.get(holder.sessionId) ?? 0) > time.getTime()) return true;
    if (!(await isSessionLive(database, holder, time))) return false;
    if (known.size >= MOST_LIVE) known.clear();
    // In the map from before the query: sessions cleared meanwhile must not be cached.
    known.set(holder.sessionId, time.getTime() + LIVE_MS);
    return true;
  }

  /** The child token to issue: the one from the last ten seconds, or a new one. */
  async function giveChild(
    db: Connection,
    session: Session,
    parent: StoredToken,
    secret: Buffer,
  ): Promise<Buffer> {
    const latest = await findLatestChild(db, parent);
    if (latest && now().getTime() - latest.createdAt.getTime() <= SAME_CHILD_MS) {
      return childSecret(keys.refreshTokens, secret, latest.id);
    }
    const id = uuid();
    const made = childSecret(keys.refreshTokens, secret, id);
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
    async start(db, userId, { userAgent }) {
      const secret = newSecret();
      const createdAt = now();
      const sessionId = uuid();
      await deleteOldSessions(db, userId, createdAt);
      await insertSession(db, {
        userId,
        id: sessionId,
        keyId: keys.id,
        device: deviceName(userAgent),
        createdAt,
        lastUsedAt: createdAt,
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

    list: ({ userId }) =>
      readLiveSessions(database, {
        userId,
        keyId: keys.id,
        usedSince: new Date(now().getTime() - IDLE_MS),
        now: now(),
      }),

    async refresh(refreshToken) {
      const given = readRefreshToken(refreshToken);
      if (!given) throw signInAgain();
      const child = await database.transaction(async (db) => {
        const found = await lockSessionOfToken(db, given.userId, hashSecret(given.secret));
        if (!found || found.session.revokedAt || found.token.expiresAt <= now()) return null;
        const { session, token } = found;
        if (session.keyId !== keys.id) return null;
        if (token.id !== session.currentTokenId) {
          if (token.parentId !== session.currentTokenId) {
            await updateSession(db, session, { revokedAt: now() });
            return 'a copy';
          }
          await updateSession(db, session, { currentTokenId: token.id, lastUsedAt: now() });
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
      return holder && (await isLive(holder)) ? holder : null;
    },

    isLive,

    endOthers: () => deleteSessionsOfOtherKeys(database, keys.id),

    forgetLive,
  };
}
