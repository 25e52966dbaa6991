import { hkdfSync } from 'node:crypto';

/** The keys that come from AUTH_SECRET, one for each use, so that none can stand in for another. */
export interface AuthKeys {
  readonly accessTokens: Uint8Array;
  readonly refreshTokens: Uint8Array;
}

/** Derives the keys. Every server with the same secret has the same keys. */
export function deriveKeys(authSecret: string): AuthKeys {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', authSecret, '', `larder ${use}`, 32));
  return { accessTokens: derive('access tokens'), refreshTokens: derive('refresh tokens') };
}
