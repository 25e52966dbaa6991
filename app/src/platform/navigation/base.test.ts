// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { fromBase, withoutBase } from './base.ts';

afterEach(() => {
  delete document.documentElement.dataset['base'];
});

test('at the root of an origin, addresses are as the routes know them', () => {
  expect(fromBase('/dashboard')).toBe('/dashboard');
  expect(withoutBase('/dashboard?page=2')).toBe('/dashboard?page=2');
  expect(withoutBase('/')).toBe('/');
});

test('under a path, addresses of the browser begin with it', () => {
  document.documentElement.dataset['base'] = '/larder';
  expect(fromBase('/dashboard')).toBe('/larder/dashboard');
  expect(fromBase('https://elsewhere.example/dish.jpg')).toBe('https://elsewhere.example/dish.jpg');
  expect(fromBase('data:,')).toBe('data:,');
  expect(withoutBase('/larder/dashboard?page=2')).toBe('/dashboard?page=2');
  expect(withoutBase('/larder')).toBe('/');
  expect(withoutBase('/larder?from=mail')).toBe('/?from=mail');
  expect(withoutBase('/larder#menu')).toBe('/#menu');
  expect(withoutBase('/larders/x')).toBe('/larders/x');
  expect(withoutBase('/larder/')).toBe('/');
});
