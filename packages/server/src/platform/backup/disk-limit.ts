import { BackupError } from './format.ts';
import type { HasRoom } from '../database/disk-space.ts';

const ASKED_EVERY_MS = 500;

/**
 * Runs work that takes disk space, and aborts it if too little is left for the database, or when `stop` fires.
 * Throws a {@link BackupError} for lack of space.
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
  // A question that fails later says nothing of the disk: a write that fails does.
  const timer = setInterval(() => void look().catch(() => undefined), ASKED_EVERY_MS);
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
