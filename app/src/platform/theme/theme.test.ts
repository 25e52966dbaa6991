// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showTheme } from './show-theme.ts';
import { onThemeElsewhere, readTheme, rememberTheme, THEME_KEY } from './stored-theme.ts';

beforeEach(() => {
  localStorage.clear();
  rememberTheme('system');
});
afterEach(() => vi.unstubAllGlobals());

describe('the choice', () => {
  test('follows the device by default', () => expect(readTheme()).toBe('system'));

  test.each(['light', 'dark'] as const)('of %s is stored in the browser', (theme) => {
    rememberTheme(theme);
    expect([readTheme(), localStorage.getItem(THEME_KEY)]).toEqual([theme, theme]);
  });

  test("of the device's theme stores nothing", () => {
    rememberTheme('dark');
    rememberTheme('system');
    expect([readTheme(), localStorage.getItem(THEME_KEY)]).toEqual(['system', null]);
  });

  test('that is invalid is ignored', () => {
    localStorage.setItem(THEME_KEY, 'sepia');
    expect(readTheme()).toBe('system');
  });

  test('lasts as long as the page if the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readTheme()).toBe('system');
    rememberTheme('dark');
    expect(readTheme()).toBe('dark');
  });

  test('in another tab is noticed, and nothing else is', () => {
    const heard = vi.fn<(theme: string) => void>();
    const stop = onThemeElsewhere(heard);
    localStorage.setItem(THEME_KEY, 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'username' }));
    expect(heard).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
    expect(heard.mock.calls).toEqual([['dark']]);
    stop();
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test.each([
  { theme: 'light', attribute: 'light', light: 'all', dark: 'not all' },
  { theme: 'dark', attribute: 'dark', light: 'not all', dark: 'all' },
  {
    theme: 'system',
    attribute: null,
    light: '(prefers-color-scheme: light)',
    dark: '(prefers-color-scheme: dark)',
  },
] as const)("$theme applies to the page and the browser's bar", ({ theme, attribute, light, dark }) => {
  document.head.innerHTML =
    '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">';
  showTheme('dark');
  showTheme(theme);
  expect(document.documentElement.getAttribute('data-theme')).toBe(attribute);
  expect([...document.querySelectorAll('meta')].map((meta) => meta.media)).toEqual([light, dark]);
});
