import {
  doDeed,
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
import { changedMarks, openedMarks, shelfLifeIn } from '../batch-marks.ts';
import type { Batch, BatchChange } from '../pantry.store.ts';
import {
  deleteDeeds,
  forgetName,
  forgetOldDeeds,
  insertDeed,
  readDeeds,
  readMergers,
  updateDeeds,
  type KeptDeed,
} from './deed.store.ts';

/** By what a deed of a plan is undone. What was removed is undone by its path, `THING.stock`. */
export const DEED = {
  meal: (planId: string, day: string) => `meals/${planId}/${day}`,
  purchase: (id: string) => `purchases/${id}`,
};

/** As long a plan's deeds are remembered exactly. */
export const PLAN_DEEDS_MS = 30 * 24 * 60 * 60 * 1000;

/** How a deed is undone, and until when. Without it, it is only remembered while an earlier one can be undone. */
export interface Undoable {
  readonly thing: string;
  readonly until: Date;
  /** Whether it is undone together with what was done under the same name before. */
  readonly isMore?: boolean;
}

/** Whose pantry it is, and when and where something is done to it. */
export interface Doing extends DeedDay {
  readonly userId: string;
  readonly now: Date;
}

type Names = Pick<CatalogueSnapshot, 'names'>;

/**
 * Does something to batches of a locked pantry and remembers it. The changes are still to be stored. Throws `TooMuch`.
 * @param pantry all batches of the ingredients concerned
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
    const seq = (kept.at(-1)?.seq ?? 0) + acts.length;
    await insertDeed(db, userId, { ...deed, seq, thing, undoableUntil: until });
    await forgetOldDeeds(db, userId, now);
  }
  return { shelf, changes: deed.changes };
}

/** What undoing came to. */
export interface UndoneDeeds {
  /** Still to be stored. */
  readonly changes: readonly BatchChange[];
  /** The deeds that were remembered under these names. */
  readonly deeds: readonly KeptDeed[];
}

/** A locked pantry without some deeds. Those that are not remembered are not among the answered. Throws `TooMuch`. */
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
  const texts = new Map(all.map((deed) => [deed.seq, JSON.stringify(deed)]));
  const rewritten = deeds.filter((deed) => JSON.stringify(deed) !== texts.get(deed.seq));
  await deleteDeeds(
    db,
    userId,
    [...undone].map(({ seq }) => seq),
  );
  await updateDeeds(db, userId, rewritten);
  return { changes, deeds: [...undone] };
}

/**
 * Undoes what is not remembered as a deed, by the batches before and after: as a change that a cook makes to what is there
 * now. The changes are still to be stored. Throws `TooMuch`.
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

/** A batch as it was kept. From before batches existed, it is the only one of its ingredient. */
function batchThen({ expiryIsGuess = false, storage = null, opened = false, ...item }: ItemThen): Batch {
  return batchOf({ ...item, expiryIsGuess, storage, opened });
}

/** Turns `TooMuch` into what the cook is told. */
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

/** What deeds did, as it is remembered, by what they are undone by. */
export async function rememberedChanges(
  db: Connection,
  userId: string,
): Promise<ReadonlyMap<string, Deed['changes']>> {
  const deeds = await readDeeds(db, userId);
  return new Map(deeds.flatMap(({ thing, changes }) => (thing === null ? [] : [[thing, changes]])));
}

/** A cook's change of a batch, or its removal (`after` is null). */
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
    newId: uuid,
  };
}

/** A batch without its name. */
function batchOf({ id, ingredientId, quantity, used, unit, ...marks }: Batch): Batch {
  const { expiryDate, expiryIsGuess, storage, opened } = marks;
  return { id, ingredientId, quantity, used, unit, expiryDate, expiryIsGuess, storage, opened };
}
