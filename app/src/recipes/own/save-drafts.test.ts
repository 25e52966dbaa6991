import { api } from '../../testing/api-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { queryClient } from '../../shell/query-client.ts';
import type { RecipeDraft } from './import-recipes.ts';
import { reviewedDraft } from './review-draft.ts';
import { saveDrafts } from './save-drafts.ts';

const salt = {
  text: '1 tsp salt',
  group: null,
  ingredient_id: 1,
  quantity: 1,
  unit: 'tsp' as const,
  notes: null,
  certainty: 'sure' as const,
};
const draft = (title: string) => {
  const read: RecipeDraft = {
    title,
    country: 'italy',
    course: 'main',
    servings: 4,
    prep_time: 20,
    cook_time: 20,
    waiting_time: null,
    lines: [salt],
    instructions: ['Bake.'],
    source_url: null,
    image_url: null,
    yield_text: null,
    doubts: [],
    exported_id: null,
    existing_recipe_id: null,
  };
  return reviewedDraft(title, read, () => 'Salt');
};
const save = () =>
  saveDrafts(
    queryClient,
    [draft('Pie'), draft('Soup')],
    () => 'Salt',
    null,
    () => undefined,
  );

beforeEach(() => session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha'));
afterEach(() => {
  session.signOut();
  queryClient.clear();
  api.reset();
});

test('a draft that is refused costs no other', async () => {
  api.answer = () =>
    api.calls.length === 1
      ? { status: 409, body: { detail: 'Too many.' } }
      : { status: 201, body: { data: { id: 7 } } };
  const { ids, left } = await save();
  expect([...ids]).toEqual([['Soup', 7]]);
  expect(left.map(({ id }) => id)).toEqual(['Pie']);
});

test('none is saved for a cook who came in the meantime', async () => {
  api.answer = () => {
    session.signIn({ access_token: 'b', refresh_token: 'r' }, 'bao');
    return { status: 201, body: { data: { id: 7 } } };
  };
  await save();
  expect(api.calls).toEqual(['POST /recipes']);
});
