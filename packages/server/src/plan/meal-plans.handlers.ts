import { canonicalFilters, FILTER_FLAGS, type RecipeFilters } from '@larder/domain';
import type { Call, Handlers } from '../platform/http/handlers.ts';
import type { CookingService } from './cooking.service.ts';
import type { PlanService } from './plan.service.ts';
import type { PreviousPlanService } from './previous-plan.service.ts';
import type { AskedWeek } from './week-request.ts';
import type { SwapService } from './swap.service.ts';

type MealPlanOperation =
  | 'generateMealPlan'
  | 'getCurrentMealPlan'
  | 'getPlanQueue'
  | 'getPreviousMealPlans'
  | 'restoreMealPlan'
  | 'getMealSwaps'
  | 'swapMeal'
  | 'cookMeal'
  | 'uncookMeal';

/** The operations on a plan: making it, swapping its meals, and cooking. */
export interface MealPlanServices {
  readonly plans: PlanService;
  readonly previous: PreviousPlanService;
  readonly swaps: SwapService;
  readonly cooking: CookingService;
}

/** The filters of a plan: the explicit ones if any, otherwise the single flags. Only 'true' sets a flag. */
function readFilters({ query }: Pick<Call<'generateMealPlan'>, 'query'>): RecipeFilters {
  return canonicalFilters({
    flags: query.dietary_filters?.split(',') ?? FILTER_FLAGS.filter((flag) => query[flag] === 'true'),
    countries: query.countries?.split(',') ?? [],
  });
}

/** What the cook wants from the week. */
function readWeek({ body }: Pick<Call<'generateMealPlan'>, 'body'>): AskedWeek {
  const {
    keep,
    lunches = null,
    lunches_over: lunchesOver = [],
    put = [],
    free = [],
    use_up: useUp = [],
    wishes = [],
    without = [],
    on_days: onDays = [],
  } = body ?? {};
  return {
    keep: keep ? { planId: keep.plan_id, places: keep.days } : null,
    lunches,
    lunchesOver,
    put: put.map(({ date, slot, recipe_id: recipeId, servings }) => ({ date, slot, recipeId, servings })),
    free,
    useUp,
    wishes,
    without,
    onDays: onDays.map(
      ({ dates, dietary_filters: flags = [], countries = [], wishes: own = [], ...others }) => ({
        dates,
        filters: canonicalFilters({ flags, countries }),
        wishes: own,
        without: others.without ?? [],
      }),
    ),
  };
}

/** Which plan is changed, and with which key. */
export function changeOf(
  { headers }: Pick<Call<'cookMeal'>, 'headers'>,
  { plan_id: planId }: { plan_id: string },
) {
  return { planId, key: headers['Idempotency-Key'] ?? null };
}

export function mealPlanHandlers({
  plans,
  previous,
  swaps,
  cooking,
}: MealPlanServices): Pick<Handlers, MealPlanOperation> {
  return {
    generateMealPlan: async (call) => ({
      status: 201,
      body: {
        data: await plans.generate(
          call.caller,
          { filters: readFilters(call), startsOn: call.query.starts_on, week: readWeek(call) },
          call.signal,
        ),
      },
    }),
    getCurrentMealPlan: async ({ caller }) => ({
      status: 200,
      body: { data: await plans.current(caller) },
    }),

    getPlanQueue: async ({ caller }) => ({
      status: 200,
      body: { data: { before: await plans.before(caller) } },
    }),

    getPreviousMealPlans: async ({ caller }) => ({
      status: 200,
      body: { data: await previous.read(caller) },
    }),
    restoreMealPlan: async ({ caller, body }) => ({
      status: 200,
      body: { data: await previous.restore(caller, body.plan_id, body.current_plan_id) },
    }),

    getMealSwaps: async ({ caller, params: { day: place }, query, signal }) => {
      const { plan_id: planId, recipe_ids: asked } = query;
      const recipeIds = asked?.split(',').map(Number);
      const found = recipeIds
        ? await swaps.weigh(caller, { planId, place, recipeIds })
        : await swaps.proposals(caller, planId, place, signal);
      return { status: 200, body: { data: { swaps: found } } };
    },
    swapMeal: async (call) => {
      const { recipe_id: recipeId, new_recipe_id: newRecipeId, kept: isKept = true } = call.body;
      const plan = await swaps.swap(call.caller, {
        ...changeOf(call, call.body),
        place: call.params.day,
        recipeId,
        newRecipeId,
        isKept,
      });
      return { status: 200, body: { data: plan } };
    },

    cookMeal: async (call) => {
      const { day: place } = call.params;
      const recipeId = call.body.recipe_id;
      const plan = await cooking.cook(call.caller, { ...changeOf(call, call.body), place, recipeId });
      return { status: 200, body: { data: plan } };
    },
    uncookMeal: async (call) => {
      const { day: place } = call.params;
      const recipeId = call.query.recipe_id;
      const plan = await cooking.uncook(call.caller, { ...changeOf(call, call.query), place, recipeId });
      return { status: 200, body: { data: plan } };
    },
  };
}
