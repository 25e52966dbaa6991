import type { Alter, Act, Deed, LedgerRules } from './deed.ts';
import { doAct } from './do-act.ts';
import { isSameLot, TooMuch, type Lot, type LotChange } from './lot.ts';
import { Shelf, type Merger } from './shelf.ts';

/** Carries out acts on a shelf. Throws `TooMuch`. */
export function doDeed(
  shelf: Shelf,
  { acts, today, zone }: Omit<Deed, 'changes' | 'mergers'>,
  rules: LedgerRules,
): Deed {
  const joined = shelf.joined();
  for (const [index, act] of acts.entries()) {
    try {
      doAct(shelf, act, { today, zone }, rules);
    } catch (error) {
      throw error instanceof TooMuch ? Object.assign(error, { act: index }) : error;
    }
  }
  const { changes, mergers } = shelf.drain();
  return { acts, today, zone, changes, mergers: newMergers(mergers, acts, joined) };
}

/**
 * Leaves out an ingredient that was ensured once more where something was merged already: no act names it, and in a replay
 * without that lot it is part of what was merged first.
 */
function newMergers(
  mergers: readonly Merger[],
  acts: readonly Act[],
  joined: ReadonlySet<string>,
): readonly Merger[] {
  const ensured = new Set(acts.flatMap((act) => (act.kind === 'ensure' ? [act.lot.id] : [])));
  return mergers.filter(({ id, into }) => !(ensured.has(id) && joined.has(into)));
}

/** Whether two versions of a deed had the same effect. */
export function isSameEffect(a: Deed, b: Deed): boolean {
  const lots = ({ changes }: Deed) =>
    changes.toSorted((one, other) => (lotOf(one).id < lotOf(other).id ? -1 : 1));
  // Only the order within an ingredient counts.
  const merged = ({ mergers }: Deed) =>
    mergers.toSorted((one, other) => one.ingredientId - other.ingredientId);
  const [others, otherMergers] = [lots(b), merged(b)];
  return (
    a.changes.length === others.length &&
    a.mergers.length === otherMergers.length &&
    lots(a).every(
      ({ before, after }, at) => isSameLot(before, others[at]!.before) && isSameLot(after, others[at]!.after),
    ) &&
    merged(a).every(({ id, into }, at) => id === otherMergers[at]!.id && into === otherMergers[at]!.into)
  );
}

/** The result of an undo. */
export interface Undone<Kept extends Deed> {
  readonly changes: readonly LotChange[];
  /** The remaining deeds, with their effects in the replay. */
  readonly deeds: readonly Kept[];
}

/**
 * Undoes deeds: the pantry becomes what it would be if they had never been done. It is rolled back to the state
 * before the first of them, and the others are replayed, so the order of undos makes no difference. Changes that no
 * deed explains count as edits. Throws `TooMuch`.
 * @param deeds from the first undone deed to the latest
 * @param earlier lots merged before that
 */
export function undoDeeds<Kept extends Deed>(
  lots: Iterable<Lot>,
  deeds: readonly Kept[],
  isUndone: (deed: Kept) => boolean,
  earlier: readonly Merger[],
  rules: LedgerRules,
): Undone<Kept> {
  const concerns = ingredientsOf(deeds.filter(isUndone), deeds);
  const now = [...lots].filter(({ ingredientId }) => concerns.has(ingredientId));
  const { start, between } = takenBack(now, deeds, concerns, rules);
  const shelf = new Shelf(start, earlier);
  const kept: Kept[] = [];
  for (const [index, deed] of deeds.entries()) {
    if (!isUndone(deed)) kept.push(doneAgain(shelf, deed, concerns, rules));
    for (const change of between[index] ?? []) doAct(shelf, change, deed, rules);
    shelf.drain();
  }
  const was = new Map(now.map((lot) => [lot.id, lot]));
  const is = new Map(Array.from(shelf.all(), (lot) => [lot.id, lot]));
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .map((id): LotChange => ({ before: was.get(id) ?? null, after: is.get(id) ?? null }))
    .filter(({ before, after }) => !isSameLot(before, after));
  return { changes, deeds: kept };
}

/** Replays a deed for the affected ingredients. */
function doneAgain<Kept extends Deed>(
  shelf: Shelf,
  deed: Kept,
  concerns: ReadonlySet<number>,
  rules: LedgerRules,
): Kept {
  for (const act of deed.acts) {
    if (ingredientsNamed(act).some((id) => concerns.has(id))) doAct(shelf, act, deed, rules);
  }
  const { changes, mergers } = shelf.drain();
  return {
    ...deed,
    changes: [...deed.changes.filter((change) => !concerns.has(ingredientOf(change))), ...changes],
    mergers: [...deed.mergers.filter(({ ingredientId }) => !concerns.has(ingredientId)), ...mergers],
  };
}

/** Rolls back to the state before the first deed, and finds the unexplained changes after each deed. */
function takenBack(
  now: readonly Lot[],
  deeds: readonly Deed[],
  concerns: ReadonlySet<number>,
  { newId }: LedgerRules,
): { start: Iterable<Lot>; between: readonly (readonly Alter[])[] } {
  const lots = new Map(now.map((lot) => [lot.id, lot]));
  const between = deeds.map((): Alter[] => []);
  for (const [index, { changes }] of [...deeds.entries()].toReversed()) {
    for (const change of changes.filter((one) => concerns.has(ingredientOf(one)))) {
      const { id } = lotOf(change);
      const found = lots.get(id) ?? null;
      if (!isSameLot(found, change.after)) {
        const unseen: Alter = {
          kind: 'alter',
          before: change.after,
          after: found,
          spare: newId(),
          parts: [],
        };
        between[index]?.push(unseen);
      }
      if (change.before) lots.set(id, change.before);
      else lots.delete(id);
    }
  }
  return { start: lots.values(), between };
}

/** The ingredients of some deeds, and those they were renamed to or from. */
function ingredientsOf(undone: readonly Deed[], deeds: readonly Deed[]): Set<number> {
  const ids = new Set(
    undone.flatMap(({ acts, changes }) => [...acts.flatMap(ingredientsNamed), ...changes.map(ingredientOf)]),
  );
  const renamed = deeds.flatMap(({ acts }) => acts.map(ingredientsNamed)).filter(({ length }) => length > 1);
  for (let size = -1; size !== ids.size;) {
    size = ids.size;
    for (const both of renamed) if (both.some((id) => ids.has(id))) for (const id of both) ids.add(id);
  }
  return ids;
}

/** The ingredients of an act: two if it turns a lot into another ingredient. */
function ingredientsNamed(act: Act): number[] {
  if (act.kind === 'take') return [act.ingredientId];
  if (act.kind !== 'alter') return [act.lot.ingredientId];
  return [...new Set([act.before, act.after].flatMap((lot) => lot?.ingredientId ?? []))];
}

function lotOf({ before, after }: LotChange): Lot {
  const lot = before ?? after;
  if (!lot) throw new Error('A change without a lot');
  return lot;
}

const ingredientOf = (change: LotChange): number => lotOf(change).ingredientId;
