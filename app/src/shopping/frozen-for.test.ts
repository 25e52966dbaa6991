import { afterEach, expect, test } from 'vitest';
import { setTexts } from '../platform/language/t.ts';
import { frozenFor } from './frozen-for.ts';

const RISOTTO = { day: 'Thursday', date: '2030-05-09', title: 'Risotto (Creamy Rice)' };
const SOUP = { day: 'Thursday', date: '2030-05-09', title: 'Tomato Soup' };

afterEach(() => setTexts('en', {}));

test('one dish is named, also where two things are for it; several are their days', () => {
  expect(frozenFor([RISOTTO, RISOTTO])).toBe("Thursday's Risotto");
  expect(frozenFor([RISOTTO, SOUP])).toBe('Thursday');
  expect(frozenFor([])).toBe('');
});

test('days and their order are those of the language', () => {
  setTexts('de', { "{day}'s {dish}": '{dish} am {day}' });
  expect(frozenFor([RISOTTO])).toBe('Risotto am Donnerstag');
  expect(frozenFor([RISOTTO, { ...SOUP, day: 'Sunday', date: '2030-05-12' }])).toBe('Donnerstag und Sonntag');
});
