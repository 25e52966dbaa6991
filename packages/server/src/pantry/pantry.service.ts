import { stockOfAmount } from '@larder/catalogue';
import {
  byExpiry,
  isExpired,
  measured,
  MESSAGES,
  type Add,
  type Day,
  type Lot,
  type SentMarks,
  type Unit,
} from '@larder/domain';
import { NameBook } from '@larder/domain/names';
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
import { marksOf, shelfLifeIn } from './batch-marks.ts';
import { expectBoughtLately, idsOfDay } from './bought-on.ts';
import { changeItem, type ChangedItem } from './change-item.ts';
import type { ItemBase, ItemChange } from './changed-since.ts';
import { resolveNames, type NamedIngredient } from './ingredient-names.ts';
import { nameOfCounted, withNamedAmount } from './named-amount.ts';
import { findOwnIngredient, readOwnIngredients, readOwnNames } from './own-ingredient.store.ts';
import { carryOut, refusingTooMuch } from './ledger/ledger.ts';
import { removeStock, restoreStock } from './pantry-removals.ts';
import { expectRoom } from './pantry-room.ts';
import {
  applyChanges,
  hasItems,
  lockPantry,
  readItemsOfIngredients,
  readPantry,
  readPantryItem,
  type BatchChange,
  type PantryItem,
} from './pantry.store.ts';
import { topUp } from './top-up.ts';
import { noteAdded, withUsuals } from './usuals.ts';

export interface BulkItem extends SentMarks {
  ingredient_name: string;
  keep_name?: boolean | undefined;
  quantity: number | null;
  /** The part of the last unit that has been used. */
  used?: number | undefined;
  unit: Unit;
}

/** An ingredient suggested for a typed text. */
export interface SuggestedIngredient {
  readonly id: number;
  readonly name: string;
  /** The other name that matched. */
  readonly matched: string | null;
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
  /** The ingredients that a typed text may mean, best first, with the other name that matched. */
  suggestIngredients(caller: SignedIn, typed: string): Promise<SuggestedIngredient[]>;
  addMany(cook: Cook, bulk: Bulk, once: Once): Promise<{ status: 201; body: PantryItem[] }>;
  /** With a recipe, only what the recipe lacks is added. */
  addOne(
    cook: Cook,
    ingredientId: number,
    recipeId: number | null,
    once: Once,
  ): Promise<{ status: 200 | 201; body: PantryItem }>;
  /** Keeps what another device has changed since `base`; 409 if both have changed the same field. */
  change(
    cook: Cook,
    id: string,
    wanted: { readonly change: ItemChange; readonly base: ItemBase },
    once: Once,
  ): Promise<{ status: 200; body: ChangedItem }>;
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

  /** Stores a deed's changes. */
  async function store(db: Connection, userId: string, changes: readonly BatchChange[]): Promise<void> {
    await expectRoom(db, userId, changes.filter(({ before }) => before === null).length);
    await applyChanges(db, userId, changes);
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

  async function ingredientBook({ userId }: SignedIn): Promise<readonly BookIngredient[]> {
    const own = (await readOwnIngredients(database, userId)).map(ownBookIngredient);
    const { book } = catalogue.current();
    const all = own.length === 0 ? book : [...book, ...own].toSorted((a, b) => inNameOrder(a.name, b.name));
    return withUsuals(all, await readAdditions(database, userId), now());
  }

  const additionOf = (
    ingredient: NamedIngredient,
    { quantity, used = 0, unit, ...sent }: BulkItem,
    { boughtOn, id }: { boughtOn: Day; id: string },
  ): Add => ({
    kind: 'add',
    lot: {
      id,
      ingredientId: ingredient.id,
      quantity,
      used,
      unit,
      ...(quantity !== null && used > 0 && measured(quantity - used, unit)),
      ...marksOf(sent, shelfLifeIn(catalogue.current(), ingredient.id), boughtOn),
    },
    isPlain: sent.expiry_date === undefined && sent.storage === undefined && sent.opened === undefined,
  });

  const doingOf = ({ userId, today, zone }: Cook) => ({ userId, today, zone, now: now() });

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

    ingredientBook,

    async suggestIngredients(caller, typed) {
      const book = new NameBook(await ingredientBook(caller));
      return book.suggest(typed).map(({ entry: { id, name }, matched }) => ({ id, name, matched }));
    },

    async addMany(cook, { items, isPreset, boughtOn = cook.today }, { key }) {
      const { userId, today } = cook;
      expectBoughtLately(boughtOn, today);
      const request = ['bulk', items, ...(isPreset ? ['preset'] : [])];
      return change(userId, (db, pantry) =>
        runOnce(db, { userId, key, request }, now(), async () => {
          const { names: known } = catalogue.current();
          const names = items.map((item) => {
            const isKept = item.keep_name === true;
            return { name: isKept ? item.ingredient_name : nameOfCounted(item, known), isKept };
          });
          const found = await resolveNames(
            db,
            catalogue.current(),
            userId,
            names,
            pantry.nextOwnIngredientId,
          );
          const ids = [...new Set(found.map(({ id }) => id))];
          const there = await readItemsOfIngredients(db, userId, ids);
          const newId = idsOfDay(boughtOn, today, now());
          const additions = items.map((item, index) =>
            additionOf(
              found[index]!,
              {
                ...withNamedAmount(item, found[index]!, catalogue.current().names),
                used: item.quantity === null ? 0 : (item.used ?? 0),
              },
              { boughtOn, id: newId() },
            ),
          );
          const { shelf, changes } = await refusingTooMuch(
            () => carryOut(db, catalogue.current(), doingOf(cook), there, () => additions),
            ({ act }) => badRequest([{ path: `/items/${act}/quantity`, message: MESSAGES.quantityTooLarge }]),
          );
          await store(db, userId, changes);
          if (!isPreset) await noteAdded(db, userId, ids, now());
          const nameOf = new Map(found.map(({ id, name }) => [id, name]));
          const touched = new Map(
            additions.flatMap(({ lot: { id, ingredientId } }) => {
              const lot = shelf.find(id);
              return lot ? [[lot.id, { ...lot, name: nameOf.get(ingredientId) ?? '' }]] : [];
            }),
          );
          return { status: 201, body: [...touched.values()] };
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
          if (present && recipeId !== null) {
            const avoided = await readAvoided(db, userId);
            const enough = { cook, item: present, recipeId, doing: doingOf(cook), avoided };
            const body = await topUp(db, catalogue.current(), enough);
            if (body !== present) await noteAdded(db, userId, [ingredientId], now());
            return { status: 200, body };
          }
          const lot: Lot = {
            id: uuid(),
            ingredientId,
            // Ticking it means that there is enough of it: no amount was requested.
            quantity: null,
            used: 0,
            unit: stockOfAmount(catalogue.current().names.get(ingredientId), null).unit,
            ...marksOf({}, shelfLifeIn(catalogue.current(), ingredientId), today),
          };
          // Even if it is there now: it may not be once an earlier deed is undone.
          const { changes } = await carryOut(db, catalogue.current(), doingOf(cook), there, () => [
            { kind: 'ensure', lot },
          ]);
          if (present) return { status: 200, body: present };
          await store(db, userId, changes);
          await noteAdded(db, userId, [ingredientId], now());
          return { status: 201, body: { ...lot, name: ingredient.name } };
        }),
      );
    },

    change(cook, id, { change: wanted, base }, { key }) {
      const { userId } = cook;
      const request = ['change', id, wanted, base];
      return change(userId, (db) =>
        runOnce(db, { userId, key, request }, now(), async () => ({
          status: 200,
          body: await changeItem(db, catalogue.current(), cook, id, { wanted, base, now: now() }),
        })),
      );
    },

    removeItem(caller, id) {
      const { userId } = caller;
      return change(userId, async (db) => {
        await requireAccess(db, caller, 'pantryItem.change', [id]);
        const item = stillThere(await readPantryItem(db, userId, id), 'pantry item');
        await removeStock(db, catalogue.current(), userId, id, [item], now());
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
        await removeStock(db, catalogue.current(), userId, String(ingredientId), items, now());
      });
    },

    restore(caller, ids) {
      return change(caller.userId, (db) =>
        refusingTooMuch(() => restoreStock(db, catalogue.current(), caller, ids, now())),
      );
    },
  };
}
