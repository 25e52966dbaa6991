import { StartError } from './start-error.ts';

/** The two signals a start receives: stop after the current step, and abort that step. */
export interface StopSignals {
  readonly stop: AbortSignal;
  readonly hurry: AbortSignal;
}

/** Ends a start that was asked to stop: nothing is wrong. */
export class StoppedError extends StartError {
  override name = 'StoppedError';

  constructor() {
    super('it was told to stop.');
  }
}

/** Waits for a step; throws the signal's reason as soon as that fires. */
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

/** Signals that never fire. Not shared: every call would add its listeners to the same two. */
export function neverStopped(): StopSignals {
  return { stop: new AbortController().signal, hurry: new AbortController().signal };
}
