import { expect, test } from 'vitest';
import type { ExportedKitchen } from './exported-kitchen.ts';
import type { Review, ReviewedDraft } from './review-draft.ts';
import { idHere, offeredExtras, sharedMemories } from './review-extra.ts';

const draft = (id: string, exportedId: number | null, existingId: number | null = null) =>
  ({ id, exportedId, existingId }) as ReviewedDraft;
const memory = (recipeId: number) => ({ recipeId, rating: 4, notes: null, cooked: [], hasPhoto: false });
const list = { name: 'Sundays', description: null, isFavorites: false, createdAt: '', recipes: [] };
const REVIEW: Review = {
  drafts: [draft('1', 100_000_001), draft('2', 100_000_002, 77), draft('3', null)],
  failed: [],
  extras: { memories: [memory(100_000_001), memory(1003)], lists: [list] },
};

const KITCHEN: ExportedKitchen = {
  pantry: [
    {
      ingredient_name: 'leek',
      quantity: 2,
      unit: 'piece',
      expiry_date: null,
      storage: 'fridge',
      opened: false,
    },
  ],
  preferences: { allergies: ['nuts'] },
  plan: { startsOn: '2030-05-31', meals: [], free: [], lunchDays: [] },
};
const hints = (extras: Review['extras'], hasPreferences = false) =>
  offeredExtras({ ...REVIEW, extras }, hasPreferences).map(({ hint }) => hint);

test('what is remembered of Larder’s recipes, and lists, are said beside the recipes', () => {
  expect(sharedMemories(REVIEW)).toEqual([memory(1003)]);
  expect(hints(REVIEW.extras)).toEqual(['Also what you remember of 1 of Larder’s recipes and 1 list']);
  expect(hints({ memories: [memory(100_000_001)], lists: [list, list] })).toEqual(['Also 2 lists']);
  expect(hints({ memories: [memory(100_000_001)], lists: [] })).toEqual([]);
  expect(hints(undefined)).toEqual([]);
});

test('what is remembered of an own recipe that could not be read is not taken for one of Larder’s', () => {
  expect(sharedMemories({ ...REVIEW, drafts: [] })).toEqual([memory(1003)]);
  expect(idHere({ ...REVIEW, drafts: [] }, new Map())(100_000_001)).toBeNull();
});

test('pantry, preferences and plan can be left out, and preferences here are kept unless asked', () => {
  const kinds = (hasPreferences: boolean) =>
    offeredExtras({ ...REVIEW, extras: { memories: [], lists: [], kitchen: KITCHEN } }, hasPreferences).map(
      ({ kind, isWanted }) => [kind, isWanted],
    );
  expect(kinds(false)).toEqual([
    ['pantry', true],
    ['preferences', true],
    ['plan', true],
  ]);
  expect(kinds(true)).toContainEqual(['preferences', false]);
  expect(hints({ memories: [], lists: [], kitchen: { pantry: [], preferences: null, plan: null } })).toEqual(
    [],
  );
});

test('a recipe of the export has the id of its copy, of the one that is there, or its own', () => {
  const here = idHere(REVIEW, new Map([['1', 500]]));
  expect([100_000_001, 100_000_002, 1003].map(here)).toEqual([500, 77, 1003]);
  expect(idHere(REVIEW, new Map())(100_000_001)).toBeNull();
});
