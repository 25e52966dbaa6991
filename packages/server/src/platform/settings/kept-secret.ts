import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/start-error.ts';
import { explainFolder, openDataDir } from './data-dir.ts';

const LEAST_LENGTH = 32;

/** The secret that signs access tokens, created once in the data folder and readable only by its owner. */
export function keptSecret(dataDir: string): string {
  return findSecret(dataDir) ?? makeSecret(dataDir);
}

/** The stored secret; null if there is none yet. Throws a {@link StartError} if it is unusable. */
export function findSecret(dataDir: string): string | null {
  const file = fileIn(dataDir);
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new StartError(
        `${file} belongs to another user, and this one cannot read it. Change its owner to the user that runs Larder.`,
        { cause: error },
      );
    }
    throw explainFolder(error, dataDir) ?? error;
  }
  if (secret.length < LEAST_LENGTH) {
    throw new StartError(
      `${file} is damaged. Delete it: the next start creates a new one, and everyone has to log in again.`,
    );
  }
  refuseOpenFile(file);
  return secret;
}

/** Rejects a secret that other users can read: it is enough to log in to any account. */
function refuseOpenFile(file: string): void {
  // Windows has no such modes.
  const mode = process.platform === 'win32' ? 0 : statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0) return;
  throw new StartError(
    `${file} can be read by other users (mode ${mode.toString(8)}). Run 'chmod 600 ${file}'. If someone may have read it, delete it instead: the next start creates a new one, and everyone has to log in again.`,
  );
}

function makeSecret(dataDir: string): string {
  openDataDir(dataDir);
  const file = fileIn(dataDir);
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
    // A link is atomic, and never replaces what another start has created meanwhile.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw explainFolder(error, dataDir) ?? error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'auth-secret');
}
