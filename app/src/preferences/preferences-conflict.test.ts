// @vitest-environment node
import { NO_PREFERENCES } from '@larder/ui/preferences-form';
import { expect, test } from 'vitest';
import { conflictingPreferences, resolvedDraft } from './preferences-conflict.ts';

const CONFLICTS = new Map([
  ['spice_tolerance', 'very_hot'],
  ['meal_prep_frequency', null],
]);
const edited = { ...NO_PREFERENCES, spice_tolerance: 'mild', meal_prep_frequency: 'daily' } as const;
const base = { ...NO_PREFERENCES, meal_prep_frequency: 'rarely' } as const;

test('preferences are named as in the form', () => {
  expect(conflictingPreferences(CONFLICTS)).toEqual([
    { field: 'Spice Tolerance', value: 'Very Hot' },
    { field: 'How Often Do You Cook?', value: 'not set' },
  ]);
});

test.each([
  { keep: 'mine', spice: 'mild', often: 'daily' },
  { keep: 'theirs', spice: 'very_hot', often: null },
] as const)('keeping $keep, the other values have been seen', ({ keep, spice, often }) => {
  const draft = resolvedDraft({ base, edited }, CONFLICTS, keep);
  expect(draft.base).toMatchObject({ spice_tolerance: 'very_hot', meal_prep_frequency: null });
  expect(draft.edited).toMatchObject({ spice_tolerance: spice, meal_prep_frequency: often });
});
