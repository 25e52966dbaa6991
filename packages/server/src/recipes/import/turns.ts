/** Limits how many tasks run at once; the others wait in a queue. */
export function makeTurns(atOnce: number): { take<Result>(work: () => Promise<Result>): Promise<Result> } {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return {
    async take(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
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
