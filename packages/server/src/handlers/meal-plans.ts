import { canonicalFilters, FILTER_FLAGS, type RecipeFilters } from '@larder/domain';
import type { PlanService } from '../services/plan-service.ts';
import type { Call, Handlers } from './types.ts';

/** The filters of a plan: the explicit ones when there are any, else the single flags. A flag is set by 'true' alone. */
function readFilters({ query }: Pick<Call<'generateMealPlan'>, 'query'>): RecipeFilters {
  return canonicalFilters({
    flags: query.dietary_filters?.split(',') ?? FILTER_FLAGS.filter((flag) => query[flag] === 'true'),
    countries: query.countries?.split(',') ?? [],
  });
}

export function mealPlanHandlers(
  plans: PlanService,
): Pick<Handlers, 'generateMealPlan' | 'getCurrentMealPlan'> {
  return {
    generateMealPlan: async (call) => ({
      status: 201,
      body: { data: await plans.generate(call.caller.userId, readFilters(call)) },
    }),
    getCurrentMealPlan: async ({ caller }) => ({
      status: 200,
      body: { data: await plans.current(caller.userId) },
    }),
  };
}
