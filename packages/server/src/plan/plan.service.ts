import { weekFrom, type Day, type RecipeFilters } from '@larder/domain';
import type { StockItem } from '@larder/domain/planner';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v4 as uuid } from 'uuid';
import type { Cook, SignedIn } from '../platform/access/caller.ts';
import { changeOf } from '../platform/access/change-of.ts';
import { accountExists } from '../platform/database/user.store.ts';
import { badRequest, noPlan, signInAgain } from '../platform/http/problem.ts';
import { makeOnceAtATime } from '../platform/once-at-a-time.ts';
import { readRecipesById } from '../recipes/candidates.ts';
import type { LiveCatalogue } from '../recipes/catalogue/live-catalogue.ts';
import type { Thumbnails } from '../recipes/catalogue/pictures.ts';
import type { Shelves } from '../recipes/catalogue/shelves.ts';
import { toStock } from '../recipes/catalogue/stock-item.ts';
import { dishesOf, textsOf } from '../recipes/flexible/dishes-of.ts';
import { dropDishes, keepDishes } from '../recipes/flexible/keep-dishes.ts';
import type { LanguageModel } from './language-model/model.ts';
import { readMealPlan, type KeptPlanRow } from './meal-plan.store.ts';
import { hashOf, readPlanInputs, toPlanAnswer, type MealPlan } from './plan-answer.ts';
import { settledBack } from './plan-change.ts';
import { whileClaimed } from './plan-claim.ts';
import { idsInPlans, replacePlan } from './plan-history.ts';
import { narratePlan, NARRATION_DEADLINE_MS } from './plan-narration.ts';
import type { Asker } from './planner-queue.ts';
import { recentDishes } from './recent-dishes.ts';
import type { Planner } from './planner-thread.ts';

export interface PlanService {
  /**
   * Makes a plan of the week that begins on a day, by default today, and stores it in place of the last one,
   * which can be restored for a day. Does not start once the client has disconnected.
   */
  generate(
    cook: Cook,
    request: { filters: RecipeFilters; startsOn?: Day | undefined },
    gone?: AbortSignal,
  ): Promise<MealPlan>;
  /** The most recent plan; 404 if there is none. */
  current(caller: SignedIn): Promise<MealPlan>;
}

/** Weekly plans. Simultaneous and repeated identical requests share one planning. */
export function makePlanService(
  db: NodePgDatabase,
  catalogue: LiveCatalogue,
  thumbnails: Thumbnails,
  now: () => Date,
  planner: Pick<Planner, 'plan' | 'admit'>,
  shelves: Shelves,
  model: LanguageModel | null = null,
  narrationDeadlineMs = NARRATION_DEADLINE_MS,
): PlanService {
  const once = makeOnceAtATime<KeptPlanRow>();

  return {
    async generate({ userId, today }, { filters, startsOn = today }, gone) {
      expectStartSoon(startsOn, today);
      const until = performance.now() + narrationDeadlineMs;
      const snapshot = catalogue.current();
      const shelf = await shelves.of(snapshot, userId);
      const { pantry, preferences, pantryHash, preferencesHash } = await readPlanInputs(db, userId);
      const teller = model ? [model.name] : [];
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
      ]);
      const find = async () => {
        const kept = await readMealPlan(db, userId);
        return kept?.inputHash.equals(inputHash) ? kept : null;
      };
      const work = async (asker: Asker) => {
        const stock = toStock(pantry, snapshot, { ...preferences, flags: filters.flags });
        const recent = recentDishes(await readMealPlan(db, userId), today);
        const wishes = {
          preferences,
          filters,
          today: startsOn,
          kitchen: contentsOf(stock),
          recent: recent.map(({ id }) => id),
        };
        const { dishes, week } = await planner.admit(asker, async () => {
          const made = await dishesOf(db, userId, { names: snapshot.names, stock, wishes });
          const written = await readRecipesById(db, userId, snapshot, ownIds);
          const request = {
            own: [...written, ...made.map(({ candidate }) => candidate)],
            pantry: stock,
            wishes,
            candidates: model?.candidates ?? 0,
          };
          return { dishes: made, week: await planner.plan(asker, snapshot, request) };
        });
        const plan = await narratePlan(
          db,
          userId,
          model,
          { catalogue: snapshot, week, pantry: stock, wishes, until },
          textsOf(dishes),
        );
        const made: KeptPlanRow = {
          id: uuid(),
          madeAt: now(),
          madeOn: startsOn,
          filters,
          inputHash,
          pantryHash,
          preferencesHash,
          plan: { ...plan, recent },
        };
        const chosen = new Set(plan.meals.map(({ id }) => id));
        await changeOf(db, userId, async (held) => {
          await replacePlan(held, userId, made);
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
          return whileClaimed(db, userId, find, () => work({ userId, signal }));
        },
        gone,
      );
      // What changed while the plan was being made counts as for any other plan.
      return toPlanAnswer(db, thumbnails, row, await readPlanInputs(db, userId));
    },

    async current({ userId }) {
      const [kept, inputs] = await Promise.all([readMealPlan(db, userId), readPlanInputs(db, userId)]);
      if (!kept) throw noPlan();
      return toPlanAnswer(db, thumbnails, settledBack(kept, inputs, catalogue.current()), inputs);
    },
  };
}

/** 400 for a week that begins neither today nor on one of the six days after. */
function expectStartSoon(startsOn: Day, today: Day): void {
  const days = weekFrom(today);
  if (days.includes(startsOn)) return;
  const message = `The week must begin between today, ${today}, and ${days.at(-1)}.`;
  throw badRequest([{ path: '/starts_on', message }]);
}

/** What is in a kitchen, whichever items it is in. */
const contentsOf = (stock: readonly StockItem[]): string =>
  stock
    .map(({ covers: [id], quantity, unit }) => `${id} ${quantity} ${unit}`)
    .toSorted()
    .join('\n');
