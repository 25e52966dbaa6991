import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id (the library's default): 19 MiB, two passes. About 20 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Computed on start, so the first unknown name takes no longer than the second. */
const nobodysHash = hash(randomBytes(32), COST);

/** Normalises a password for hashing and comparison, however a keyboard composes its characters. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

/** Verifies a password. For an unknown name (null) it does the same work and returns false. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), normal(password));
  return isRight && passwordHash !== null;
}
