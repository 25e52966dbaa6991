import { Problem, requestGivenUp } from '../../platform/http/problem.ts';
import { makeTurns, type Turns } from './turns.ts';

/**
 * Reading files and pages, and decoding pictures, takes memory, so little is done at once. Waiting for sites takes
 * little, and a slow one must not hold up the rest.
 */
const AT_ONCE = { worked: 2, fetched: 8 } as const;
/** How long one request waits in all, for its site and for its turns. Its own reading comes on top. */
const PATIENCE_MS = 8_000;

/** The queues of one kind of import, and how long a request may wait in them. */
export interface Queues {
  /** For what waits for a site. */
  readonly fetching: Turns;
  /** For what takes memory. */
  readonly working: Turns;
  readonly patienceMs: number;
}

export function makeQueues(): Queues {
  return {
    fetching: makeTurns(AT_ONCE.fetched),
    working: makeTurns(AT_ONCE.worked),
    patienceMs: PATIENCE_MS,
  };
}

/** Ends with the request, or when it has waited long enough: made once for each request. */
export function patienceOf(signal: AbortSignal, { patienceMs }: Queues): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
}

/** Takes a turn; if it does not come in time, 503 with a sentence that says why. */
export async function takeTurn<Result>(
  turns: Turns,
  patience: AbortSignal,
  busy: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await turns.take(work, patience);
  } catch (error) {
    if (!patience.aborted || error !== patience.reason) throw error;
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw requestGivenUp();
    throw new Problem(503, busy, { headers: { 'retry-after': '60' } });
  }
}
