import { api } from '../../testing/api-server.ts';
import { toast } from '@larder/ui/toaster';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { change, changeUnheard } from '../../testing/change.ts';
import { listChange, listCreation, listDeletion } from './list.change.ts';
import { recipeLists, type RecipeList } from './lists.query.ts';
import { queryClient } from '../../shell/query-client.ts';

const list = (id: string, name: string): RecipeList => ({
  id,
  name,
  description: null,
  list_type: name === 'Favorites' ? 'default' : 'custom',
  recipe_count: 0,
  allergens: [],
  created_at: '2026-06-30T09:00:00Z',
});

/** The server's data. */
let lists: RecipeList[] = [];
const made = new Map<string, RecipeList>();
vi.spyOn(console, 'warn').mockReturnValue(undefined);

/** Applies a request, like the server. */
function carryOut(call: string, sent: string, key: string) {
  const id = call.split('/')[2] ?? '';
  if (call.startsWith('POST')) {
    const { name } = JSON.parse(sent) as { name: string };
    const before = made.get(key);
    if (before) return { status: 201, body: { data: before } };
    if (lists.some((each) => each.name === name)) {
      return { status: 409, body: { detail: 'A list with this name already exists' } };
    }
    const newest = list(`n${lists.length}`, name);
    made.set(key, newest);
    lists = [lists[0]!, newest, ...lists.slice(1)];
    return { status: 201, body: { data: newest } };
  }
  const there = lists.find((each) => each.id === id);
  if (!there) return { status: 404, body: { detail: 'It is not there.' } };
  if (call.startsWith('DELETE')) {
    lists = lists.filter((each) => each !== there);
    return { status: 204 };
  }
  const changed = { ...there, ...(JSON.parse(sent) as { name: string }) };
  lists = lists.map((each) => (each === there ? changed : each));
  return { status: 200, body: { data: changed } };
}

let leave = () => {};
beforeEach(async () => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  lists = [list('f', 'Favorites'), list('s', 'Sunday pots')];
  made.clear();
  api.answer = (call, sent) => {
    if (call === 'GET /lists') return { status: 200, body: { lists } };
    return carryOut(call, sent, api.keys.at(-1) ?? '');
  };
  leave = new QueryObserver(queryClient, recipeLists()).subscribe(() => undefined);
  await vi.waitUntil(() => shown()?.length === 2, 5000);
});

afterEach(() => {
  leave();
  session.signOut();
  queryClient.clear();
  api.reset();
});

const shown = () => queryClient.getQueryData(recipeLists().queryKey)?.map(({ name }) => name);

test('a list created without a response is shown, and not duplicated by a retry', async () => {
  await changeUnheard(listCreation, { name: 'Pots' });
  await vi.waitFor(() => expect(shown()).toEqual(['Favorites', 'Pots', 'Sunday pots']));
  expect(await change(listCreation, { name: 'Pots' })).toMatchObject({ name: 'Pots' });
  expect(shown()).toEqual(['Favorites', 'Pots', 'Sunday pots']);
});

test('one deleted since is created again', async () => {
  await changeUnheard(listCreation, { name: 'Pots' });
  const { id } = lists[1]!;
  await change(listDeletion, id);
  await change(listCreation, { name: 'Pots' });
  expect(lists.map(({ name }) => name)).toEqual(['Favorites', 'Pots', 'Sunday pots']);
});

test('a taken name is rejected without reloading', async () => {
  api.calls = [];
  await expect(change(listCreation, { name: 'Sunday pots' })).rejects.toMatchObject({ status: 409 });
  expect(api.calls).toEqual(['POST /lists']);
});

test('a change whose response was lost is shown, and can be repeated', async () => {
  const monday = { id: 's', body: { name: 'Monday pots' } };
  await changeUnheard(listChange, monday);
  await vi.waitFor(() => expect(shown()).toEqual(['Favorites', 'Monday pots']));
  await change(listChange, monday);
  expect(shown()).toEqual(['Favorites', 'Monday pots']);
});

test('a renaming can be undone from its message', async () => {
  const news = vi.spyOn(toast, 'success');
  await change(listChange, { id: 's', body: { name: 'Monday pots' } });
  expect(shown()).toEqual(['Favorites', 'Monday pots']);
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('The list is “Sunday pots” again.'));
  expect(shown()).toEqual(['Favorites', 'Sunday pots']);
  expect(lists[1]).toMatchObject({ name: 'Sunday pots', description: null });
});

test('undoing a renaming keeps a description that another device has set since [DEVICES-09]', async () => {
  const news = vi.spyOn(toast, 'success');
  const base = { name: 'Sunday pots', description: null };
  lists[1] = { ...lists[1]!, description: 'Slow' };
  await change(listChange, { id: 's', body: { name: 'Monday pots', base } });
  const { answer } = api;
  let sent: unknown;
  api.answer = (call, body) => {
    if (call === 'PUT /lists/s') sent = JSON.parse(body);
    return answer(call, body);
  };
  news.mock.lastCall?.[1]?.run();
  await vi.waitFor(() => expect(news).toHaveBeenLastCalledWith('The list is “Sunday pots” again.'));
  expect(sent).toEqual({ name: 'Sunday pots', base: { name: 'Monday pots', description: 'Slow' } });
});

test('a deletion whose response was lost is shown, and completed by a retry', async () => {
  await changeUnheard(listDeletion, 's');
  await vi.waitFor(() => expect(shown()).toEqual(['Favorites']));
  await change(listDeletion, 's');
  expect(shown()).toEqual(['Favorites']);
});
