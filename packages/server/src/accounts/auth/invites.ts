import { createHash, randomBytes } from 'node:crypto';

/** How long an invitation may be used. */
export const INVITE_DAYS = 7;

/** The code of a new invitation: 144 random bits, as an address can hold them. */
export function newInviteCode(): string {
  return randomBytes(18).toString('base64url');
}

/** What the database keeps of a code. It is random, so a plain hash is enough. */
export function hashInviteCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
