import { describe, expect, test } from 'vitest';
import { sayMinutes, sayTime } from './time.ts';
import { eveningBeforeOf, waitingOf } from './waiting.ts';

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

describe('the evening before', () => {
  test.each([
    [{ waitingTime: 480, waitingKind: 'soaking', eveningBefore: 'Soak the beans.' }, 'Soak the beans.'],
    [{ waitingTime: 480, waitingKind: 'soaking' }, 'Begin the soaking, as it has to wait for 8 h.'],
    [{ waitingTime: 360, waitingKind: 'waiting' }, 'Begin the recipe, as it has to wait for 6 h.'],
    [{ waitingTime: 359, waitingKind: 'soaking' }, null],
    [{ waitingTime: 480, waitingKind: 'slow cooking' }, null],
    [{ waitingTime: 0, waitingKind: null, eveningBefore: null }, null],
  ] as const)('%j: %s', (wait, words) => expect(eveningBeforeOf(wait)).toBe(words));
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
