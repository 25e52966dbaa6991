import { utcDay } from '@larder/domain';
import { goneForGood, requireAccess, THING } from '../platform/access/access.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { ItemThen, RemovedItems, StockChange } from '../platform/database/schema.ts';
import {
  holdRemoval,
  noteRestored,
  rememberRemoval,
  RESTORABLE_MS,
} from '../platform/removals/removal.store.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { readRenames, type KeptDeed } from './ledger/deed.store.ts';
import { currentOf, type Rename } from './ledger/renames.ts';
import { alteration, carryOut, revertChanges, takeBack, type Undoable } from './ledger/ledger.ts';
import { expectRoom } from './pantry-room.ts';
import {
  applyChanges,
  readItemsOfIngredients,
  readPantry,
  type BatchChange,
  type PantryItem,
} from './pantry.store.ts';
import { noteBroughtBack, noteTakenOut } from './usuals.ts';

/**
 * Removes items and records them under the id used for removal: an item's or an ingredient's. Earlier
 * removals under that id that were not undone can be restored together with them.
 */
export async function removeStock(
  db: Connection,
  snapshot: CatalogueSnapshot,
  userId: string,
  id: string,
  items: readonly PantryItem[],
  now: Date,
): Promise<void> {
  const before = await holdRemoval<RemovedItems>(db, userId, THING.stock(id), now);
  const kept = before && !before.restoredAt ? before.content : null;
  const { changes } = await carryOut(
    db,
    snapshot,
    { userId, now, today: utcDay(now) },
    items,
    (shelf) => items.map((item) => alteration(shelf, item, null)),
    { ...removalOf(id, now), isMore: kept !== null },
  );
  await applyChanges(db, userId, changes);
  const left = await readItemsOfIngredients(
    db,
    userId,
    items.map(({ ingredientId }) => ingredientId),
  );
  const back = await noteTakenOut(db, userId, emptied(items, left), now);
  const content: RemovedItems = {
    items: [...(kept?.items ?? []), ...items.map(thenOf)],
    takenBack: [
      ...(kept?.takenBack ?? []),
      ...back.map(({ ingredientId, moment }) => ({ ingredientId, moment: moment.toISOString() })),
    ],
  };
  await rememberRemoval(db, userId, { thing: THING.stock(id), content }, now);
}

/** How a removal can be undone, and until when. */
export const removalOf = (id: string, now: Date): Undoable => ({
  thing: THING.stock(id),
  until: new Date(now.getTime() + RESTORABLE_MS),
});

/** An edit of an item, with the batches that it merged into that one, and the id by which it is undone. */
interface Edit {
  readonly id: string;
  readonly edit: { readonly before: PantryItem; readonly after: PantryItem };
  readonly merged: readonly PantryItem[];
}

/** Records an edit like a removal: restoring its id undoes it. */
export async function rememberEdit(
  db: Connection,
  userId: string,
  { id, edit: { before, after }, merged }: Edit,
  now: Date,
): Promise<void> {
  const content: RemovedItems = {
    items: merged.map(thenOf),
    joined: { before: thenOf(before), after: thenOf(after) },
  };
  await rememberRemoval(db, userId, { thing: THING.stock(id), content }, now);
}

const thenOf = ({ name: _name, ...item }: PantryItem): ItemThen => item;

/** The ingredients of removed items with no newer item left, so the latest addition was removed. Ids grow with time. */
function emptied(items: readonly PantryItem[], left: readonly PantryItem[]): number[] {
  const isYounger = (one: PantryItem, item: PantryItem) =>
    one.ingredientId === item.ingredientId && one.id > item.id;
  return items.filter((item) => !left.some((one) => isYounger(one, item))).map((item) => item.ingredientId);
}

/**
 * Restores removed items and returns the current items of those ingredients. The pantry is then as if they had never been
 * removed: what has been renamed since returns under its new name. A removal that was already undone stays undone.
 */
export async function restoreStock(
  db: Connection,
  snapshot: CatalogueSnapshot,
  caller: SignedIn,
  ids: readonly string[],
  now: Date,
): Promise<PantryItem[]> {
  const { userId } = caller;
  await requireAccess(db, caller, 'removal.restore', ids.map(THING.stock));
  const removed: { readonly thing: string; readonly content: RemovedItems }[] = [];
  const ingredientIds = new Set<number>();
  for (const thing of new Set(ids.map(THING.stock))) {
    const removal = await holdRemoval<RemovedItems>(db, userId, thing, now);
    if (!removal) throw goneForGood(thing);
    const { restoredAt, content } = removal;
    for (const item of content.items) ingredientIds.add(item.ingredientId);
    if (content.joined) ingredientIds.add(content.joined.before.ingredientId);
    if (restoredAt) continue;
    removed.push({ thing, content });
    const { takenBack: taken = [] } = content;
    const meant = taken.map(({ ingredientId, moment }) => ({ ingredientId, moment: new Date(moment) }));
    await noteBroughtBack(db, userId, meant);
    await noteRestored(db, userId, thing, now);
  }
  const things = removed.map(({ thing }) => thing);
  const doing = { userId, now, today: utcDay(now) };
  const { changes, deeds } = await takeBack(db, snapshot, doing, await readPantry(db, userId), things);
  await store(db, userId, changes);
  const renames = await readRenames(db, userId);
  const others = removed
    .flatMap((one) => notRemembered(one, deeds))
    .map(({ before, after }) => ({ before: before && renamedIn(renames, before), after }));
  if (others.length > 0) {
    const pantry = await readPantry(db, userId);
    await store(db, userId, await revertChanges(db, snapshot, doing, pantry, others));
  }
  return readItemsOfIngredients(db, userId, [
    ...new Set([...ingredientIds].flatMap((id) => [id, currentOf(renames, id)])),
  ]);
}

const renamedIn = (renames: readonly Rename[], item: ItemThen): ItemThen => ({
  ...item,
  ingredientId: currentOf(renames, item.ingredientId),
});

/** The part of a removal that has no deed, because an older version made it. */
function notRemembered(
  { thing, content: { items, joined } }: { readonly thing: string; readonly content: RemovedItems },
  deeds: readonly KeptDeed[],
): StockChange[] {
  const own = deeds.filter((deed) => deed.thing === thing);
  if (joined && own.length > 0) return [];
  const told = new Set(own.flatMap(({ acts }) => acts.map((act) => act.kind === 'alter' && act.before?.id)));
  const rest = items.filter(({ id }) => !told.has(id)).map((item) => ({ before: item, after: null }));
  return [...(joined ? [joined] : []), ...rest];
}

async function store(db: Connection, userId: string, changes: readonly BatchChange[]): Promise<void> {
  const more = changes.filter(({ before }) => before === null).length;
  const less = changes.filter(({ after }) => after === null).length;
  await expectRoom(db, userId, more - less);
  await applyChanges(db, userId, changes);
}
