import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { queryOptions } from '@tanstack/react-query';
import { CACHE } from '../platform/queries/cache.ts';
import { client } from '../platform/session/client.ts';
import { fetchRecipeSearch } from './search/fetch-recipe-search.ts';
import { takePrefetched } from './search/prefetch-first-screen.ts';
import type { RecipeSearch } from './search/recipe-search.ts';

export type RecipeSummary = components['schemas']['RecipeSummary'];
/** One page of a search. */
export type SearchAnswer = Awaited<ReturnType<typeof fetchRecipeSearch>>;
export type RecipeDetails = components['schemas']['RecipeDetails'];

/** One page of a search: matched with the pantry when there is one, plain otherwise. A newer search cancels it. */
export const recipeSearch = (search: RecipeSearch, hasPantry: boolean) =>
  queryOptions({
    ...CACHE.recipeSearch,
    queryKey: ['recipes', 'search', kindOf(hasPantry), search] as const,
    queryFn: ({ signal }) =>
      takePrefetched(search, hasPantry, signal) ?? fetchRecipeSearch(search, hasPantry, signal),
    // The last page stays until the next one comes, but recipes without a match do not wait for those with one: all
    // cards would change their places.
    placeholderData: (shown, query) => (query?.queryKey[2] === kindOf(hasPantry) ? shown : undefined),
  });

/** One recipe, with what the pantry covers of it when there is a pantry. */
export const recipeDetails = (id: number, hasPantry: boolean) =>
  queryOptions<RecipeDetails, Error, RecipeDetails, ReturnType<typeof recipeDetailsKey>>({
    queryKey: recipeDetailsKey(id, hasPantry),
    // What was read before the pantry changed marks the wrong ingredients.
    refetchOnMount: ({ state }) => state.isInvalidated,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/recipes/{id}/details', {
          params: { path: { id }, query: { hasPantry: hasPantry ? 'true' : 'false' } },
          signal,
        }),
      ),
    // With the first ingredient in the pantry the key changes; the recipe stays on the screen meanwhile.
    placeholderData: (shown) => (shown?.id === id ? shown : undefined),
  });

const kindOf = (hasPantry: boolean) => (hasPantry ? 'pantry' : 'plain');

const recipeDetailsKey = (id: number, hasPantry: boolean) =>
  ['recipes', 'details', id, kindOf(hasPantry)] as const;
