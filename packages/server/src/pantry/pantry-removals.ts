import { v7 as uuid } from 'uuid';
import { goneForGood, requireAccess, THING } from '../platform/access/access.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { RemovedItems } from '../platform/database/schema.ts';
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
 * Takes items out, and remembers them under what they were removed by: an item's id or an ingredient's. What was removed by it
 * before and not brought back can be brought back with them.
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
    items: [...kept.items, ...items.map(({ name: _name, ...item }) => item)],
    takenBack: [
      ...(kept.takenBack ?? []),
      ...back.map(({ ingredientId, moment }) => ({ ingredientId, moment: moment.toISOString() })),
    ],
  };
  await rememberRemoval(db, userId, { thing: THING.stock(id), content }, now);
}

/** The ingredients of removed items of which nothing younger is left: what came in last has gone. Ids grow with time. */
function emptied(items: readonly PantryItem[], left: readonly PantryItem[]): number[] {
  const isYounger = (one: PantryItem, item: PantryItem) =>
    one.ingredientId === item.ingredientId && one.id > item.id;
  return items.filter((item) => !left.some((one) => isYounger(one, item))).map((item) => item.ingredientId);
}

/**
 * Puts back what removals took out, and answers the items that there now are of those ingredients. What was added of the
 * same ingredient since is kept: the amounts are summed. A removal that was undone already stays undone.
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
