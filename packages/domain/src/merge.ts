/** The result of merging two devices' changes to the same fields. */
export interface Merge<Fields> {
  /** Every field merged; a field in conflict has my value. */
  readonly fields: Fields;
  /** The fields that both have changed, to different values. */
  readonly conflicts: readonly (keyof Fields & string)[];
}

/**
 * Merges changes that two devices have made separately, field by field. A field that only one of them has changed
 * since `base` takes that change; lists are sets, merged element by element, so they are never in conflict.
 *
 * @param base What mine were made from. A missing field was never seen: mine replaces theirs.
 * @param mine The fields to save; a missing one is left alone.
 * @param theirs What is saved now.
 */
export function mergeChanges<Fields extends object>(
  base: Partial<Fields>,
  mine: Partial<Fields>,
  theirs: Fields,
): Merge<Fields> {
  const fields = { ...theirs };
  const conflicts: (keyof Fields & string)[] = [];
  for (const name of Object.keys(mine) as (keyof Fields & string)[]) {
    const [was, saved] = [base[name], theirs[name]];
    const wanted = mine[name] as Fields[typeof name] | undefined;
    if (wanted === undefined || wanted === saved) continue;
    if (was === undefined) fields[name] = wanted;
    else if (Array.isArray(was) && Array.isArray(wanted) && Array.isArray(saved)) {
      fields[name] = mergeSets(was, wanted, saved) as Fields[typeof name];
    } else if (!isSame(wanted, was) && !isSame(wanted, saved)) {
      fields[name] = wanted;
      if (!isSame(saved, was)) conflicts.push(name);
    }
  }
  return { fields, conflicts };
}

/** Whether two values are equal; lists are sets. A list may also be null: nobody has answered. */
const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value) => other.includes(value))
    : one === other;

/** Mine without what they have removed, followed by what they have added. */
function mergeSets(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  const kept = mine.filter((value) => theirs.includes(value) || !base.includes(value));
  const added = theirs.filter((value) => !base.includes(value) && !mine.includes(value));
  return [...kept, ...added];
}

/** Fields that a cook is editing, and what they were made from. */
export interface Draft<Fields> {
  readonly base: Fields;
  readonly edited: Fields;
}

/**
 * The draft as if it had been made from what is saved now. A field in conflict keeps its base, so that saving it
 * asks which value to keep.
 */
export function rebaseDraft<Fields extends object>(
  { base, edited }: Draft<Fields>,
  saved: Fields,
): Draft<Fields> {
  const { fields, conflicts } = mergeChanges(base, edited, saved);
  const own = Object.fromEntries(conflicts.map((name) => [name, base[name]]));
  return { base: { ...saved, ...own }, edited: fields };
}
