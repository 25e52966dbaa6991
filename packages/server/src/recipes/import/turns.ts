/** A queue for work of which only so much may run at once. */
export interface Turns {
  /** Does some work when it is its turn; rejects with the signal's reason if that has not come when it is aborted. */
  take<Result>(work: () => Promise<Result>, patience?: AbortSignal): Promise<Result>;
}

/** Limits how many tasks run at once; the others wait in a queue. */
export function makeTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const turn = (patience?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      patience?.throwIfAborted();
      const begin = () => {
        patience?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(patience?.reason as Error);
      };
      waiting.push(begin);
      patience?.addEventListener('abort', leave, { once: true });
    });

  return {
    async take(work, patience) {
      if (free > 0) free -= 1;
      else await turn(patience);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
