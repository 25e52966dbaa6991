import { expect, test } from 'vitest';
import { isFavorites, isOwnList } from './lists.ts';

test.each([
  {
    why: 'the built-in list',
    name: 'Favorites',
    list_type: 'default',
    favorites: true,
    own: false,
  },
  { why: 'any other default list', name: 'Seasonal', list_type: 'default', favorites: false, own: false },
  { why: 'a custom list', name: 'Sunday pots', list_type: 'custom', favorites: false, own: true },
  { why: 'a reserved name on its own', name: 'Favorites', list_type: 'custom', favorites: true, own: false },
] as const)('$why [DATA-36 ROLE-03 ROLE-04]', ({ favorites, own, ...list }) => {
  expect(isFavorites(list)).toBe(favorites);
  expect(isOwnList(list)).toBe(own);
});
