import { describe, expect, test } from 'vitest';
import { sayMinutes, sayTime } from './time.ts';
import { waitingOf } from './waiting.ts';

describe('waiting', () => {
  test.each([
    [{}, { minutes: 0, kind: null }],
    [{ rising: 120 }, { minutes: 120, kind: 'rising' }],
    [
      { rising: 480, soaking: 240 },
      { minutes: 720, kind: 'rising' },
    ],
    [
      { cooling: 30, chilling: 30 },
      { minutes: 60, kind: 'waiting' },
    ],
  ])('%j', (times, waiting) => expect(waitingOf(times)).toEqual(waiting));
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
])('%i minutes', (minutes, words) => expect(sayMinutes(minutes)).toBe(words));

test.each([
  [{ total: 35 }, '35 min'],
  [{ total: 35, waiting: 0, kind: null }, '35 min'],
  [{ total: 155, waiting: 120, kind: 'rising' }, '35 min + 2 h rising'],
  [{ total: 515, waiting: 480, kind: 'slow cooking' }, '35 min + 8 h slow cooking'],
  [{ total: 90, waiting: 30, kind: null }, '1 h + 30 min waiting'],
])('%j', (time, words) => expect(sayTime(time)).toBe(words));
