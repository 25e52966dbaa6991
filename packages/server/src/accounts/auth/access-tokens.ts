import { jwtVerify, SignJWT } from 'jose';
import { validate as isUuid } from 'uuid';
import type { TokenHolder } from '../../platform/access/caller.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const PARTY = 'larder';
const LIFETIME_SECONDS = 15 * 60;
const MOST_REMEMBERED = 5_000;

export interface AccessTokens {
  /** A token for 15 minutes. */
  sign(holder: TokenHolder): Promise<string>;
  /** Whose token it is; null when it is forged, over, or of another kind. Whether the session goes on is not asked here. */
  verify(token: string): Promise<TokenHolder | null>;
}

/**
 * Access tokens: signed, never stored. The algorithm, type and audience are fixed here, so that a token with
 * `alg: none`, another key or another purpose is refused. Tokens seen lately are remembered until they end, which
 * saves the signature check on each call of a busy client.
 */
export function makeAccessTokens(key: Uint8Array, now: () => Date): AccessTokens {
  const remembered = new Map<string, { holder: TokenHolder; expiresAt: number }>();

  return {
    sign({ userId, sessionId }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setIssuer(PARTY)
        .setAudience(PARTY)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_SECONDS)
        .sign(key);
    },

    async verify(token) {
      const known = remembered.get(token);
      if (known) {
        if (known.expiresAt > now().getTime()) return known.holder;
        remembered.delete(token);
        return null;
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: PARTY,
          audience: PARTY,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: now(),
        });
        const { sub, sid, exp } = payload as { sub: string; sid: string; exp: number };
        // The stores are asked by them.
        if (!isUuid(sub) || !isUuid(sid)) return null;
        const holder = { userId: sub, sessionId: sid };
        if (remembered.size >= MOST_REMEMBERED) remembered.clear();
        remembered.set(token, { holder, expiresAt: exp * 1000 });
        return holder;
      } catch {
        return null;
      }
    },
  };
}
