import { jwtVerify, SignJWT } from 'jose';
import { validate as isUuid } from 'uuid';
import type { TokenHolder } from '../../platform/access/caller.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const PARTY = 'larder';
const LIFETIME_SECONDS = 15 * 60;
const MOST_REMEMBERED = 5_000;

export interface AccessTokens {
  /** Issues a token valid for 15 minutes. */
  sign(holder: TokenHolder): Promise<string>;
  /**
   * The token's holder; null if it is forged, expired or of another kind. Does not check whether the session
   * is still active.
   */
  verify(token: string): Promise<TokenHolder | null>;
}

/**
 * Access tokens: signed, never stored. The algorithm, type and audience are fixed, so tokens with `alg:
 * none`, another key or another purpose are rejected. Verified tokens are cached until they expire, which
 * saves busy clients a signature check per request.
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
        // Stores use them in queries.
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
