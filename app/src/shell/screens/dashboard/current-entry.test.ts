import { expect, test } from 'vitest';
import { currentEntry } from './current-entry.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard'],
  ['/dashboard/recipes', '/dashboard'],
  ['/dashboard/recipes/1001', undefined],
  ['/dashboard/lists', '/dashboard/lists'],
  ['/dashboard/lists/01890a5d', '/dashboard/lists'],
  ['/dashboard/pantry', '/dashboard/pantry'],
  ['/dashboard/pantry-older', undefined],
  ['/dashboard/no-such-screen', undefined],
])('%s is marked as %s', (pathname, entry) => {
  expect(currentEntry(pathname)).toBe(entry);
});
