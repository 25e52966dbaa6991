import type { Act, Day, Shelf } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  carryOut,
  PLAN_DEEDS_MS,
  refusingTooMuch,
  revertChanges,
  takeBack,
} from '../pantry/ledger/ledger.ts';
import { hashAfter, hashOfPantry } from '../pantry/pantry-hash.ts';
import { expectRoom } from '../pantry/pantry-room.ts';
import { applyChanges, lockPantry, readPantry, type BatchChange } from '../pantry/pantry.store.ts';
import { requireAccess } from '../platform/access/access.ts';
import type { Cook } from '../platform/access/caller.ts';
import { changeOf } from '../platform/access/change-of.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { KeptPlan, StockChange } from '../platform/database/schema.ts';
import { runOnce } from '../platform/idempotency/run-once.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import type { Pictures } from '../recipes/memory/pictures.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';
import { toStock } from '../recipes/catalogue/stock-item.ts';
import { alsoWithout } from '../recipes/dislikes.ts';
import type { Avoided } from '../recipes/search/ingredient-family.ts';
import { readMealPlan, saveMealPlan, type KeptPlanRow } from './meal-plan.store.ts';
import { flagsOfDays } from './on-days.ts';
import { readPlanInputs, toPlanAnswer, type MealPlan, type PlanInputs } from './plan-answer.ts';
import { settle, type Settling } from './plan-settle.ts';
import { expectPlan } from './expected-meal.ts';

/** A repeatable change of a plan: which plan, with which key (null: none), and the exact request. */
export interface PlanCall {
  readonly planId: string;
  readonly key: string | null;
  readonly request: unknown;
}

/** A locked plan, with everything a change of it depends on. */
export interface PlanState extends Settling {
  readonly db: Connection;
  readonly row: KeptPlanRow;
  readonly inputs: PlanInputs;
  readonly now: Date;
  /** Changes the pantry in a way that can be undone by name. Returns the changes to store. */
  readonly alter: (
    actsOn: (shelf: Shelf) => readonly Act[],
    thing: string,
  ) => Promise<readonly BatchChange[]>;
  /** Undoes it; if no deed is stored, reverts the given changes. Returns the changes to store. */
  readonly takeBack: (thing: string, changes: readonly StockChange[]) => Promise<readonly BatchChange[]>;
}

/** The result of a change for the plan and the pantry. */
export interface PlanChange {
  readonly plan: Pick<KeptPlan, 'meals' | 'purchases' | 'facts' | 'free'>;
  readonly stock: readonly BatchChange[];
  /** Only a mark changes, not the plan itself: amounts and words stay as they are. */
  readonly isMark?: boolean;
}

/** Returns null if there is nothing to change. */
type Work = (state: PlanState) => PlanChange | null | Promise<PlanChange | null>;

/** Changes a cook's plan together with the pantry, and returns the plan afterwards. */
export type ChangePlan = (cook: Cook, call: PlanCall, work: Work) => Promise<MealPlan>;

/** What no meal of a plan may contain: what the cook avoids now, and what the plan avoided when made. */
const avoidedIn = ({ filters, plan }: KeptPlanRow, { preferences }: PlanInputs): Avoided => ({
  ...preferences,
  flags: [...filters.flags, ...flagsOfDays(plan)],
});

/** What a plan is settled with, on a given day. */
export function settlingOf(
  row: KeptPlanRow,
  inputs: PlanInputs,
  snapshot: CatalogueSnapshot,
  today: Day,
): Settling {
  return {
    madeOn: row.madeOn,
    filters: row.filters,
    today,
    preferences: alsoWithout(inputs.preferences, row.plan.without ?? []),
    stock: toStock(inputs.pantry, snapshot, avoidedIn(row, inputs)),
    snapshot,
  };
}

/** The hash of a changed plan: the same request would no longer produce it. */
const NO_HASH = Buffer.alloc(0);

/** A plan settled with the current pantry, which may differ from the one behind its hash. */
export function settledRow(row: KeptPlanRow, pantryHash: Buffer, plan: KeptPlan): KeptPlanRow {
  const settledWith = row.pantryHash.equals(pantryHash) ? undefined : pantryHash.toString('hex');
  return { ...row, inputHash: NO_HASH, plan: { ...plan, settledWith } };
}

/**
 * Settles a plan again if the pantry is back to what the plan was made for, but differed when the plan was
 * last settled: otherwise the plan would rely on what was there in between without being out of date.
 */
export function settledBack(row: KeptPlanRow, inputs: PlanInputs, snapshot: CatalogueSnapshot): KeptPlanRow {
  const isBack = row.plan.settledWith !== undefined && row.pantryHash.equals(inputs.pantryHash);
  if (!isBack) return row;
  return settledRow(
    row,
    inputs.pantryHash,
    settle(row.plan, settlingOf(row, inputs, snapshot, row.plan.asOf)),
  );
}

/**
 * Changes of plans: serialised with the cook's pantry changes, atomic, and once per key. What the plan itself
 * does to the pantry does not make it out of date; other changes by the cook do.
 */
export function makePlanChanges(
  database: NodePgDatabase,
  catalogue: LiveCatalogue,
  pictures: Pictures,
  now: () => Date,
): ChangePlan {
  async function changeNow(db: Connection, cook: Cook, { planId }: PlanCall, work: Work): Promise<void> {
    const { userId, today } = cook;
    await requireAccess(db, cook, 'plan.change', [planId]);
    const inputs = await readPlanInputs(db, userId);
    const snapshot = catalogue.current();
    const row = settledBack(expectPlan(await readMealPlan(db, userId)), inputs, snapshot);
    const settling = settlingOf(row, inputs, snapshot, today);
    const moment = now();
    const doing = { userId, now: moment, today, zone: cook.zone };
    const change = await refusingTooMuch(async () =>
      work({
        db,
        row,
        inputs,
        now: moment,
        ...settling,
        alter: async (actsOn, thing) => {
          const until = new Date(moment.getTime() + PLAN_DEEDS_MS);
          return (await carryOut(db, snapshot, doing, inputs.pantry, actsOn, { thing, until })).changes;
        },
        takeBack: async (thing, changes) => {
          const { changes: undone, deeds } = await takeBack(db, snapshot, doing, inputs.pantry, [thing]);
          if (deeds.length > 0) return undone;
          return revertChanges(db, snapshot, doing, inputs.pantry, changes);
        },
      }),
    );
    if (!change) return;
    if (change.isMark) {
      await saveMealPlan(db, userId, { ...row, inputHash: NO_HASH, plan: { ...row.plan, ...change.plan } });
      return;
    }
    await expectRoom(db, userId, change.stock.filter(({ before }) => before === null).length);
    await applyChanges(db, userId, change.stock);
    const pantry = await readPantry(db, userId);
    const stock = toStock(pantry, snapshot, avoidedIn(row, inputs));
    const changed = { ...row, pantryHash: hashAfter(row.pantryHash, change.stock) };
    const plan = settle({ ...row.plan, ...change.plan }, { ...settling, stock });
    await saveMealPlan(db, userId, settledRow(changed, hashOfPantry(pantry), plan));
  }

  return (cook, call, work) =>
    changeOf(database, cook.userId, async (db) => {
      const { planId, key, request } = call;
      const { userId } = cook;
      await lockPantry(db, userId);
      await runOnce(db, { userId, key, request: [planId, request] }, now(), async () => {
        await changeNow(db, cook, call, work);
        return { status: 200, body: null };
      });
      const row = await readMealPlan(db, userId);
      const inputs = await readPlanInputs(db, userId);
      return toPlanAnswer(
        db,
        pictures,
        settledBack(expectPlan(row), inputs, catalogue.current()),
        inputs,
        cook,
      );
    });
}
