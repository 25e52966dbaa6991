import { isBrowsePath } from '../../platform/navigation/paths.ts';
import { session } from '../../platform/session/client.ts';
import { fetchPantryPresence } from './fetch-pantry-presence.ts';
import { fetchRecipeSearch } from './fetch-recipe-search.ts';
import { readRecipeSearch, type RecipeSearch } from './recipe-search.ts';

type SearchAnswer = ReturnType<typeof fetchRecipeSearch>;

interface Prefetched {
  username: string | null;
  /** The search and its kind; null until it is known whether there is a pantry. */
  key: string | null;
  /** Whether there is a pantry, if that had to be fetched. */
  presence: Promise<boolean> | null;
  answer: SearchAnswer | null;
  gone: AbortController;
}

let prefetched: Prefetched | null = null;

const keyOf = (search: RecipeSearch, hasPantry: boolean) => JSON.stringify([search, hasPantry]);

// Keep nothing after a logout.
session.subscribe(() => {
  if (session.accessToken !== null && prefetched?.username === session.username) return;
  prefetched?.gone.abort();
  prefetched = null;
});

/**
 * On the browse URL, requests the recipes while the screen's code is still loading. If the browser has no
 * record of the pantry, that is fetched first, because it decides the kind of search.
 */
export function prefetchFirstScreen({ pathname, search }: { pathname: string; search: string }): void {
  if (!isBrowsePath(pathname) || !session.accessToken) return;
  const wanted = readRecipeSearch(new URLSearchParams(search));
  const known = session.userHasPantryItems;
  const gone = new AbortController();
  const presence = known === null ? fetchPantryPresence(gone.signal) : null;
  const next: Prefetched = { username: session.username, key: null, presence, answer: null, gone };
  const ask = (hasPantry: boolean) => {
    next.key = keyOf(wanted, hasPantry);
    return fetchRecipeSearch(wanted, hasPantry, gone.signal);
  };
  prefetched = next;
  next.answer = presence?.then(ask) ?? ask(known === true);
  // After a new login the search is repeated. Until the result is taken, a failure must not count as
  // unhandled either.
  next.answer.catch(() => {
    if (prefetched === next) prefetched = null;
  });
}

/** Callers may cancel. */
function follow({ gone }: Prefetched, signal: AbortSignal): void {
  signal.addEventListener('abort', () => gone.abort(), { once: true });
}

/** Whether there is a pantry, if that was prefetched. */
export function takePrefetchedPresence(signal: AbortSignal): Promise<boolean> | null {
  const presence = prefetched?.presence ?? null;
  if (!prefetched || !presence) return null;
  prefetched.presence = null;
  follow(prefetched, signal);
  return presence;
}

/** The prefetched response, once, if it is for this search. Any other search cancels it. */
export function takePrefetched(
  search: RecipeSearch,
  hasPantry: boolean,
  signal: AbortSignal,
): SearchAnswer | null {
  const taken = prefetched;
  prefetched = null;
  if (taken?.key === keyOf(search, hasPantry)) {
    follow(taken, signal);
    return taken.answer;
  }
  taken?.gone.abort();
  return null;
}
