import { expect, test } from 'vitest';
import { cookedInWords } from './cooked-in-words.ts';

const date = (day: string) => `<${day}>`;

test.each([
  [null, 'Not cooked yet'],
  [{ times: 1, last: '2026-10-02' }, 'Cooked once, on <2026-10-02>'],
  [{ times: 2, last: '2026-10-02' }, 'Cooked twice, last on <2026-10-02>'],
  [{ times: 3, last: '2026-10-02' }, 'Cooked 3 times, last on <2026-10-02>'],
])('%j', (cooked, words) => {
  expect(cookedInWords(cooked, date)).toBe(words);
});
