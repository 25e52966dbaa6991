import { readRecipeSearch, type RecipeSearch } from '../search/recipe-search.ts';
import { session } from '../session/client.ts';
import { fetchRecipeSearch } from './fetch-recipe-search.ts';

type SearchAnswer = ReturnType<typeof fetchRecipeSearch>;

let prefetched: { key: string; answer: SearchAnswer } | null = null;

const keyOf = (search: RecipeSearch, hasPantry: boolean) => JSON.stringify([search, hasPantry]);

/** On the browse address, asks for the recipes at once, while the screen's code is still on its way. */
export function prefetchFirstScreen({ pathname, search }: { pathname: string; search: string }): void {
  const isBrowse = /^\/dashboard(?:\/recipes)?\/?$/.test(pathname);
  if (!isBrowse || !session.accessToken) return;
  const wanted = readRecipeSearch(new URLSearchParams(search));
  const hasPantry = session.userHasPantryItems ?? false;
  const answer = fetchRecipeSearch(wanted, hasPantry);
  // Whoever takes the answer handles its failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  prefetched = { key: keyOf(wanted, hasPantry), answer };
}

/** The answer that was asked for at the start, once, when it is for this very search. */
export function takePrefetched(search: RecipeSearch, hasPantry: boolean): SearchAnswer | null {
  const taken = prefetched?.key === keyOf(search, hasPantry) ? prefetched.answer : null;
  prefetched = null;
  return taken;
}
