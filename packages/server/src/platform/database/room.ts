import { statfs } from 'node:fs/promises';

/** Whether there is room on the disk to save something. */
export type HasRoom = () => Promise<boolean>;

/**
 * With less than this free, in bytes, nothing more is saved. PostgreSQL refuses a row that finds no room, but stops when its
 * journal does (segments of 4 MiB, a few at once), and then nobody could read either.
 */
export const LEAST_FREE = 48 * 1024 * 1024;
/** A disk is asked at most so often. */
const ASKED_EVERY_MS = 250;

/** Watches the disk that a folder is on. A disk that does not say how much is free has room. */
export function watchRoom(folder: string): HasRoom {
  let askedAt = -Infinity;
  let answer: Promise<boolean> = Promise.resolve(true);
  return () => {
    const now = performance.now();
    if (now - askedAt >= ASKED_EVERY_MS) {
      askedAt = now;
      answer = statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize >= LEAST_FREE,
        () => true,
      );
    }
    return answer;
  };
}

/** The disk of a database elsewhere is not ours to watch: PostgreSQL says when it is full. */
export const hasRoomElsewhere: HasRoom = () => Promise.resolve(true);

/** Whether an error means that the disk is full: what PostgreSQL and the system say then. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown };
    if (code === '53100' || code === 'ENOSPC') return true;
  }
  return false;
}
