interface UnderWay<Result> {
  readonly outcome: Promise<Result>;
  readonly deserted: AbortController;
  askers: number;
}

/** Runs work under a key. Each caller's signal fires when it leaves; the work's own, when all have left. */
export type OnceAtATime<Result> = (
  key: string,
  work: (deserted: AbortSignal) => Promise<Result>,
  gone?: AbortSignal,
) => Promise<Result>;

/** Runs work under a key; callers with the same key share the outcome while it is running. */
export function makeOnceAtATime<Result>(): OnceAtATime<Result> {
  const underWay = new Map<string, UnderWay<Result>>();

  function forget(key: string, one: UnderWay<Result>): void {
    if (underWay.get(key) === one) underWay.delete(key);
  }

  function begin(key: string, work: (deserted: AbortSignal) => Promise<Result>): UnderWay<Result> {
    const deserted = new AbortController();
    const outcome = work(deserted.signal).finally(() => forget(key, one));
    const one = { outcome, deserted, askers: 0 };
    underWay.set(key, one);
    return one;
  }

  return (key, work, gone) => {
    const one = underWay.get(key) ?? begin(key, work);
    one.askers += 1;
    gone?.addEventListener(
      'abort',
      () => {
        one.askers -= 1;
        if (one.askers > 0) return;
        // Later callers must not join work that was abandoned.
        forget(key, one);
        one.deserted.abort();
      },
      { once: true },
    );
    return one.outcome;
  };
}
