import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readRecoveryCode, RECOVERY_CODE_BYTES, writeRecoveryCode } from '@larder/domain';

/** Stands in for a missing code hash, so that unknown names take the same time. */
const NOBODYS = randomBytes(32);

/** A new code in display groups. */
export function newRecoveryCode(): string {
  return writeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES));
}

/**
 * The stored hash of a code, however it was typed. Its 140 bits are random, so a plain hash is safe from
 * brute force. Text that cannot be a code gets a hash that no code has.
 */
export function hashRecoveryCode(typed: string): Buffer {
  return createHash('sha256')
    .update(readRecoveryCode(typed) ?? '')
    .digest();
}

/**
 * Whether a typed code matches a hash; null (no account, or none with a code) takes the same time and is
 * false.
 */
export function isCodeRight(codeHash: Buffer | null, typed: string): boolean {
  const isSame = timingSafeEqual(codeHash ?? NOBODYS, hashRecoveryCode(typed));
  return isSame && codeHash !== null;
}
