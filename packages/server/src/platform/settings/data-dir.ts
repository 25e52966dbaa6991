import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { StartError } from '../process/start-error.ts';

/**
 * Creates the data folder if missing, and checks that files can be created in it. Throws a {@link StartError} that
 * says what is wrong. Returns the folders that were created, outermost first.
 */
export function openDataDir(dataDir: string): string[] {
  try {
    const made = makeFolders(dataDir);
    tryToWrite(dataDir);
    return made;
  } catch (error) {
    throw (
      explainFolder(error, dataDir) ??
      new StartError(`DATA_DIR ${dataDir} cannot be created there. Set another DATA_DIR.`, { cause: error })
    );
  }
}

/** What is wrong with the data folder, if the error is about that; otherwise null. */
export function explainFolder(error: unknown, dataDir: string): StartError | null {
  const problem = problemOf((error as NodeJS.ErrnoException).code);
  if (problem === null) return null;
  return new StartError(`DATA_DIR ${dataDir} ${problem}`, { cause: error });
}

/**
 * Says so if an unexplained error of a start comes from a deleted data folder; otherwise null. A folder that is still
 * being deleted counts: its files go first.
 */
export function explainDeleted(error: unknown, dataDir: string): StartError | null {
  if (error instanceof StartError || (isFolder(dataDir) && !missesFileIn(dataDir, error))) return null;
  return new StartError(`DATA_DIR ${dataDir} was deleted while Larder started.`, { cause: error });
}

function missesFileIn(folder: string, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, path } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && path !== undefined && path.startsWith(join(folder, sep));
}

function problemOf(code: string | undefined): string | null {
  switch (code) {
    case 'EROFS':
      return 'is on a read-only disk. Make that writable, or set another DATA_DIR.';
    case 'EACCES':
    case 'EPERM':
      return `cannot be used by this user (${userName()}). Make the folder that user's own, or set another DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return 'is not a folder, or is inside a file. Set another DATA_DIR.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'is on a disk that is full. Free some space, or set another DATA_DIR.';
    default:
      return null;
  }
}

/**
 * Creates a folder and its parents, and returns the created ones, outermost first. One by one, because Node's
 * recursive mkdir never returns if none can be created, as below /proc.
 */
export function makeFolders(folder: string, mode = 0o711): string[] {
  if (isFolder(folder)) return [];
  const made = makeFolders(dirname(folder), mode);
  try {
    // Others may pass through (PostgreSQL runs as another user if Larder runs as root), but not list it.
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another start may have been faster.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && isFolder(folder)) return made;
    throw error;
  }
  return [...made, folder];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** If there is a database, writes go there. On a full disk it can still be read. */
function tryToWrite(dataDir: string): void {
  const home = join(dataDir, 'postgres');
  const owner = statSync(home, { throwIfNoEntry: false })?.uid;
  // Opening it reports if it belongs to somebody else.
  const uid = process.getuid?.() ?? 0;
  if (owner !== undefined && uid !== 0 && owner !== uid) return;
  try {
    rmdirSync(mkdtempSync(join(owner === undefined ? dataDir : home, '.try-')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a uid without a name.
    return `uid ${process.getuid?.()}`;
  }
}
