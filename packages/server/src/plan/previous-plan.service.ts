import type { components } from '@larder/contract';
import type { Day } from '@larder/domain';
import { dateOf } from '@larder/domain/planner';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { lockPantry } from '../pantry/pantry.store.ts';
import { planGoneForGood, requireAccess } from '../platform/access/access.ts';
import type { Cook, SignedIn } from '../platform/access/caller.ts';
import { changeOf } from '../platform/access/change-of.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import type { Pictures } from '../recipes/memory/pictures.ts';
import { readMealPlan, saveMealPlan, type KeptPlanRow } from './meal-plan.store.ts';
import { readPlanInputs, toPlanAnswer, type MealPlan, type PlanInputs } from './plan-answer.ts';
import { settledBack, settledRow, settlingOf } from './plan-change.ts';
import { endOf, isAvailable, stepTo } from './plan-history.ts';
import { settle } from './plan-settle.ts';
import { readPreviousPlan, readPreviousPlans, type PreviousPlanRow } from './previous-plan.store.ts';
import { expectPlan } from './expected-meal.ts';

export interface PreviousPlanService {
  /** The plans that can be restored: those before the current one and those after it, closest first. */
  read(caller: SignedIn): Promise<components['schemas']['PreviousMealPlans']>;
  /**
   * Makes one of them current. 409 for any other plan; does nothing for the current one. With the plan that the
   * cook sees as the current one, 409 if it no longer is.
   */
  restore(cook: Cook, planId: string, seenId?: string): Promise<MealPlan>;
}

/**
 * The undo of a new plan. It does not touch the pantry, so that nothing cooked or bought in either plan
 * counts twice.
 */
export function makePreviousPlanService(
  database: NodePgDatabase,
  catalogue: LiveCatalogue,
  pictures: Pictures,
  now: () => Date,
): PreviousPlanService {
  /** A plan settled with the current pantry. */
  function upToDate(
    { replacedAt: _then, place: _place, ...row }: PreviousPlanRow,
    inputs: PlanInputs,
    today: Day,
  ): KeptPlanRow {
    const settling = settlingOf(row, inputs, catalogue.current(), today);
    const isSettled =
      row.pantryHash.equals(inputs.pantryHash) &&
      row.plan.settledWith === undefined &&
      row.plan.asOf === today;
    return isSettled ? row : settledRow(row, inputs.pantryHash, settle(row.plan, settling));
  }

  return {
    async read({ userId }) {
      const kept = (await readPreviousPlans(database, userId)).filter((row) => isAvailable(row, now()));
      return {
        before: kept
          .filter(({ place }) => place < 0)
          .map(inShort)
          .toReversed(),
        after: kept.filter(({ place }) => place > 0).map(inShort),
      };
    },

    restore: (cook, planId, seenId) =>
      changeOf(database, cook.userId, async (db) => {
        const { userId, today } = cook;
        await lockPantry(db, userId);
        await requireAccess(db, cook, 'plan.restore', [planId]);
        const current = expectPlan(await readMealPlan(db, userId));
        const inputs = await readPlanInputs(db, userId);
        if (current.id === planId) {
          return toPlanAnswer(db, pictures, settledBack(current, inputs, catalogue.current()), inputs, cook);
        }
        expectPlan(current, seenId);
        const wanted = await readPreviousPlan(db, userId, planId);
        if (!wanted || !isAvailable(wanted, now())) throw planGoneForGood();
        const restored = upToDate(wanted, inputs, today);
        await stepTo(db, userId, current, { ...wanted, now: now() });
        await saveMealPlan(db, userId, restored);
        return toPlanAnswer(db, pictures, restored, inputs, cook);
      }),
  };
}

function inShort(row: PreviousPlanRow): components['schemas']['PreviousMealPlan'] {
  return {
    id: row.id,
    made_at: row.madeAt.toISOString(),
    replaced_at: row.replacedAt.toISOString(),
    available_until: endOf(row).toISOString(),
    meals: row.plan.meals.map(({ day, slot, title, cooked_at: cookedAt }) => ({
      day,
      date: dateOf(day, row.plan.startsOn),
      slot: slot ?? ('dinner' as const),
      title,
      cooked: cookedAt !== null,
    })),
  };
}
