import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showTheme } from './show-theme.ts';
import { onThemeElsewhere, readTheme, rememberTheme, THEME_KEY } from './stored-theme.ts';

beforeEach(() => {
  localStorage.clear();
  rememberTheme('system');
});
afterEach(() => vi.unstubAllGlobals());

describe('the choice', () => {
  test('is as the device says until there is one', () => expect(readTheme()).toBe('system'));

  test.each(['light', 'dark'] as const)('of %s is kept in the browser', (theme) => {
    rememberTheme(theme);
    expect([readTheme(), localStorage.getItem(THEME_KEY)]).toEqual([theme, theme]);
  });

  test('of the device leaves nothing behind', () => {
    rememberTheme('dark');
    rememberTheme('system');
    expect([readTheme(), localStorage.getItem(THEME_KEY)]).toEqual(['system', null]);
  });

  test('that nobody could have made counts as none', () => {
    localStorage.setItem(THEME_KEY, 'sepia');
    expect(readTheme()).toBe('system');
  });

  test('lasts as long as the page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readTheme()).toBe('system');
    rememberTheme('dark');
    expect(readTheme()).toBe('dark');
  });

  test('of another tab is heard, and nothing else', () => {
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
] as const)('$theme is on the page and on the bar above it', ({ theme, attribute, light, dark }) => {
  document.head.innerHTML =
    '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">';
  showTheme('dark');
  showTheme(theme);
  expect(document.documentElement.getAttribute('data-theme')).toBe(attribute);
  expect([...document.querySelectorAll('meta')].map((meta) => meta.media)).toEqual([light, dark]);
});
