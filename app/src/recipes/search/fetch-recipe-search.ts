import { unwrap } from '@larder/client';
import { client } from '../../platform/session/client.ts';
import { toApiQuery, toPantryQuery, type RecipeSearch } from './recipe-search.ts';

/**
 * Sends the search request: separate from the query, so the entry chunk can send it before the query cache
 * loads.
 */
export function fetchRecipeSearch(search: RecipeSearch, hasPantry: boolean, signal: AbortSignal) {
  return unwrap(
    hasPantry
      ? client.GET('/recipes/pantrysearch', { params: { query: toPantryQuery(search) }, signal })
      : client.GET('/recipes/usersearch', { params: { query: toApiQuery(search) }, signal }),
  );
}
