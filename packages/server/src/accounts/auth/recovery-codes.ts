import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readRecoveryCode, RECOVERY_CODE_BYTES, writeRecoveryCode } from '@larder/domain';

/** Stands in for the hash of a code where there is none, so that an unknown name is compared like a known one. */
const NOBODYS = randomBytes(32);

/** A new code, in the groups in which it is shown. */
export function newRecoveryCode(): string {
  return writeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES));
}

/**
 * What the database keeps of a code, however it was typed. Its 140 bits are random, so a plain hash is enough: nobody can
 * try them all. A text that cannot be a code has a hash that no code has.
 */
export function hashRecoveryCode(typed: string): Buffer {
  return createHash('sha256')
    .update(readRecoveryCode(typed) ?? '')
    .digest();
}

/** Whether a typed code is the one of a hash; null (no account, or one without a code) costs the same and is false. */
export function isCodeRight(codeHash: Buffer | null, typed: string): boolean {
  const isSame = timingSafeEqual(codeHash ?? NOBODYS, hashRecoveryCode(typed));
  return isSame && codeHash !== null;
}
