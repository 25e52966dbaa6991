import { createHash } from 'node:crypto';
import type { components } from '@larder/contract';
import { NO_FILTERS, type RecipeFilters } from '@larder/domain';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Thumbnails } from '../catalogue/pictures.ts';
import { Problem, signInAgain } from '../http/problem.ts';
import { limitsOf } from '../planner/limits.ts';
import type { Preferences } from '../planner/model.ts';
import { accountExists } from '../stores/account-store.ts';
import type { Connection } from '../stores/connection.ts';
import { readMealPlan, saveMealPlan, type KeptPlanRow } from '../stores/meal-plan-store.ts';
import { readPantry, type PantryItem } from '../stores/pantry-store.ts';
import { readPreferences } from '../stores/preferences-store.ts';
import { makeOnceAtATime } from './once-at-a-time.ts';
import { breaksOf } from './plan-breaks.ts';
import { whileClaimed } from './plan-claim.ts';
import { NO_PREFERENCES, toStock } from './plan-inputs.ts';
import { shoppingItems } from './plan-shopping.ts';
import { writePlan } from './plan-writing.ts';
import type { Planner } from './planner-thread.ts';

type MealPlan = components['schemas']['MealPlan'];

export interface PlanService {
  /** Makes a plan and keeps it in the place of the last one. */
  generate(userId: string, filters: RecipeFilters): Promise<MealPlan>;
  /** The plan that was made last; 404 when there is none. */
  current(userId: string): Promise<MealPlan>;
}

/** What a plan depends on of its user. */
interface Inputs {
  readonly pantry: readonly PantryItem[];
  readonly preferences: Preferences;
  readonly pantryHash: Buffer;
  readonly preferencesHash: Buffer;
}

/** Plans of the week. Clicks that come together, and a wish that was fulfilled already, cost no second planning. */
export function makePlanService(
  db: Connection,
  catalogue: LiveCatalogue,
  thumbnails: Thumbnails,
  now: () => Date,
  planner: Pick<Planner, 'plan'>,
): PlanService {
  const once = makeOnceAtATime<KeptPlanRow>();

  async function readInputs(userId: string): Promise<Inputs> {
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
      const find = async () => {
        const kept = await readMealPlan(db, userId);
        return kept?.inputHash.equals(inputHash) ? kept : null;
      };
      const work = async () => {
        const wishes = { preferences, filters, today };
        const week = await planner.plan(snapshot, { pantry: toStock(pantry, snapshot), wishes });
        const plan = await writePlan(db, week, wishes);
        const made = { madeAt: now(), inputHash, pantryHash, preferencesHash, plan };
        await saveMealPlan(db, userId, made);
        return made;
      };

      const row = await once(`${userId} ${inputHash.toString('hex')}`, async () => {
        const found = await find();
        if (found) return found;
        // The account is gone, and its access token not yet over.
        if (!(await accountExists(db, userId))) throw signInAgain();
        return whileClaimed(db, userId, find, work);
      });
      // What was changed while the plan was made counts for it as for any other.
      return toAnswer(row, await readInputs(userId));
    },

    async current(userId) {
      const [kept, inputs] = await Promise.all([readMealPlan(db, userId), readInputs(userId)]);
      if (!kept) throw new Problem(404, 'There is no meal plan yet.');
      return toAnswer(kept, inputs);
    },
  };

  async function toAnswer({ plan, ...kept }: KeptPlanRow, inputs: Inputs): Promise<MealPlan> {
    const limits = limitsOf({ preferences: inputs.preferences, filters: NO_FILTERS });
    const breaks = await breaksOf(db, plan.meals, limits);
    return {
      meal_plan: plan.meals.map(({ slug, ...meal }) => ({
        ...meal,
        thumbnail_url: thumbnails(slug),
        breaks_limits: breaks.get(meal.id) ?? [],
      })),
      shopping_list: [...plan.shoppingList],
      shopping_items: shoppingItems(plan.meals),
      nutritional_notes: plan.notes,
      out_of_date: changeSince(kept, inputs),
    };
  }
}

/** What has changed since a plan was made; preferences before the pantry, because somebody may be harmed. */
function changeSince(
  kept: Pick<KeptPlanRow, 'pantryHash' | 'preferencesHash'>,
  { pantryHash, preferencesHash }: Inputs,
): MealPlan['out_of_date'] {
  if (!kept.preferencesHash.equals(preferencesHash)) return 'preferences';
  return kept.pantryHash.equals(pantryHash) ? null : 'pantry';
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
