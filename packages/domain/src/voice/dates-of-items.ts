import type { Day } from '../dates/day.ts';
import type { SpokenItem } from './items.ts';
import type { SpokenBatch } from './spoken-batches.ts';
import type { SpokenDate } from './spoken-dates.ts';

/**
 * Assigns dates to the items right before them: 'milk, full-fat, best before Friday'. Takes the dates by how
 * many words precede each. 'Both' and 'are' apply a date to the whole run before it; without such a word, two
 * names joined by 'and' share it, and of more only the last gets it. Dates of dishes, and dates after 'and',
 * are ignored.
 */
export function datesOfItems<Thing>(
  items: readonly SpokenItem<Thing>[],
  dates: ReadonlyMap<number, SpokenDate>,
): readonly (Day | null)[] {
  const ends = endsOf(items);
  const given = items.map((): Day | null => null);
  for (const [words, { day, of }] of dates) {
    const before = ends.findLastIndex((end) => end <= words);
    const last = nameAt(items, before);
    if (last === null) continue;
    const row = of === 'one' ? [last] : namesInARow(items, last, given);
    const isPair = row.length === 2 && row.every((at) => !hasAmount(items, at));
    for (const at of of === 'all' || isPair ? row : [last]) given[at] = day;
  }
  return given;
}

/** Assigns batches to the items right before them. Takes them by how many words precede each. */
export function batchesOfItems<Thing>(
  items: readonly SpokenItem<Thing>[],
  batches: ReadonlyMap<number, readonly SpokenBatch[]>,
): readonly (readonly SpokenBatch[])[] {
  const ends = endsOf(items);
  const given = items.map((): SpokenBatch[] => []);
  for (const [words, some] of batches) {
    const name = nameAt(
      items,
      ends.findLastIndex((end) => end <= words),
    );
    if (name !== null) given[name]?.push(...some);
  }
  return given;
}

/** How many words precede the end of each item. */
function endsOf<Thing>(items: readonly SpokenItem<Thing>[]): number[] {
  const ends: number[] = [];
  for (const { length } of items) ends.push((ends.at(-1) ?? 0) + length);
  return ends;
}

function nameAt<Thing>(items: readonly SpokenItem<Thing>[], from: number): number | null {
  for (let at = from; at >= 0; at -= 1) {
    const item = items[at];
    if (item?.kind === 'name') return at;
    if (!item || item.kind === 'other' || item.kind === 'join' || item.kind === 'choice') return null;
    if (item.ends === 'sentence') return null;
  }
  return null;
}

/** The run of names that ends with this one, back to the previous dated name. */
function namesInARow<Thing>(
  items: readonly SpokenItem<Thing>[],
  last: number,
  given: readonly (Day | null)[],
): number[] {
  const row = [last];
  let isJoined = false;
  for (let at = last; items[at]?.ends !== 'sentence'; at -= 1) {
    const before = items[at - 1];
    if (before?.kind === 'join') isJoined = true;
    else if (before?.kind === 'name') {
      if (given[at - 1] !== null) break;
      row.push(at - 1);
    } else if (!before || !isSmall(before)) break;
  }
  return isJoined ? row : [last];
}

/** What may come between two names of a run: 'the', 'two', 'chopped'. */
const isSmall = <Thing>(item: SpokenItem<Thing>): boolean =>
  item.kind === 'amount' || item.kind === 'look' || (item.kind === 'cue' && item.cue === 'little');

/** Whether an amount comes right before a name: 'a litre of milk'. */
function hasAmount<Thing>(items: readonly SpokenItem<Thing>[], name: number): boolean {
  let at = name - 1;
  while (items[at] && isSmall(items[at]!) && items[at]!.kind !== 'amount') at -= 1;
  return items[at]?.kind === 'amount';
}
