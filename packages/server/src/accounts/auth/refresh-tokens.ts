import { createHash, createHmac, randomBytes } from 'node:crypto';
import { parse, stringify } from 'uuid';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** A refresh token taken apart: whose it is (so that it is looked for in one place only) and 256 secret bits. */
export interface RefreshToken {
  readonly userId: string;
  readonly secret: Buffer;
}

/** The token as the client keeps it. */
export function writeRefreshToken({ userId, secret }: RefreshToken): string {
  return Buffer.concat([parse(userId), secret]).toString('base64url');
}

/** Reads a token; null when it has not the form of one. */
export function readRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== ID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== text) return null;
  try {
    return { userId: stringify(bytes.subarray(0, ID_BYTES)), secret: bytes.subarray(ID_BYTES) };
  } catch {
    return null; // The first bytes are no UUID.
  }
}

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/**
 * The secret of a child token, from its parent's. It takes the server's key and the parent's secret, and neither is
 * in the database: so two tabs can be given the same child, and nothing that is stored gives a token away.
 */
export function childSecret(key: Uint8Array, parentSecret: Buffer, childId: string): Buffer {
  return createHmac('sha256', key).update(parentSecret).update(childId).digest();
}

/** What the database keeps of a secret. The secret is random, so a plain hash is enough. */
export function hashSecret(secret: Buffer): Buffer {
  return createHash('sha256').update(secret).digest();
}
