import { StartError } from './start-error.ts';

/** What a start is told: to stop when its current step is done, and to break that off. */
export interface StopSignals {
  readonly stop: AbortSignal;
  readonly hurry: AbortSignal;
}

/** Why a start ends that was told to stop: nothing is wrong. */
export class StoppedError extends StartError {
  override name = 'StoppedError';

  constructor() {
    super('it was told to stop.');
  }
}

/** Waits for a step; throws the signal's reason, and waits no longer, when that fires. */
export async function unlessStopped<T>(step: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_, fail) => {
    stop = () => fail(signal.reason as Error);
  });
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([step, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Signals that never fire, for what nobody stops. Not shared: each call would add its listeners to the same two. */
export function neverStopped(): StopSignals {
  return { stop: new AbortController().signal, hurry: new AbortController().signal };
}
