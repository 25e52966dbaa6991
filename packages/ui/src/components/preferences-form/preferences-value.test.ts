import { PREFERENCE_VALUES } from '@larder/domain';
import { expect, test } from 'vitest';
import { changedPreferences, NO_PREFERENCES, type PreferencesValue } from './preferences-value.ts';

const saved: PreferencesValue = { ...NO_PREFERENCES, allergies: ['nuts', 'fish'], spice_tolerance: 'hot' };

test.each([
  { why: 'the same is no change', after: { ...saved }, want: [] },
  { why: 'another order is no change', after: { ...saved, allergies: ['fish', 'nuts'] as const }, want: [] },
  {
    why: 'one fewer and none are changes',
    after: { ...saved, allergies: ['fish'] as const, spice_tolerance: null },
    want: ['allergies', 'spice_tolerance'],
  },
])('$why', ({ after, want }) => {
  expect(changedPreferences(saved, after)).toEqual(want);
});

test('has every preference of the domain', () => {
  expect(Object.keys(NO_PREFERENCES)).toEqual([...Object.keys(PREFERENCE_VALUES), 'dislikes', 'staples']);
});

test('"never asked" differs from "none"', () => {
  const none = { ...NO_PREFERENCES, staples: [] };
  expect(changedPreferences(NO_PREFERENCES, none)).toEqual(['staples']);
  expect(changedPreferences(none, { ...none, dislikes: [3] })).toEqual(['dislikes']);
});
