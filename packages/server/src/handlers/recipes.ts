import { canonicalFilters, FILTER_FLAGS } from '@larder/domain';
import type { RecipeSearch, RecipeService } from '../services/recipe-service.ts';
import type { Call, Handlers } from './types.ts';

/** The parameters of a search as the services know them. A flag is set by 'true' alone. */
function readSearch({ query }: Pick<Call<'searchRecipes'>, 'query'>): RecipeSearch {
  return {
    text: query.query ?? '',
    filters: canonicalFilters({
      flags: FILTER_FLAGS.filter((flag) => query[flag] === 'true'),
      countries: query.countries?.split(',') ?? [],
    }),
    page: { offset: query.offset, limit: query.limit },
  };
}

export function recipeHandlers(
  recipes: RecipeService,
): Pick<Handlers, 'searchRecipes' | 'searchRecipesByPantry' | 'getRecipeDetails'> {
  return {
    searchRecipes: async (call) => ({ status: 200, body: { data: await recipes.search(readSearch(call)) } }),
    searchRecipesByPantry: async (call) => ({
      status: 200,
      body: { data: await recipes.searchByPantry(call.caller.userId, readSearch(call)) },
    }),
    getRecipeDetails: async ({ params, query, caller }) => ({
      status: 200,
      body: { data: await recipes.details(params.id, query.hasPantry === 'true' ? caller.userId : null) },
    }),
  };
}
