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
  {
    why: 'a backslash, which browsers read as a slash',
    state: { from: '/\\example.com' },
    path: '/dashboard',
  },
  { why: 'a script', state: { from: 'javascript:alert(1)' }, path: '/dashboard' },
  { why: 'a javascript: URL', state: { from: '/dashboard/../javascript:alert(1)' }, path: '/dashboard' },
  {
    why: 'dot segments that leave the app',
    state: { from: '/dashboard/..//example.com' },
    path: '/dashboard',
  },
  {
    why: 'encoded dot segments that leave the app',
    state: { from: '/dashboard/%2e%2e//example.com' },
    path: '/dashboard',
  },
  { why: 'an encoded other site', state: { from: '/%2F%2Fexample.com' }, path: '/dashboard' },
  { why: 'a tab, which browsers strip', state: { from: '/\t/example.com' }, path: '/dashboard' },
  { why: 'a line break inside', state: { from: '/dashboard\n/x' }, path: '/dashboard' },
  { why: 'a NUL', state: { from: '/dashboard/\0' }, path: '/dashboard' },
  {
    why: 'an encoded search',
    state: { from: '/dashboard?query=%2F%2Fdal' },
    path: '/dashboard?query=%2F%2Fdal',
  },
  { why: 'the login itself', state: { from: '/login' }, path: '/dashboard' },
  { why: 'no text', state: { from: 5 }, path: '/dashboard' },
])('$why → $path', ({ state, path }) => expect(returnPath(state)).toBe(path));
