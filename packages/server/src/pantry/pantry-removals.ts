import { v7 as uuid } from 'uuid';
import { goneForGood, requireAccess, THING } from '../platform/access/access.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { ItemThen, RemovedItems } from '../platform/database/schema.ts';
import { holdRemoval, noteRestored, rememberRemoval } from '../platform/removals/removal.store.ts';
import { PantryBook } from './pantry-book.ts';
import { expectRoom } from './pantry-room.ts';
import {
  applyChanges,
  deleteItems,
  readItemsOfIngredients,
  readPantry,
  type PantryItem,
} from './pantry.store.ts';
import { noteBroughtBack, noteTakenOut } from './usuals.ts';

/**
 * Removes items and records them under the id used for removal: an item's or an ingredient's. Earlier
 * removals under that id that were not undone can be restored together with them.
 */
export async function removeStock(
  db: Connection,
  userId: string,
  id: string,
  items: readonly PantryItem[],
  now: Date,
): Promise<void> {
  await deleteItems(
    db,
    userId,
    items.map((item) => item.id),
  );
  const left = await readItemsOfIngredients(
    db,
    userId,
    items.map(({ ingredientId }) => ingredientId),
  );
  const back = await noteTakenOut(db, userId, emptied(items, left), now);
  const before = await holdRemoval<RemovedItems>(db, userId, THING.stock(id), now);
  const kept = before && !before.restoredAt ? before.content : { items: [] };
  const content: RemovedItems = {
    items: [...kept.items, ...items.map(thenOf)],
    takenBack: [
      ...(kept.takenBack ?? []),
      ...back.map(({ ingredientId, moment }) => ({ ingredientId, moment: moment.toISOString() })),
    ],
  };
  await rememberRemoval(db, userId, { thing: THING.stock(id), content }, now);
}

/**
 * Takes out an item that has become one with another by a change of that one, and remembers both under its id: bringing it
 * back undoes the change.
 */
export async function removeJoined(
  db: Connection,
  userId: string,
  twin: PantryItem,
  { before, after }: { readonly before: PantryItem; readonly after: PantryItem },
  now: Date,
): Promise<void> {
  await deleteItems(db, userId, [twin.id]);
  const content: RemovedItems = {
    items: [thenOf(twin)],
    joined: { before: thenOf(before), after: thenOf(after) },
  };
  await rememberRemoval(db, userId, { thing: THING.stock(twin.id), content }, now);
}

const thenOf = ({ name: _name, ...item }: PantryItem): ItemThen => item;

/** The ingredients of removed items of which nothing younger is left: what came in last has gone. Ids grow with time. */
function emptied(items: readonly PantryItem[], left: readonly PantryItem[]): number[] {
  const isYounger = (one: PantryItem, item: PantryItem) =>
    one.ingredientId === item.ingredientId && one.id > item.id;
  return items.filter((item) => !left.some((one) => isYounger(one, item))).map((item) => item.ingredientId);
}

/**
 * Restores removed items and returns the current items of those ingredients. Amounts added since are summed.
 * A removal that was already undone stays undone.
 */
export async function restoreStock(
  db: Connection,
  caller: SignedIn,
  ids: readonly string[],
  now: Date,
): Promise<PantryItem[]> {
  const { userId } = caller;
  await requireAccess(db, caller, 'removal.restore', ids.map(THING.stock));
  const book = new PantryBook(await readPantry(db, userId), uuid);
  const ingredientIds = new Set<number>();
  for (const id of ids) {
    const removal = await holdRemoval<RemovedItems>(db, userId, THING.stock(id), now);
    if (!removal) throw goneForGood(THING.stock(id));
    const { joined } = removal.content;
    if (joined && !removal.restoredAt) book.revert(joined);
    for (const item of removal.content.items) {
      ingredientIds.add(item.ingredientId);
      if (!removal.restoredAt) book.revert({ before: item, after: null });
    }
    if (!removal.restoredAt) {
      const { takenBack = [] } = removal.content;
      const meant = takenBack.map(({ ingredientId, moment }) => ({ ingredientId, moment: new Date(moment) }));
      await noteBroughtBack(db, userId, meant);
    }
    await noteRestored(db, userId, THING.stock(id), now);
  }
  const changes = book.changes();
  await expectRoom(db, userId, changes.filter(({ before }) => before === null).length);
  await applyChanges(db, userId, changes);
  return readItemsOfIngredients(db, userId, [...ingredientIds]);
}
