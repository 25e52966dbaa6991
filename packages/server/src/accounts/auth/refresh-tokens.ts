import { createHash, createHmac, randomBytes } from 'node:crypto';
import { parse, stringify } from 'uuid';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** A parsed refresh token: its user, so that a single partition is searched, and 256 secret bits. */
export interface RefreshToken {
  readonly userId: string;
  readonly secret: Buffer;
}

/** The token in the client's format. */
export function writeRefreshToken({ userId, secret }: RefreshToken): string {
  return Buffer.concat([parse(userId), secret]).toString('base64url');
}

/** Parses a token; null if malformed. */
export function readRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== ID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== text) return null;
  try {
    return { userId: stringify(bytes.subarray(0, ID_BYTES)), secret: bytes.subarray(ID_BYTES) };
  } catch {
    return null; // The first bytes are not a UUID.
  }
}

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/**
 * A child token's secret, derived from the server's key and the parent's secret, neither of which is in the
 * database: so two tabs can receive the same child, and stored data reveals no token.
 */
export function childSecret(key: Uint8Array, parentSecret: Buffer, childId: string): Buffer {
  return createHmac('sha256', key).update(parentSecret).update(childId).digest();
}

/** The stored hash of a secret. The secret is random, so a plain hash is enough. */
export function hashSecret(secret: Buffer): Buffer {
  return createHash('sha256').update(secret).digest();
}
