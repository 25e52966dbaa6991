// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLanguage, rememberLanguage } from './stored-language.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('is English by default', () => expect(readLanguage()).toBe('en'));

test('is stored in the browser [LANG-02]', () => {
  rememberLanguage('ko');
  expect([readLanguage(), localStorage.getItem('language')]).toEqual(['ko', 'ko']);
});

test('English stores nothing', () => {
  rememberLanguage('ko');
  rememberLanguage('en');
  expect([readLanguage(), localStorage.length]).toEqual(['en', 0]);
});

test.each(['tlh', 'ES', '', 'constructor'])('%j is no language, so it is English', (kept) => {
  localStorage.setItem('language', kept);
  expect(readLanguage()).toBe('en');
});

test('without storage it is English, and choosing one does not fail', () => {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberLanguage('fr');
  expect(readLanguage()).toBe('en');
});
