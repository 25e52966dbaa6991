import { expect, test } from 'vitest';
import { keepingNote } from './keeping-words.ts';

test.each([
  [{}, null],
  [
    { another_for: { day: 'Friday', opened_on: 'Monday' } },
    'another for Friday: one opened on Monday does not keep until then',
  ],
  [{ fresh_for: { day: 'Sunday', buy_from: 'Wednesday' } }, 'for Sunday: buy it on Wednesday or later'],
  [{ fresh_for: { day: 'Sunday', buy_from: 'Sunday' } }, 'for Sunday: buy it that day'],
] as const)('says of %o: %s', (item, note) => {
  expect(keepingNote(item)).toBe(note);
});
