import { expect, test } from 'vitest';
import { PREFERENCE_VALUES, preferenceLabel } from './preferences.ts';

test.each([
  ['nuts', 'Nuts'],
  ['gluten_free', 'Gluten Free'],
  ['few_times_week', 'Few Times Week'],
  ['', ''],
])('%s reads %s', (value, label) => expect(preferenceLabel(value)).toBe(label));

test('the cuisines are in the order of the specification', () => {
  expect(PREFERENCE_VALUES.preferred_cuisines.map(preferenceLabel).join(', ')).toBe(
    'Indian, Mexican, Italian, Chinese, Japanese, Thai, Mediterranean, American, French, Korean, Spanish, Middle Eastern',
  );
});
