import { readRecipeSearch, type RecipeSearch } from '../search/recipe-search.ts';
import { session } from '../session/client.ts';
import { fetchRecipeSearch } from './fetch-recipe-search.ts';

type SearchAnswer = ReturnType<typeof fetchRecipeSearch>;

let prefetched: { username: string | null; key: string; answer: SearchAnswer } | null = null;

const keyOf = (search: RecipeSearch, hasPantry: boolean) => JSON.stringify([search, hasPantry]);

// Nothing stays of a cook who has gone.
session.subscribe(() => {
  if (session.accessToken === null || prefetched?.username !== session.username) prefetched = null;
});

/** On the browse address, asks for the recipes at once, while the screen's code is still on its way. */
export function prefetchFirstScreen({ pathname, search }: { pathname: string; search: string }): void {
  const isBrowse = /^\/dashboard(?:\/recipes)?\/?$/.test(pathname);
  if (!isBrowse || !session.accessToken) return;
  const wanted = readRecipeSearch(new URLSearchParams(search));
  const hasPantry = session.userHasPantryItems ?? false;
  const answer = fetchRecipeSearch(wanted, hasPantry);
  prefetched = { username: session.username, key: keyOf(wanted, hasPantry), answer };
  // Who has to log in again first comes here later: the search is then made anew. Until the answer is taken its
  // failure must not count as unhandled either.
  answer.catch(() => {
    if (prefetched?.answer === answer) prefetched = null;
  });
}

/** The answer that was asked for at the start, once, when it is for this very search. */
export function takePrefetched(search: RecipeSearch, hasPantry: boolean): SearchAnswer | null {
  const taken = prefetched?.key === keyOf(search, hasPantry) ? prefetched.answer : null;
  prefetched = null;
  return taken;
}
