import { api } from '../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { queryClient } from '../../shell/query-client.ts';
import { RECIPE } from '../../storybook/fixtures.ts';
import { recipeDetails } from '../recipes.query.ts';
import { NO_MEMORY, notesChange, ratingChange } from './memory.change.ts';

const { queryKey } = recipeDetails(RECIPE.id, true);
const notes = () => queryClient.getQueryData(queryKey)?.memory?.notes;
const saveNotes = (to: string, from: string | null) =>
  queryClient.getMutationCache().build(queryClient, notesChange(RECIPE.id)).execute({ to, from });

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  queryClient.setQueryData(queryKey, { ...RECIPE, memory: { ...NO_MEMORY, notes: 'Good' } });
});
afterEach(() => {
  queryClient.clear();
  api.reset();
});

test('the notes of another device can be used: they are the saved ones from then on [MEMORY-02]', async () => {
  const conflicts = [{ path: '/notes', current: 'From the phone' }];
  const problem = {
    type: '/problems/changed-elsewhere',
    title: 'Conflict',
    status: 409,
    detail: 'Changed.',
    conflicts,
  };
  api.answer = () => ({ status: 409, body: problem });
  await expect(saveNotes('Good and hot', 'Good')).rejects.toThrow('Changed.');
  expect(notes()).toBe('From the phone');
});

test('if they could not be saved, they are as before', async () => {
  api.answer = () => ({ status: 500, body: {} });
  await expect(saveNotes('Good and hot', 'Good')).rejects.toThrow('Something went wrong');
  expect(notes()).toBe('Good');
});

test('stars that were passed over are saved in turn, and the last one stays on screen', async () => {
  const sent: { rating: number; base: object }[] = [];
  api.answer = (_call, body) => {
    const change = JSON.parse(body) as (typeof sent)[number];
    sent.push(change);
    return { status: 200, body: { data: { ...NO_MEMORY, rating: change.rating } } };
  };
  const shown = () => queryClient.getQueryData(queryKey)?.memory?.rating;
  const rate = (to: number, from: number | null | undefined) =>
    queryClient.getMutationCache().build(queryClient, ratingChange(RECIPE.id)).execute({ to, from });
  const first = rate(1, null);
  const last = rate(2, undefined);
  await first;
  expect(shown()).toBe(2);
  await last;
  expect(shown()).toBe(2);
  expect(sent).toEqual([
    { rating: 1, base: { rating: null } },
    { rating: 2, base: {} },
  ]);
});
