import type { components } from '@larder/contract';
import type { Day } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Thumbnails } from '../catalogue/pictures.ts';
import { Problem, signInAgain } from '../http/problem.ts';
import type { Connection } from '../stores/connection.ts';
import {
  lockMealPlan,
  readPreviousPlan,
  saveMealPlan,
  savePreviousPlan,
  type KeptPlanRow,
  type PreviousPlanRow,
} from '../stores/meal-plan-store.ts';
import { lockPantry } from '../stores/pantry-store.ts';
import type { Cook } from './cook.ts';
import { readPlanInputs, toPlanAnswer, type MealPlan, type PlanInputs } from './plan-answer.ts';
import { settlingOf } from './plan-change.ts';
import { settle } from './plan-settle.ts';
import { noPlan } from './which-meal.ts';

/** How long a plan that was replaced can be brought back. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface PreviousPlanService {
  /** The plan before the current one; 404 when there is none or it was replaced more than a day ago. */
  read(userId: string): Promise<components['schemas']['PreviousMealPlan']>;
  /** Lets it and the current one change places. 409 for any other plan, nothing for the current one. */
  restore(cook: Cook, planId: string): Promise<MealPlan>;
}

/** Keeps a plan in the place of the last one, and that as the previous one unless it had no meals. */
export async function replacePlan(db: Connection, userId: string, made: KeptPlanRow): Promise<void> {
  const last = await lockMealPlan(db, userId);
  if (last && last.plan.meals.length > 0) {
    await savePreviousPlan(db, userId, { ...last, replacedAt: made.madeAt });
  }
  await saveMealPlan(db, userId, made);
}

/** The undo of a new plan. It leaves the pantry alone, so that nothing cooked or bought by either plan counts twice. */
export function makePreviousPlanService(
  database: NodePgDatabase,
  catalogue: LiveCatalogue,
  thumbnails: Thumbnails,
  now: () => Date,
): PreviousPlanService {
  async function available(db: Connection, userId: string): Promise<PreviousPlanRow | null> {
    const row = await readPreviousPlan(db, userId);
    return row && endOf(row) > now() ? row : null;
  }

  /** A plan as it is with what the pantry holds by now. */
  function upToDate(
    { replacedAt: _then, ...row }: PreviousPlanRow,
    inputs: PlanInputs,
    today: Day,
  ): KeptPlanRow {
    const settling = settlingOf(row, inputs, catalogue.current(), today);
    const isSettled = row.pantryHash.equals(inputs.pantryHash) && row.plan.asOf === today;
    // It is no longer what would be made for the same wish.
    return isSettled ? row : { ...row, inputHash: Buffer.alloc(0), plan: settle(row.plan, settling) };
  }

  return {
    async read(userId) {
      const row = await available(database, userId);
      if (!row) throw new Problem(404, 'There is no meal plan to bring back.');
      return {
        id: row.id,
        made_at: row.madeAt.toISOString(),
        replaced_at: row.replacedAt.toISOString(),
        available_until: endOf(row).toISOString(),
        meals: row.plan.meals.map(({ day, title, cooked_at: cookedAt }) => ({
          day,
          title,
          cooked: cookedAt !== null,
        })),
      };
    },

    restore: ({ userId, today }, planId) =>
      database.transaction(async (db) => {
        // The account is gone, and its access token not yet over.
        if (!(await lockPantry(db, userId))) throw signInAgain();
        const current = await lockMealPlan(db, userId);
        if (!current) throw noPlan();
        const inputs = await readPlanInputs(db, userId);
        if (current.id === planId) return toPlanAnswer(db, thumbnails, current, inputs);
        const previous = await available(db, userId);
        if (previous?.id !== planId) {
          throw new Problem(
            409,
            'This plan can no longer be brought back: only your last plan is kept, for a day.',
          );
        }
        const restored = upToDate(previous, inputs, today);
        await savePreviousPlan(db, userId, { ...current, replacedAt: now() });
        await saveMealPlan(db, userId, restored);
        return toPlanAnswer(db, thumbnails, restored, inputs);
      }),
  };
}

const endOf = ({ replacedAt }: Pick<PreviousPlanRow, 'replacedAt'>) =>
  new Date(replacedAt.getTime() + KEPT_MS);
