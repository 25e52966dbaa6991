import { stockOfAmount } from '@larder/catalogue';
import {
  byExpiry,
  isExpired,
  isSameBatch,
  MESSAGES,
  unitLabel,
  UNITS,
  type Day,
  type Unit,
} from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import { requireAccess } from '../platform/access/access.ts';
import type { Cook, SignedIn } from '../platform/access/caller.ts';
import { changeOf } from '../platform/access/change-of.ts';
import type { Connection } from '../platform/database/connection.ts';
import { badRequest, Problem, stillThere } from '../platform/http/problem.ts';
import { runOnce, type Repeatable } from '../platform/idempotency/run-once.ts';
import { readAvoided } from '../preferences/preferences.store.ts';
import { ownBookIngredient, type BookIngredient } from '../recipes/catalogue/book.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import { inNameOrder } from '../recipes/catalogue/title-order.ts';
import { readAdditions } from './addition.store.ts';
import { changedMarks, marksOf, shelfLifeIn, type SentMarks } from './batch-marks.ts';
import { expectBoughtLately, idOfDay } from './bought-on.ts';
import { changeSince, type ItemBase, type ItemChange } from './changed-since.ts';
import { resolveNames, type NamedIngredient } from './ingredient-names.ts';
import { findOwnIngredient, readOwnIngredients, readOwnNames } from './own-ingredient.store.ts';
import { joinBatches, mergeAdditions, type Addition } from './pantry-merge.ts';
import { removeJoined, removeStock, restoreStock } from './pantry-removals.ts';
import { expectRoom } from './pantry-room.ts';
import {
  deleteItems,
  hasItems,
  insertItems,
  lockPantry,
  readItemsOfIngredients,
  readPantry,
  readPantryItem,
  updateItem,
  updateStock,
  type PantryItem,
} from './pantry.store.ts';
import { renameIngredient } from './rename-ingredient.ts';
import { topUp } from './top-up.ts';
import { noteAdded, withUsuals } from './usuals.ts';

export interface BulkItem extends SentMarks {
  ingredient_name: string;
  keep_name?: boolean | undefined;
  quantity: number | null;
  unit: Unit;
}

/** An item after a change. */
export interface ChangedItem extends PantryItem {
  /** The batch that it has become one with, by which that can be undone. */
  readonly joinedId: string | null;
}

type Once = Pick<Repeatable, 'key'>;

/** A bulk addition. */
export interface Bulk {
  readonly items: readonly BulkItem[];
  /** An unmodified preset, which says nothing about the cook's habits. */
  readonly isPreset: boolean;
  /** The purchase date, from which estimated dates count; defaults to today. */
  readonly boughtOn?: Day | undefined;
}

export interface PantryService {
  list(caller: SignedIn): Promise<PantryItem[]>;
  hasItems(caller: SignedIn): Promise<boolean>;
  ingredientNames(caller: SignedIn): Promise<string[]>;
  ingredientBook(caller: SignedIn): Promise<readonly BookIngredient[]>;
  addMany(cook: Cook, bulk: Bulk, once: Once): Promise<{ status: 201; body: PantryItem[] }>;
  /** With a recipe, only what the recipe lacks is added. */
  addOne(
    cook: Cook,
    ingredientId: number,
    recipeId: number | null,
    once: Once,
  ): Promise<{ status: 200 | 201; body: PantryItem }>;
  /** Leaves alone what another device has changed since `base`; 409 if both have changed the same. */
  change(cook: Cook, id: string, change: ItemChange, base: ItemBase): Promise<ChangedItem>;
  removeItem(caller: SignedIn, id: string): Promise<void>;
  removeIngredient(caller: SignedIn, ingredientId: number): Promise<void>;
  /** Undoes removals within a day, by the removed ids; 404 if one is unknown. */
  restore(caller: SignedIn, ids: readonly string[]): Promise<PantryItem[]>;
}

/** A cook's pantry. Changes to one pantry are serialised. */
export function makePantryService(
  database: NodePgDatabase,
  catalogue: LiveCatalogue,
  now: () => Date,
): PantryService {
  /** Runs work on a locked pantry. */
  const change = <Result>(
    userId: string,
    work: (db: Connection, pantry: { nextOwnIngredientId: number }) => Promise<Result>,
  ): Promise<Result> => changeOf(database, userId, async (db) => work(db, await lockPantry(db, userId)));

  async function insert(db: Connection, userId: string, items: readonly PantryItem[]): Promise<void> {
    await expectRoom(db, userId, items.length);
    await insertItems(db, userId, items);
  }

  async function knownIngredient(
    db: Connection,
    caller: SignedIn,
    id: number,
  ): Promise<{ id: number; name: string }> {
    await requireAccess(db, caller, 'ingredient.use', [id]);
    const known = catalogue.current().names.get(id) ?? (await findOwnIngredient(db, caller.userId, id));
    return stillThere(known, 'ingredient');
  }

  const additionOf = (
    ingredient: NamedIngredient,
    { quantity, unit, ...sent }: BulkItem,
    boughtOn: Day,
  ): Addition => ({
    ingredient,
    stock: { quantity, unit },
    ...marksOf(sent, shelfLifeIn(catalogue.current(), ingredient.id), boughtOn),
    isPlain: sent.expiry_date === undefined && sent.storage === undefined && sent.opened === undefined,
  });

  return {
    async list({ userId }) {
      const items = await readPantry(database, userId);
      return items.toSorted(
        (a, b) => inNameOrder(a.name, b.name) || byExpiry(a, b) || (a.id < b.id ? -1 : 1),
      );
    },

    hasItems: ({ userId }) => hasItems(database, userId),

    async ingredientNames({ userId }) {
      const own = await readOwnNames(database, userId);
      const { ingredientNames } = catalogue.current();
      return own.length === 0 ? [...ingredientNames] : [...ingredientNames, ...own].toSorted(inNameOrder);
    },

    async ingredientBook({ userId }) {
      const own = (await readOwnIngredients(database, userId)).map(ownBookIngredient);
      const { book } = catalogue.current();
      const all = own.length === 0 ? book : [...book, ...own].toSorted((a, b) => inNameOrder(a.name, b.name));
      return withUsuals(all, await readAdditions(database, userId), now());
    },

    async addMany({ userId, today }, { items, isPreset, boughtOn = today }, { key }) {
      expectBoughtLately(boughtOn, today);
      const request = ['bulk', items, ...(isPreset ? ['preset'] : [])];
      return change(userId, (db, pantry) =>
        runOnce(db, { userId, key, request }, now(), async () => {
          const names = items.map((item) => ({
            name: item.ingredient_name,
            isKept: item.keep_name === true,
          }));
          const found = await resolveNames(
            db,
            catalogue.current(),
            userId,
            names,
            pantry.nextOwnIngredientId,
          );
          const ids = [...new Set(found.map(({ id }) => id))];
          const there = await readItemsOfIngredients(db, userId, ids);
          const additions = items.map((item, index) => additionOf(found[index]!, item, boughtOn));
          const { touched, added, changed } = mergeAdditions(there, additions, today, () =>
            idOfDay(boughtOn, today, now()),
          );
          await insert(db, userId, added);
          await updateStock(db, userId, changed);
          if (!isPreset) await noteAdded(db, userId, ids, now());
          return { status: 201, body: [...touched] };
        }),
      );
    },

    addOne(cook, ingredientId, recipeId, { key }) {
      const { userId, today } = cook;
      // Without a recipe it equals the request of older versions, so their stored responses are reused.
      const request = recipeId === null ? ['one', ingredientId] : ['one', ingredientId, recipeId];
      return change(userId, (db) =>
        runOnce<200 | 201, PantryItem>(db, { userId, key, request }, now(), async () => {
          const ingredient = await knownIngredient(db, cook, ingredientId);
          const there = await readItemsOfIngredients(db, userId, [ingredientId]);
          const [present] = there.filter((item) => !isExpired(item, today)).toSorted(byExpiry);
          if (present) {
            const enough = {
              cook,
              item: present,
              recipeId: recipeId ?? 0,
              today,
              avoided: await readAvoided(db, userId),
            };
            const body = recipeId === null ? present : await topUp(db, catalogue.current(), enough);
            if (body !== present) await noteAdded(db, userId, [ingredientId], now());
            return { status: 200, body };
          }
          const item: PantryItem = {
            id: uuid(),
            ingredientId,
            name: ingredient.name,
            // Checking it off means there is enough of it: no amount was asked for.
            quantity: null,
            used: 0,
            unit: stockOfAmount(catalogue.current().names.get(ingredientId), null).unit,
            ...marksOf({}, shelfLifeIn(catalogue.current(), ingredientId), today),
          };
          await insert(db, userId, [item]);
          await noteAdded(db, userId, [ingredientId], now());
          return { status: 201, body: item };
        }),
      );
    },

    change(cook, id, wanted, base) {
      const { userId, today } = cook;
      return change(userId, async (db) => {
        await requireAccess(db, cook, 'pantryItem.change', [id]);
        const kept = stillThere(await readPantryItem(db, userId, id), 'pantry item');
        const keptLife = shelfLifeIn(catalogue.current(), kept.ingredientId);
        const {
          quantity: sentQuantity,
          unit: sentUnit,
          ingredient_name: name,
          ...sent
        } = changeSince(base, wanted, kept, keptLife);
        const item =
          name === undefined
            ? kept
            : await renameIngredient(db, catalogue.current(), { userId, item: kept, name, today });
        const life = shelfLifeIn(catalogue.current(), item.ingredientId);
        const quantity = sentQuantity === undefined ? item.quantity : sentQuantity;
        const unit = sentUnit ?? item.unit;
        // A given amount is the total, so the used fraction is reset; repeating the current amount concerns
        // something else.
        const used = quantity === item.quantity && unit === item.unit ? item.used : 0;
        const changed = { ...item, quantity, used, unit, ...changedMarks(item, sent, life, cook) };
        const others = await readItemsOfIngredients(db, userId, [item.ingredientId]);
        const twin = others.find((other) => other.id !== id && isSameBatch(other, changed));
        if (twin && UNITS[item.unit].kind !== UNITS[unit].kind) {
          throw new Problem(409, `You already have ${item.name} in ${unitLabel(twin.unit, 2)}.`);
        }
        const joined = twin ? joinBatches(changed, twin) : null;
        if (joined === 'too-much') {
          throw badRequest([{ path: '/quantity', message: MESSAGES.quantityTooLarge }]);
        }
        const whole = { ...changed, ...joined };
        // An item that became another ingredient is not changed back.
        const isSameFood = item.ingredientId === kept.ingredientId;
        if (twin && isSameFood) await removeJoined(db, userId, twin, { before: kept, after: whole }, now());
        else if (twin) await deleteItems(db, userId, [twin.id]);
        await updateItem(db, userId, whole);
        return { ...whole, joinedId: twin && isSameFood ? twin.id : null };
      });
    },

    removeItem(caller, id) {
      const { userId } = caller;
      return change(userId, async (db) => {
        await requireAccess(db, caller, 'pantryItem.change', [id]);
        const item = stillThere(await readPantryItem(db, userId, id), 'pantry item');
        await removeStock(db, userId, id, [item], now());
      });
    },

    /**
     * Removes an ingredient so that no recipe shows it as 'In Pantry'. Items that cover it are removed too:
     * basmati rice makes a recipe show rice as available, so 'rice' is only missing once that is gone. The
     * reverse does not apply: removing basmati rice leaves plain rice. Substitutes are removed only if
     * nothing else is there.
     */
    removeIngredient({ userId }, ingredientId) {
      return change(userId, async (db) => {
        const { family } = catalogue.current();
        const avoided = await readAvoided(db, userId);
        const covering = await readItemsOfIngredients(db, userId, family.covering(ingredientId, avoided));
        const items =
          covering.length > 0
            ? covering
            : await readItemsOfIngredients(db, userId, family.substitutesFor(ingredientId, avoided));
        if (items.length === 0) throw new Problem(404, 'This ingredient is not in your pantry.');
        await removeStock(db, userId, String(ingredientId), items, now());
      });
    },

    restore(caller, ids) {
      return change(caller.userId, (db) => restoreStock(db, caller, ids, now()));
    },
  };
}
