import type { Day, RecipeFilters } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v4 as uuid } from 'uuid';
import type { Cook, SignedIn } from '../platform/access/caller.ts';
import { changeOf } from '../platform/access/change-of.ts';
import type { Connection } from '../platform/database/connection.ts';
import { accountExists } from '../platform/database/user.store.ts';
import { noPlan, signInAgain } from '../platform/http/problem.ts';
import { makeOnceAtATime } from '../platform/once-at-a-time.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import type { Shelves } from '../recipes/catalogue/shelves.ts';
import type { Pictures } from '../recipes/memory/pictures.ts';
import { readCookedSince } from '../recipes/memory/cooking.store.ts';
import { dropDishes, keepDishes } from '../recipes/flexible/keep-dishes.ts';
import type { LanguageModel } from './language-model/model.ts';
import { readMealPlan, type KeptPlanRow } from './meal-plan.store.ts';
import { hashOf, readPlanInputs, toPlanAnswer, type MealPlan } from './plan-answer.ts';
import { settledBack } from './plan-change.ts';
import { whileClaimed } from './plan-claim.ts';
import { idsInPlans, replacePlan } from './plan-history.ts';
import { NARRATION_DEADLINE_MS } from './plan-narration.ts';
import type { Asker } from './planner-queue.ts';
import type { Planner } from './planner-thread.ts';
import { expectStartSoon } from './start-soon.ts';
import { cookedLatelySince } from './recent-dishes.ts';
import { settledWeek } from './settled-week.ts';
import { makeWeeks } from './week-making.ts';
import { ANY_WEEK, isAnyWeek, type AskedWeek, type WeekRequest } from './week-request.ts';

export interface PlanService {
  /**
   * Makes a plan of the week that begins on a day, by default today, and stores it in place of the last one,
   * which can be restored for a day. Does not start once the client has disconnected.
   */
  generate(
    cook: Cook,
    request: { filters: RecipeFilters; startsOn?: Day | undefined; week?: AskedWeek },
    gone?: AbortSignal,
  ): Promise<MealPlan>;
  /** How many plans and swaps of others start before this cook's; null if the cook has none waiting on this server. */
  before(caller: SignedIn): Promise<number | null>;
  /** The most recent plan, as of a transaction if one is given; 404 if there is none. */
  current(caller: SignedIn, held?: Connection): Promise<MealPlan>;
}

/** Weekly plans. Simultaneous and repeated identical requests share one run of the planner. */
export function makePlanService(
  db: NodePgDatabase,
  catalogue: LiveCatalogue,
  pictures: Pictures,
  now: () => Date,
  planner: Pick<Planner, 'plan' | 'admit' | 'before'>,
  shelves: Shelves,
  model: LanguageModel | null = null,
  narrationDeadlineMs = NARRATION_DEADLINE_MS,
): PlanService {
  const once = makeOnceAtATime<KeptPlanRow>();
  const makeWeek = makeWeeks(db, planner, model);

  return {
    async generate(caller, { filters, startsOn = caller.today, week = ANY_WEEK }, gone) {
      const { userId, today } = caller;
      expectStartSoon(startsOn, today);
      const until = performance.now() + narrationDeadlineMs;
      const snapshot = catalogue.current();
      const shelf = await shelves.of(snapshot, userId);
      const inputs = await readPlanInputs(db, userId);
      const lunches = week.lunches ?? (await readMealPlan(db, userId))?.plan.lunches ?? [];
      const request: WeekRequest = { ...week, lunches };
      const { pantryHash, preferencesHash } = inputs;
      const teller = model ? [model.name] : [];
      const cooked = await readCookedSince(db, userId, cookedLatelySince(today));
      const { ids: ownIds, version: ownVersion } = shelf.written;
      const own = ownIds.length > 0 ? [`own ${ownVersion} ${ownIds.join(' ')}`] : [];
      const inputHash = hashOf([
        snapshot.version,
        startsOn,
        filters,
        pantryHash,
        preferencesHash,
        ...teller,
        ...own,
        ...(cooked.length > 0 ? [`cooked ${cooked.join(' ')}`] : []),
        ...(isAnyWeek(request) ? [] : [request]),
      ]);
      const find = async () => {
        const kept = await readMealPlan(db, userId);
        return kept?.inputHash.equals(inputHash) ? kept : null;
      };
      const work = async (asker: Asker) => {
        const last = await readMealPlan(db, userId);
        const situation = { last, inputs, filters, startsOn, snapshot };
        const settled = await settledWeek(db, request, situation);
        const { plan, dishes } = await makeWeek(
          { ...situation, request, settled, shelf, today, cooked, until },
          asker,
        );
        const made: KeptPlanRow = {
          id: uuid(),
          madeAt: now(),
          madeOn: startsOn,
          filters,
          inputHash,
          pantryHash,
          preferencesHash,
          plan,
        };
        const chosen = new Set(plan.meals.map(({ id }) => id));
        await changeOf(db, userId, async (held) => {
          await replacePlan(held, userId, made, request.keep ? last : null);
          const kept = dishes.filter(({ recipe }) => chosen.has(recipe.id));
          await keepDishes(held, { userId, snapshot }, kept);
          await dropDishes(held, userId, await idsInPlans(held, userId));
        });
        return made;
      };

      const row = await once(
        `${userId} ${inputHash.toString('hex')}`,
        async (signal) => {
          const found = await find();
          if (found) return found;
          // The account is deleted, but its access token still valid.
          if (!(await accountExists(db, userId))) throw signInAgain();
          const asker = { userId, signal };
          // Also while it waits for another plan of this cook: each that waits keeps asking the database.
          return planner.admit(asker, () => whileClaimed(db, asker, find, () => work(asker)));
        },
        gone,
      );
      // Changes made during planning count as for any other plan.
      return toPlanAnswer(db, pictures, row, await readPlanInputs(db, userId), caller);
    },

    before: ({ userId }) => Promise.resolve(planner.before(userId)),

    async current(caller, held = db) {
      const { userId } = caller;
      // Sequential: a transaction has one connection.
      const kept = await readMealPlan(held, userId);
      if (!kept) throw noPlan();
      const inputs = await readPlanInputs(held, userId);
      return toPlanAnswer(held, pictures, settledBack(kept, inputs, catalogue.current()), inputs, caller);
    },
  };
}
