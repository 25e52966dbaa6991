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

/** One page of a search: matched if there is a pantry, plain otherwise. A newer search cancels it. */
export const recipeSearch = (search: RecipeSearch, hasPantry: boolean) =>
  queryOptions({
    ...CACHE.recipeSearch,
    queryKey: ['recipes', 'search', kindOf(hasPantry), search] as const,
    queryFn: ({ signal }) =>
      takePrefetched(search, hasPantry, signal) ?? fetchRecipeSearch(search, hasPantry, signal),
    // The previous page stays until the next arrives, but unmatched recipes do not wait for matched ones: all
    // cards would move.
    placeholderData: (shown, query) => (query?.queryKey[2] === kindOf(hasPantry) ? shown : undefined),
  });

/** One recipe, with its pantry match if there is a pantry; for its own number of servings, or another. */
export const recipeDetails = (id: number, hasPantry: boolean, servings?: number) =>
  queryOptions<RecipeDetails, Error, RecipeDetails, ReturnType<typeof recipeDetailsKey>>({
    queryKey: recipeDetailsKey(id, hasPantry, servings),
    // Data from before the pantry change marks the wrong ingredients.
    refetchOnMount: ({ state }) => state.isInvalidated,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/recipes/{id}/details', {
          params: {
            path: { id },
            query: { hasPantry: hasPantry ? 'true' : 'false', ...(servings !== undefined && { servings }) },
          },
          signal,
        }),
      ),
    // The key changes with the pantry's first ingredient; the recipe stays visible meanwhile.
    placeholderData: (shown) => (shown?.id === id ? shown : undefined),
  });

const kindOf = (hasPantry: boolean) => (hasPantry ? 'pantry' : 'plain');

const recipeDetailsKey = (id: number, hasPantry: boolean, servings?: number) =>
  ['recipes', 'details', id, kindOf(hasPantry), ...(servings === undefined ? [] : [servings])] as const;
