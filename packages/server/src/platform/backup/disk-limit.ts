import { BackupError } from './format.ts';
import type { HasRoom } from '../database/room.ts';

const ASKED_EVERY_MS = 500;

/**
 * Does work that takes room on the disk, and breaks it off where too little is left for the database, or when `stop` says so.
 * Throws a {@link BackupError} for want of room.
 */
export async function whileThereIsRoom<T>(
  hasRoom: HasRoom,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const isFull = new AbortController();
  const look = async (): Promise<void> => {
    if (!(await hasRoom())) isFull.abort();
  };
  await look();
  const timer = setInterval(() => void look(), ASKED_EVERY_MS);
  try {
    isFull.signal.throwIfAborted();
    return await work(AbortSignal.any([isFull.signal, stop]));
  } catch (error) {
    if (!isFull.signal.aborted) throw error;
    throw new BackupError('the disk is nearly full. Free some space.');
  } finally {
    clearInterval(timer);
  }
}
