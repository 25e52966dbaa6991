import type { Connection } from '../database/connection.ts';
import type { Log } from '../log/log.ts';
import { takeBackAttempt } from './attempt.store.ts';

/** A counted attempt: its key and its window. */
export interface Reserved {
  readonly key: string;
  readonly windowStartedAt: Date;
}

/** Releases attempts. While the database is down, releases are queued. */
export interface Returns {
  /** Releases attempts, along with any queued ones. Never rejects. */
  take(reserved: readonly Reserved[]): Promise<void>;
  /** Retries the queue; returns whether any attempt has been released since the call. Never rejects. */
  settle(): Promise<boolean>;
}

export function makeReturns(db: Connection, log: Pick<Log, 'warn'>): Returns {
  const owed: Reserved[] = [];
  let returned = 0;
  let underWay = Promise.resolve();

  async function takeOwed(): Promise<void> {
    for (let next = owed[0]; next; next = owed[0]) {
      try {
        await takeBackAttempt(db, next.key, next.windowStartedAt);
      } catch (error) {
        log.warn({ err: error }, 'A successful attempt still counts towards the limit');
        return;
      }
      owed.shift();
      returned += 1;
    }
  }

  async function settle(): Promise<boolean> {
    const before = returned;
    underWay = underWay.then(takeOwed);
    await underWay;
    return returned > before;
  }

  return {
    settle,
    async take(reserved) {
      owed.push(...reserved);
      await settle();
    },
  };
}
