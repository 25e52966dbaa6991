import {
  doDeed,
  isSameEffect,
  MESSAGES,
  Shelf,
  TooMuch,
  undoDeeds,
  type Act,
  type Alter,
  type Deed,
  type DeedDay,
  type LedgerRules,
  type Lot,
} from '@larder/domain';
import { v7 as uuid } from 'uuid';
import type { Connection } from '../../platform/database/connection.ts';
import type { ItemThen, StockChange } from '../../platform/database/schema.ts';
import { calendarIn } from '../../platform/http/time-zones.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../../recipes/catalogue/snapshot.ts';
import { becomingMarks, changedMarks, openedMarks, shelfLifeIn } from '../batch-marks.ts';
import type { Batch, BatchChange } from '../pantry.store.ts';
import {
  deleteDeeds,
  forgetName,
  forgetOldDeeds,
  insertDeed,
  readDeeds,
  readMergers,
  readNamedChanges,
  sizeOf,
  updateDeeds,
  type KeptDeed,
} from './deed.store.ts';

/** Names under which a plan's deeds are undone. Removals are undone by their path, `THING.stock`. */
export const DEED = {
  meal: (planId: string, day: string) => `meals/${planId}/${day}`,
  purchase: (id: string) => `purchases/${id}`,
  /** A dish that was not planned. */
  cooked: (id: string) => `cooked/${id}`,
};

/** How long a plan's deeds are kept. */
export const PLAN_DEEDS_MS = 30 * 24 * 60 * 60 * 1000;

/** The name under which a deed can be undone, and until when. Other deeds are only kept after one that can be. */
export interface Undoable {
  readonly thing: string;
  readonly until: Date;
  /** Whether earlier deeds under this name are undone with it. */
  readonly isMore?: boolean;
}

/** A change to a user's pantry: whose, and when and where. */
export interface Doing extends DeedDay {
  readonly userId: string;
  readonly now: Date;
}

type Names = Pick<CatalogueSnapshot, 'names'>;

/**
 * Applies acts to a locked pantry and records them. The caller stores the changes. Throws `TooMuch`.
 * @param pantry all batches of the affected ingredients
 */
export async function carryOut(
  db: Connection,
  snapshot: Names,
  { userId, now, today, zone }: Doing,
  pantry: readonly Batch[],
  actsOn: (shelf: Shelf) => readonly Act[],
  undoable?: Undoable,
): Promise<{ readonly shelf: Shelf; readonly changes: readonly BatchChange[] }> {
  const kept = await readMergers(db, userId);
  const shelf = new Shelf(
    pantry.map(batchOf),
    kept.flatMap(({ mergers }) => mergers),
  );
  const acts = actsOn(shelf);
  const deed = doDeed(shelf, { acts, today, zone }, rulesOf(snapshot));
  if (acts.length > 0 && (undoable || kept.length > 0)) {
    const { thing, until, isMore = false } = undoable ?? { thing: null, until: null };
    if (thing !== null && !isMore) await forgetName(db, userId, thing);
    const seq = (kept.at(-1)?.seq ?? 0) + sizeOf(acts);
    await insertDeed(db, userId, { ...deed, seq, thing, undoableUntil: until });
    await forgetOldDeeds(db, userId, now);
  }
  return { shelf, changes: deed.changes };
}

/** The result of an undo. */
export interface UndoneDeeds {
  /** For the caller to store. */
  readonly changes: readonly BatchChange[];
  /** The undone deeds. Names without a deed are missing. */
  readonly deeds: readonly KeptDeed[];
}

/** Undoes deeds by name in a locked pantry. Throws `TooMuch`. */
export async function takeBack(
  db: Connection,
  snapshot: Names,
  { userId, now }: Pick<Doing, 'userId' | 'now'>,
  pantry: readonly Batch[],
  things: readonly string[],
): Promise<UndoneDeeds> {
  const all = things.length > 0 ? await readDeeds(db, userId) : [];
  const named = new Set(things);
  const undone = new Set(all.filter((deed) => isOneOf(deed, named, now)));
  const first = all.findIndex((deed) => undone.has(deed));
  if (first === -1) return { changes: [], deeds: [] };
  const earlier = all.slice(0, first).flatMap(({ mergers }) => mergers);
  const { changes, deeds } = undoDeeds(
    pantry.map(batchOf),
    all.slice(first),
    (deed) => undone.has(deed),
    earlier,
    rulesOf(snapshot),
  );
  const stored = new Map(all.map((deed) => [deed.seq, deed]));
  const rewritten = deeds.filter((deed) => {
    const was = stored.get(deed.seq);
    return !was || !isSameEffect(was, deed);
  });
  await deleteDeeds(
    db,
    userId,
    [...undone].map(({ seq }) => seq),
  );
  await updateDeeds(db, userId, rewritten);
  return { changes, deeds: [...undone] };
}

/**
 * Undoes something that has no deed, as an edit from the state after it to the state before it. The caller stores the
 * changes. Throws `TooMuch`.
 */
export async function revertChanges(
  db: Connection,
  snapshot: Names,
  doing: Doing,
  pantry: readonly Batch[],
  changes: readonly StockChange[],
): Promise<readonly BatchChange[]> {
  const acts = changes.map(({ before, after }): Alter => ({
    kind: 'alter',
    before: after && batchThen(after),
    after: before && batchThen(before),
    spare: uuid(),
    parts: [],
  }));
  return (await carryOut(db, snapshot, doing, pantry, () => acts)).changes;
}

/** A stored batch. Data from before batches existed lacks some properties. */
function batchThen({ expiryIsGuess = false, storage = null, opened = false, ...item }: ItemThen): Batch {
  return batchOf({ ...item, expiryIsGuess, storage, opened });
}

/** Turns `TooMuch` into an error response, 409 by default. */
export async function refusingTooMuch<Result>(
  work: () => Promise<Result>,
  problemOf: (tooMuch: TooMuch) => Problem = () => new Problem(409, MESSAGES.quantityTooLarge),
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof TooMuch ? problemOf(error) : error;
  }
}

/** The changes made by deeds, by name. */
export async function rememberedChanges(
  db: Connection,
  userId: string,
): Promise<ReadonlyMap<string, Deed['changes']>> {
  const deeds = await readNamedChanges(db, userId);
  return new Map(deeds.map(({ thing, changes }) => [thing, changes]));
}

/** An edit of a batch, or its removal (`after` is null). */
export const alteration = (shelf: Shelf, before: Batch, after: Batch | null): Alter => ({
  kind: 'alter',
  before: batchOf(before),
  after: after && batchOf(after),
  spare: uuid(),
  parts: shelf.partsOf(before.id),
});

const isOneOf = ({ thing, undoableUntil }: KeptDeed, things: ReadonlySet<string>, now: Date): boolean =>
  thing !== null && things.has(thing) && undoableUntil !== null && undoableUntil > now;

function rulesOf(snapshot: Names): LedgerRules {
  const calendarOf = ({ today, zone }: DeedDay) => ({ ...calendarIn(zone, new Date(0)), today });
  const lifeOf = ({ ingredientId }: Lot) => shelfLifeIn(snapshot, ingredientId);
  return {
    open: (lot, day) => openedMarks(lot, lifeOf(lot), calendarOf(day)),
    change: (lot, sent, day) => changedMarks(lot, sent, lifeOf(lot), calendarOf(day)),
    become: (lot, { today }) => becomingMarks(lot, lifeOf(lot), today),
    newId: uuid,
  };
}

/** A batch without its name. */
function batchOf({ id, ingredientId, quantity, used, unit, ...marks }: Batch): Batch {
  const { expiryDate, expiryIsGuess, storage, opened } = marks;
  return { id, ingredientId, quantity, used, unit, expiryDate, expiryIsGuess, storage, opened };
}
