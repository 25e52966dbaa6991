import { expect, test } from 'vitest';
import type { Review, ReviewedDraft } from './review-draft.ts';
import { extraOf, idHere, sharedMemories } from './review-extra.ts';

const draft = (id: string, exportedId: number | null, existingId: number | null = null) =>
  ({ id, exportedId, existingId }) as ReviewedDraft;
const memory = (recipeId: number) => ({ recipeId, rating: 4, notes: null, cooked: [], hasPhoto: false });
const list = { name: 'Sundays', description: null, isFavorites: false, createdAt: '', recipes: [] };
const REVIEW: Review = {
  drafts: [draft('1', 900_001), draft('2', 900_002, 77), draft('3', null)],
  failed: [],
  extras: { memories: [memory(900_001), memory(1003)], lists: [list] },
};

test('what is remembered of Larder’s recipes, and lists, are said beside the recipes', () => {
  expect(sharedMemories(REVIEW)).toEqual([memory(1003)]);
  expect(extraOf(REVIEW)?.hint).toBe('Also what you remember of 1 of Larder’s recipes and 1 list');
  const lists = { memories: [memory(900_001)], lists: [list, list] };
  expect(extraOf({ ...REVIEW, extras: lists })?.hint).toBe('Also 2 lists');
  expect(extraOf({ ...REVIEW, extras: { memories: [memory(900_001)], lists: [] } })).toBeNull();
  expect(extraOf({ ...REVIEW, extras: undefined })).toBeNull();
});

test('a recipe of the export has the id of its copy, of the one that is there, or its own', () => {
  const here = idHere(REVIEW, new Map([['1', 500]]));
  expect([900_001, 900_002, 1003].map(here)).toEqual([500, 77, 1003]);
  expect(idHere(REVIEW, new Map())(900_001)).toBeNull();
});
