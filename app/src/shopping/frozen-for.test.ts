import { expect, test } from 'vitest';
import { frozenFor } from './frozen-for.ts';

const RISOTTO = { day: 'Thursday', date: '2030-05-09', title: 'Risotto (Creamy Rice)' };
const SOUP = { day: 'Thursday', date: '2030-05-09', title: 'Tomato Soup' };

test('one dish is named, also where two things are for it; several are their days', () => {
  expect(frozenFor([RISOTTO, RISOTTO])).toBe("Thursday's Risotto");
  expect(frozenFor([RISOTTO, SOUP])).toBe('Thursday');
  expect(frozenFor([])).toBe('');
});
