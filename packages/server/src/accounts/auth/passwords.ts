import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's choice for argon2id (the library's default kind): 19 MiB, two passes. About 20 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Made at the start, so that the first unknown name takes no longer than the second. */
const nobodysHash = hash(randomBytes(32), COST);

/** The one form in which a password is hashed and compared, however a keyboard composes its letters. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

/** Whether the password is right. For an unknown name (null) it does the same work and says no. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), normal(password));
  return isRight && passwordHash !== null;
}
