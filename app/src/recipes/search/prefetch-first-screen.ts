import { session } from '../../platform/session/client.ts';
import { fetchPantryPresence } from './fetch-pantry-presence.ts';
import { fetchRecipeSearch } from './fetch-recipe-search.ts';
import { readRecipeSearch, type RecipeSearch } from './recipe-search.ts';

type SearchAnswer = ReturnType<typeof fetchRecipeSearch>;

interface Prefetched {
  username: string | null;
  /** The search and its kind; null until it is known whether there is a pantry. */
  key: string | null;
  /** Whether there is a pantry, where that had to be asked. */
  presence: Promise<boolean> | null;
  answer: SearchAnswer | null;
  gone: AbortController;
}

let prefetched: Prefetched | null = null;

const keyOf = (search: RecipeSearch, hasPantry: boolean) => JSON.stringify([search, hasPantry]);

// Nothing stays of a cook who has gone.
session.subscribe(() => {
  if (session.accessToken !== null && prefetched?.username === session.username) return;
  prefetched?.gone.abort();
  prefetched = null;
});

/**
 * On the browse address, asks for the recipes at once, while the screen's code is still on its way. A browser that does
 * not know of the pantry asks for that first: it decides which search it is.
 */
export function prefetchFirstScreen({ pathname, search }: { pathname: string; search: string }): void {
  const isBrowse = /^\/dashboard(?:\/recipes)?\/?$/.test(pathname);
  if (!isBrowse || !session.accessToken) return;
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
  // Who has to log in again first comes here later: the search is then made again. Until the answer is taken its
  // failure must not count as unhandled either.
  next.answer.catch(() => {
    if (prefetched === next) prefetched = null;
  });
}

/** Callers may cancel. */
function follow({ gone }: Prefetched, signal: AbortSignal): void {
  signal.addEventListener('abort', () => gone.abort(), { once: true });
}

/** Whether there is a pantry, when that was asked at the start. */
export function takePrefetchedPresence(signal: AbortSignal): Promise<boolean> | null {
  const presence = prefetched?.presence ?? null;
  if (!prefetched || !presence) return null;
  prefetched.presence = null;
  follow(prefetched, signal);
  return presence;
}

/** The answer that was asked for at the start, once, when it is for this very search. Another one ends it. */
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
