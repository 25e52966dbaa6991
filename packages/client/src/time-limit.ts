import { ApiError, SENTENCES } from './api-error.ts';

/**
 * Does work that must end in time, in milliseconds. When the time is over, or the caller wants it no longer, the signal
 * tells the work to stop and nobody waits for it any more. It then fails with an ApiError, or with the caller's reason.
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
  // Unlike AbortSignal.timeout, a timer can be taken back, and follows the clock of a test.
  const timer = setTimeout(() => stop.abort(new ApiError(0, SENTENCES.late)), limit);
  try {
    return await Promise.race([work(stop.signal), stopped]);
  } catch (error) {
    // What was stopped says so in its own words; the reason is why.
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
}
