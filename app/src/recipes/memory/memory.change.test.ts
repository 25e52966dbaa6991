// @vitest-environment node
import { api } from '../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { queryClient } from '../../shell/query-client.ts';
import { RECIPE } from '../../storybook/fixtures.ts';
import { recipeDetails } from '../recipes.query.ts';
import { NO_MEMORY, notesChange } from './memory.change.ts';

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
