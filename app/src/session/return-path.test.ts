import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  { why: 'nothing remembered', state: null, path: '/dashboard' },
  { why: 'a screen', state: { from: '/dashboard/pantry' }, path: '/dashboard/pantry' },
  { why: 'a search', state: { from: '/dashboard?query=dal' }, path: '/dashboard?query=dal' },
  { why: 'another site', state: { from: 'https://example.com/dashboard' }, path: '/dashboard' },
  { why: 'another site without a scheme', state: { from: '//example.com' }, path: '/dashboard' },
  { why: 'a look-alike', state: { from: '/dashboard.example.com' }, path: '/dashboard' },
  { why: 'a backslash', state: { from: '/dashboard\\..\\..' }, path: '/dashboard' },
  { why: 'the login itself', state: { from: '/login' }, path: '/dashboard' },
  { why: 'no text', state: { from: 5 }, path: '/dashboard' },
])('$why → $path', ({ state, path }) => expect(returnPath(state)).toBe(path));
