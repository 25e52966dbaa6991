import { statfs } from 'node:fs/promises';

/** Whether there is disk space for writes. */
export type HasRoom = () => Promise<boolean>;

/**
 * Below this many free bytes, writes are rejected. PostgreSQL rejects a row that does not fit, but stops if
 * its WAL does not (segments of 4 MiB, a few at once), and then reads fail too.
 */
export const LEAST_FREE = 48 * 1024 * 1024;
/** Minimum interval between disk checks. */
const ASKED_EVERY_MS = 250;

/** Watches a folder's disk. A disk that does not report free space counts as having room. */
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

/** An external database's disk cannot be watched: PostgreSQL reports when it is full. */
export const hasRoomElsewhere: HasRoom = () => Promise.resolve(true);

/** Whether an error from PostgreSQL or the system means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown };
    if (code === '53100' || code === 'ENOSPC') return true;
  }
  return false;
}
