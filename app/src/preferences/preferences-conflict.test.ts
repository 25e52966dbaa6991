import { NO_PREFERENCES } from '@larder/ui/preferences-form';
import { expect, test } from 'vitest';
import { conflictingPreferences, editedDraft, isInConflict, resolvedDraft } from './preferences-conflict.ts';

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
] as const)('keeping $keep, the other values count as seen', ({ keep, spice, often }) => {
  const draft = resolvedDraft({ base, edited }, CONFLICTS, keep);
  expect(draft.base).toMatchObject({ spice_tolerance: 'very_hot', meal_prep_frequency: null });
  expect(draft.edited).toMatchObject({ spice_tolerance: spice, meal_prep_frequency: often });
});

test('a conflict is settled once each value was chosen by hand, and stays settled', () => {
  const asked = { base, edited };
  expect(isInConflict(asked, CONFLICTS)).toBe(true);
  const other = editedDraft(asked, { ...edited, allergies: ['nuts'] }, CONFLICTS);
  expect([other.base, isInConflict(other, CONFLICTS)]).toEqual([base, true]);
  const half = editedDraft(other, { ...other.edited, spice_tolerance: 'very_hot' }, CONFLICTS);
  expect(isInConflict(half, CONFLICTS)).toBe(true);
  // Choosing the original value again is an answer too.
  const whole = editedDraft(half, { ...half.edited, meal_prep_frequency: 'rarely' }, CONFLICTS);
  expect(isInConflict(whole, CONFLICTS)).toBe(false);
  expect(whole.base).toMatchObject({ spice_tolerance: 'very_hot', meal_prep_frequency: null });
});

test('a value that both devices now agree on is no conflict', () => {
  const theirs = { spice_tolerance: 'mild', meal_prep_frequency: 'daily' } as const;
  expect(isInConflict({ base: { ...base, ...theirs }, edited }, CONFLICTS)).toBe(false);
});
