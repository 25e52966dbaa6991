import { isSameBatch, isSameLot, MESSAGES, unitLabel, UNITS, type Alter, type TooMuch } from '@larder/domain';
import { v7 as uuid } from 'uuid';
import { requireAccess } from '../platform/access/access.ts';
import type { Cook } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { badRequest, Problem, stillThere } from '../platform/http/problem.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { changedMarks, newsOf, shelfLifeIn } from './batch-marks.ts';
import { changeSince, type ItemBase, type ItemChange } from './changed-since.ts';
import { alteration, carryOut, refusingTooMuch } from './ledger/ledger.ts';
import { rememberEdit, removalOf } from './pantry-removals.ts';
import { applyChanges, readItemsOfIngredients, readPantryItem, type PantryItem } from './pantry.store.ts';
import { renameIngredient } from './rename-ingredient.ts';

/** A requested change to an item: the new values, and the item as the client saw it. */
export interface WantedChange {
  readonly wanted: ItemChange;
  readonly base: ItemBase;
  readonly now: Date;
}

/** An item after a change. */
export interface ChangedItem extends PantryItem {
  /** The batch that was merged into it. */
  readonly joinedId: string | null;
  /** The id that undoes the change. Missing in responses stored by an older version. */
  readonly undoId?: string | null;
}

/** Changes an item of a locked pantry. If that makes it the same batch as another, the other is merged into it. */
export async function changeItem(
  db: Connection,
  snapshot: CatalogueSnapshot,
  cook: Cook,
  id: string,
  { wanted, base, now }: WantedChange,
): Promise<ChangedItem> {
  const { userId, today, zone } = cook;
  await requireAccess(db, cook, 'pantryItem.change', [id]);
  const kept = stillThere(await readPantryItem(db, userId, id), 'pantry item');
  const keptLife = shelfLifeIn(snapshot, kept.ingredientId);
  const {
    quantity: sentQuantity,
    unit: sentUnit,
    ingredient_name: name,
    ...sent
  } = changeSince(base, wanted, kept, keptLife);
  const renamed =
    name === undefined ? null : await renameIngredient(db, snapshot, { userId, item: kept, name, today });
  const item = renamed?.item ?? kept;
  const others = renamed?.others ?? [];
  const life = shelfLifeIn(snapshot, item.ingredientId);
  const quantity = sentQuantity === undefined ? item.quantity : sentQuantity;
  const unit = sentUnit ?? item.unit;
  // A given amount is the total, so the used fraction is reset; repeating the current amount means that something
  // else is changed.
  const used = quantity === item.quantity && unit === item.unit ? item.used : 0;
  const changed = { ...item, quantity, used, unit, ...changedMarks(item, sent, life, cook) };
  const ingredientIds = [...new Set([item.ingredientId, kept.ingredientId])];
  const there = await readItemsOfIngredients(db, userId, ingredientIds);
  const twin = there.find((other) => other.id !== id && isSameBatch(other, changed));
  if (twin && UNITS[item.unit].kind !== UNITS[unit].kind) {
    throw new Problem(409, `You already have ${item.name} in ${unitLabel(twin.unit, 2)}.`);
  }
  // An item that became another ingredient cannot be changed back.
  const isSameFood = item.ingredientId === kept.ingredientId;
  const joined = isSameFood ? twin : undefined;
  const undoId = isSameFood && !isSameLot(kept, changed) ? (joined?.id ?? uuid()) : null;
  const news: Pick<Alter, 'sent' | 'isRename'> = isSameFood
    ? { sent: newsOf(item, sent, life) }
    : { isRename: true };
  const { shelf, changes } = await refusingTooMuch(
    () =>
      carryOut(
        db,
        snapshot,
        { userId, today, zone, now },
        there,
        (lots) => [
          ...others.map(({ before, after }) => alteration(lots, before, after)),
          { ...alteration(lots, kept, changed), ...news },
        ],
        undoId === null ? undefined : removalOf(undoId, now),
      ),
    ({ act }: TooMuch) => {
      const path = act < others.length ? '/ingredient_name' : '/quantity';
      return badRequest([{ path, message: MESSAGES.quantityTooLarge }]);
    },
  );
  const whole = { ...changed, ...shelf.find(id) };
  await applyChanges(db, userId, changes);
  if (undoId !== null) {
    const edit = { before: kept, after: whole };
    await rememberEdit(db, userId, { id: undoId, edit, merged: joined ? [joined] : [] }, now);
  }
  await renamed?.finish();
  return { ...whole, joinedId: joined?.id ?? null, undoId };
}
