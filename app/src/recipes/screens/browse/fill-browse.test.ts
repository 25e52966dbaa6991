import { api } from '../../../testing/api-server.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../../platform/session/client.ts';
import { recipeSearch } from '../../recipes.query.ts';
import { readRecipeSearch } from '../../search/recipe-search.ts';
import { fillBrowse } from './fill-browse.ts';

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  const data = { recipes: [], total: 0, batches: [], userHasPantryItems: true, preferences: {} };
  api.answer = () => ({ status: 200, body: { data } });
});
afterEach(() => {
  session.signOut();
  queryClient.clear();
  api.reset();
});

/** The search of a page's URL. */
const searched = (search: string, hasPantry: boolean) =>
  queryClient.getQueryState(recipeSearch(readRecipeSearch(new URLSearchParams(search)), hasPantry).queryKey);

test.each([
  { hasPantry: true, search: '', asks: ['/pantry/use-up', '/preferences', '/recipes/pantrysearch'] },
  { hasPantry: false, search: '?query=dal', asks: ['/preferences', '/recipes/usersearch'] },
  {
    hasPantry: null,
    search: '',
    asks: ['/pantry/has-items', '/pantry/use-up', '/preferences', '/recipes/pantrysearch'],
  },
])('asks for what the screen begins with: pantry $hasPantry', async ({ hasPantry, search, asks }) => {
  if (hasPantry !== null) session.rememberPantry(hasPantry);
  await fillBrowse(queryClient, search);
  expect(api.calls.map((call) => call.replace('GET ', '').split('?')[0]).toSorted()).toEqual(asks);
  expect(searched(search, hasPantry ?? true)?.data).toMatchObject({ recipes: [], total: 0 });
});

test('a failure is left to the screen', async () => {
  session.rememberPantry(true);
  api.answer = () => ({ status: 503, body: { title: 'Down', detail: 'Try again.' } });
  await fillBrowse(queryClient, '');
  expect(searched('', true)?.status).toBe('error');
});

test('a slow server is not waited for', async () => {
  session.rememberPantry(true);
  let answerAll: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answerAll = resolve));
  api.answer = () => late.then(() => ({ status: 503 }));
  await fillBrowse(queryClient, '');
  expect(queryClient.isFetching()).toBe(3);
  answerAll();
});
