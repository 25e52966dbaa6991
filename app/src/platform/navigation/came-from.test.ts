import { expect, test } from 'vitest';
import { browseAddress } from './came-from.ts';

test.each([
  [{ from: '/dashboard' }, '/dashboard'],
  [{ from: '/dashboard/recipes?vegan=true&page=2' }, '/dashboard/recipes?vegan=true&page=2'],
  [{ from: '/dashboard/lists/1' }, null],
  [{ from: '//elsewhere.example/dashboard' }, null],
  [{ from: 'https://elsewhere.example/dashboard' }, null],
  [{ from: 7 }, null],
  [null, null],
  ['/dashboard', null],
])('%j leads to %j', (state, address) => expect(browseAddress(state)).toBe(address));
