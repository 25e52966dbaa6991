import { afterEach, expect, test } from 'vitest';
import { setTexts } from '../../platform/language/t.ts';
import { listName } from './list-name.ts';

afterEach(() => setTexts('en', {}));

test.each([
  ['en', 'Favorites', 'Favorites'],
  ['es', 'Favorites', 'Favoritas'],
  ['es', 'Lunches', 'Lunches'],
] as const)('in %s the list %s is called %s [LANG-01]', (language, name, called) => {
  setTexts(language, language === 'es' ? { Favorites: 'Favoritas', Lunches: 'Almuerzos' } : {});
  expect(listName({ name })).toBe(called);
});
