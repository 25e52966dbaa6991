import { expect, test } from 'vitest';
import { roleOf } from './recipes.ts';

test.each([
  [{ course: 'main' }, 'dinner'],
  [{ course: 'soup', role: null }, 'soup'],
  [{ course: 'soup', role: 'dinner' }, 'dinner'],
  [{ course: 'starter' }, 'light meal'],
  [{ course: 'dessert' }, 'sweet'],
] as const)('%j is a %s', (recipe, role) => expect(roleOf(recipe)).toBe(role));
