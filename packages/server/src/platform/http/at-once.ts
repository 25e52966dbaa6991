import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** When a caller with too many requests may try again, in seconds. */
const RETRY_AFTER = 2;

/**
 * A hook that rejects a caller's requests beyond the number allowed at once, before it reads their bodies. A request counts
 * until its connection is done with it and so is its work: who hangs up early still has it in memory.
 */
export function limitAtOnce(
  most: number,
  callerOf: (request: FastifyRequest) => string,
  workOf: (request: FastifyRequest) => Promise<unknown> | undefined,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const inProgress = new Map<string, number>();
  return async (request, { raw }) => {
    const caller = callerOf(request);
    const count = inProgress.get(caller) ?? 0;
    if (count >= most) {
      throw new Problem(429, 'That is too much at once. Please wait a moment.', {
        headers: { 'retry-after': String(RETRY_AFTER) },
      });
    }
    inProgress.set(caller, count + 1);
    raw.once('close', async () => {
      await Promise.allSettled([workOf(request)]);
      const left = (inProgress.get(caller) ?? 1) - 1;
      if (left > 0) inProgress.set(caller, left);
      else inProgress.delete(caller);
    });
  };
}
