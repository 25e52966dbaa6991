import { ALLERGENS, canonicalFilters, FILTER_FLAGS } from '@larder/domain';
import type { Call, Handlers } from '../platform/http/handlers.ts';
import type { RecipeSearch, RecipeService } from './recipe.service.ts';

/** Search parameters in the services' types. A flag is set only by 'true'. */
function readSearch({ query }: Pick<Call<'searchRecipes'>, 'query'>): RecipeSearch {
  return {
    text: query.query ?? '',
    filters: canonicalFilters({
      flags: FILTER_FLAGS.filter((flag) => query[flag] === 'true'),
      countries: query.countries?.split(',') ?? [],
    }),
    avoid: readAvoid(query.avoid),
    page: { offset: query.offset, limit: query.limit },
    maxTotalTime: query.max_total_time,
    order: query.sort ?? 'match',
    mine: query.mine === 'true',
  };
}

/** Each allergen once, in order. */
function readAvoid(text: string | undefined): RecipeSearch['avoid'] {
  if (text === 'settings') return text;
  const wanted = new Set<string>(text?.split(','));
  return ALLERGENS.filter((allergy) => wanted.has(allergy));
}

export function recipeHandlers(
  recipes: RecipeService,
): Pick<Handlers, 'searchRecipes' | 'searchRecipesByPantry' | 'getRecipeDetails'> {
  return {
    searchRecipes: async (call) => ({
      status: 200,
      body: { data: await recipes.search(call.caller, readSearch(call)) },
    }),
    searchRecipesByPantry: async (call) => ({
      status: 200,
      body: {
        data: await recipes.searchByPantry(call.caller, {
          ...readSearch(call),
          maxMissing: call.query.max_missing,
        }),
      },
    }),
    getRecipeDetails: async ({ caller, params, query }) => ({
      status: 200,
      body: {
        data: await recipes.details(caller, params.id, {
          withPantry: query.hasPantry === 'true',
          servings: query.servings,
        }),
      },
    }),
  };
}
