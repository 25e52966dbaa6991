import type { HeardItem } from '../voice/heard-item.ts';

/** Values the cook set for recognised items, by id, each with what had been said of the item by then. */
export type GivenToHeard<Value> = Readonly<
  Record<string, { readonly value: Value; readonly heard: HeardItem | undefined }>
>;

type Heard = Readonly<Record<string, HeardItem | undefined>>;

/** The values that still apply, by id: saying something new about an item overrides its value. */
export function stillGiven<Value>(given: GivenToHeard<Value>, heard: Heard): Record<string, Value> {
  const counting = Object.entries(given).filter(([id, entry]) => entry.heard === heard[id]);
  return Object.fromEntries(counting.map(([id, { value }]) => [id, value]));
}

/** Adds new values to earlier ones, tagged with what has been said so far. */
export function giveTo<Value>(
  given: GivenToHeard<Value>,
  values: Readonly<Record<string, Value>>,
  heard: Heard,
): GivenToHeard<Value> {
  const added = Object.entries(values).map(([id, value]) => [id, { value, heard: heard[id] }] as const);
  return { ...given, ...Object.fromEntries(added) };
}
