import type { QueryClient } from '@tanstack/react-query';
import { pantryPresence } from '../../../pantry/pantry.query.ts';
import { useUpSoon as batchesToUseUp } from '../../../pantry/use-up.query.ts';
import { session } from '../../../platform/session/client.ts';
import { preferences } from '../../../preferences/preferences.query.ts';
import { recipeSearch } from '../../recipes.query.ts';
import { readRecipeSearch } from '../../search/recipe-search.ts';

/** How long the answers are waited for, in milliseconds: most are there before the code. */
const PATIENCE = 500;

/**
 * Fills the cache with what the browse screen begins with. Resolves when it is there, has failed or takes too long; never
 * rejects.
 * @param search of the page's URL
 */
export async function fillBrowse(queryClient: QueryClient, search: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([fill(queryClient, search), late]);
  clearTimeout(timer);
}

async function fill(queryClient: QueryClient, search: string): Promise<void> {
  const saved = queryClient.prefetchQuery(preferences());
  if (session.userHasPantryItems === null) await queryClient.prefetchQuery(pantryPresence());
  const hasPantry = session.userHasPantryItems;
  if (hasPantry === null) return;
  const wanted = readRecipeSearch(new URLSearchParams(search));
  await Promise.all([
    saved,
    queryClient.prefetchQuery(recipeSearch(wanted, hasPantry)),
    hasPantry && queryClient.prefetchQuery(batchesToUseUp(hasPantry)),
  ]);
}
