import { createHash, randomBytes } from 'node:crypto';

/** How long an invitation is valid. */
export const INVITE_DAYS = 7;

/** The code of a new invitation: 144 random bits, safe in a URL. */
export function newInviteCode(): string {
  return randomBytes(18).toString('base64url');
}

/** The stored hash of a code. The code is random, so a plain hash is enough. */
export function hashInviteCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
