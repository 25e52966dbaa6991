import type { HeardItem } from '../voice/heard-item.ts';

/** What the cook has given to things that were heard, by id, each with what had been said of it by then. */
export type GivenToHeard<Value> = Readonly<
  Record<string, { readonly value: Value; readonly heard: HeardItem | undefined }>
>;

type Heard = Readonly<Record<string, HeardItem | undefined>>;

/** What was given and still counts, by id: what is said again of a thing is said better. */
export function stillGiven<Value>(given: GivenToHeard<Value>, heard: Heard): Record<string, Value> {
  const counting = Object.entries(given).filter(([id, entry]) => entry.heard === heard[id]);
  return Object.fromEntries(counting.map(([id, { value }]) => [id, value]));
}

/** What was given before and is given now, to what has been said by now. */
export function giveTo<Value>(
  given: GivenToHeard<Value>,
  values: Readonly<Record<string, Value>>,
  heard: Heard,
): GivenToHeard<Value> {
  const added = Object.entries(values).map(([id, value]) => [id, { value, heard: heard[id] }] as const);
  return { ...given, ...Object.fromEntries(added) };
}
