import { toApiQuery, type RecipeSearch } from '../search/recipe-search.ts';
import { unwrap } from '@larder/client';
import { client } from '../session/client.ts';

/** The search call itself: apart from the query, so that the entry can make it without loading the query cache. */
export function fetchRecipeSearch(search: RecipeSearch, hasPantry: boolean, signal: AbortSignal) {
  const options = { params: { query: toApiQuery(search) }, signal };
  return unwrap(
    hasPantry ? client.GET('/recipes/pantrysearch', options) : client.GET('/recipes/usersearch', options),
  );
}
