import type { HeardName, SpokenItem } from './items.ts';

type Side = 'before' | 'after';

/**
 * Turns an uncertain name into a plain word if its context does not fit: names occur between amounts, other
 * names and the ends of sentences. 'My muscles hurt' is not a meal.
 */
export function withoutUnlikely<Thing>(items: readonly SpokenItem<Thing>[]): readonly SpokenItem<Thing>[] {
  const kept = [...items];
  const drop = (at: number, item: SpokenItem<Thing>): void => {
    kept[at] = { kind: 'word', length: item.length, ends: item.ends };
  };
  for (const step of [1, -1]) {
    for (let at = step > 0 ? 0 : kept.length - 1; at >= 0 && at < kept.length; at += step) {
      const item = kept[at];
      if (item?.kind !== 'name' || item.certainty === 'sure') continue;
      if (!fits(kept, at, 'before') || !fits(kept, at, 'after')) drop(at, item);
    }
  }
  if (isOnlyNames(kept)) return kept;
  const told = kept.flatMap((item, at) => (item.kind === 'name' && isTold(kept, at, item) ? [item] : []));
  const likely = kept.filter((item) => item.kind === 'name' && item.certainty !== 'evidence');
  for (const [at, item] of kept.entries()) {
    if (item.kind !== 'name' || told.includes(item)) continue;
    const supports = item.certainty === 'slot' ? likely : told;
    if (!supports.some((other) => other !== item)) drop(at, item);
  }
  return kept;
}

/** 'Time and rosemary': where nothing but names is said, each makes the others likely. */
function isOnlyNames<Thing>(items: readonly SpokenItem<Thing>[]): boolean {
  const names = items.filter((item) => item.kind === 'name');
  const isList = items.every(({ kind }) => ['name', 'join', 'look', 'amount'].includes(kind));
  return isList && names.length > 1 && names.some(({ certainty }) => certainty !== 'evidence');
}

function fits<Thing>(items: readonly SpokenItem<Thing>[], at: number, side: Side): boolean {
  const other = side === 'before' ? items[at - 1] : items[at + 1];
  const border = side === 'before' ? items[at] : other;
  return !other || border?.ends !== 'none' || (other.kind !== 'word' && other.kind !== 'other');
}

/** Whether a name is certain, or follows an introduction or a number. */
function isTold<Thing>(
  items: readonly SpokenItem<Thing>[],
  at: number,
  { certainty }: HeardName<Thing>,
): boolean {
  if (certainty !== 'slot') return certainty === 'sure' || unitBefore(items, at);
  let before = at - 1;
  for (; before >= 0; before -= 1) {
    const item = items[before];
    if (item?.kind === 'amount' || (item?.kind === 'cue' && item.cue === 'have')) return true;
    if (item?.kind !== 'look' && !(item?.kind === 'cue' && item.cue === 'little')) return false;
  }
  return items.slice(at + 1).every(({ kind }) => kind === 'cue');
}

function unitBefore<Thing>(items: readonly SpokenItem<Thing>[], at: number): boolean {
  const near = items
    .slice(Math.max(0, at - 2), at)
    .findLast((item) => !(item.kind === 'cue' && item.cue === 'little'));
  return near?.kind === 'amount' && near.unit !== null;
}
