import { createHash } from 'node:crypto';
import type { components } from '@larder/contract';
import type { RecipeFilters } from '@larder/domain';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Thumbnails } from '../catalogue/pictures.ts';
import { Problem, signInAgain } from '../http/problem.ts';
import { plan as planWeek } from '../planner/plan.ts';
import { accountExists } from '../stores/account-store.ts';
import type { Connection } from '../stores/connection.ts';
import { readMealPlan, saveMealPlan, type KeptPlanRow } from '../stores/meal-plan-store.ts';
import { readPantry, type PantryItem } from '../stores/pantry-store.ts';
import { readPreferences } from '../stores/preferences-store.ts';
import { makeOnceAtATime } from './once-at-a-time.ts';
import { makeCandidateReader, NO_PREFERENCES, toStock } from './plan-inputs.ts';
import { writePlan } from './plan-writing.ts';

type MealPlan = components['schemas']['MealPlan'];

export interface PlanService {
  /** Makes a plan and keeps it in the place of the last one. */
  generate(userId: string, filters: RecipeFilters): Promise<MealPlan>;
  /** The plan that was made last; 404 when there is none. */
  current(userId: string): Promise<MealPlan>;
}

/** Plans of the week. Clicks that come together, and a wish that was fulfilled already, cost no second planning. */
export function makePlanService(
  db: Connection,
  catalogue: LiveCatalogue,
  thumbnails: Thumbnails,
  now: () => Date,
  makePlan: typeof planWeek = planWeek,
): PlanService {
  const readCandidates = makeCandidateReader(db);
  const once = makeOnceAtATime<KeptPlanRow>();

  async function readInputs(userId: string) {
    const [pantry, saved] = await Promise.all([readPantry(db, userId), readPreferences(db, userId)]);
    const preferences = saved ?? NO_PREFERENCES;
    return { pantry, preferences, pantryHash: hashOfPantry(pantry), preferencesHash: hashOf(preferences) };
  }

  return {
    async generate(userId, filters) {
      const snapshot = catalogue.current();
      const { pantry, preferences, pantryHash, preferencesHash } = await readInputs(userId);
      const today = now().toISOString().slice(0, 10);
      const inputHash = hashOf([snapshot.version, today, filters, pantryHash, preferencesHash]);

      const row = await once(`${userId} ${inputHash.toString('hex')}`, async () => {
        const kept = await readMealPlan(db, userId);
        if (kept?.inputHash.equals(inputHash)) return kept;
        // The account is gone, and its access token not yet over.
        if (!kept && !(await accountExists(db, userId))) throw signInAgain();
        const wishes = { preferences, filters, today };
        const week = makePlan(await readCandidates(snapshot), toStock(pantry, snapshot), wishes);
        const made = {
          madeAt: now(),
          inputHash,
          pantryHash,
          preferencesHash,
          plan: await writePlan(db, week, wishes),
        };
        await saveMealPlan(db, userId, made);
        return made;
      });
      return toAnswer(row, null);
    },

    async current(userId) {
      const [kept, { pantryHash, preferencesHash }] = await Promise.all([
        readMealPlan(db, userId),
        readInputs(userId),
      ]);
      if (!kept) throw new Problem(404, 'There is no meal plan yet.');
      if (!kept.preferencesHash.equals(preferencesHash)) return toAnswer(kept, 'preferences');
      return toAnswer(kept, kept.pantryHash.equals(pantryHash) ? null : 'pantry');
    },
  };

  function toAnswer({ plan }: KeptPlanRow, outOfDate: MealPlan['out_of_date']): MealPlan {
    return {
      meal_plan: plan.meals.map(({ slug, ...meal }) => ({ ...meal, thumbnail_url: thumbnails(slug) })),
      shopping_list: [...plan.shoppingList],
      nutritional_notes: plan.notes,
      out_of_date: outOfDate,
    };
  }
}

function hashOfPantry(pantry: readonly PantryItem[]): Buffer {
  const items = pantry.map(({ id, ingredientId, quantity, unit, expiryDate }) =>
    JSON.stringify([id, ingredientId, quantity, unit, expiryDate]),
  );
  return hashOf(items.toSorted());
}

function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value)).digest();
}
