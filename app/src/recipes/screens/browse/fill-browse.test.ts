// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../platform/session/client.ts';
import { recipeSearch } from '../../recipes.query.ts';
import { readRecipeSearch } from '../../search/recipe-search.ts';
import { fillBrowse } from './fill-browse.ts';

// Unlike a browser's, Node's Request has no base URL. The client captures Request when it is created.
vi.hoisted(() => {
  const Original = globalThis.Request;
  globalThis.Request = class extends Original {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init);
    }
  };
});

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/recipes/pantrysearch': { data: { recipes: [], total: 0 } },
  '/recipes/usersearch': { data: { recipes: [], total: 0 } },
  '/pantry/use-up': { data: { batches: [] } },
  '/pantry/has-items': { data: { userHasPantryItems: true } },
  '/preferences': { data: { preferences: { allergies: [] } } },
};

/** The paths that were asked for; `answer` resolves to a path's response. */
function answerWith(answer: (path: string) => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: Request) => {
    const path = new URL(input.url).pathname.replace('/api/v1', '');
    asked.push(path);
    return answer(path);
  });
  return asked;
}

const answerAll = () => answerWith(async (path) => Response.json(ANSWERS[path]));

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
});
afterEach(() => {
  session.signOut();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  { hasPantry: true, search: '', paths: ['/pantry/use-up', '/preferences', '/recipes/pantrysearch'] },
  { hasPantry: false, search: '?q=dal', paths: ['/preferences', '/recipes/usersearch'] },
  {
    hasPantry: null,
    search: '',
    paths: ['/pantry/has-items', '/pantry/use-up', '/preferences', '/recipes/pantrysearch'],
  },
])('asks for what the screen begins with: pantry $hasPantry', async ({ hasPantry, search, paths }) => {
  if (hasPantry !== null) session.rememberPantry(hasPantry);
  const asked = answerAll();
  await fillBrowse(queryClient, search);
  expect(asked.toSorted()).toEqual(paths);
  const wanted = readRecipeSearch(new URLSearchParams(search));
  const { queryKey } = recipeSearch(wanted, hasPantry ?? true);
  expect(queryClient.getQueryData(queryKey)).toEqual({ recipes: [], total: 0 });
});

test('a failure is left to the screen', async () => {
  session.rememberPantry(true);
  answerWith(async () => Response.json({ title: 'Down', detail: 'Try again.' }, { status: 503 }));
  await fillBrowse(queryClient, '');
  const { queryKey } = recipeSearch(readRecipeSearch(new URLSearchParams()), true);
  expect(queryClient.getQueryState(queryKey)?.status).toBe('error');
});

test('a slow server is not waited for', async () => {
  vi.useFakeTimers();
  session.rememberPantry(true);
  answerWith(() => new Promise(() => undefined));
  const filled = fillBrowse(queryClient, '');
  await vi.advanceTimersByTimeAsync(1000);
  await filled;
  expect(queryClient.isFetching()).toBe(3);
});
