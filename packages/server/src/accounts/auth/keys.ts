import { hkdfSync } from 'node:crypto';

/** Keys derived from AUTH_SECRET, one per purpose, so none can replace another. */
export interface AuthKeys {
  readonly accessTokens: Uint8Array;
  readonly refreshTokens: Uint8Array;
  /** Signs the marks of known devices. */
  readonly devices: Uint8Array;
  /** Signs the addresses of photos. */
  readonly photos: Uint8Array;
  /** Identifies a secret without revealing it: a session continues only under the secret it began under. */
  readonly id: string;
}

/** Derives the keys. Every server with the same secret has the same keys. */
export function deriveKeys(authSecret: string): AuthKeys {
  const derive = (use: string, bytes = 32) =>
    new Uint8Array(hkdfSync('sha256', authSecret, '', `larder ${use}`, bytes));
  return {
    accessTokens: derive('access tokens'),
    refreshTokens: derive('refresh tokens'),
    devices: derive('devices'),
    photos: derive('photos'),
    id: Buffer.from(derive('key id', 12)).toString('base64url'),
  };
}
