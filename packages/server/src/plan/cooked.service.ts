import { forPeople, placeMeals, withStaples } from '@larder/domain/planner';
import type { components } from '@larder/contract';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import { carryOut, DEED, PLAN_DEEDS_MS, refusingTooMuch, takeBack } from '../pantry/ledger/ledger.ts';
import { expectRoom } from '../pantry/pantry-room.ts';
import { applyChanges, lockPantry, type BatchChange } from '../pantry/pantry.store.ts';
import { requireAccess } from '../platform/access/access.ts';
import type { Cook } from '../platform/access/caller.ts';
import { changeOf } from '../platform/access/change-of.ts';
import { makeAccountLimit } from '../platform/attempts/account-limit.ts';
import type { Connection } from '../platform/database/connection.ts';
import { notFound, stillThere } from '../platform/http/problem.ts';
import { runOnce } from '../platform/idempotency/run-once.ts';
import { readRecipe } from '../recipes/candidates.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import { toStock } from '../recipes/catalogue/stock-item.ts';
import {
  deleteCookingBy,
  insertCookings,
  readCookedTimes,
  readCooking,
} from '../recipes/memory/cooking.store.ts';
import { actsOf } from './cooking.service.ts';
import { readPlanInputs } from './plan-answer.ts';

type RecipeCooked = components['schemas']['RecipeCooked'];

/** Far more than anybody cooks, but too few to fill the disk or to keep the database busy. */
const COOKINGS = {
  name: 'cookings',
  most: 200,
  windowMs: 600_000,
  refusal: 'You have cooked a lot in a short time. Please wait a few minutes.',
};

/** A recipe that was cooked without being planned. */
export interface CookedCall {
  readonly recipeId: number;
  readonly servings?: number | undefined;
  /** Null: not idempotent. */
  readonly key: string | null;
}

export interface CookedService {
  /** Takes what a recipe uses out of the pantry, and records that it was cooked today. */
  cook(cook: Cook, call: CookedCall): Promise<RecipeCooked>;
  /** Puts it back. 404 if it was not cooked, or if a plan cooked it. */
  uncook(cook: Cook, call: { readonly recipeId: number; readonly id: string }): Promise<void>;
}

/** 'Cooked it' for a dish that is not planned. */
export function makeCookedService(
  database: NodePgDatabase,
  catalogue: LiveCatalogue,
  now: () => Date,
): CookedService {
  const limit = makeAccountLimit(database, COOKINGS, now);

  /** What a recipe takes from the pantry, by the same rules as the only meal of a plan. */
  async function takenFrom(db: Connection, { userId, today }: Cook, { recipeId, servings }: CookedCall) {
    const snapshot = catalogue.current();
    const inputs = await readPlanInputs(db, userId);
    const recipe = await readRecipe(db, userId, snapshot, recipeId);
    if (!recipe) throw notFound('recipe');
    const { preferences, pantry } = inputs;
    const people = servings ?? preferences.household_size ?? recipe.servings;
    const dish = withStaples(forPeople(recipe, people), preferences);
    const stock = toStock(pantry, snapshot, { ...preferences, flags: [] }).filter(
      ({ expiresOn }) => expiresOn === null || expiresOn >= today,
    );
    const [meal] = placeMeals([{ recipe: dish, day: 'Monday', slot: undefined }], stock, today);
    return { pantry, uses: meal?.coverage.uses ?? [], servings: dish.servings };
  }

  const store = async (db: Connection, userId: string, changes: readonly BatchChange[]) => {
    await expectRoom(db, userId, changes.filter(({ before }) => before === null).length);
    await applyChanges(db, userId, changes);
  };

  return {
    async cook(cook, call) {
      const { userId, today, zone } = cook;
      await limit(userId);
      return changeOf(database, userId, async (db) => {
        await lockPantry(db, userId);
        const { recipeId, servings: wanted, key } = call;
        const request = ['cooked', recipeId, wanted ?? null];
        const moment = now();
        const { body } = await runOnce(db, { userId, key, request }, moment, async () => {
          await requireAccess(db, cook, 'recipe.list', [recipeId]);
          const { pantry, uses, servings } = await takenFrom(db, cook, call);
          const id = uuid();
          const thing = DEED.cooked(id);
          const doing = { userId, now: moment, today, zone };
          const until = new Date(moment.getTime() + PLAN_DEEDS_MS);
          const { changes } = await refusingTooMuch(async () =>
            carryOut(db, catalogue.current(), doing, pantry, (shelf) => actsOf(shelf, uses), {
              thing,
              until,
            }),
          );
          await store(db, userId, changes);
          const cooking = { id, recipeId, servings, cookedOn: today, cookedAt: moment, deed: thing };
          await insertCookings(db, userId, [cooking]);
          const { times, last } = await readCookedTimes(db, userId, recipeId);
          return { status: 201, body: { id, cooked: { times, last: last ?? today }, used: changes.length } };
        });
        return body;
      });
    },

    uncook: (cook, { recipeId, id }) =>
      changeOf(database, cook.userId, async (db) => {
        const { userId } = cook;
        await lockPantry(db, userId);
        await requireAccess(db, cook, 'recipe.read', [recipeId]);
        const { deed } = stillThere(await readCooking(db, userId, { recipeId, id }), 'cooking');
        // A meal cooked in a plan stays cooked there until it is undone in the plan.
        if (deed !== DEED.cooked(id)) throw notFound('cooking');
        const { pantry } = await readPlanInputs(db, userId);
        const doing = { userId, now: now() };
        const { changes } = await refusingTooMuch(async () =>
          takeBack(db, catalogue.current(), doing, pantry, [deed]),
        );
        await store(db, userId, changes);
        await deleteCookingBy(db, userId, deed);
      }),
  };
}
