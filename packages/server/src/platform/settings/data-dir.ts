import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../process/start-error.ts';

/**
 * Makes the data folder unless it is there, and tries that files can be made in it. Throws a {@link StartError} that says what
 * is wrong with it. Answers the folders that were made, the outermost first.
 */
export function openDataDir(dataDir: string): string[] {
  try {
    const made = makeFolders(dataDir);
    tryToWrite(dataDir);
    return made;
  } catch (error) {
    throw (
      explainFolder(error, dataDir) ??
      new StartError(`DATA_DIR ${dataDir} cannot be made there. Set another DATA_DIR.`, { cause: error })
    );
  }
}

/** What is wrong with the data folder, where that is what an error means; else null. */
export function explainFolder(error: unknown, dataDir: string): StartError | null {
  const problem = problemOf((error as NodeJS.ErrnoException).code);
  if (problem === null) return null;
  return new StartError(`DATA_DIR ${dataDir} ${problem}`, { cause: error });
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
 * Makes a folder and those above it, and answers which ones it made, the outermost first. One by one: Node's own way to make
 * several at once never ends where none can be made, as below /proc.
 */
export function makeFolders(folder: string, mode = 0o711): string[] {
  if (isFolder(folder)) return [];
  const made = makeFolders(dirname(folder), mode);
  try {
    // Others may pass through (PostgreSQL runs as another user when Larder runs as root), not look.
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another start may have been quicker.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && isFolder(folder)) return made;
    throw error;
  }
  return [...made, folder];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Where there is a database, that is what is written to. On a full disk it can still be read. */
function tryToWrite(dataDir: string): void {
  const home = join(dataDir, 'postgres');
  const owner = statSync(home, { throwIfNoEntry: false })?.uid;
  // That it belongs to somebody else is said where it is opened.
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
    // A container may run as a number that has no name.
    return `uid ${process.getuid?.()}`;
  }
}
