import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/start-error.ts';

/** The secret that signs access tokens, made once and kept in the data folder, readable by its owner alone. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret');
  try {
    const secret = read(file) ?? make(dataDir, file);
    if (secret.length >= 32) return secret;
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}.`, { cause: error });
  }
  throw new StartError(`${file} is damaged. Remove it to make a new one; everyone then logs in again.`);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function make(dataDir: string, file: string): string {
  // Others may pass through (PostgreSQL runs as another user when Larder runs as root), not look.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
    // A link appears whole or not at all, and never replaces what another start made meanwhile.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
