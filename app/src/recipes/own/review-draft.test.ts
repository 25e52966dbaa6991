import { expect, test } from 'vitest';
import type { RecipeDraft } from './import-recipes.ts';
import { reviewedDraft, shownDraft } from './review-draft.ts';

const line = (text: string, id: number | null, certainty: 'sure' | 'doubtful' | 'unknown') => ({
  text,
  group: null,
  ingredient_id: id,
  quantity: null,
  unit: null,
  notes: null,
  certainty,
});
const DRAFT: RecipeDraft = {
  title: 'Crumble',
  country: null,
  course: null,
  servings: null,
  prep_time: 20,
  cook_time: null,
  waiting_time: null,
  lines: [line('salt', 1, 'sure'), line('sugar', 1, 'doubtful'), line('stardust', null, 'unknown')],
  instructions: ['Bake.'],
  source_url: null,
  image_url: null,
  yield_text: 'a large dish',
  doubts: [{ field: 'prep_time', message: 'The time is a guess.' }],
  exported_id: null,
  existing_recipe_id: 12,
};
const nameOf = () => 'Salt';
const shown = (draft: Partial<RecipeDraft>) =>
  shownDraft(reviewedDraft('a', { ...DRAFT, ...draft }, nameOf), new Map());

test('a draft says what to look at', () => {
  expect(shown({})).toEqual({
    id: 'a',
    title: 'Crumble',
    lines: 3,
    steps: 1,
    doubtful: 1,
    unknown: 1,
    doubts: ['The time is a guess.', 'It says “a large dish”: 4 servings is a guess.'],
    existing: '/dashboard/recipes/12',
    picture: null,
    comesWith: undefined,
    problem: null,
  });
});

test('what the server doubts is not doubted twice', () => {
  const doubts: RecipeDraft['doubts'] = [{ field: 'servings', message: 'How many it serves is not said.' }];
  expect(shown({ doubts }).doubts).toEqual(['How many it serves is not said.']);
});

test.each<[Partial<RecipeDraft>, RegExp]>([
  [{ title: null }, /title/],
  [{ lines: [] }, /no ingredients/],
  [{ instructions: [] }, /no steps/],
  [{ lines: Array.from({ length: 101 }, () => line('salt', 1, 'sure')) }, /101 ingredient lines/],
  [{ instructions: Array.from({ length: 61 }, () => 'Stir.') }, /61 steps/],
])('%j cannot be saved before it is edited', (draft, problem) => {
  expect(shown(draft).problem).toMatch(problem);
});
