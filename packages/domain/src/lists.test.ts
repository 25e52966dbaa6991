import { expect, test } from 'vitest';
import { isFavorites, isOwnList } from './lists.ts';

test.each([
  {
    why: 'the list that everybody has',
    name: 'Favorites',
    list_type: 'default',
    favorites: true,
    own: false,
  },
  { why: 'any other default list', name: 'Seasonal', list_type: 'default', favorites: false, own: false },
  { why: 'a list of one’s own', name: 'Sunday pots', list_type: 'custom', favorites: false, own: true },
  { why: 'the name alone protects', name: 'Favorites', list_type: 'custom', favorites: true, own: false },
] as const)('$why [DATA-36 ROLE-03 ROLE-04]', ({ favorites, own, ...list }) => {
  expect(isFavorites(list)).toBe(favorites);
  expect(isOwnList(list)).toBe(own);
});
