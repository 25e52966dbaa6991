import { afterEach, expect, test } from 'vitest';
import { setTexts } from '../platform/language/t.ts';
import { hasNowInWords, isNowInWords } from './place-in-words.ts';

afterEach(() => setTexts('en', {}));

test.each([
  { at: { day: 'Tuesday' }, has: 'Tuesday has Dal Tadka now.', is: 'Dal Tadka is on Tuesday now.' },
  {
    at: { day: 'Tuesday', slot: 'dinner' },
    has: 'Tuesday has Dal Tadka now.',
    is: 'Dal Tadka is on Tuesday now.',
  },
  {
    at: { day: 'Tuesday', slot: 'lunch' },
    has: 'Tuesday lunch has Dal Tadka now.',
    is: 'Dal Tadka is on Tuesday lunch now.',
  },
] as const)('$has', ({ at, has, is }) => {
  expect(hasNowInWords(at, 'Dal Tadka')).toBe(has);
  expect(isNowInWords('Dal Tadka', at)).toBe(is);
});

test('another language has its own order of words, and its weekday', () => {
  setTexts('de', { '{day} has {title} now.': 'Am {day} gibt es jetzt {title}.' });
  expect(hasNowInWords({ day: 'Tuesday' }, 'Dal Tadka')).toBe('Am Dienstag gibt es jetzt Dal Tadka.');
});
