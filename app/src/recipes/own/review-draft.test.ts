import { expect, test } from 'vitest';
import type { RecipeDraft } from './import-recipes.ts';
import { extrasOfLeft, reviewedDraft, shownDraft, type ReviewedDraft } from './review-draft.ts';

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

const MEMORY = {
  recipeId: 9,
  rating: 4,
  notes: null,
  cooked: [{ date: '2030-05-31', servings: 2 }],
  hasPhoto: true,
};

test('a draft of an export says what comes with it, and shows its photo once it is read', () => {
  const draft = reviewedDraft(
    'a',
    { ...DRAFT, exported_id: 9, image_url: 'https://example.org/a.jpg' },
    nameOf,
    MEMORY,
  );
  expect(shownDraft(draft, new Map(), MEMORY)).toMatchObject({
    comesWith: 'with your rating, 1 dinner, and your photo',
    picture: { src: null },
  });
  expect(shownDraft(draft, new Map([['export 9', { src: 'data:a' }]])).picture).toEqual({ src: 'data:a' });
});

test('a draft whose picture cannot be had says so', () => {
  const draft = reviewedDraft('a', { ...DRAFT, image_url: 'https://example.org/a.jpg' }, nameOf);
  const read = new Map([['https://example.org/a.jpg', { problem: 'The picture is too large.' }]]);
  expect(shownDraft(draft, read).doubts).toContain('It comes without its picture. The picture is too large.');
  expect(shownDraft(draft, read).picture).toBeNull();
});

test('after a save, what was saved beside the recipes is not saved again', () => {
  const extras = { memories: [MEMORY, { ...MEMORY, recipeId: 1003 }], lists: [] };
  expect(extrasOfLeft(extras, [{ exportedId: 9 } as ReviewedDraft])).toEqual({
    memories: [MEMORY],
    lists: [],
  });
  expect(extrasOfLeft(extras, [{ exportedId: null } as ReviewedDraft])).toBeNull();
});

test('a recipe that is saved later still gets into its lists', () => {
  const places = { name: 'Sundays', description: null, isFavorites: false, createdAt: '2030-01-01' };
  const [pie, soup] = [9, 1003].map((id) => ({ id, addedAt: '2030-01-02' }));
  const lists = [
    { ...places, recipes: [pie!, soup!] },
    { ...places, name: 'Mondays', recipes: [soup!] },
  ];
  expect(extrasOfLeft({ memories: [], lists }, [{ exportedId: 9 } as ReviewedDraft])).toEqual({
    memories: [],
    lists: [{ ...places, recipes: [pie] }],
  });
});
