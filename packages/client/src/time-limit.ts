import { ApiError, SENTENCES } from './api-error.ts';

/**
 * Runs work with a timeout in milliseconds. On timeout or when the caller aborts, the signal aborts the work,
 * which is no longer awaited; it rejects with an ApiError, or with the caller's reason.
 */
export async function within<Result>(
  limit: number,
  caller: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted();
  const stop = new AbortController();
  const giveUp = () => stop.abort(caller?.reason);
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
  });
  caller?.addEventListener('abort', giveUp, { once: true });
  // Unlike AbortSignal.timeout, a timer can be cleared, and works with fake clocks.
  const timer = setTimeout(() => stop.abort(new ApiError(0, SENTENCES.late)), limit);
  try {
    return await Promise.race([work(stop.signal), stopped]);
  } catch (error) {
    // The work's own abort error is less specific than the signal's reason.
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
}
