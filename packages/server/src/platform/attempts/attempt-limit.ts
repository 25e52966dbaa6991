import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Connection } from '../database/connection.ts';
import { Problem } from '../http/problem.ts';
import {
  countAttempt,
  deleteOldAttempts,
  forgiveAttempt,
  readAttempts,
  type Attempts,
} from './attempt.store.ts';

/** How often minutes that are over are cleared away: about once in so many attempts. */
const CLEAN_ONE_IN = 100;

export interface AttemptLimit {
  /** Begins an attempt from an address (and at a name); 429 when too many have failed. */
  begin(address: string, usernameKey: string | null): Promise<Attempt>;
}

/** An attempt under way: it ends as one of the two. */
export interface Attempt {
  succeeded(): Promise<void>;
  failed(): Promise<void>;
}

/**
 * Limits failed attempts for each address and each name. At a name an attempt counts from its beginning and is taken
 * back when it succeeds, so that many guesses at once cannot slip through. At an address it counts when it has failed:
 * a whole household or office may sign in at the same moment. The counts are in the database: all servers share them.
 */
export function makeAttemptLimit(db: Connection, perMinute: number, now: () => Date): AttemptLimit {
  return {
    async begin(address, usernameKey) {
      const time = now();
      if (Math.random() * CLEAN_ONE_IN < 1) await deleteOldAttempts(db, time);
      const byAddress = `address ${addressKey(address)}`;
      refuseWhen((failures) => failures >= perMinute, await readAttempts(db, byAddress, time), time);
      const byName = usernameKey === null ? null : nameKey(usernameKey);
      if (byName) refuseWhen((failures) => failures > perMinute, await countAttempt(db, byName, time), time);
      return {
        async succeeded() {
          if (byName) await forgiveAttempt(db, byName);
        },
        async failed() {
          await countAttempt(db, byAddress, now());
        },
      };
    },
  };
}

function refuseWhen(
  isTooMany: (failures: number) => boolean,
  { failures, endsAt }: Attempts,
  now: Date,
): void {
  if (!isTooMany(failures)) return;
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  throw new Problem(429, 'Too many attempts. Please wait a minute.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** One IPv6 customer has a whole /64 of addresses: the first four groups, with the zeros that '::' stands for. */
function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** Names are kept as a hash: people type passwords into the name field. */
function nameKey(usernameKey: string): string {
  return `name ${createHash('sha256').update(usernameKey).digest('base64url')}`;
}
