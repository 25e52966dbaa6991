import { DEFAULT_UNIT, sentenceCase, type Unit } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { inNameOrder } from '../catalogue/snapshot.ts';
import { notFound, Problem, signInAgain } from '../http/problem.ts';
import type { Connection } from '../stores/connection.ts';
import { findOwnIngredient, readOwnNames } from '../stores/own-ingredient-store.ts';
import {
  deleteItem,
  deleteItemsOfIngredients,
  findSibling,
  insertItems,
  lockPantry,
  readItemsOfIngredients,
  readPantry,
  readPantryItem,
  updateItem,
  updateStock,
  type PantryItem,
} from '../stores/pantry-store.ts';
import { resolveNames } from './ingredient-names.ts';
import { mergeAdditions } from './pantry-merge.ts';
import { expectRoom } from './pantry-room.ts';
import { runOnce, type Repeatable } from './run-once.ts';

export interface BulkItem {
  ingredient_name: string;
  quantity: number | null;
  unit: Unit;
}

/** A change of an item. Without `expiryDate` the date stays. */
export interface ItemChange {
  quantity: number;
  unit: Unit;
  expiryDate?: string | null | undefined;
}

type Once = Pick<Repeatable, 'key'>;

export interface PantryService {
  list(userId: string): Promise<PantryItem[]>;
  ingredientNames(userId: string): Promise<string[]>;
  addMany(
    userId: string,
    items: readonly BulkItem[],
    once: Once,
  ): Promise<{ status: 201; body: PantryItem[] }>;
  addOne(userId: string, ingredientId: number, once: Once): Promise<{ status: 200 | 201; body: PantryItem }>;
  change(userId: string, id: string, change: ItemChange): Promise<PantryItem>;
  removeItem(userId: string, id: string): Promise<void>;
  removeIngredient(userId: string, ingredientId: number): Promise<void>;
}

/** What a cook has at home. Changes to one pantry go one after the other. */
export function makePantryService(
  database: NodePgDatabase,
  catalogue: LiveCatalogue,
  now: () => Date,
): PantryService {
  /** Does work on a pantry that nobody else can change meanwhile. */
  const change = <Result>(
    userId: string,
    work: (db: Connection, pantry: { nextOwnIngredientId: number }) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (db) => {
      const pantry = await lockPantry(db, userId);
      // The account is gone, and its access token not yet over.
      if (!pantry) throw signInAgain();
      return work(db, pantry);
    });

  async function insert(db: Connection, userId: string, items: readonly PantryItem[]): Promise<void> {
    await expectRoom(db, userId, items.length);
    await insertItems(db, userId, items);
  }

  async function knownIngredient(
    db: Connection,
    userId: string,
    id: number,
  ): Promise<{ id: number; name: string }> {
    const known = catalogue.current().names.get(id) ?? (await findOwnIngredient(db, userId, id));
    if (!known) throw notFound('ingredient');
    return known;
  }

  return {
    async list(userId) {
      const items = await readPantry(database, userId);
      return items.toSorted((a, b) => inNameOrder(a.name, b.name) || (a.id < b.id ? -1 : 1));
    },

    async ingredientNames(userId) {
      const own = await readOwnNames(database, userId);
      const { ingredientNames } = catalogue.current();
      return own.length === 0 ? [...ingredientNames] : [...ingredientNames, ...own].toSorted(inNameOrder);
    },

    addMany(userId, items, { key }) {
      return change(userId, (db, pantry) =>
        runOnce(db, { userId, key, request: ['bulk', items] }, now(), async () => {
          const names = items.map((item) => item.ingredient_name);
          const found = await resolveNames(
            db,
            catalogue.current(),
            userId,
            names,
            pantry.nextOwnIngredientId,
          );
          const there = await readItemsOfIngredients(db, userId, [...new Set(found.map(({ id }) => id))]);
          const additions = items.map((stock, index) => ({
            ingredient: found[index]!,
            stock: stockOf(stock),
          }));
          const { touched, added, changed } = mergeAdditions(there, additions, uuid);
          await insert(db, userId, added);
          await updateStock(db, userId, changed);
          return { status: 201, body: [...touched] };
        }),
      );
    },

    addOne(userId, ingredientId, { key }) {
      return change(userId, (db) =>
        runOnce<200 | 201, PantryItem>(
          db,
          { userId, key, request: ['one', ingredientId] },
          now(),
          async () => {
            const ingredient = await knownIngredient(db, userId, ingredientId);
            const [present] = await readItemsOfIngredients(db, userId, [ingredientId]);
            if (present) return { status: 200, body: present };
            const item: PantryItem = {
              id: uuid(),
              ingredientId,
              name: ingredient.name,
              quantity: 1,
              used: 0,
              unit: DEFAULT_UNIT,
              expiryDate: null,
            };
            await insert(db, userId, [item]);
            return { status: 201, body: item };
          },
        ),
      );
    },

    change(userId, id, { quantity, unit, expiryDate }) {
      return change(userId, async (db) => {
        const item = await readPantryItem(db, userId, id);
        if (!item) throw notFound('pantry item');
        const sibling = await findSibling(db, userId, item, unit);
        if (sibling) {
          throw new Problem(409, `${sentenceCase(item.name)} is in your pantry in ${sibling.unit} already.`);
        }
        const changed = {
          ...item,
          quantity,
          // Who says how much there is means all of it.
          used: 0,
          unit,
          expiryDate: expiryDate === undefined ? item.expiryDate : expiryDate,
        };
        await updateItem(db, userId, changed);
        return changed;
      });
    },

    removeItem(userId, id) {
      return change(userId, async (db) => {
        if (!(await deleteItem(db, userId, id))) throw notFound('pantry item');
      });
    },

    /**
     * Takes an ingredient out, so that no recipe shows it as 'In Pantry' any more. What covers it goes too: a recipe
     * that asks for rice shows it as there because of the basmati rice in the pantry, and only taking that out makes
     * 'rice' missing. What it covers itself stays: taking out basmati rice leaves plain rice where it is.
     */
    removeIngredient(userId, ingredientId) {
      return change(userId, async (db) => {
        const covering = catalogue.current().family.covering(ingredientId);
        if (!(await deleteItemsOfIngredients(db, userId, [...covering]))) {
          throw new Problem(404, 'This ingredient is not in your pantry.');
        }
      });
    },
  };
}

function stockOf({ quantity, unit }: BulkItem): { quantity: number | null; unit: Unit } {
  return { quantity, unit };
}
