import { unwrap } from '@larder/client';
import { client } from '../../platform/session/client.ts';
import { toApiQuery, toPantryQuery, type RecipeSearch } from './recipe-search.ts';

/** The search call itself: apart from the query, so that the entry can make it without loading the query cache. */
export function fetchRecipeSearch(search: RecipeSearch, hasPantry: boolean, signal: AbortSignal) {
  return unwrap(
    hasPantry
      ? client.GET('/recipes/pantrysearch', { params: { query: toPantryQuery(search) }, signal })
      : client.GET('/recipes/usersearch', { params: { query: toApiQuery(search) }, signal }),
  );
}
