import { makePauses } from './text-index/pauses.ts';

/** Work in small steps: it yields where it may pause, and returns its result. */
export type Steps<Made> = Generator<void, Made>;

/** Steps between clock checks: far shorter than the maximum delay for other requests. */
export const STEP = 256;

/** Runs work in steps, letting other requests run in between. */
export async function unhurried<Made>(steps: Steps<Made>): Promise<Made> {
  const pause = makePauses();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}

/** Runs work in steps without yielding. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Maps each item. */
export function* mapping<Item, Other>(items: readonly Item[], turn: (item: Item) => Other): Steps<Other[]> {
  const turned: Other[] = [];
  for (const item of items) {
    turned.push(turn(item));
    if (turned.length % STEP === 0) yield;
  }
  return turned;
}

/** Sorts the items (stable). */
export function* sorting<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Steps<Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += STEP) {
    runs.push(items.slice(from, from + STEP).toSorted(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merging(runs[at]!, runs[at + 1] ?? [], compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merging<Item>(
  some: readonly Item[],
  others: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Steps<Item[]> {
  const merged: Item[] = [];
  let [at, otherAt] = [0, 0];
  while (at < some.length || otherAt < others.length) {
    const isFirst =
      otherAt === others.length || (at < some.length && compare(some[at]!, others[otherAt]!) <= 0);
    merged.push(isFirst ? some[at++]! : others[otherAt++]!);
    if (merged.length % STEP === 0) yield;
  }
  return merged;
}
